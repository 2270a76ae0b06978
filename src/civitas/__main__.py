"""`python -m civitas` is the command `civitas`."""

from civitas.cli import main

if __name__ == "__main__":
    main()
