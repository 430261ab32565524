//! The description of the API, as OpenAPI 3.1 wants it where the library that writes it does otherwise.

use axum::http::StatusCode;
use serde_json::Value;
use utoipa::openapi::OpenApi;

/// The same description with every answer described, formats by their registered names, and no default
/// that is none.
pub fn mended(api: &OpenApi) -> Value {
    let mut value = serde_json::to_value(api).unwrap_or_default();
    mend(&mut value);
    for operation in operations(&mut value) {
        for (status, response) in members(&mut operation["responses"]) {
            if response["description"].as_str().is_none_or(str::is_empty) {
                let status = status.parse().ok().and_then(|code| StatusCode::from_u16(code).ok());
                let reason = status.and_then(|status| status.canonical_reason());
                response["description"] = reason.unwrap_or("An answer").into();
            }
        }
    }
    value
}

fn operations(api: &mut Value) -> impl Iterator<Item = &mut Value> {
    members(&mut api["paths"]).flat_map(|(_, path)| members(path)).map(|(_, operation)| operation)
}

fn members(value: &mut Value) -> impl Iterator<Item = (&String, &mut Value)> {
    value.as_object_mut().into_iter().flatten()
}

fn mend(value: &mut Value) {
    match value {
        Value::Object(members) => {
            if let Some(Value::String(format)) = members.get_mut("format") {
                *format = format.replace("u-int", "uint");
            }
            // A member may be left out, which is not the same as null.
            if members.get("default").is_some_and(Value::is_null) {
                members.remove("default");
            }
            members.values_mut().for_each(mend);
        }
        Value::Array(values) => values.iter_mut().for_each(mend),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_is_as_openapi_wants_it() {
        let mut api = super::super::description();
        let mut count = 0;
        for operation in operations(&mut api) {
            let name = operation["operationId"].to_string();
            for (status, response) in members(&mut operation["responses"]) {
                let said = response["description"].as_str().unwrap_or_default();
                assert!(!said.is_empty(), "{status} of {name}");
                count += 1;
            }
        }
        assert!(count > 300, "{count} answers");
        let written = api.to_string();
        assert!(!written.contains("u-int") && written.contains(r#""format":"uint64""#));
        assert!(!written.contains(r#""default":null"#));
    }

    #[test]
    fn nothing_is_lost_on_the_way() {
        let mut before = serde_json::to_value(super::super::written()).expect("JSON");
        let after = super::super::description();
        mend(&mut before);
        for name in ["components", "info", "security", "tags"] {
            assert_eq!(before.get(name), after.get(name), "{name}");
        }
        for (path, operations) in members(&mut before["paths"]) {
            for (method, operation) in members(operations) {
                for (member, value) in members(operation).filter(|(name, _)| *name != "responses") {
                    assert_eq!(*value, after["paths"][path][method][member], "{method} {path}");
                }
            }
        }
    }
}
