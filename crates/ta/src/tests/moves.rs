//! Moves of shares between two accounts of one investor.

use exchange::{Decimal, TransferDirection};

use super::desk::{Desk, fen, shares, terms};
use crate::Terms;

/// Two accounts of one investor, and one of another.
const OWN: &str = "1000000000701";
const CHILD: &str = "1000000000702";
const OTHER: &str = "1000000008001";

/// Somebody with two lots under the first account: 1,000 of 07-07 and 500 of 11-17.
async fn holding(terms: Terms) -> Desk {
    let desk = Desk::new("2026-07-06", Terms { buy: free(), ..terms });
    desk.open_account("2026-07-06", OWN);
    desk.open_account("2026-07-06", OTHER);
    desk.buy("2026-07-06", "B1", OWN, "1000");
    desk.work_off("2026-07-06").await;
    desk.ask_further_account("2026-11-16", CHILD);
    desk.buy("2026-11-16", "B2", OWN, "500");
    desk.work_off("2026-11-16").await;
    desk
}

fn free() -> calc::BuyTiers {
    calc::BuyTiers::flat(calc::BuyFee::Rate("0".parse().unwrap())).unwrap()
}

fn ask(desk: &Desk, on: &str, sheet: &str, (from, to): (&str, &str), vol: &str) {
    desk.apply(on, "026", sheet, from, |record| {
        record.application_vol = Decimal::new(shares(vol).units().into(), 2);
        record.target_transaction_account_id = to.to_owned();
    });
}

fn held(desk: &Desk, cfm: &str) -> Vec<(String, String)> {
    let all = desk.statement(cfm);
    let line = |line: &exchange::ShareStatement| {
        (line.transaction_account_id.clone(), line.total_vol.to_string())
    };
    all.iter().map(line).collect()
}

fn codes(desk: &Desk, cfm: &str) -> Vec<String> {
    desk.confirmations(cfm).iter().map(|record| record.return_code.to_string()).collect()
}

#[tokio::test]
async fn both_legs_are_answered_and_the_lots_keep_their_days() {
    let desk = holding(terms("0")).await;
    ask(&desk, "2026-11-18", "M1", (OWN, CHILD), "1200");
    desk.work_off("2026-11-18").await;
    let mut legs = desk.confirmations("2026-11-19");
    legs.sort_by_key(|leg| leg.transfer_direction.map(TransferDirection::code));
    let told = legs.iter().map(|leg| {
        let (own, other) = (&leg.transaction_account_id, &leg.target_transaction_account_id);
        (leg.business.code(), own.clone(), other.clone(), leg.confirmed_vol.to_string())
    });
    let leg = |own: &str, other: &str| {
        ("126".to_owned(), own.to_owned(), other.to_owned(), "1200.00".to_owned())
    };
    assert_eq!(told.collect::<Vec<_>>(), [leg(OWN, CHILD), leg(CHILD, OWN)]);
    let line = |acco: &str, vol: &str| (acco.to_owned(), vol.to_owned());
    assert_eq!(held(&desk, "2026-11-19"), [line(OWN, "300.00"), line(CHILD, "1200.00")]);
    // 1,000 shares of more than 30 days at 0.5 %, 100 of three days at 1.5 %.
    desk.redeem("2026-11-19", "R1", CHILD, "1100");
    desk.work_off("2026-11-19").await;
    let record = desk.confirmations("2026-11-20").remove(0);
    assert_eq!(record.charge.to_string(), fen("6.50").to_string());
}

#[tokio::test]
async fn what_cannot_move_stays() {
    let least = Terms { min_hold: shares("200"), ..terms("0") };
    let desk = holding(least).await;
    for (number, (to, vol)) in [
        (OTHER, "500"),
        (OWN, "500"),
        ("1000000000703", "500"),
        (CHILD, "1501"),
        (CHILD, "0"),
        (CHILD, "1400"),
        (CHILD, "100"),
    ]
    .into_iter()
    .enumerate()
    {
        ask(&desk, "2026-11-18", &format!("M{number}"), (OWN, to), vol);
    }
    desk.work_off("2026-11-18").await;
    let expected = ["0210", "0210", "0210", "0001", "0206", "0396", "0395"];
    assert_eq!(codes(&desk, "2026-11-19"), expected);
    assert_eq!(held(&desk, "2026-11-19"), [(OWN.to_owned(), "1500.00".to_owned())]);
}

#[tokio::test]
async fn an_account_into_which_shares_move_is_not_closed() {
    let desk = holding(terms("0")).await;
    ask(&desk, "2026-11-18", "M1", (OWN, CHILD), "100");
    desk.close_account("2026-11-18", "C1", CHILD);
    desk.work_off("2026-11-18").await;
    let answers: Vec<exchange::AccountConfirmation> =
        desk.read("2026-11-19", exchange::FileType::AccountConfirmation);
    assert_eq!(answers[0].return_code.to_string(), "0362");
}
