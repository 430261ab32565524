//! People and their sessions.

use super::{Person, Result, Store};

impl Store {
    /// Fails with `is_duplicate` when the login is somebody else's.
    pub async fn add_person(&self, person: &Person) -> Result<()> {
        let Person { id, name, language, login, password, webhook, email, created } = person;
        let add = "INSERT INTO people (id, name, language, login, password, webhook, email, created) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let add = sqlx::query(add)
            .bind(&**id)
            .bind(&**name)
            .bind(language.as_deref())
            .bind(login.as_deref());
        let add = add
            .bind(password.as_deref())
            .bind(webhook.as_deref())
            .bind(email.as_deref())
            .bind(*created);
        add.execute(&self.0.write).await?;
        Ok(())
    }

    /// The person with this id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>> {
        let person = sqlx::query_as("SELECT * FROM people WHERE id = $1");
        Ok(person.bind(id).fetch_optional(&self.0.read).await?)
    }

    /// The person with this login.
    pub async fn person_by_login(&self, login: &str) -> Result<Option<Person>> {
        let person = sqlx::query_as("SELECT * FROM people WHERE login = $1");
        Ok(person.bind(login).fetch_optional(&self.0.read).await?)
    }

    /// Writes everything but `id` and `created`. Fails with `is_duplicate` when the login is somebody else's.
    pub async fn update_person(&self, person: &Person) -> Result<()> {
        let Person { id, name, language, login, password, webhook, email, created: _ } = person;
        let update = "UPDATE people SET name = $2, language = $3, login = $4, password = $5, webhook = $6, \
                      email = $7 WHERE id = $1";
        let update = sqlx::query(update)
            .bind(&**id)
            .bind(&**name)
            .bind(language.as_deref())
            .bind(login.as_deref());
        let update =
            update.bind(password.as_deref()).bind(webhook.as_deref()).bind(email.as_deref());
        update.execute(&self.0.write).await?;
        Ok(())
    }

    /// A session is known by the hash of its token, which itself is not kept.
    pub async fn add_session(&self, hash: &str, person: &str, now: i64) -> Result<()> {
        let add = sqlx::query("INSERT INTO sessions (hash, person, created) VALUES ($1, $2, $3)");
        add.bind(hash).bind(person).bind(now).execute(&self.0.write).await?;
        Ok(())
    }

    /// The person whose session it is.
    pub async fn person_by_session(&self, hash: &str) -> Result<Option<Person>> {
        let person = "SELECT people.* FROM people JOIN sessions ON sessions.person = people.id \
                      WHERE sessions.hash = $1";
        Ok(sqlx::query_as(person).bind(hash).fetch_optional(&self.0.read).await?)
    }

    /// Ends a session; it is no error that there is none.
    pub async fn drop_session(&self, hash: &str) -> Result<()> {
        sqlx::query("DELETE FROM sessions WHERE hash = $1")
            .bind(hash)
            .execute(&self.0.write)
            .await?;
        Ok(())
    }
}
