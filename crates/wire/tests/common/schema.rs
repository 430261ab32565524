//! Whether a JSON value is what a schema says, and nothing besides: a member that the description
//! does not know is a mistake too.

use std::collections::BTreeSet;

use ruinous_wire::Schemas;
use serde_json::{Map, Value};
use utoipa::OpenApi;

/// The descriptions of everything, by name.
pub struct Described(Value);

impl Described {
    pub fn new() -> Self {
        let described = serde_json::to_value(Schemas::openapi()).expect("it serialises");
        Self(described["components"]["schemas"].clone())
    }

    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.0.as_object().into_iter().flat_map(Map::keys)
    }

    pub fn schema(&self, name: &str) -> &Value {
        &self.0[name]
    }

    /// Asserts that a value is as the schema of this name says.
    pub fn assert(&self, name: &str, value: &Value) {
        let schema = serde_json::json!({ "$ref": format!("#/components/schemas/{name}") });
        if let Err(wrong) = self.check(&schema, value).and_then(|()| self.knows(&schema, value)) {
            panic!("{name}: {wrong}: {value}");
        }
    }

    fn resolve<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
            Some(name) => self.resolve(&self.0[name]),
            None => schema,
        }
    }

    fn check(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let schema = self.resolve(schema);
        let wrong = |what: &str| Err(what.to_owned());
        for part in parts(schema, "allOf") {
            self.check(part, value)?;
        }
        let variants = parts(schema, "oneOf");
        if !variants.is_empty() {
            let fits =
                |one: &&Value| self.check(one, value).is_ok() && self.knows(one, value).is_ok();
            if variants.iter().filter(|one| fits(one)).count() != 1 {
                return wrong("not one variant");
            }
        }
        if !schema["type"].is_null() && !is_of_type(&schema["type"], value) {
            return wrong("another type");
        }
        if !schema["enum"].is_null() && !parts(schema, "enum").contains(value) {
            return wrong("not listed");
        }
        if let Some(number) = schema["minimum"].as_f64()
            && value.as_f64().is_some_and(|it| it < number)
        {
            return wrong("too small");
        }
        for name in parts(schema, "required") {
            if value.get(name.as_str().unwrap_or_default()).is_none() {
                return wrong(&format!("{name} is missing"));
            }
        }
        for item in value.as_array().into_iter().flatten() {
            if !schema["items"].is_null() {
                self.check(&schema["items"], item)?;
                self.knows(&schema["items"], item)?;
            }
        }
        for (name, member) in value.as_object().into_iter().flatten() {
            let property = match &schema["properties"][name] {
                Value::Null => &schema["additionalProperties"],
                property => property,
            };
            if property.is_object() {
                self.check(property, member)
                    .and_then(|()| self.knows(property, member))
                    .map_err(|wrong| format!("{name}: {wrong}"))?;
            }
            if schema["propertyNames"].is_object() {
                self.check(&schema["propertyNames"], &Value::String(name.clone()))?;
            }
        }
        Ok(())
    }

    /// Whether a schema knows every member of an object.
    fn knows(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let Some(members) = value.as_object() else { return Ok(()) };
        let mut known = BTreeSet::new();
        if self.known(schema, value, &mut known) {
            return Ok(());
        }
        match members.keys().find(|name| !known.contains(*name)) {
            Some(name) => Err(format!("nothing describes {name}")),
            None => Ok(()),
        }
    }

    /// The members that a schema describes; whether it describes any other too.
    fn known(&self, schema: &Value, value: &Value, known: &mut BTreeSet<String>) -> bool {
        let schema = self.resolve(schema);
        known.extend(schema["properties"].as_object().into_iter().flat_map(Map::keys).cloned());
        let fits = |one: &&Value| self.check(one, value).is_ok();
        let variants = parts(schema, "oneOf").iter().filter(fits);
        let mut others = parts(schema, "allOf").iter().chain(variants);
        schema["additionalProperties"].is_object()
            || others.any(|part| self.known(part, value, known))
    }
}

fn parts<'a>(schema: &'a Value, key: &str) -> &'a [Value] {
    schema[key].as_array().map_or(&[], Vec::as_slice)
}

fn is_of_type(wanted: &Value, value: &Value) -> bool {
    let is = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    };
    match wanted {
        Value::Array(names) => names.iter().filter_map(Value::as_str).any(is),
        name => name.as_str().is_some_and(is),
    }
}
