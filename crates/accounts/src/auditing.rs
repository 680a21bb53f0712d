//! What the auditors decide takes effect: whenever the customer comes, and with each business day,
//! whether he comes or not.

use crate::{
    audit_look::audit_look,
    dictionary::{AuditState, ProofType},
    ids::ProofNo,
    profile,
    refusals::CERTIFICATE_TAKEN,
    renewal,
    store::{self, ProofRow},
};
use db::Tx;
use kernel::{CustNo, Instant, TimeOfDay};
use messages::{Kind, Leads, Message, tell};
use partners::{AuditCase, Partners, Verdict};
use wire::{Answer, App, Failure, codes};

/// Customers that are read together.
const PAGE: i64 = 1_000;
/// After so many customers in a row of whom the auditors said nothing nobody else is asked about:
/// they are away, and the day does not wait for them.
const AWAY: usize = 5;

/// Asks the auditors about the customer's proofs under review and writes down what they decided.
/// Called before anything that looks at proofs; a proof of today is never asked about.
///
/// # Errors
/// Those of the database; auditors who do not answer are asked again next time.
pub async fn settle(app: &App, cust_no: CustNo) -> Answer<()> {
    settle_at(app, cust_no, app.now()).await
}

/// The same at a moment of the business clock.
///
/// # Errors
/// As [`settle`].
pub(crate) async fn settle_at(app: &App, cust_no: CustNo, at: Instant) -> Answer<()> {
    settle_one(app, cust_no, at).await.map(|_| ())
}

/// Does so for all customers of whom something is under review, and tells them: outside any
/// transaction, and each in transactions of his own. What is wrong with one customer's proofs is
/// logged, and keeps neither anybody else's from being decided nor a day from going on.
///
/// # Errors
/// Those of the database while it does not answer.
pub async fn settle_all(app: &App, at: Instant) -> Answer<()> {
    let before = Instant::at(at.day(), TimeOfDay::MIDNIGHT);
    let (mut after, mut silent) = (None, 0);
    loop {
        let read = async |tx: &mut Tx| store::under_review(tx, before, after, PAGE).await;
        let waiting = app.db().read(read).await?;
        let Some(last) = waiting.last().copied() else { return Ok(()) };
        for cust_no in waiting {
            match settle_one(app, cust_no, at).await {
                Ok(true) => silent = 0,
                Ok(false) => silent += 1,
                Err(fault @ Failure::Fault(_)) => {
                    tracing::error!(doing = "settling proofs", %cust_no, cause = %fault);
                }
                Err(failure) => return Err(failure),
            }
            if silent >= AWAY {
                return Ok(());
            }
        }
        after = Some(last);
    }
}

/// Answers whether the auditors answered.
async fn settle_one(app: &App, cust_no: CustNo, at: Instant) -> Answer<bool> {
    let read = async |tx: &mut Tx| store::proofs(tx, cust_no).await;
    let waiting = app.db().read(read).await?.into_iter().filter(|proof| {
        proof.state == AuditState::UnderReview && proof.submitted_at.day() < at.day()
    });
    let mut answered = true;
    for proof in waiting {
        let case = AuditCase {
            serial_no: proof.serial_no.to_string(),
            attempt: proof.attempt,
            submitted_at: proof.submitted_at,
            certificate: proof.id_number.clone(),
            card: proof.card.clone(),
        };
        match app.get::<Partners>().audit.verdict(&case, at).await {
            Ok(Verdict::Pending) => {}
            Ok(verdict) => decide(app, proof, verdict, at).await?,
            Err(error) => {
                tracing::warn!(doing = "asking the auditors", cause = %error);
                answered = false;
            }
        }
    }
    Ok(answered)
}

async fn decide(app: &App, proof: ProofRow, verdict: Verdict, at: Instant) -> Answer<()> {
    let look_id = app.ids().next_value()?;
    app.db()
        .write(async move |tx: &mut Tx| {
            let mut row = find(tx, proof.cust_no, Some(proof.serial_no)).await?;
            if row.state != AuditState::UnderReview || row.attempt != proof.attempt {
                return Ok(());
            }
            row.decided_at = Some(at);
            (row.state, row.memo) = match &verdict {
                Verdict::Pending => return Ok(()),
                Verdict::Failed(reason) => (AuditState::Failed, reason.clone()),
                Verdict::Passed => pass(tx, &row, at).await?,
            };
            put_decided(tx, &row, look_id, at).await
        })
        .await
}

/// Writes down what became of a proof, that somebody looked at it, and tells it.
pub(crate) async fn put_decided(
    tx: &mut Tx,
    row: &ProofRow,
    look_id: i64,
    now: Instant,
) -> Answer<()> {
    store::put_proof(tx, row).await?;
    consents::note_look(tx, &audit_look(row, look_id, now)).await?;
    let message = message(tx, row, now).await?;
    Ok(tell(tx, &[message]).await?)
}

/// What the customer is told of a decision.
async fn message(tx: &mut Tx, row: &ProofRow, now: Instant) -> Answer<Message> {
    if row.proof_type != ProofType::Renewal {
        return Ok(told(row, now));
    }
    let on_file = store::profile(tx, row.cust_no).await?.and_then(|row| row.cert_expire);
    let on_file = on_file.ok_or_else(|| Failure::fault("a renewal", "no certificate"))?;
    Ok(renewal::told(row, on_file, now))
}

fn told(row: &ProofRow, now: Instant) -> Message {
    let (what, leads) = match row.proof_type {
        ProofType::Certificate | ProofType::Renewal => ("证件", Leads::Certificate),
        ProofType::Card => ("银行卡", Leads::Card),
    };
    let (title, text) = match row.state {
        AuditState::Passed => (format!("{what}审核通过了"), String::new()),
        _ => {
            let reason = row.memo.trim_end_matches('。');
            (format!("{what}审核没有通过"), format!("{reason}。可以重新提交。"))
        }
    };
    let key = format!("proof-{}-{}", row.serial_no, row.attempt);
    Message::new(row.cust_no, key, Kind::Certificate, now).says(title, text).leads_to(leads, "")
}

/// A passed certificate certifies, unless another customer was certified with it meanwhile.
async fn pass(tx: &mut Tx, row: &ProofRow, now: Instant) -> Answer<(AuditState, String)> {
    if row.proof_type != ProofType::Card
        && store::certificate_taken(tx, &row.id_number, row.cust_no).await?
    {
        return Ok((AuditState::Failed, CERTIFICATE_TAKEN.sentence.to_owned()));
    }
    if row.proof_type == ProofType::Renewal {
        renewal::pass(tx, row).await?;
    }
    if row.proof_type == ProofType::Certificate {
        profile::certify(tx, row.cust_no, &row.id_number).await?;
        let (front, back) = (row.first_file, row.second_file);
        profile::edit(tx, row.cust_no, |profile| {
            profile.certified_at = Some(now);
            (profile.front_file, profile.back_file) = (Some(front), Some(back));
        })
        .await?;
    }
    Ok((AuditState::Passed, String::new()))
}

pub(crate) async fn find(
    tx: &mut Tx,
    cust_no: CustNo,
    serial_no: Option<ProofNo>,
) -> Answer<ProofRow> {
    let wanted = |p: &ProofRow| serial_no.is_none_or(|no| no == p.serial_no);
    let found = store::proofs(tx, cust_no).await?.into_iter().find(wanted);
    found.ok_or_else(|| codes::NOT_FOUND.into())
}
