//! Register and be logged in.

use crate::{
    NewCustomer, Password, Purpose,
    code::{self, Use},
    comer::Comer,
    create_customer,
    parameters::Parameters,
    refusals::MOBILE_TAKEN,
    scope::Scope,
    session::{Entrance, LoginAnswer},
    store,
    way::Way,
};
use db::Tx;
use kernel::{Code, CustNo, Line, Mobile};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, App, Call, Failure, Limited, Visitor};

/// A new customer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegisterRequest {
    /// Eleven digits.
    pub mobile: Mobile,
    /// The six digits that `/preregister` or `/message` (purpose `register`, or `login`) sent.
    pub code: Code<16>,
    /// May be set later; without it `tradePswFlag` is false and nothing can be traded.
    pub password: Option<Password>,
    /// The number of the customer who shared the link of this visit. Kept when there is such a
    /// customer; else it counts for nothing, and the answer is the same.
    #[serde(default)]
    pub cust_share_no: Line<40>,
}

/// `/register`.
pub async fn register(call: Call<Visitor>, request: RegisterRequest) -> Answer<LoginAnswer> {
    let (mobile, code, comer) = (request.mobile, request.code, Comer::visitor(&call));
    let scope = comer.admit(&call, Limited::Login, &mobile).await?;
    require_code(&call, scope, &mobile, &code).await?;
    let password = match &request.password {
        Some(password) => Some(password.digest().await?),
        None => None,
    };
    let new = NewCustomer { cust_no: None, mobile, password, device_check: true, at: call.now };
    let shared_by: Option<CustNo> = request.cust_share_no.parse().ok();
    let (entrance, wall) = (Entrance::of(&call, Way::Register)?, call.clock().unmoved());
    let answer = call
        .db()
        .write(async move |tx: &mut Tx| {
            let parameters = Parameters::on(tx, new.at.day()).await?;
            let what = (&new.mobile, &Purpose::DOOR[..], scope);
            let checked = code::check(tx, what, &code, Use::Up, &parameters, wall).await?;
            if let Err(refusal) = checked {
                return Ok(Err(refusal));
            }
            let Some(cust_no) = create_customer(tx, &new).await? else {
                return Ok(Err(MOBILE_TAKEN.refuse()));
            };
            if let Some(shared_by) = shared_by {
                store::note_shared(tx, (cust_no, shared_by), new.at).await?;
            }
            let found = store::customer(tx, cust_no).await?;
            let customer = found.ok_or_else(|| Failure::fault("registering", "no row"))?;
            Ok::<_, Failure>(Ok(entrance.open(tx, &customer).await?))
        })
        .await??;
    Ok(answer)
}

/// Who shared the link by which a customer came to register, always another one.
///
/// # Errors
/// Those of the database.
pub async fn shared_by(tx: &mut Tx, cust_no: CustNo) -> Result<Option<CustNo>, db::Error> {
    store::shared_by(tx, cust_no).await
}

/// Who cannot type the code has no password hashed, which is work.
async fn require_code(app: &App, scope: Scope, mobile: &Mobile, code: &str) -> Answer<()> {
    let (wall, day) = (app.clock().unmoved(), app.now().day());
    let (mobile, code) = (mobile.clone(), code.to_owned());
    app.db()
        .write(async move |tx: &mut Tx| {
            let parameters = Parameters::on(tx, day).await?;
            let what = (&mobile, &Purpose::DOOR[..], scope);
            code::check(tx, what, &code, Use::Keep, &parameters, wall).await
        })
        .await?
        .map_err(Failure::from)
}
