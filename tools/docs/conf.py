"""How Sphinx builds the site: https://www.sphinx-doc.org/en/master/usage/configuration.html."""

from importlib.metadata import version as version_of

project = "Civitas"
author = "Civitas contributors"
version = release = version_of("civitas")
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "tools.docs.extension"]
myst_enable_extensions = ["colon_fence", "html_image"]
myst_heading_anchors = 3
highlight_language = "none"  # what is indented in the pages are commands
smartquotes = False  # the pages say what they mean
suppress_warnings = ["ref.python"]  # two games may have a thing of one name

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_use_type_comments = False  # there are none, and to look for them takes long
autodoc_inherit_docstrings = False  # what a card overrides is said once, by its kind
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries = False

COLOURED = ["color-brand-primary", "color-brand-content", "color-api-name", "color-api-pre-name"]
html_theme = "furo"
html_title = "Civitas"
html_baseurl = ""
html_favicon = "../../src/civitas/web/client/icons/favicon.svg"
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_css_files = ["site.css"]
html_use_index = html_domain_indices = False  # the search knows all that they would list
html_theme_options = {
    "top_of_page_buttons": [],
    "footer_icons": [],
    "light_css_variables": dict.fromkeys(COLOURED, "#0b6b62"),
    "dark_css_variables": dict.fromkeys(COLOURED, "#4fcdb9"),
}
