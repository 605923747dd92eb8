"""Bazigah: Clever, TEN and Wazabi, one engine for people, bots and research."""

__version__ = "0.1.0"
