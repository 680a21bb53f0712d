//! Log in with an SMS code.

use crate::{
    Purpose,
    code::{self, Use},
    comer::Comer,
    parameters::Parameters,
    refusals::{CODE_WRONG, NOT_REGISTERED},
    scope::Scope,
    session::{Entrance, LoginAnswer},
    store::{self, CustomerRow},
    way::Way,
};
use db::Tx;
use kernel::{Code, Instant, Mobile};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Failure, Limited, Refusal, Visitor};

/// Mobile and code.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CodeLoginRequest {
    /// Eleven digits.
    pub mobile: Mobile,
    /// The six digits that `/message` (purpose `login`) or `/preregister` sent.
    pub code: Code<16>,
}

/// `/verifycodelogin`. A mobile that nobody registered is refused with 11006 once the code has
/// proved that it is the visitor's; the code then stays good for `/register`, so that nobody needs
/// a second one.
pub async fn log_in_by_code(call: Call<Visitor>, request: CodeLoginRequest) -> Answer<LoginAnswer> {
    let (entrance, wall, day) =
        (Entrance::of(&call, Way::Code)?, call.clock().unmoved(), call.now.day());
    let comer = Comer::visitor(&call);
    let scope = comer.admit(&call, Limited::Login, &request.mobile).await?;
    let answer = call
        .db()
        .write(async move |tx: &mut Tx| {
            let parameters = Parameters::on(tx, day).await?;
            let what = (&request.mobile, scope);
            match prove(tx, &entrance, what, &request.code, &parameters, wall).await? {
                Ok(Some(customer)) => Ok(Ok(entrance.admit(tx, &customer).await?)),
                Ok(None) => Ok(Err(NOT_REGISTERED.refuse())),
                Err(refusal) => Ok::<_, Failure>(Err(refusal)),
            }
        })
        .await??;
    Ok(answer)
}

/// Whose mobile a code proves: none where nobody has registered it; then the code stays good. A
/// refusal is in the `Ok`, and stands in the customer's history.
pub(crate) async fn prove(
    tx: &mut Tx,
    entrance: &Entrance,
    (mobile, scope): (&Mobile, Scope),
    code: &str,
    parameters: &Parameters,
    wall: Instant,
) -> Answer<Result<Option<CustomerRow>, Refusal>> {
    let what = (mobile, &Purpose::DOOR[..], scope);
    let customer = store::customer_by_mobile(tx, mobile).await?;
    let using = if customer.is_some() { Use::Up } else { Use::Keep };
    let checked = code::check(tx, what, code, using, parameters, wall).await?;
    // Where no code was sent nobody could have come in: strangers would bury what the customer
    // wants to see in his history.
    if let (Err(refusal), Some(customer)) = (&checked, &customer)
        && refusal.code == CODE_WRONG.code
    {
        entrance.note(tx, customer, false).await?;
    }
    Ok(checked.map(|()| customer))
}
