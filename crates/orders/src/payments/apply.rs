//! Writing down what the bank answered.

use super::give_up::never_comes;
use super::payment::{Payment, Pays};
use super::settle::{CollectCounts, Settling};
use super::store;
use super::store::Asked;
use crate::order::aside::{ASIDE_MS, Batches, Hindrance, SetAside, set_aside};
use crate::order::deciding::last_cutoff;
use crate::order::parameters::Parameters;
use crate::order::voucher::Vouchers;
use crate::order::{Order, OrderStatus, PaymentNo};
use db::{Error, Tx};
use funds::Catalogue;
use kernel::Instant;
use partners::PaymentState;
use std::collections::BTreeMap;
use wire::{App, Failure};

/// Why an order that was given up is not paid, when the bank never heard of it.
const NEVER_CAME: &str = "银行未收到付款请求，未扣款";
/// Why money that came after all goes back.
const GIVEN_UP: &str = "订单已失效，款项将原路退回";

/// A payment that the bank was asked about, and what it says.
pub type Answer = (Payment, PaymentState);

/// Writes all answers, and tells of those that change what was promised. A payment whose answer
/// cannot be written is set aside, and the others go on.
pub async fn apply(app: &App, answers: Vec<Answer>) -> Result<CollectCounts, Failure> {
    let mut counts = CollectCounts::default();
    let mut batches = Batches::of(answers);
    while let Some(batch) = batches.next() {
        match write(app, &batch).await {
            Ok(done) => counts.add(done),
            Err(Hindrance::House(failure)) => return Err(failure),
            Err(Hindrance::Record(reason)) => {
                if let Some((payment, _)) = batches.halve(batch) {
                    put_aside(app, &payment, reason).await?;
                    counts.set_aside += 1;
                }
            }
        }
    }
    Ok(counts)
}

async fn write(app: &App, answers: &[Answer]) -> Result<CollectCounts, Hindrance> {
    let numbers: Vec<(PaymentNo, Pays)> =
        answers.iter().map(|(payment, _)| (payment.payment_no, payment.pays)).collect();
    let answers: BTreeMap<PaymentNo, PaymentState> =
        answers.iter().map(|(payment, state)| (payment.payment_no, state.clone())).collect();
    let (catalogue, ids, now) = (app.get::<Catalogue>().clone(), app.ids().clone(), app.now());
    let (today, vouchers) = (now.day(), Vouchers::of(app));
    app.db()
        .write(async move |tx| {
            let cutoff = last_cutoff(tx).await?;
            let parameters = Parameters::on(tx, today).await?;
            let mut settling = Settling::new((&catalogue, vouchers), &ids, (now, cutoff));
            let mut paid_for: BTreeMap<PaymentNo, Vec<Order>> = BTreeMap::new();
            for order in store::still_paying(tx, &numbers).await? {
                paid_for.entry(order.payment_no()).or_default().push(order);
            }
            for (number, orders) in paid_for {
                let Some(state) = answers.get(&number) else { continue };
                // They may have been given up while the bank was asked.
                let given_up = orders.iter().all(|order| order.status == OrderStatus::Void);
                let days = (today, cutoff.map(Instant::day));
                let lost = || orders.iter().all(|order| never_comes(order, days, parameters));
                match (state, state.moved_at()) {
                    (_, Some(at)) if given_up => settling.late(number, orders, at, GIVEN_UP)?,
                    (_, Some(at)) => settling.paid(tx, number, orders, at).await?,
                    (PaymentState::Refused(reason), _) => settling.refused(number, orders, reason),
                    (PaymentState::NotFound, _) if given_up && lost() => {
                        settling.refused(number, orders, NEVER_CAME);
                    }
                    _ => {}
                }
            }
            settling.write(tx).await
        })
        .await
}

/// The bank is asked about it again, when others have had their turn.
async fn put_aside(app: &App, payment: &Payment, reason: String) -> Result<(), Failure> {
    let payment_no = payment.payment_no;
    let asked_at = app.clock().unmoved().add_ms(ASIDE_MS);
    let again = Asked { payment_no, asked_at };
    let row = SetAside {
        cust_no: payment.cust_no,
        order_no: payment_no.value().into(),
        what: "in".to_owned(),
        reason,
        at: app.now(),
        times: 1,
    };
    let write = async move |tx: &mut Tx| {
        store::asked(tx, std::slice::from_ref(&again)).await?;
        set_aside(tx, &row).await
    };
    Ok(app.db().write::<_, Error, _>(write).await?)
}
