//! Wrong passwords and certificate numbers: counted before they are checked, so that many at once
//! count as many; by mobile, whether it is a customer's or not, so that the answers do not tell.

use crate::{
    GivenPassword,
    parameters::Parameters,
    refusals::{
        CERTIFICATE_LOCKED, CERTIFICATE_WRONG, NO_PASSWORD, OLD_PASSWORD_WRONG, PASSWORD_LOCKED,
        PASSWORD_WRONG,
    },
    store::{self, Attempts, CustomerRow},
};
use db::Tx;
use kernel::{CustNo, Instant, Mobile};
use wire::{Answer, App, Refusal};

/// What proves a customer. Each is counted apart: who knows the one may not guess the
/// other without end.
#[derive(Debug, Clone, Copy)]
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

    /// What to say of a wrong attempt after which so many are left.
    pub fn wrong(self, left: i64) -> Refusal {
        let wrong = match self {
            _ if left <= 0 => return self.locked(),
            Self::Password => PASSWORD_WRONG,
            Self::Certificate => CERTIFICATE_WRONG,
        };
        wrong.fill(&[("left", left)])
    }

    fn locked(self) -> Refusal {
        match self {
            Self::Password => PASSWORD_LOCKED.refuse(),
            Self::Certificate => CERTIFICATE_LOCKED.refuse(),
        }
    }
}

/// Takes one of the attempts of a mobile; answers how many are left after it.
pub(crate) async fn take(
    tx: &mut Tx,
    mobile: &Mobile,
    proof: Proof,
    parameters: &Parameters,
    wall: Instant,
) -> Answer<Result<i64, Refusal>> {
    let before = store::attempts(tx, mobile, proof.word()).await?;
    let forgotten = |a: &Attempts| wall.ms_since(a.last_at) >= parameters.password_lock_ms;
    let failures = match &before {
        Some(a) if a.locked_until.is_some_and(|until| until > wall) => {
            return Ok(Err(proof.locked()));
        }
        Some(a) if a.locked_until.is_none() && !forgotten(a) => a.failures,
        _ => 0,
    } + 1;
    let left = parameters.password_tries - failures;
    let locked_until = (left <= 0).then(|| wall.add_ms(parameters.password_lock_ms));
    let (mobile, proof) = (mobile.clone(), proof.word().to_owned());
    let row = Attempts { mobile, proof, failures, last_at: wall, locked_until };
    store::put_attempts(tx, &row).await?;
    Ok(Ok(left))
}

/// Proves who comes with mobile and password: none when they are wrong, with what to say.
pub(crate) async fn prove_by_mobile(
    app: &App,
    mobile: &Mobile,
    given: &GivenPassword,
) -> Answer<Result<CustomerRow, (Option<CustomerRow>, Refusal)>> {
    let (wanted, wall, day) = (mobile.clone(), app.clock().unmoved(), app.now().day());
    let taken = app
        .db()
        .write(async move |tx: &mut Tx| {
            let parameters = Parameters::on(tx, day).await?;
            let customer = store::customer_by_mobile(tx, &wanted).await?;
            let taken = take(tx, &wanted, Proof::Password, &parameters, wall).await?;
            Ok::<_, wire::Failure>((taken, customer))
        })
        .await?;
    let (left, customer) = match taken {
        (Ok(left), customer) => (left, customer),
        (Err(locked), customer) => return Ok(Err((customer, locked))),
    };
    let digest = customer.as_ref().and_then(|c| c.password.clone());
    let right = given.matches(digest).await?;
    match customer {
        Some(customer) if right => {
            clear(app, mobile).await?;
            Ok(Ok(customer))
        }
        customer => Ok(Err((customer, Proof::Password.wrong(left)))),
    }
}

/// Proves a logged-in customer.
pub(crate) async fn prove_customer(
    app: &App,
    cust_no: CustNo,
    given: &GivenPassword,
) -> Answer<CustomerRow> {
    let find = async |tx: &mut Tx| store::customer(tx, cust_no).await;
    let customer = app.db().read(find).await?.ok_or(wire::codes::NOT_FOUND.refuse())?;
    if customer.password.is_none() {
        return Err(NO_PASSWORD.into());
    }
    prove_by_mobile(app, &customer.mobile, given).await?.map_err(|(_, refusal)| {
        match refusal.code == PASSWORD_WRONG.code {
            // A logged-in customer's mobile is right; only the password can be wrong.
            true => OLD_PASSWORD_WRONG.say(refusal.sentence.replacen("手机号或", "", 1)).into(),
            false => refusal.into(),
        }
    })
}

async fn clear(app: &App, mobile: &Mobile) -> Answer<()> {
    let mobile = mobile.clone();
    let clear =
        async move |tx: &mut Tx| store::clear_attempts(tx, &mobile, Proof::Password.word()).await;
    Ok(app.db().write(clear).await?)
}
