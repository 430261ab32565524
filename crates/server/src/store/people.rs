//! People and their sessions.

use sqlx::AnyConnection;

use super::{Person, PersonChange, Result, Store, transaction::Transaction};

impl Store {
    /// A new person with the first session, known by the hash of its token: both or neither, since nobody
    /// could ever come back as a person without. Fails with `is_duplicate` when the login is somebody else's.
    pub async fn add_person(&self, person: &Person, session: &str) -> Result<()> {
        let mut transaction = Transaction::begin(&self.0.write).await?;
        insert_person(&mut transaction, person).await?;
        insert_session(&mut transaction, session, &person.id, person.created).await?;
        transaction.commit().await
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

    /// Changes what is named of a person, and tells how the person is then.
    pub async fn change_person(&self, id: &str, change: &PersonChange) -> Result<Option<Person>> {
        let PersonChange { name, language, webhook, email } = change;
        let columns = [
            ("name", name.as_ref().map(|name| Some(&**name))),
            ("language", language.as_ref().map(Option::as_deref)),
            ("webhook", webhook.as_ref().map(Option::as_deref)),
            ("email", email.as_ref().map(Option::as_deref)),
        ];
        let named = columns.into_iter().filter_map(|(column, value)| Some((column, value?)));
        let (columns, values): (Vec<&str>, Vec<Option<&str>>) = named.unzip();
        if columns.is_empty() {
            return self.person(id).await;
        }
        let set = (2..).zip(columns).map(|(number, column)| format!("{column} = ${number}"));
        let set = set.collect::<Vec<_>>().join(", ");
        let text = format!("UPDATE people SET {set} WHERE id = $1 RETURNING *");
        let change = sqlx::query_as(&text).bind(id);
        let change = values.into_iter().fold(change, |change, value| change.bind(value));
        Ok(change.fetch_all(&self.0.write).await?.pop())
    }

    /// Gives a person a login and the hash of a password, and tells how the person is then. Who came in by
    /// an earlier password is out: all sessions but this one end. Fails with `is_duplicate` when the login is
    /// somebody else's.
    pub async fn set_login(
        &self,
        id: &str,
        login: &str,
        password: &str,
        session: &str,
    ) -> Result<Option<Person>> {
        let mut transaction = Transaction::begin(&self.0.write).await?;
        let before = take_person(&mut transaction, id).await?;
        if before.is_some_and(|person| person.password.is_some()) {
            let end = sqlx::query("DELETE FROM sessions WHERE person = $1 AND hash <> $2");
            end.bind(id).bind(session).execute(&mut *transaction).await?;
        }
        let set = "UPDATE people SET login = $2, password = $3 WHERE id = $1 RETURNING *";
        let set = sqlx::query_as(set).bind(id).bind(login).bind(password);
        let person = set.fetch_all(&mut *transaction).await?.pop();
        transaction.commit().await?;
        Ok(person)
    }

    /// A session is known by the hash of its token, which itself is not kept. False when the password is
    /// another by now than the one by which the person came in.
    pub async fn add_session(&self, hash: &str, person: &Person, now: i64) -> Result<bool> {
        let mut transaction = Transaction::begin(&self.0.write).await?;
        let there = take_person(&mut transaction, &person.id).await?;
        if there.is_none_or(|there| there.password != person.password) {
            transaction.rollback().await?;
            return Ok(false);
        }
        insert_session(&mut transaction, hash, &person.id, now).await?;
        transaction.commit().await?;
        Ok(true)
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

/// Tells how a person is, and keeps everybody else from changing that until the transaction ends.
pub async fn take_person(connection: &mut AnyConnection, id: &str) -> Result<Option<Person>> {
    let take = sqlx::query_as("UPDATE people SET name = name WHERE id = $1 RETURNING *");
    Ok(take.bind(id).fetch_all(connection).await?.pop())
}

async fn insert_person(connection: &mut AnyConnection, person: &Person) -> Result<()> {
    let Person { id, name, language, login, password, webhook, email, created } = person;
    let insert = "INSERT INTO people (id, name, language, login, password, webhook, email, created) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let insert = sqlx::query(insert).bind(&**id).bind(&**name).bind(language.as_deref());
    let insert = insert.bind(login.as_deref()).bind(password.as_deref()).bind(webhook.as_deref());
    insert.bind(email.as_deref()).bind(*created).execute(connection).await?;
    Ok(())
}

async fn insert_session(
    connection: &mut AnyConnection,
    hash: &str,
    person: &str,
    now: i64,
) -> Result<()> {
    let insert = sqlx::query("INSERT INTO sessions (hash, person, created) VALUES ($1, $2, $3)");
    insert.bind(hash).bind(person).bind(now).execute(connection).await?;
    Ok(())
}
