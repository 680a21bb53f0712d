//! The simulated bank and payment channel.

use super::{
    Delays, Mailbox, Statements, Whim,
    booked::{paid_at, whim},
    pensions::Balances,
    store::{self, PaymentRow, Protocol, Signing, unavailable},
};
use crate::{
    Bank, Confirmation, Days, PartnerError, Payment, PaymentResult, PaymentState, Reply,
    SigningDemand, SigningReply, SmallPayment, TextMessage,
};
use db::{Db, Tx};
use kernel::{CardNumber, Clock, Fen, Instant};
use std::collections::{HashMap, HashSet};
use std::io::Write;
use tokio::time::sleep;

/// How long the channel's code is good.
const CODE_MS: i64 = 5 * 60 * 1000;
const TRIES_MAX: i64 = 5;
/// What a pension account without enough answers.
const TOO_LITTLE: &str = "养老金账户余额不足";
/// Agreements of demo data begin with this: nobody signed them, and the bank honours them.
const UNSIGNED: &str = "SIM";

pub(super) struct SimulatedBank {
    db: Db,
    mailbox: Mailbox,
    statements: Statements,
    clock: Clock,
    delays: Delays,
}

/// Cards of 澜海银行, and how the numbers of its branches begin.
const BY_BRANCH: &str = "629904";
const BRANCHES: &str = "904";

/// Whether it is a number of a branch: twelve digits, the last of which is right.
fn is_branch(branch: Option<&str>) -> bool {
    let of_bank = branch.filter(|number| number.len() == 12 && number.starts_with(BRANCHES));
    of_bank.is_some_and(|number| {
        let (body, check) = number.split_at(11);
        CardNumber::check_digit(body).is_some_and(|digit| check == digit.to_string())
    })
}

impl SimulatedBank {
    pub fn new(
        db: Db,
        (mailbox, statements): (Mailbox, Statements),
        clock: Clock,
        delays: Delays,
    ) -> Self {
        Self { db, mailbox, statements, clock, delays }
    }

    async fn sign(&self, demand: &SigningDemand) -> Result<SigningReply, PartnerError> {
        if demand.card.as_str().starts_with(BY_BRANCH) && !is_branch(demand.branch.as_deref()) {
            return Ok(SigningReply::Refused("开户行联行号不正确，请重新选择开户行".into()));
        }
        match Whim::of_card(&demand.card) {
            Some(Whim::Differs) => {
                let reason = "姓名、证件号、卡号与银行预留手机号不一致，请核对";
                return Ok(SigningReply::Refused(reason.into()));
            }
            Some(Whim::TimesOut) => {
                sleep(self.delays.time_out).await;
                return Err(PartnerError::TimedOut);
            }
            Some(Whim::NeedsProof | Whim::FailsFirstAudit) if !demand.attested => {
                return Ok(SigningReply::NeedsProof);
            }
            Some(Whim::Late) => sleep(self.delays.late).await,
            _ => {}
        }
        let signing = Signing {
            key: demand.key.clone(),
            card: demand.card.clone(),
            mobile: demand.mobile.clone(),
            code: six_digits()?,
            sent_at: self.clock.unmoved(),
            tries: 0,
            protocol_no: None,
        };
        let message = TextMessage {
            mobile: demand.mobile.clone(),
            purpose: format!("签约尾号{}的银行卡", demand.card.tail()),
            code: signing.code.clone(),
        };
        let put = async move |tx: &mut Tx| store::put_signing(tx, &signing).await;
        self.db.write(put).await.map_err(unavailable)?;
        self.mailbox.put("通联模拟", &message).await?;
        Ok(SigningReply::SmsSent)
    }

    async fn confirm(&self, key: &str, code: &str) -> Result<Confirmation, PartnerError> {
        let (key, code, now) = (key.to_owned(), code.to_owned(), self.clock.unmoved());
        let confirm = async move |tx: &mut Tx| {
            let Some(mut signing) = store::signing(tx, &key).await? else {
                return Ok(Confirmation::Expired);
            };
            if let Some(protocol_no) = signing.protocol_no {
                return Ok(Confirmation::Signed(protocol_no));
            }
            if now.ms_since(signing.sent_at) > CODE_MS || signing.tries >= TRIES_MAX {
                return Ok(Confirmation::Expired);
            }
            if signing.code != code {
                signing.tries += 1;
                store::put_signing(tx, &signing).await?;
                return Ok(Confirmation::WrongCode);
            }
            let protocol_no = format!("AIP{key}");
            signing.protocol_no = Some(protocol_no.clone());
            store::put_signing(tx, &signing).await?;
            let card = signing.card.clone();
            let protocol = Protocol { protocol_no: protocol_no.clone(), card, valid: true };
            store::put_protocol(tx, &protocol).await?;
            Ok::<_, db::Error>(Confirmation::Signed(protocol_no))
        };
        self.db.write(confirm).await.map_err(unavailable)
    }

    async fn move_money(
        &self,
        direction: &'static str,
        batch: &[Payment],
    ) -> Result<Vec<PaymentResult>, PartnerError> {
        // By the business clock: in a sandbox the bank lives in the same time.
        let (asked, now) = (batch.to_vec(), self.clock.now());
        let pay = async move |tx: &mut Tx| {
            let keys: Vec<&str> = asked.iter().map(|p| p.key.as_str()).collect();
            let numbers: Vec<&str> = asked.iter().map(|p| p.protocol_no.as_str()).collect();
            let protocols = by(store::protocols(tx, &numbers).await?, |p| p.protocol_no.clone());
            let mut known = by(store::payments(tx, &keys).await?, |p| p.key.clone());
            let mut refused = refused_payouts(tx, direction, &asked).await?;
            let mut balances = Balances::of(tx, &numbers).await?;
            let mut fresh = Vec::new();
            for payment in &asked {
                if !known.contains_key(&payment.key) {
                    let name = (payment.protocol_no.clone(), payment.amount);
                    let second = direction == "in" || refused.contains(&name);
                    let protocol = protocols.get(&payment.protocol_no);
                    let mut row = decide((direction, second), payment, protocol, now);
                    if row.paid
                        && !balances.move_by(&row.protocol_no, direction == "in", row.amount)
                    {
                        row.paid = false;
                        TOO_LITTLE.clone_into(&mut row.reason);
                    }
                    if !row.paid {
                        refused.insert(name);
                    }
                    known.insert(row.key.clone(), row.clone());
                    fresh.push(row);
                }
            }
            balances.write(tx).await?;
            store::put_payments(tx, &fresh).await?;
            let new: HashSet<&str> = fresh.iter().map(|row| row.key.as_str()).collect();
            let again: Vec<&str> = keys.into_iter().filter(|key| !new.contains(key)).collect();
            store::asked_again(tx, &again).await?;
            let answer = |p: &Payment| match known.get(&p.key) {
                Some(row) if new.contains(p.key.as_str()) => first_answer(p, row, now),
                Some(row) => vec![again_answer(p, row, now)],
                None => Vec::new(),
            };
            let results: Vec<PaymentResult> = asked.iter().flat_map(answer).collect();
            let silent = fresh.iter().any(is_silent);
            Ok::<_, db::Error>((results, silent))
        };
        let (results, silent) = self.db.write_batch(pay).await.map_err(unavailable)?;
        if silent {
            sleep(self.delays.time_out).await;
            return Err(PartnerError::TimedOut);
        }
        Ok(results)
    }

    async fn pay_few_fen(&self, asked: &SmallPayment) -> Result<PaymentState, PartnerError> {
        let now = self.clock.now();
        let payment =
            Payment { key: asked.key.clone(), protocol_no: String::new(), amount: asked.amount };
        let card = Protocol { protocol_no: String::new(), card: asked.card.clone(), valid: true };
        let pay = async move |tx: &mut Tx| {
            if let Some(row) = store::payments(tx, &[&payment.key]).await?.into_iter().next() {
                store::asked_again(tx, &[&payment.key]).await?;
                return Ok((again_answer(&payment, &row, now).state, row, false));
            }
            let row = decide(("out", false), &payment, Some(&card), now);
            store::put_payments(tx, std::slice::from_ref(&row)).await?;
            let first = first_answer(&payment, &row, now).into_iter().next();
            let state = first.map_or(PaymentState::Unknown, |answer| answer.state);
            Ok::<_, db::Error>((state, row, true))
        };
        let (state, row, is_new) = self.db.write(pay).await.map_err(unavailable)?;
        if is_new && row.paid {
            let (amount, tail) = (row.amount, asked.card.tail());
            let text = format!("【银行】您尾号{tail}的账户转入{amount}元，附言“小额验证”。");
            self.mailbox.keep(asked.mobile.clone(), text, String::new()).await?;
        }
        if is_new && is_silent(&row) {
            sleep(self.delays.time_out).await;
            return Err(PartnerError::TimedOut);
        }
        Ok(state)
    }

    async fn look_up(&self, keys: &[String]) -> Result<Vec<PaymentResult>, PartnerError> {
        let find = async |tx: &mut Tx| {
            let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
            store::payments(tx, &keys).await
        };
        let known = by(self.db.read(find).await.map_err(unavailable)?, |p| p.key.clone());
        let now = self.clock.now();
        let state = |key: &String| {
            known.get(key).map_or(PaymentState::NotFound, |row| state_in_books(row, now))
        };
        Ok(keys.iter().map(|key| PaymentResult { key: key.clone(), state: state(key) }).collect())
    }
}

/// Payouts that were refused before, as far as it matters to these.
async fn refused_payouts(
    tx: &mut Tx,
    direction: &str,
    asked: &[Payment],
) -> Result<HashSet<(String, Fen)>, db::Error> {
    let matters = |p: &&Payment| Whim::of_amount(p.amount) == Some(Whim::TakenSecond);
    let protocols: Vec<&str> = asked.iter().filter(matters).map(|p| &p.protocol_no[..]).collect();
    if direction == "in" || protocols.is_empty() {
        return Ok(HashSet::new());
    }
    Ok(store::refused_payouts(tx, &protocols).await?.into_iter().collect())
}

/// How a payment that is new to the bank goes; `second` when the card has refused such a payout
/// before.
fn decide(
    (direction, second): (&str, bool),
    payment: &Payment,
    protocol: Option<&Protocol>,
    at: Instant,
) -> PaymentRow {
    let usable = protocol.is_some_and(|p| p.valid || direction == "out")
        || payment.protocol_no.starts_with(UNSIGNED);
    let whim = Whim::of_amount(payment.amount)
        .or_else(|| protocol.and_then(|p| Whim::of_card(&p.card)))
        // A card without money can still receive some, and one that takes none can still pay.
        .filter(|whim| !(direction == "out" && *whim == Whim::NoFunds))
        .filter(|whim| direction == "out" || !matches!(whim, Whim::Closed | Whim::NameDiffers));
    let too_little = match crate::is_pension(&payment.protocol_no) {
        true => TOO_LITTLE,
        false => "银行卡余额不足",
    };
    let reason = match whim {
        _ if !usable => "银行卡未签约或已解约",
        Some(Whim::NoFunds) => too_little,
        Some(Whim::NoFundsBeforeNoon) if direction == "in" && is_before_noon(at) => too_little,
        Some(Whim::RiskControl | Whim::UnknownThenRefused) => "银行风险控制，交易被拒绝",
        Some(Whim::Closed) => "收款账户已销户",
        Some(Whim::NameDiffers) => "收款户名不符",
        Some(Whim::TakenSecond) if !second => "收款账户状态异常",
        _ => "",
    };
    PaymentRow {
        key: payment.key.clone(),
        direction: direction.to_owned(),
        protocol_no: payment.protocol_no.clone(),
        amount: payment.amount,
        paid: reason.is_empty(),
        hidden: matches!(whim, Some(Whim::UnknownThenPaid | Whim::UnknownThenRefused)),
        reason: reason.to_owned(),
        bank_no: format!("B{}", payment.key),
        at,
        asked: 1,
    }
}

fn is_before_noon(at: Instant) -> bool {
    const NOON_MS: i32 = 12 * 3_600_000;
    at.time().ms() < NOON_MS
}

/// To a payment that is new to the bank; one of them is answered twice.
fn first_answer(payment: &Payment, row: &PaymentRow, now: Instant) -> Vec<PaymentResult> {
    let settled = state_in_books(row, now);
    let states = match whim(row) {
        _ if row.hidden => vec![PaymentState::Unknown],
        Some(Whim::RefusedThenPaid) => vec![PaymentState::Refused("银行处理超时".into())],
        Some(Whim::AnsweredTwice) => vec![PaymentState::Unknown, settled],
        _ => vec![settled],
    };
    let result = |state| PaymentResult { key: payment.key.clone(), state };
    states.into_iter().map(result).collect()
}

/// To a payment that was asked for before.
fn again_answer(payment: &Payment, row: &PaymentRow, now: Instant) -> PaymentResult {
    let same = row.amount == payment.amount && row.protocol_no == payment.protocol_no;
    let state = match state_in_books(row, now) {
        _ if !same => PaymentState::Refused("流水号重复".into()),
        _ if row.hidden => PaymentState::Unknown,
        PaymentState::NotFound | PaymentState::Paid { .. } => {
            PaymentState::Duplicate { at: paid_at(row) }
        }
        other => other,
    };
    PaymentResult { key: payment.key.clone(), state }
}

/// What a query finds.
fn state_in_books(row: &PaymentRow, now: Instant) -> PaymentState {
    match whim(row) {
        Some(Whim::FoundAgain) if row.paid && row.asked < 2 => PaymentState::NotFound,
        Some(whim) if row.paid && now < whim.known_from(row.at) => PaymentState::Unknown,
        _ if row.paid => PaymentState::Paid { bank_no: row.bank_no.clone(), at: paid_at(row) },
        _ => PaymentState::Refused(row.reason.clone()),
    }
}

/// Whether the answer to the whole batch is lost.
fn is_silent(row: &PaymentRow) -> bool {
    matches!(whim(row), Some(Whim::PaidThenSilent | Whim::FoundAgain))
}

fn by<T>(rows: Vec<T>, key: impl Fn(&T) -> String) -> HashMap<String, T> {
    rows.into_iter().map(|row| (key(&row), row)).collect()
}

/// A random code, as text messages carry it.
#[expect(clippy::disallowed_methods, reason = "the simulated bank is a party of its own")]
fn six_digits() -> Result<String, PartnerError> {
    let random = getrandom::u64().map_err(|e| PartnerError::Unavailable(e.to_string()))?;
    Ok(format!("{:06}", random % 1_000_000))
}

impl Bank for SimulatedBank {
    fn request_signing<'a>(&'a self, demand: &'a SigningDemand) -> Reply<'a, SigningReply> {
        Box::pin(self.sign(demand))
    }

    fn confirm_signing<'a>(&'a self, key: &'a str, code: &'a str) -> Reply<'a, Confirmation> {
        Box::pin(self.confirm(key, code))
    }

    fn revoke<'a>(&'a self, protocol_no: &'a str) -> Reply<'a, ()> {
        Box::pin(async move {
            let number = protocol_no.to_owned();
            let end = async move |tx: &mut Tx| store::end_protocol(tx, &number).await;
            self.db.write(end).await.map_err(unavailable)
        })
    }

    fn debit<'a>(&'a self, batch: &'a [Payment]) -> Reply<'a, Vec<PaymentResult>> {
        Box::pin(self.move_money("in", batch))
    }

    fn pay_out<'a>(&'a self, batch: &'a [Payment]) -> Reply<'a, Vec<PaymentResult>> {
        Box::pin(self.move_money("out", batch))
    }

    fn pay_small<'a>(&'a self, payment: &'a SmallPayment) -> Reply<'a, PaymentState> {
        Box::pin(self.pay_few_fen(payment))
    }

    fn query<'a>(&'a self, keys: &'a [String]) -> Reply<'a, Vec<PaymentResult>> {
        Box::pin(self.look_up(keys))
    }

    fn statement<'a>(&'a self, days: Days, to: &'a mut (dyn Write + Send)) -> Reply<'a, bool> {
        Box::pin(self.statements.write(&self.db, days, to))
    }
}
