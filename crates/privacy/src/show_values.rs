//! What is held of the customer of a kind, value by value, as a page may show it.

use crate::classes::term;
use db::Tx;
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, collections::BTreeMap};
use utoipa::ToSchema;
use wire::takeaway::{AllHeld, Cells, DataClass, Sheet, Sheets};
use wire::{Answer, Call, Customer, codes};

/// Rows of a table that are shown; all are in what is taken along.
const ROWS: usize = 20;

/// Of which kind.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
pub struct HeldValuesRequest {
    pub class: DataClass,
}

/// What is held.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct HeldValues {
    /// In the order of the page.
    pub sheets: Vec<HeldRows>,
}

/// A table of it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct HeldRows {
    /// Its name.
    pub title: String,
    /// Headings of its columns.
    pub items: Vec<String>,
    /// Rows, as many cells each as there are headings: the latest first where they say when, 20 at
    /// most. Numbers and names are masked; what is not there is empty.
    pub rows: Vec<Vec<String>>,
    /// How many there are.
    pub count: usize,
}

/// `/privacy/held/values`. Refused for kinds that pages of their own show.
pub(crate) async fn show_values(
    call: Call<Customer>,
    HeldValuesRequest { class }: HeldValuesRequest,
) -> Answer<HeldValues> {
    if !term(class).shows_values {
        return Err(codes::BAD_REQUEST.refuse().into());
    }
    let (cust_no, held) = (call.caller.cust_no, call.get::<AllHeld>());
    let rooms = held.0.iter().filter(|room| room.sheets.iter().any(|sheet| sheet.class == class));
    let rooms: Vec<_> = rooms.copied().collect();
    let read = async move |tx: &mut Tx| {
        let mut kept = Kept::of(class);
        for room in &rooms {
            (room.hand_out)(tx, cust_no, &mut kept).await?;
        }
        Answer::Ok(kept)
    };
    let kept = call.db().read(read).await?;
    Ok(HeldValues { sheets: kept.sheets.into_iter().map(Table::shown).collect() })
}

/// Keeps the newest rows of the tables of a kind.
struct Kept {
    class: DataClass,
    sheets: Vec<Table>,
    /// Whether the table that was begun last is of the kind.
    keeps: bool,
}

/// The newest rows of a table.
struct Table {
    sheet: &'static Sheet,
    /// The columns that say when.
    moments: Vec<usize>,
    /// By their moment, and the order in which they came.
    rows: BTreeMap<(Reverse<String>, usize), Vec<String>>,
    count: usize,
}

impl Kept {
    fn of(class: DataClass) -> Self {
        Self { class, sheets: Vec::new(), keeps: false }
    }
}

impl Sheets for Kept {
    fn begin(&mut self, sheet: &'static Sheet) -> Answer<()> {
        self.keeps = sheet.class == self.class;
        if self.keeps {
            let is_moment = |(name, _): &(&str, &str)| *name == "at" || name.ends_with("At");
            let columns = sheet.columns.iter().enumerate();
            let moments = columns.filter(|(_, column)| is_moment(column)).map(|(at, _)| at);
            let (moments, rows) = (moments.collect(), BTreeMap::new());
            self.sheets.push(Table { sheet, moments, rows, count: 0 });
        }
        Ok(())
    }

    fn row(&mut self, cells: Cells) -> Answer<()> {
        if let Some(table) = self.sheets.last_mut().filter(|_| self.keeps) {
            let cells = cells.on_page();
            let moments = table.moments.iter().filter_map(|at| cells.get(*at));
            let moment = moments.max().cloned().unwrap_or_default();
            table.rows.insert((Reverse(moment), table.count), cells);
            table.count += 1;
            if table.rows.len() > ROWS {
                table.rows.pop_last();
            }
        }
        Ok(())
    }
}

impl Table {
    fn shown(self) -> HeldRows {
        let items = self.sheet.columns.iter().map(|(_, heading)| (*heading).to_owned());
        HeldRows {
            title: self.sheet.title.to_owned(),
            items: items.collect(),
            rows: self.rows.into_values().collect(),
            count: self.count,
        }
    }
}
