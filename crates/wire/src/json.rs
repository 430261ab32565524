//! JSON for what is sent thousands of times a second.
//!
//! `serde_json` looks at every byte of every name for something to escape, which takes as long as all
//! the rest. Here names of members go as they are, words are looked at as a whole, and small numbers
//! are digits. What is rare is left to `serde_json`.

use std::fmt;

use serde::ser::{self, Serialize, Serializer};

/// How long most things are, such as a sentence.
const USUAL: usize = 256;

/// Something as JSON.
pub(crate) fn json(thing: &impl Serialize) -> String {
    let mut json = String::with_capacity(USUAL);
    push_json(&mut json, thing);
    json
}

/// Adds something as JSON. The keys of its maps have to be strings.
pub(crate) fn push_json(json: &mut String, thing: &impl Serialize) {
    // Writing to a string cannot fail, and nothing on the wire refuses to be written.
    let done = thing.serialize(Writer(json));
    debug_assert!(done.is_ok());
}

struct Writer<'a>(&'a mut String);

/// A list or an object that is being written.
struct Several<'a> {
    json: &'a mut String,
    is_first: bool,
    end: &'static str,
}

impl<'a> Writer<'a> {
    fn word(self, word: &str) -> fmt::Result {
        self.0.push_str(word);
        Ok(())
    }

    fn quoted(self, text: &str) -> fmt::Result {
        self.0.push('"');
        self.0.push_str(text);
        self.0.push('"');
        Ok(())
    }

    fn several(self, begin: &str, end: &'static str) -> Result<Several<'a>, fmt::Error> {
        self.0.push_str(begin);
        Ok(Several { json: self.0, is_first: true, end })
    }

    /// An object with one member, whose name says which variant of several it is.
    fn variant(
        self,
        name: &str,
        begin: &str,
        end: &'static str,
    ) -> Result<Several<'a>, fmt::Error> {
        self.0.push('{');
        push_name(self.0, name);
        self.several(begin, end)
    }

    fn rare(self, thing: impl Serialize) -> fmt::Result {
        self.0.push_str(&serde_json::to_string(&thing).map_err(|_| fmt::Error)?);
        Ok(())
    }
}

impl Several<'_> {
    fn comma(&mut self) {
        if !self.is_first {
            self.json.push(',');
        }
        self.is_first = false;
    }

    fn item(&mut self, item: &(impl Serialize + ?Sized)) -> fmt::Result {
        self.comma();
        item.serialize(Writer(self.json))
    }

    fn member(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> fmt::Result {
        self.comma();
        push_name(self.json, name);
        value.serialize(Writer(self.json))
    }

    fn finish(self) -> fmt::Result {
        self.json.push_str(self.end);
        Ok(())
    }
}

/// The name of a member, which is a word of this crate.
fn push_name(json: &mut String, name: &str) {
    json.push('"');
    json.push_str(name);
    json.push_str("\":");
}

fn needs_escape(text: &str) -> bool {
    // To the end in any case: that is faster than stopping.
    text.bytes().fold(false, |found, byte| found | (byte < b' ') | (byte == b'"') | (byte == b'\\'))
}

macro_rules! rare {
    ($($method:ident: $type:ty),+ $(,)?) => {
        $(fn $method(self, value: $type) -> fmt::Result {
            self.rare(value)
        })+
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Several<'a>;
    type SerializeTuple = Several<'a>;
    type SerializeTupleStruct = Several<'a>;
    type SerializeTupleVariant = Several<'a>;
    type SerializeMap = Several<'a>;
    type SerializeStruct = Several<'a>;
    type SerializeStructVariant = Several<'a>;

    fn serialize_str(self, text: &str) -> fmt::Result {
        if needs_escape(text) { self.rare(text) } else { self.quoted(text) }
    }

    fn serialize_u64(self, number: u64) -> fmt::Result {
        match number {
            0..10 => {
                self.0.push((b'0' + number as u8) as char);
                Ok(())
            }
            10..100 => {
                self.0.push((b'0' + (number / 10) as u8) as char);
                self.0.push((b'0' + (number % 10) as u8) as char);
                Ok(())
            }
            _ => self.rare(number),
        }
    }
    fn serialize_u8(self, number: u8) -> fmt::Result {
        self.serialize_u64(number.into())
    }
    fn serialize_u16(self, number: u16) -> fmt::Result {
        self.serialize_u64(number.into())
    }
    fn serialize_u32(self, number: u32) -> fmt::Result {
        self.serialize_u64(number.into())
    }
    rare!(
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_i64: i64,
        serialize_f32: f32,
        serialize_f64: f64,
        serialize_char: char,
        serialize_bytes: &[u8],
    );

    fn serialize_bool(self, value: bool) -> fmt::Result {
        self.word(if value { "true" } else { "false" })
    }
    fn serialize_none(self) -> fmt::Result {
        self.word("null")
    }
    fn serialize_unit(self) -> fmt::Result {
        self.word("null")
    }
    fn serialize_unit_struct(self, _: &'static str) -> fmt::Result {
        self.word("null")
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> fmt::Result {
        self.quoted(variant)
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> fmt::Result {
        value.serialize(self)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> fmt::Result {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> fmt::Result {
        let mut object = self.several("{", "}")?;
        object.member(variant, value)?;
        object.finish()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Several<'a>, fmt::Error> {
        self.several("[", "]")
    }
    fn serialize_tuple(self, _: usize) -> Result<Several<'a>, fmt::Error> {
        self.several("[", "]")
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Several<'a>, fmt::Error> {
        self.several("[", "]")
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, fmt::Error> {
        self.variant(variant, "[", "]}")
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Several<'a>, fmt::Error> {
        self.several("{", "}")
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Several<'a>, fmt::Error> {
        self.several("{", "}")
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, fmt::Error> {
        self.variant(variant, "{", "}}")
    }
}

macro_rules! lists {
    ($($of:ident: $method:ident),+ $(,)?) => {
        $(impl ser::$of for Several<'_> {
            type Ok = ();
            type Error = fmt::Error;
            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> fmt::Result {
                self.item(item)
            }
            fn end(self) -> fmt::Result {
                self.finish()
            }
        })+
    };
}

lists! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

macro_rules! objects {
    ($($of:ident),+) => {
        $(impl ser::$of for Several<'_> {
            type Ok = ();
            type Error = fmt::Error;
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> fmt::Result {
                self.member(name, value)
            }
            fn end(self) -> fmt::Result {
                self.finish()
            }
        })+
    };
}

objects!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Several<'_> {
    type Ok = ();
    type Error = fmt::Error;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> fmt::Result {
        self.item(key)
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> fmt::Result {
        self.json.push(':');
        value.serialize(Writer(self.json))
    }
    fn end(self) -> fmt::Result {
        self.finish()
    }
}
