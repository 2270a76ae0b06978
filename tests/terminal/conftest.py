"""All sentences are known at the terminal, as they are when the command has begun."""

from civitas import languages

languages.register_all()
