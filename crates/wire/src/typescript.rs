//! The schemas as TypeScript, so that the browser has the same types without anyone writing them
//! twice.

use serde_json::Value;
use utoipa::openapi::OpenApi;

/// The schemas of a description as the text of a TypeScript module: of this crate's
/// [`Schemas`](crate::Schemas), or of a whole API into which they were merged.
pub fn typescript(api: &OpenApi) -> String {
    let described = serde_json::to_value(api).unwrap_or_default();
    let mut module = String::new();
    for (name, schema) in members(&described["components"]["schemas"]) {
        module += &format!("{}export type {name} = {};\n\n", comment(schema, 0), of(schema, 0));
    }
    module
}

/// The type that a schema describes.
fn of(schema: &Value, depth: usize) -> String {
    if let Some(path) = schema["$ref"].as_str() {
        return path.rsplit('/').next().unwrap_or("unknown").to_owned();
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return joined(parts, " & ", depth);
    }
    if let Some(variants) = schema["oneOf"].as_array() {
        return joined(variants, " | ", depth);
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    match &schema["type"] {
        Value::Array(types) => {
            let types: Vec<String> = types.iter().map(|one| of_type(one, schema, depth)).collect();
            types.join(" | ")
        }
        one => of_type(one, schema, depth),
    }
}

fn of_type(name: &Value, schema: &Value, depth: usize) -> String {
    match name.as_str() {
        Some("string") => "string".to_owned(),
        Some("integer" | "number") => "number".to_owned(),
        Some("boolean") => "boolean".to_owned(),
        Some("null") => "null".to_owned(),
        Some("array") => format!("{}[]", bracketed(&schema["items"], depth)),
        Some("object") => object(schema, depth),
        _ => "unknown".to_owned(),
    }
}

fn object(schema: &Value, depth: usize) -> String {
    if schema["additionalProperties"].is_object() {
        let names = &schema["propertyNames"];
        let key = if names.is_object() { of(names, depth) } else { "string".to_owned() };
        return format!("{{ [key in {key}]?: {} }}", of(&schema["additionalProperties"], depth));
    }
    let required = schema["required"].as_array();
    let is_required = |name: &str| required.is_some_and(|all| all.iter().any(|one| one == name));
    let indent = "  ".repeat(depth + 1);
    let mut text = "{\n".to_owned();
    for (name, member) in members(&schema["properties"]) {
        let mark = if is_required(name) { "" } else { "?" };
        let described = comment(member, depth + 1);
        text += &format!("{described}{indent}\"{name}\"{mark}: {};\n", of(member, depth + 1));
    }
    text + &"  ".repeat(depth) + "}"
}

fn joined(parts: &[Value], by: &str, depth: usize) -> String {
    let each: Vec<String> = parts.iter().map(|part| bracketed(part, depth)).collect();
    each.join(by)
}

/// The type that a schema describes, in brackets if it is one of several.
fn bracketed(schema: &Value, depth: usize) -> String {
    let several = ["allOf", "oneOf", "enum", "type"].iter().any(|key| schema[*key].is_array());
    if several { format!("({})", of(schema, depth)) } else { of(schema, depth) }
}

fn comment(schema: &Value, depth: usize) -> String {
    let indent = "  ".repeat(depth);
    schema["description"].as_str().map_or_else(String::new, |said| {
        format!("{indent}/** {} */\n", said.replace('\n', " ").replace("*/", "* /"))
    })
}

fn members(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.as_object().into_iter().flatten()
}
