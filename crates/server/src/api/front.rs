//! The page that visitors see where the table in the browser was not built.

use ruinous_words::Text;

use super::page::{head, with_code};

/// The page, in one language.
pub fn written(text: &Text) -> String {
    let paragraph = |said: String| format!("<p>{}</p>", with_code(&said));
    let page = [
        head(text.language().id(), "Ruinous"),
        "<header><h1>Ruinous</h1>".to_owned(),
        paragraph(text.say("front-about")),
        "</header><main>".to_owned(),
        paragraph(text.say("front-not-built")),
        paragraph(text.say("front-terminal")),
        paragraph(text.say("front-programs")),
        format!("<p><a href=\"/docs\">{}</a></p>", with_code(&text.say("front-docs"))),
        "</main></body></html>\n".to_owned(),
    ];
    page.concat()
}
