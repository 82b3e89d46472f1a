"""The HTTP interface, one file per subject."""
