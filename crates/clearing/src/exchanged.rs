//! What the exchanged files say of one order, field by field: for people who look at how it went.

use crate::Engine;
use exchange::{FileType, Record, Value, meaning};
use kernel::{Calendar, Day};
use mailbox::{Letter, MailError};
use orders::{Order, OrderNo};
use serde::Serialize;
use std::collections::BTreeSet;
use wire::Failure;

/// The field that names the order in both directions.
const NUMBER: &str = "AppSheetSerialNo";

/// A record of one order in a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Exchanged {
    /// The file's name.
    pub file: String,
    /// The day in it.
    pub day: Day,
    /// `03` for what we asked, `04` for what the TA answered.
    pub file_type: String,
    /// What the record says; what it leaves empty or at zero is left out.
    pub fields: Vec<ExchangedField>,
}

/// A field of a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExchangedField {
    /// As the file has it.
    pub name: String,
    /// In Chinese.
    pub title: String,
    /// As the file has it, with its decimal point.
    pub value: String,
    /// What the code means; empty for what is no code.
    pub meaning: String,
}

impl Engine {
    /// The records of an order: our application first, then the TA's answers. None of a file that
    /// is not there yet, nor of one whose day has not come.
    ///
    /// # Errors
    /// The disk refuses, or a file cannot be read.
    pub fn exchanged(&self, order: &Order) -> Result<Vec<Exchanged>, Failure> {
        self.records_of(order).map_err(|error| Failure::fault("the exchanged files", error))
    }

    fn records_of(&self, order: &Order) -> Result<Vec<Exchanged>, MailError> {
        let asked = (FileType::TradeApplication, order.t_day);
        let (mut letters, _) = self.mail.outbox.letters_of(self.outward(), asked.1, asked.0)?;
        // Most funds are confirmed on the next day, some later, and then on the promised one.
        let days = [Calendar::china().next_open(order.t_day), order.confirm_day];
        for day in BTreeSet::from(days) {
            let answer = FileType::TradeConfirmation;
            letters.extend(self.mail.inbox.letters_of(self.inward(), day, answer)?.0);
        }
        let today = self.app.clock().today();
        // A simulated TA works in the evening; its files arrive on the next morning.
        letters.retain(|letter| Day::from_date(letter.name.date) <= today);
        let found = letters.iter().map(|letter| records(letter, order.order_no));
        Ok(found.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    }
}

fn records(letter: &Letter, order_no: OrderNo) -> Result<Vec<Exchanged>, MailError> {
    let (file, wanted) = (letter.open()?, order_no.to_string());
    let mut found = Vec::new();
    for record in file.records() {
        if record.text(NUMBER)? == wanted {
            found.push(Exchanged {
                file: letter.name.to_string(),
                day: Day::from_date(letter.name.date),
                file_type: letter.name.file_type.code().to_owned(),
                fields: fields(&record)?,
            });
        }
    }
    Ok(found)
}

fn fields(record: &Record<'_>) -> Result<Vec<ExchangedField>, MailError> {
    let mut fields = Vec::new();
    for entry in record.values() {
        let (field, value) = entry?;
        let value = match value {
            Value::Empty => continue,
            Value::Number(number) if number.units() == 0 => continue,
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text.into_owned(),
        };
        let meaning = meaning(&field.name, &value).unwrap_or_default();
        let (name, title) = (field.name.to_string(), field.title.to_owned());
        fields.push(ExchangedField { name, title, value, meaning });
    }
    Ok(fields)
}
