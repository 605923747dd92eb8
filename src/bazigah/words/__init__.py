"""The only place with sentences: Fluent files, one folder a language, and the catalogue that reads them."""
