//! Reading the number of a card from a photo, so that its owner need not type it.

use crate::{bins, refusals::PHOTO_SHOWS_NO_CARD};
use accounts::{NOT_INSTALLED, PHOTO_FORM_MAX, photo_in, read_photo};
use axum::{
    extract::{DefaultBodyLimit, State},
    response::Response,
    routing::{MethodRouter, post},
};
use consents::Purpose;
use db::Tx;
use kernel::CardNumber;
use ocr::{Line, ReadField, Script};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{
    Answer, App, Customer,
    raw::{self, Form},
};

/// What stands on the photo. Nothing of it is kept: it goes into the form, where the customer
/// compares it with the card.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardReading {
    /// False when no photo can be read here: the number is typed.
    pub available: bool,
    /// `not_installed` when it is not available, else empty.
    pub reason: String,
    /// All digits; offered when the check digit holds and the bank's cards have so many.
    pub card_no: ReadField,
}

/// From so many digits on, a run is taken for a card number that was misread.
const ALMOST_A_NUMBER: usize = 12;

/// `/bankcardscan`: a form with the photo as `file`.
pub(crate) fn scan_route() -> MethodRouter<App> {
    post(scan).layer(DefaultBodyLimit::max(PHOTO_FORM_MAX))
}

async fn scan(State(app): State<App>, from: raw::From, form: Form) -> Response {
    raw::respond(read(&app, &from, form).await, "bankcardscan")
}

async fn read(app: &App, from: &raw::From, form: Form) -> Answer<CardReading> {
    let customer: Customer = raw::admit(app, from).await?;
    let cust_no = customer.cust_no;
    let may = async |tx: &mut Tx| consents::require(tx, cust_no, Purpose::Sensitive).await;
    app.db().read(may).await?;
    let photo = photo_in(raw::form(form)?).await?;
    let Some(seen) = read_photo(app, cust_no, photo, Script::Latin).await? else {
        let (reason, card_no) = (NOT_INSTALLED.to_owned(), ReadField::default());
        return Ok(CardReading { available: false, reason, card_no });
    };
    let card_no = number(&seen.lines).ok_or(PHOTO_SHOWS_NO_CARD.refuse())?;
    Ok(CardReading { available: true, reason: String::new(), card_no })
}

/// The card number among the lines; none when there is nothing like one.
///
/// One random number in ten passes the check digit. So a run of digits counts as it stands, never a
/// part of a longer one and never with another digit in its place; and its length is the one that
/// its bank's cards have.
fn number(lines: &[Line]) -> Option<ReadField> {
    let runs: Vec<(String, u8)> = lines.iter().flat_map(runs).collect();
    let is_card = |run: &str| {
        bins::find(run).is_some_and(|bin| bin.length == run.len())
            && run.parse::<CardNumber>().is_ok()
    };
    let mut good: Vec<&(String, u8)> = runs.iter().filter(|(run, _)| is_card(run)).collect();
    good.dedup_by(|a, b| a.0 == b.0);
    match &good[..] {
        [(number, score)] => Some(ReadField::passed(number, *score)),
        [_, _, ..] => Some(ReadField::failed(0)),
        [] => runs
            .iter()
            .find(|(run, _)| run.len() >= ALMOST_A_NUMBER)
            .map(|(_, score)| ReadField::failed(*score)),
    }
}

/// Longest runs of digits within a line: the groups of a number stand apart by white space.
fn runs(line: &Line) -> Vec<(String, u8)> {
    let dense = line.dense();
    let runs = dense.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty());
    runs.map(|run| (run.to_owned(), line.score)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{self, card_number, with_check_digit};
    use accounts::testing::send_form;
    use db::{Db, db_test};
    use identity::testing::{app, customer};
    use ocr::{
        Check, Limits, Reader,
        testing::{FakeEngine, jpeg, line, png},
    };
    use serde_json::{Value, json};
    use std::time::Duration;
    use wire::testing::{Client, Reply};

    const PATH: &str = "/api/v1/m/bankcardscan";
    const CARD: &str = "6299010000000017426";

    fn read(texts: &[&str]) -> Option<ReadField> {
        number(&texts.iter().map(|text| line(text, 93)).collect::<Vec<_>>())
    }

    #[test]
    fn a_number_is_read_among_what_else_stands_on_a_card() {
        let texts = ["fig@-— DEBIT", "6299 0100 0000 0017 426", "VALID THRU 12/34", "UnionPay"];
        assert_eq!(read(&texts), Some(ReadField::passed("6299010000000017426", 93)));
        let real = with_check_digit("622848040256489001");
        let grouped = format!(": {} {}", &real.as_str()[..6], &real.as_str()[6..]);
        assert_eq!(read(&[&grouped]), Some(ReadField::passed(&real, 93)));
    }

    #[test]
    fn a_misread_digit_is_never_offered() {
        for text in [
            // One digit is another one.
            "6299 0100 9000 0017 426",
            // One is missing, one too many: both ends of the run.
            "6299 0100 0000 0017 42",
            "6299 0100 0000 0017 4266",
            "16299 0100 0000 0017 426",
            // A letter within.
            "6299 0100 0000 OO17 426 62990100000",
        ] {
            let field = read(&[text]);
            assert!(field.as_ref().is_none_or(|field| field.value.is_none()), "{text}: {field:?}");
        }
        assert_eq!(read(&["6299 0100 9000 0017 426"]).map(|f| f.check), Some(Check::Failed));
    }

    #[test]
    fn a_length_that_the_bank_does_not_have_is_not_offered() {
        // 16 digits with a right check digit, while cards of 629901 have 19.
        let short = with_check_digit("629901000000001");
        assert_eq!(read(&[short.as_str()]).map(|f| f.check), Some(Check::Failed));
        // A right check digit, but no bank of the table.
        let unknown = with_check_digit("999999000000000001");
        assert_eq!(read(&[unknown.as_str()]).map(|f| f.check), Some(Check::Failed));
    }

    #[test]
    fn two_cards_on_a_photo_are_none() {
        let two = [card_number(1, "000"), card_number(2, "000")];
        assert_eq!(read(&[two[0].as_str(), two[1].as_str()]), Some(ReadField::failed(0)));
        let same = [two[0].as_str(), two[0].as_str()];
        assert_eq!(read(&same), Some(ReadField::passed(&two[0], 93)));
    }

    #[test]
    fn a_photo_of_something_else_has_no_number() {
        assert_eq!(read(&["公民身份号码", "12/34", "95588", ""]), None);
        assert_eq!(read(&[]), None);
    }

    #[test]
    fn no_window_of_a_longer_run_is_tried() {
        // Every window of 19 digits of these runs was a candidate if windows were slid.
        let number = card_number(3, "000");
        for n in 0..10 {
            assert_eq!(read(&[&format!("{n}{number}")]), Some(ReadField::failed(93)));
            assert_eq!(read(&[&format!("{number}{n}")]), Some(ReadField::failed(93)));
        }
    }

    #[tokio::test]
    async fn tesseract_reads_the_number_of_a_flat_card() {
        let photo = ocr::testing::CARD;
        let Some(lines) = ocr::testing::read_for_real(photo, Script::Latin).await else { return };
        let field = number(&lines).unwrap();
        assert_eq!(field.value.as_deref(), Some(CARD), "{field:?}");
    }

    /// Somebody logged in, where photos are read by this.
    async fn start(db: Db, reader: Reader) -> Client {
        let app = app(db, "2026-11-20T10:00:00+08:00").with(reader).build();
        let client = Client::new(&app, vec![crate::routes()]);
        client.with_token(&customer(&app, 1).await.token)
    }

    async fn scan(me: &Client, photo: &[u8]) -> Reply {
        send_form(me, PATH, &[("file", photo)]).await
    }

    db_test! { &testing::migrations();
        async fn a_card_is_read_from_a_form(db: Db) {
            let engine = FakeEngine::answers(vec![line("6299 0100 0000 0017 426", 93)]);
            let me = start(db, Reader::with(engine.clone(), Limits::USUAL)).await;
            let read = scan(&me, &jpeg(80, 50)).await.ok();
            let card_no = json!({"value": CARD, "score": 93, "check": "passed"});
            assert_eq!(read, json!({"available": true, "reason": "", "cardNo": card_no}));
            engine.set(vec![line("6299 0100 9000 0017 426", 93)]);
            let misread = scan(&me, &jpeg(80, 50)).await.ok();
            assert_eq!(misread["cardNo"]["value"], Value::Null);
            engine.set(vec![line("VALID THRU 12/34", 93)]);
            assert_eq!(scan(&me, &jpeg(80, 50)).await.code, 13020);
        }

        async fn without_an_engine_the_number_is_typed(db: Db) {
            let me = start(db, Reader::none()).await;
            let answer = scan(&me, &png(80, 50)).await.ok();
            let said = (&answer["available"], &answer["reason"]);
            assert_eq!(said, (&json!(false), &json!("not_installed")));
        }

        async fn what_is_no_photo_or_too_large_is_refused(db: Db) {
            let engine = FakeEngine::answers(vec![]);
            let me = start(db, Reader::with(engine.clone(), Limits::USUAL)).await;
            let mut large = jpeg(80, 50);
            large.resize((2 << 20) + 1, 0);
            let mut huge = large.clone();
            huge.resize(5 << 20, 0);
            for photo in [&large[..], &huge, b"GIF89a", b"%PDF-1.7"] {
                assert_eq!(scan(&me, photo).await.code, 12025);
            }
            assert_eq!(send_form(&me, PATH, &[]).await.code, wire::codes::BAD_REQUEST.code);
            assert!(engine.pictures().is_empty());
        }

        async fn an_engine_without_an_answer_and_a_full_queue_are_told(db: Db) {
            let engine = FakeEngine::hangs_once(vec![]);
            let limits = Limits { waiting: 1, time_out: Duration::from_secs(2) };
            let me = start(db, Reader::with(engine.clone(), limits)).await;
            let first = {
                let me = me.clone();
                tokio::spawn(async move { scan(&me, &png(80, 50)).await.code })
            };
            engine.begun().await;
            let busy = scan(&me, &png(80, 50)).await;
            assert_eq!((busy.http_status, busy.retry_after.as_deref()), (429, Some("5")));
            assert_eq!(first.await.unwrap(), 12024);
        }

        async fn a_visitor_has_nothing_read(db: Db) {
            let engine = FakeEngine::answers(vec![]);
            let reader = Reader::with(engine.clone(), Limits::USUAL);
            let app = app(db, "2026-11-20T10:00:00+08:00").with(reader).build();
            let visitor = Client::new(&app, vec![crate::routes()]);
            assert_eq!(scan(&visitor, &png(80, 50)).await.http_status, 401);
            assert!(engine.pictures().is_empty());
        }
    }
}
