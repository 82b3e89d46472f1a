"""Tests of single cards of Oath."""
