//! A server, and somebody who is known to it.

use std::sync::Arc;

use bytes::Bytes;
use http::{Request, header};
use http_body_util::{BodyExt, Full};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::{Value, json};

use crate::{Table, Trouble};

/// A server by its address. Copies share their connections.
#[derive(Clone, Debug)]
pub struct Server {
    http: Client<HttpConnector, Full<Bytes>>,
    /// Host and port.
    address: Arc<str>,
}

/// Somebody who is known to a server by a token.
#[derive(Clone, Debug)]
pub struct Person {
    server: Server,
    /// The id that others see.
    pub id: Arc<str>,
    token: Arc<str>,
}

impl Server {
    /// The server at an address like `http://127.0.0.1:7878`.
    pub fn at(url: &str) -> Result<Self, Trouble> {
        let address = url.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        let address = address.filter(|address| !address.is_empty() && !address.contains('/'));
        let address = address.ok_or_else(|| {
            Trouble::Lost(format!("`{url}` is no address like http://127.0.0.1:7878"))
        })?;
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let http = Client::builder(TokioExecutor::new()).build(connector);
        Ok(Self { http, address: address.into() })
    }

    /// Host and port.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Becomes somebody of this name.
    pub async fn visit(&self, name: &str) -> Result<Person, Trouble> {
        let person =
            self.request(None, "POST", "/api/people", Some(&json!({ "name": name }))).await?;
        let word = |member: &str| match person[member].as_str() {
            Some(word) => Ok(word.into()),
            None => Err(Trouble::Unreadable(format!("a person without `{member}`: {person}"))),
        };
        Ok(Person { server: self.clone(), id: word("id")?, token: word("token")? })
    }

    /// Asks for something that everybody may see.
    pub async fn get(&self, path: &str) -> Result<Value, Trouble> {
        self.request(None, "GET", path, None).await
    }

    /// A request with JSON in and JSON out; an answer without a body is null.
    async fn request(
        &self,
        token: Option<&str>,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Value, Trouble> {
        let answer = self.request_bytes(token, method, path, body).await?;
        if answer.is_empty() {
            return Ok(Value::Null);
        }
        serde_json::from_slice(&answer).map_err(Trouble::unreadable)
    }

    async fn request_bytes(
        &self,
        token: Option<&str>,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Bytes, Trouble> {
        let mut request =
            Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = request.body(Full::from(body)).map_err(Trouble::lost)?;
        let answer = self.http.request(request).await.map_err(Trouble::lost)?;
        let status = answer.status();
        let body = answer.into_body().collect().await.map_err(Trouble::lost)?.to_bytes();
        if status.is_success() {
            return Ok(body);
        }
        let words = || Value::String(String::from_utf8_lossy(&body).into_owned());
        let problem = serde_json::from_slice(&body).unwrap_or_else(|_| words());
        Err(Trouble::Refused { status: status.as_u16(), problem })
    }
}

impl Person {
    /// The same person at another server that shares the database, or at the same one at another address.
    pub fn at(&self, server: &Server) -> Self {
        Self { server: server.clone(), ..self.clone() }
    }

    /// The server that this person talks to.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// The secret by which the server knows this person.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Sets up a table.
    pub async fn create_table(&self, agreement: &Value) -> Result<Table, Trouble> {
        let table = self.request("POST", "/api/tables", Some(agreement)).await?;
        let id = table["id"].as_str();
        let id = id.ok_or_else(|| Trouble::Unreadable(format!("a table without `id`: {table}")))?;
        Ok(self.table(id))
    }

    /// A table that exists.
    pub fn table(&self, id: &str) -> Table {
        Table::new(self.clone(), id)
    }

    /// Any request of this person, with JSON in and JSON out; an answer without a body is null.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Value, Trouble> {
        self.server.request(Some(&self.token), method, path, body).await
    }

    /// What an address answers this person, as the bytes that it sends.
    pub async fn get_bytes(&self, path: &str) -> Result<Bytes, Trouble> {
        self.server.request_bytes(Some(&self.token), "GET", path, None).await
    }
}
