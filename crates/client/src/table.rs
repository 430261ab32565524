//! A table, as somebody at it uses it.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::{Live, Person, Trouble};

/// A table, and who looks at it.
#[derive(Clone, Debug)]
pub struct Table {
    person: Person,
    id: Arc<str>,
}

impl Table {
    pub(crate) fn new(person: Person, id: &str) -> Self {
        Self { person, id: id.into() }
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Who looks at it.
    pub fn person(&self) -> &Person {
        &self.person
    }

    /// The same table, as somebody else looks at it.
    pub fn seen_by(&self, person: &Person) -> Self {
        Self { person: person.clone(), id: self.id.clone() }
    }

    /// The table: who sits where, and how far the game is.
    pub async fn look(&self) -> Result<Value, Trouble> {
        self.get("").await
    }

    /// Sits down, with the secret of an invitation if the seat needs one.
    pub async fn sit(&self, power: &str, invite: Option<&str>) -> Result<Value, Trouble> {
        let body = invite.map_or_else(|| json!({}), |invite| json!({ "invite": invite }));
        self.send("PUT", &format!("/seats/{power}"), &body).await
    }

    /// Gets up.
    pub async fn get_up(&self, power: &str) -> Result<Value, Trouble> {
        self.person.request("DELETE", &self.path(&format!("/seats/{power}")), None).await
    }

    /// Begins the game.
    pub async fn start(&self) -> Result<Value, Trouble> {
        self.person.request("POST", &self.path("/start"), None).await
    }

    /// How the game stands for this person.
    pub async fn game(&self) -> Result<Value, Trouble> {
        self.get("/game").await
    }

    /// Chooses, and is told the number of the step that it made once that is durable.
    pub async fn choose(&self, seq: u64, choice: &str) -> Result<u64, Trouble> {
        let body = json!({ "seq": seq, "choice": choice });
        let answer = self.send("POST", "/choices", &body).await?;
        let seq = answer["seq"].as_u64();
        seq.ok_or_else(|| Trouble::Unreadable(format!("an answer without `seq`: {answer}")))
    }

    /// What this person was told, or would have been, after a step.
    pub async fn steps(&self, after: u64) -> Result<Value, Trouble> {
        self.get(&format!("/steps?after={after}")).await
    }

    /// What a choice would cost and lead to.
    pub async fn preview(&self, choice: &str) -> Result<Value, Trouble> {
        self.send("POST", "/preview", &json!({ "choice": choice })).await
    }

    /// Takes a choice back, or asks the others whether that may be.
    pub async fn undo(&self, seq: u64) -> Result<Value, Trouble> {
        self.send("POST", "/undo", &json!({ "seq": seq })).await
    }

    /// Says whether somebody else may take a choice back.
    pub async fn answer_undo(&self, agree: bool) -> Result<Value, Trouble> {
        self.send("POST", "/undo/answer", &json!({ "agree": agree })).await
    }

    /// The record of a game that is over.
    pub async fn record(&self) -> Result<String, Trouble> {
        let bytes = self.person.get_bytes(&self.path("/record")).await?;
        String::from_utf8(bytes.to_vec()).map_err(Trouble::unreadable)
    }

    /// What was said at the table.
    pub async fn chat(&self) -> Result<Value, Trouble> {
        self.get("/chat").await
    }

    /// Says something.
    pub async fn say(&self, text: &str) -> Result<Value, Trouble> {
        self.send("POST", "/chat", &json!({ "text": text })).await
    }

    /// Listens from a step on, or from how things stand now.
    pub async fn live(&self, after: Option<u64>) -> Result<Live, Trouble> {
        let after = after.map(|seq| format!("?after={seq}")).unwrap_or_default();
        Live::open(&self.person, &self.path(&format!("/live{after}"))).await
    }

    async fn get(&self, rest: &str) -> Result<Value, Trouble> {
        self.person.request("GET", &self.path(rest), None).await
    }

    async fn send(&self, method: &str, rest: &str, body: &Value) -> Result<Value, Trouble> {
        self.person.request(method, &self.path(rest), Some(body)).await
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }
}
