//! The schemas as TypeScript, so that the browser has the same types without anyone writing them
//! twice.

use serde_json::Value;
use utoipa::openapi::OpenApi;

/// The schemas of a description as the text of a TypeScript module: of this crate's
/// [`Schemas`](crate::Schemas), or of a whole API into which they were merged.
pub fn typescript(api: &OpenApi) -> String {
    let described = serde_json::to_value(api).unwrap_or_default();
    let writer = Writer { schemas: &described["components"]["schemas"] };
    let mut module = String::new();
    for (name, schema) in members(writer.schemas) {
        let written = writer.of(schema, 0);
        module += &format!("{}export type {name} = {written};\n\n", comment(schema, 0));
    }
    module.truncate(module.trim_end().len());
    module + "\n"
}

struct Writer<'a> {
    /// The schemas that have names.
    schemas: &'a Value,
}

impl Writer<'_> {
    /// The type that a schema describes.
    fn of(&self, schema: &Value, depth: usize) -> String {
        if let Some(path) = schema["$ref"].as_str() {
            return path.rsplit('/').next().unwrap_or("unknown").to_owned();
        }
        for (several, by) in [("allOf", " & "), ("oneOf", " | "), ("anyOf", " | ")] {
            if let Some(parts) = schema[several].as_array() {
                let each: Vec<String> =
                    parts.iter().map(|part| self.bracketed(part, depth)).collect();
                return each.join(by);
            }
        }
        if let Some(words) = schema["enum"].as_array() {
            return words.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
        }
        match &schema["type"] {
            Value::Array(types) => {
                let types: Vec<String> =
                    types.iter().map(|one| self.of_type(one, schema, depth)).collect();
                types.join(" | ")
            }
            one => self.of_type(one, schema, depth),
        }
    }

    fn of_type(&self, name: &Value, schema: &Value, depth: usize) -> String {
        match name.as_str() {
            Some("string") => "string".to_owned(),
            Some("integer" | "number") => "number".to_owned(),
            Some("boolean") => "boolean".to_owned(),
            Some("null") => "null".to_owned(),
            Some("array") => self.array(schema, depth),
            Some("object") => self.object(schema, depth),
            _ => "unknown".to_owned(),
        }
    }

    /// A list; one of a fixed and small number of things says how many.
    fn array(&self, schema: &Value, depth: usize) -> String {
        let (least, most) = (schema["minItems"].as_u64(), schema["maxItems"].as_u64());
        match (least, most) {
            (Some(least), Some(most)) if least == most && most <= 4 => {
                let each = vec![self.of(&schema["items"], depth); most as usize];
                format!("[{}]", each.join(", "))
            }
            _ => format!("{}[]", self.bracketed(&schema["items"], depth)),
        }
    }

    fn object(&self, schema: &Value, depth: usize) -> String {
        if schema["additionalProperties"].is_object() {
            let key = self.key(&schema["propertyNames"], depth);
            let value = self.of(&schema["additionalProperties"], depth);
            return format!("{{ [key in {key}]?: {value} }}");
        }
        let required = schema["required"].as_array();
        let is_required =
            |name: &str| required.is_some_and(|all| all.iter().any(|one| one == name));
        let indent = "  ".repeat(depth + 1);
        let mut text = "{\n".to_owned();
        for (name, member) in members(&schema["properties"]) {
            let mark = if is_required(name) { "" } else { "?" };
            let described = comment(member, depth + 1);
            let written = self.of(member, depth + 1);
            text += &format!("{described}{indent}{name}{mark}: {written};\n");
        }
        text + &"  ".repeat(depth) + "}"
    }

    /// What the keys of a map are: the words of a list go by its name.
    fn key(&self, names: &Value, depth: usize) -> String {
        let same = |(_, schema): &(&String, &Value)| {
            names["enum"].is_array() && schema["enum"] == names["enum"]
        };
        match members(self.schemas).find(same) {
            Some((name, _)) => name.clone(),
            None if names.is_object() => self.of(names, depth),
            None => "string".to_owned(),
        }
    }

    /// The type that a schema describes, in brackets if it is one of several.
    fn bracketed(&self, schema: &Value, depth: usize) -> String {
        let several = ["allOf", "oneOf", "anyOf", "enum", "type"];
        let is_one_of_several = several.iter().any(|key| schema[*key].is_array());
        // One word needs none.
        let is_word = schema["enum"].as_array().is_some_and(|words| words.len() == 1);
        let written = self.of(schema, depth);
        if is_one_of_several && !is_word { format!("({written})") } else { written }
    }
}

/// What a schema is described by; where it is null or something else, that says it.
fn comment(schema: &Value, depth: usize) -> String {
    let own = schema["description"].as_str();
    let either = || schema["oneOf"].as_array()?.iter().find_map(|one| one["description"].as_str());
    let is_perhaps = || schema["oneOf"].as_array()?.iter().find(|one| one["type"] == "null");
    let said = own.or_else(|| is_perhaps().and_then(|_| either()));
    let indent = "  ".repeat(depth);
    said.map_or_else(String::new, |said| {
        format!("{indent}/** {} */\n", said.replace('\n', " ").replace("*/", "* /"))
    })
}

fn members(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.as_object().into_iter().flatten()
}
