"""Sealed Letter: who brings a letter to the heiress? A small game of hidden hands and guesses."""
