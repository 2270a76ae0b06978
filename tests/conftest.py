"""Tests read English, whatever the machine speaks; and files with slow tests come first."""

import os

import pytest

os.environ["LC_ALL"] = "C"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever takes long begins early, so that at the end no worker waits long for another."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)
