"""Small changes of rule code, and the tests that are to notice them. The command is `tools/mutants.py`."""
