"""Run the migrations on the connection that the store gives."""

from alembic import context

from civitas.web.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
