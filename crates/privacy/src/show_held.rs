//! What is held of the customer, why, and until when.

use crate::{
    classes::term, closing::HeldClosing, show_looks::LookShown, store, takeaway::Takeaway,
};
use db::Tx;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::takeaway::{AllHeld, DataClass, Sheet};
use wire::{Answer, Call, Customer, Nothing};

/// How many looks the page shows by itself.
const LOOKS: i64 = 3;
/// Over which they are counted.
const LOOKED_DAYS: i64 = 90;
const DAY_MS: i64 = 86_400_000;

/// What is held.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldData {
    /// In the order of the page.
    pub classes: Vec<HeldClass>,
    /// What this session can fetch already; null where it has asked for nothing.
    pub takeaway: Option<Takeaway>,
    /// How often somebody looked in `looked_days` days.
    pub looked: i64,
    /// The days of that count.
    pub looked_days: i64,
    /// The newest looks, newest first.
    pub looks: Vec<LookShown>,
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
    /// Whether `/privacy/held/values` shows what is in them.
    pub shows_values: bool,
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
    let (wall, since) = (call.clock().unmoved(), call.now.add_ms(-LOOKED_DAYS * DAY_MS));
    let read = async |tx: &mut Tx| {
        let closing = store::newest_closing(tx, of.0).await?;
        let looked = consents::looks_since(tx, of.0, since).await?;
        let looks = consents::looks(tx, of.0, None, LOOKS).await?;
        Answer::Ok((store::newest(tx, of, wall).await?, closing, (looked, looks)))
    };
    let (found, closing, (looked, looks)) = call.db().read(read).await?;
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
            shows_values: term.shows_values,
        }
    };
    let classes = DataClass::ALL.iter().map(class).filter(|class| !class.sheets.is_empty());
    Ok(HeldData {
        classes: classes.collect(),
        takeaway: found.map(|row| Takeaway::of(&row)),
        looked,
        looked_days: LOOKED_DAYS,
        looks: looks.into_iter().map(LookShown::of).collect(),
        closing: closing.as_ref().and_then(HeldClosing::of),
    })
}

impl HeldSheet {
    fn of(sheet: &Sheet) -> Self {
        let items = sheet.columns.iter().map(|(_, heading)| (*heading).to_owned());
        Self { title: sheet.title.to_owned(), items: items.collect() }
    }
}
