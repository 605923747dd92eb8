"""How structs are described in the OpenAPI: with their own words, and closed where unknown fields are refused."""

from typing import TYPE_CHECKING

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator  # as the plugin's interface has it


class Structs(OpenAPISchemaPlugin):
    """Adds to what Litestar says of a struct."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and bool(field_definition.is_subclass_of(Struct))

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        usual = next(
            plugin
            for plugin in schema_creator.plugins
            if plugin is not self and schema_creator.plugin_supports_field(plugin, field_definition)
        )
        schema = usual.to_openapi_schema(field_definition, schema_creator)
        assert isinstance(schema, Schema)
        struct = field_definition.annotation
        schema.description = " ".join((struct.__doc__ or "").split()) or None
        if struct.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
        return schema
