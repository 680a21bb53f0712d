//! A statement in PDF: its figures are read in one transaction, and drawn outside of it.

use crate::{
    figures::{self, Figures},
    period::Period,
    refusals::NO_STATEMENT,
    sketch::{Whose, sketch},
};
use bytes::Bytes;
use content::{Sketch, made_for_one};
use db::Tx;
use funds::Catalogue;
use kernel::{CustNo, Instant, PersonName};
use wire::takeaway::{Drawing, Paper};
use wire::{Answer, App};

/// All of it, for what a customer takes along; for the application to register.
pub const PAPER: Paper = Paper {
    name: "对账单.pdf",
    title: "对账单",
    read: |tx, app, cust_no, at| Box::pin(read_whole(tx, app, cust_no, at)),
};

/// The document of a period; refused where there is none.
pub async fn document(app: &App, cust_no: CustNo, period: Period) -> Answer<Bytes> {
    made_for_one(sketched(app, cust_no, period).await?).await
}

/// What the document of a period, `2026-10`, is drawn of: for measuring the drawing alone.
///
/// # Errors
/// Refused where there is none; those of the database.
pub async fn sketch_of(app: &App, cust_no: CustNo, period: &str) -> Answer<Sketch> {
    sketched(app, cust_no, Period::of_code(period).ok_or(NO_STATEMENT)?).await
}

async fn sketched(app: &App, cust_no: CustNo, period: Period) -> Answer<Sketch> {
    let at = app.now();
    let read = async move |tx: &mut Tx| read(tx, cust_no, period, at).await;
    let (whose, figures) = app.db().read(read).await?.ok_or(NO_STATEMENT)?;
    let names = |fund| app.get::<Catalogue>().name(fund);
    Ok(sketch(&whose, &figures, names)?)
}

async fn read(
    tx: &mut Tx,
    cust_no: CustNo,
    period: Period,
    at: Instant,
) -> Answer<Option<(Whose, Figures)>> {
    let Some(figures) = figures::read(tx, cust_no, period, at.day()).await? else {
        return Ok(None);
    };
    let profile = accounts::profile(tx, cust_no).await?;
    let name = profile.and_then(|profile| profile.name).as_ref().map(PersonName::masked);
    Ok(Some((Whose { cust_no, name, at }, figures)))
}

async fn read_whole(
    tx: &mut Tx,
    app: &App,
    cust_no: CustNo,
    at: Instant,
) -> Answer<Option<Drawing>> {
    let Some((whose, figures)) = read(tx, cust_no, Period::UntilToday(at.day()), at).await? else {
        return Ok(None);
    };
    let sketch = sketch(&whose, &figures, |fund| app.get::<Catalogue>().name(fund))?;
    Ok(Some(Box::pin(made_for_one(sketch))))
}
