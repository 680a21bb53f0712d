//! Wrong passwords and certificate numbers: counted before they are checked, so that many at once
//! count as many; by mobile, whether it is a customer's or not, so that the answers do not tell;
//! and for the customer apart from strangers, so that these lock nobody out.

use crate::{
    GivenPassword,
    parameters::Parameters,
    refusals::{
        CERTIFICATE_LOCKED, CERTIFICATE_WAIT, CERTIFICATE_WRONG, NO_PASSWORD, OLD_PASSWORD_WRONG,
        PASSWORD_LOCKED, PASSWORD_WAIT, PASSWORD_WRONG,
    },
    scope::Scope,
    store::{self, Attempts, CustomerRow},
    turnstile::Turnstile,
};
use db::Tx;
use kernel::{CustNo, Instant, Mobile};
use wire::{Answer, App, Counted, Limited, Refusal, codes};

/// So long an attempt that was taken is waited for; one whose process has ended counts as wrong.
const IN_FLIGHT_MS: i64 = 10_000;
/// Seconds after which another attempt may find those in flight done.
const IN_FLIGHT_WAIT_S: u32 = 1;
/// Seconds after which a password is proved again that was changed while it was checked.
const CHANGED_WAIT_S: u32 = 1;

/// What proves a customer. Each is counted apart: who knows the one may not guess the
/// other without end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Proof {
    Password,
    Certificate,
}

impl Proof {
    /// As it is stored.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Password => "password",
            Self::Certificate => "certificate",
        }
    }
}

/// An attempt on a mobile that was counted and is now checked.
#[derive(Debug, Clone)]
pub(crate) struct Attempt {
    mobile: Mobile,
    proof: Proof,
    scope: Scope,
    /// How many there have been, this one among them.
    failures: i64,
    parameters: Parameters,
    wall: Instant,
}

impl Attempt {
    /// Takes one of the attempts of a mobile. The refusal of one that is not left is in the `Ok`.
    pub async fn take(
        tx: &mut Tx,
        mobile: &Mobile,
        (proof, scope): (Proof, Scope),
        parameters: &Parameters,
        wall: Instant,
    ) -> Answer<Result<Self, Refusal>> {
        let before = store::attempts(tx, mobile, proof.word(), scope).await?;
        let (mobile, parameters) = (mobile.clone(), *parameters);
        let mut attempt = Self { mobile, proof, scope, failures: 0, parameters, wall };
        if let Some(before) = &before {
            if let Some(until) = before.locked_until.filter(|until| *until > wall) {
                return Ok(Err(attempt.stopped(until)));
            }
            attempt.failures = attempt.counted(before);
        }
        let tries = attempt.parameters.password_tries;
        let (used_up, last_at) = (attempt.failures >= tries, before.as_ref().map(|b| b.last_at));
        let waited = before.as_ref().is_some_and(|b| b.locked_until.is_some());
        if let Some(last_at) = last_at.filter(|_| used_up && !waited) {
            // As many as may be wrong are being checked at this moment.
            if wall.ms_since(last_at) < IN_FLIGHT_MS {
                return Ok(Err(codes::BUSY.refuse().later(IN_FLIGHT_WAIT_S)));
            }
            let until = last_at.add_ms(attempt.stop_ms());
            if until > wall {
                store::put_attempts(tx, &attempt.mobile, &attempt.row(last_at, Some(until)))
                    .await?;
                return Ok(Err(attempt.stopped(until)));
            }
        }
        attempt.failures += 1;
        // Beyond the tries of a stranger the next one waits already while this one is checked.
        let until = used_up.then(|| wall.add_ms(attempt.stop_ms()));
        store::put_attempts(tx, &attempt.mobile, &attempt.row(wall, until)).await?;
        Ok(Ok(attempt))
    }

    /// It was right: what was wrong before is forgiven.
    pub async fn right(&self, tx: &mut Tx) -> Result<(), db::Error> {
        store::clear_attempts(tx, &self.mobile, self.proof.word(), self.scope).await
    }

    /// It was wrong, and counts; answers what to say of it. When a right one that came between has
    /// taken it away with the others, it is the first one.
    pub async fn wrong(&self, tx: &mut Tx) -> Result<Refusal, db::Error> {
        let row = store::attempts(tx, &self.mobile, self.proof.word(), self.scope).await?;
        let counted = match &row {
            Some(_) => self.clone(),
            None => Self { failures: 1, ..self.clone() },
        };
        let left = self.parameters.password_tries - counted.failures;
        if left > 0 {
            if row.is_none() {
                store::put_attempts(tx, &self.mobile, &counted.row(self.wall, None)).await?;
            }
            let code = match self.proof {
                Proof::Password => PASSWORD_WRONG,
                Proof::Certificate => CERTIFICATE_WRONG,
            };
            return Ok(code.fill(&[("left", left)]));
        }
        let until = self.wall.add_ms(counted.stop_ms());
        store::put_attempts(tx, &self.mobile, &counted.row(self.wall, Some(until))).await?;
        Ok(counted.stopped(until))
    }

    /// How many of before count: none once a lock has ended, or after a day without a wrong one.
    /// Waiting alone gives a stranger no new tries.
    fn counted(&self, before: &Attempts) -> i64 {
        let forgotten = self.wall.ms_since(before.last_at) >= self.parameters.password_lock_ms;
        let waited = before.locked_until.is_some();
        match self.scope {
            _ if forgotten => 0,
            Scope::Own if waited => 0,
            _ => before.failures,
        }
    }

    /// For how long no other attempt is taken after this one.
    fn stop_ms(&self) -> i64 {
        match self.scope {
            Scope::Own => self.parameters.password_lock_ms,
            Scope::Stranger => self.parameters.stranger_delay_ms(self.failures),
        }
    }

    fn stopped(&self, until: Instant) -> Refusal {
        let wait_s = (until.ms_since(self.wall) + 999) / 1000;
        match (self.scope, self.proof) {
            (Scope::Own, Proof::Password) => PASSWORD_LOCKED.refuse(),
            (Scope::Own, Proof::Certificate) => CERTIFICATE_LOCKED.refuse(),
            (Scope::Stranger, Proof::Password) => PASSWORD_WAIT.wait(wait_s),
            (Scope::Stranger, Proof::Certificate) => CERTIFICATE_WAIT.wait(wait_s),
        }
    }

    fn row(&self, last_at: Instant, locked_until: Option<Instant>) -> Attempts {
        let (proof, scope) = (self.proof.word().to_owned(), self.scope);
        Attempts { proof, scope, failures: self.failures, last_at, locked_until }
    }
}

/// Why nobody was proved, and the customer in whose history that belongs: none where nothing
/// was checked.
pub(crate) struct Unproved {
    pub customer: Option<CustomerRow>,
    pub refusal: Refusal,
}

/// Proves who comes with mobile and password; refused with 90001 when too many wait for it.
pub(crate) async fn prove_by_mobile(
    app: &App,
    mobile: &Mobile,
    scope: Scope,
    given: &GivenPassword,
) -> Answer<Result<CustomerRow, Unproved>> {
    let _inside = app.get::<Turnstile>().enter(scope, mobile).await?;
    let (wanted, wall, day) = (mobile.clone(), app.clock().unmoved(), app.now().day());
    let (taken, customer) = app
        .db()
        .write(async move |tx: &mut Tx| {
            let parameters = Parameters::on(tx, day).await?;
            let customer = store::customer_by_mobile(tx, &wanted).await?;
            let what = (Proof::Password, scope);
            let taken = Attempt::take(tx, &wanted, what, &parameters, wall).await?;
            Ok::<_, wire::Failure>((taken, customer))
        })
        .await?;
    let attempt = match taken {
        Ok(attempt) => attempt,
        Err(refusal) => return Ok(Err(Unproved { customer: None, refusal })),
    };
    let digest = customer.as_ref().and_then(|c| c.password.clone());
    let right = given.matches(digest).await?;
    match customer {
        Some(customer) if right => {
            app.db().write(async move |tx: &mut Tx| attempt.right(tx).await).await?;
            Ok(Ok(customer))
        }
        customer => {
            let wrong = async move |tx: &mut Tx| attempt.wrong(tx).await;
            let refusal = app.db().write(wrong).await?;
            Ok(Err(Unproved { customer, refusal }))
        }
    }
}

/// Proves a logged-in customer.
pub(crate) async fn prove_customer(
    app: &App,
    cust_no: CustNo,
    given: &GivenPassword,
) -> Answer<CustomerRow> {
    let find = async |tx: &mut Tx| store::customer(tx, cust_no).await;
    let customer = app.db().read(find).await?.ok_or(codes::NOT_FOUND.refuse())?;
    if customer.password.is_none() {
        return Err(NO_PASSWORD.into());
    }
    app.limit(Limited::Login, Counted::Customer(cust_no)).await?;
    let proved = prove_by_mobile(app, &customer.mobile, Scope::Own, given).await?;
    proved.map_err(|Unproved { refusal, .. }| {
        match refusal.code == PASSWORD_WRONG.code {
            // A logged-in customer's mobile is right; only the password can be wrong.
            true => OLD_PASSWORD_WRONG.say(refusal.sentence.replacen("手机号或", "", 1)).into(),
            false => refusal.into(),
        }
    })
}

/// The customer whom a password proved outside of this transaction, unless it is another one by
/// now: then the proof is to be made again.
pub(crate) async fn still_proved(tx: &mut Tx, proved: &CustomerRow) -> Answer<CustomerRow> {
    let found = store::customer(tx, proved.cust_no).await?;
    let same = found.filter(|now| now.password == proved.password);
    Ok(same.ok_or_else(|| codes::BUSY.refuse().later(CHANGED_WAIT_S))?)
}
