//! What is held of the customer, why, and until when.

use crate::{classes::term, closing::HeldClosing, store, takeaway::Takeaway};
use db::Tx;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::takeaway::{AllHeld, DataClass, Sheet};
use wire::{Answer, Call, Customer, Nothing};

/// What is held.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldData {
    /// In the order of the page.
    pub classes: Vec<HeldClass>,
    /// What this session can fetch already; null where it has asked for nothing.
    pub takeaway: Option<Takeaway>,
    /// How far closing the account is; null unless it is open or came to nothing.
    pub closing: Option<HeldClosing>,
}

/// Data of a kind.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldClass {
    /// What kind.
    pub class: DataClass,
    /// Its name.
    pub title: String,
    /// Why it is held, in a clause.
    pub why: String,
    /// Until when, in words.
    pub until: String,
    /// Its tables.
    pub sheets: Vec<HeldSheet>,
}

/// A table of it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct HeldSheet {
    /// Its name.
    pub title: String,
    /// Headings of its columns: what is held.
    pub items: Vec<String>,
}

/// `/privacy/held`.
pub(crate) async fn show_held(call: Call<Customer>, _: Nothing) -> Answer<HeldData> {
    let of = (call.caller.cust_no, call.caller.session.id);
    let wall = call.clock().unmoved();
    let read = async |tx: &mut Tx| {
        let closing = store::newest_closing(tx, of.0).await?;
        Answer::Ok((store::newest(tx, of, wall).await?, closing))
    };
    let (found, closing) = call.db().read(read).await?;
    let held = &call.get::<AllHeld>().0;
    let sheets: Vec<&Sheet> = held.iter().flat_map(|room| room.sheets.iter().copied()).collect();
    let class = |class: &DataClass| {
        let term = term(*class);
        let of_class = sheets.iter().filter(|sheet| sheet.class == *class);
        HeldClass {
            class: *class,
            title: class.chinese().to_owned(),
            why: term.why.to_owned(),
            until: term.until.to_owned(),
            sheets: of_class.map(|sheet| HeldSheet::of(sheet)).collect(),
        }
    };
    let classes = DataClass::ALL.iter().map(class).filter(|class| !class.sheets.is_empty());
    Ok(HeldData {
        classes: classes.collect(),
        takeaway: found.map(|row| Takeaway::of(&row)),
        closing: closing.as_ref().and_then(HeldClosing::of),
    })
}

impl HeldSheet {
    fn of(sheet: &Sheet) -> Self {
        let items = sheet.columns.iter().map(|(_, heading)| (*heading).to_owned());
        Self { title: sheet.title.to_owned(), items: items.collect() }
    }
}
