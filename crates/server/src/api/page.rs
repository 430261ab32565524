//! The API's description as a page, for people who write clients.

use std::fmt::Write as _;

use serde_json::Value;
use utoipa::openapi::OpenApi;

/// How the page looks. A file of its own, because nothing inline is allowed on our pages.
pub const STYLE: &str = include_str!("page.css");

/// How every page begins.
pub fn head(language: &str, title: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>{}</title><link rel=\"stylesheet\" href=\"/style.css\"></head><body>",
        escaped(title)
    )
}

/// The page.
pub fn written(api: &OpenApi) -> String {
    let api = serde_json::to_value(api).unwrap_or_default();
    let mut page = head("en", "Ruinous: the API");
    let _ = write!(
        page,
        "<header><h1>Ruinous</h1><p>{}</p><p>The same for programs: \
         <a href=\"/api/openapi.json\">/api/openapi.json</a></p></header><main>",
        about(&api["info"]["description"])
    );
    let paths = api["paths"].as_object().into_iter().flatten();
    let mut tags: Vec<(String, String)> = Vec::new();
    for (path, operations) in paths {
        for (method, operation) in operations.as_object().into_iter().flatten() {
            let tag = text(&operation["tags"][0]).to_owned();
            let told = operation_told(method, path, operation);
            match tags.iter_mut().find(|(name, _)| *name == tag) {
                Some((_, all)) => all.push_str(&told),
                None => tags.push((tag, told)),
            }
        }
    }
    for (tag, operations) in tags {
        let _ = write!(page, "<section><h2>{}</h2>{operations}</section>", escaped(&tag));
    }
    page += "<section><h2>what is sent</h2>";
    for (name, schema) in api["components"]["schemas"].as_object().into_iter().flatten() {
        page += &schema_told(name, schema);
    }
    page + "</section></main></body></html>\n"
}

fn operation_told(method: &str, path: &str, operation: &Value) -> String {
    let mut told = format!(
        "<article><h3><b class=\"{method}\">{}</b> <code>{}</code></h3><p>{}</p>",
        method.to_uppercase(),
        escaped(path),
        about(&operation["summary"])
    );
    let queries = operation["parameters"].as_array().into_iter().flatten();
    for query in queries.filter(|parameter| parameter["in"] == "query") {
        let (name, said) = (text(&query["name"]), about(&query["description"]));
        let _ = write!(told, "<p><code>?{}</code> {said}</p>", escaped(name));
    }
    let sent = &operation["requestBody"]["content"];
    if let Some(schema) = schema_of(sent) {
        let _ = write!(told, "<p>sent: {}</p>", link(schema));
    }
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        if status.starts_with('1') || status.starts_with('2') {
            let schema = schema_of(&response["content"]).map(link).unwrap_or_default();
            let said = about(&response["description"]);
            let _ = write!(told, "<p>{status}: {schema} {said}</p>");
        }
    }
    told + "</article>"
}

/// The schema of the first kind of content.
fn schema_of(content: &Value) -> Option<&Value> {
    content.as_object()?.values().next().map(|kind| &kind["schema"])
}

/// The name of a schema, which leads to it.
fn link(schema: &Value) -> String {
    let named = schema.get("oneOf").and_then(|variants| {
        variants.as_array()?.iter().find(|variant| variant.get("$ref").is_some())
    });
    match named.unwrap_or(schema)["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        Some(name) => format!("<a href=\"#{0}\">{0}</a>", escaped(name)),
        None => escaped(text(&schema["type"])),
    }
}

fn schema_told(name: &str, schema: &Value) -> String {
    let pretty = serde_json::to_string_pretty(schema).unwrap_or_default();
    format!(
        "<details id=\"{0}\"><summary>{0} <span>{1}</span></summary><pre>{2}</pre></details>",
        escaped(name),
        about(&schema["description"]),
        escaped(&pretty)
    )
}

/// A description.
fn about(value: &Value) -> String {
    with_code(text(value))
}

/// Words for a page, in which what stands between backticks is code.
pub fn with_code(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let part = |(number, part): (usize, &str)| match number % 2 {
        0 => escaped(part),
        _ => format!("<code>{}</code>", escaped(part)),
    };
    parts.map(part).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
