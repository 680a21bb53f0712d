//! Which money buys which shares: pension money those of the directory in force, and cards none of
//! them (`docs/decisions/0105`).

use bankcards::Card;
use db::Tx;
use funds::Fund;
use kernel::Day;
use wire::{Answer, Refusal};

wire::refusals! {
    /// Shares for pensions are paid out of pension accounts only.
    FOR_PENSIONS_ONLY = 16100, "{name}是养老金基金份额，只能用个人养老金账户购买";
    /// And pension accounts pay for nothing else.
    NOT_FOR_PENSIONS = 16101, "个人养老金账户只能购买养老金基金份额，请换一只";
    /// Pension accounts pay for no plans, and nothing else does for their shares.
    NO_PLANS = 16104, "养老金基金份额不能定投，可以在个人养老金页面买入";
    /// It was taken off the directory.
    NOT_LISTED = 16102, "{name}已移出个人养老金基金名录，不能买入，持有的份额可以赎回或转换";
}

/// Demands that shares of the fund may come to an account: by purchase, or by conversion.
///
/// # Errors
/// Refused where they may not.
pub(crate) async fn require(tx: &mut Tx, fund: &Fund, account: &Card, day: Day) -> Answer<()> {
    match against(tx, fund, account.is_pension(), day).await? {
        None => Ok(()),
        Some(refusal) => Err(refusal.into()),
    }
}

/// Demands that an instruction is none for pension shares, and none that a pension account pays.
///
/// # Errors
/// Refused where it is one.
pub(crate) fn require_plannable(fund: &Fund, account: &Card) -> Answer<()> {
    match fund.is_for_pensions() || account.is_pension() {
        true => Err(NO_PLANS.into()),
        false => Ok(()),
    }
}

/// Why shares of the fund may not come to a pension account, or to one that is none.
///
/// # Errors
/// Those of the database.
pub(crate) async fn against(
    tx: &mut Tx,
    fund: &Fund,
    is_pension: bool,
    day: Day,
) -> Answer<Option<Refusal>> {
    Ok(match (fund.is_for_pensions(), is_pension) {
        (false, false) => None,
        (true, false) => Some(FOR_PENSIONS_ONLY.fill(&[("name", &fund.name)])),
        (false, true) => Some(NOT_FOR_PENSIONS.refuse()),
        (true, true) if funds::pension_directory(tx, day).await?.contains(&fund.code) => None,
        (true, true) => Some(NOT_LISTED.fill(&[("name", &fund.name)])),
    })
}
