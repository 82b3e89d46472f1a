"""`python -m kronika.cli` is `kronika`."""

from kronika.cli import main

if __name__ == "__main__":  # processes of the arena import this file again
    main()
