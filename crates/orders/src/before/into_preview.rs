//! What a customer sees of the purchase before redeeming into a fund.

use crate::order::OrderDates;
use crate::order::fee::BuyFeeTier;
use crate::rules::agreements::OrderAgreement;
use crate::rules::eligibility::CheckStep;
use crate::rules::limits::{Counted, Whose};
use crate::rules::{agreements, buy_fee, eligibility, first_buy, limits, onward};
use db::Tx;
use funds::{Fund, FundCard};
use kernel::{CustNo, Day, Fen, Instant, Rate, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::Answer;

/// The purchase with the proceeds of a redemption, as far as it can be known before. All amounts
/// are estimates: the proceeds have the redemption's NAV, which is not known yet.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IntoPreview {
    /// The fund that would be bought.
    pub target: FundCard,
    /// Whether it would be taken now: both funds go together, the target is open, and `amount` is
    /// within its limits. What the customer is missing is in `checks`.
    pub open: bool,
    /// Why not, in Chinese; empty when it would.
    pub closed_reason: String,
    /// What would buy, the redemption's `net`.
    pub amount: Fen,
    /// Whether the customer holds none of the target, so that the first minimum counts.
    pub first_buy: bool,
    /// The least amount that the target takes; it is compared again with what arrives.
    pub min_amount: Fen,
    /// The most that it takes of this customer on the day of the purchase; none without a limit.
    pub max_amount: Option<Fen>,
    /// What becomes of an amount above the target's limit of a day, as `preBuy` says it.
    pub cap_note: String,
    /// The dates of the purchase: `tDay` is the day on which the money arrives (or the target's
    /// next open day), `confirmDate` when its shares are confirmed, `incomeFrom` the first day of a
    /// money fund's income, `cancelUntil` until when the purchase may be cancelled, so that its
    /// money goes to the card. An estimate: the arrival decides.
    pub dates: OrderDates,
    /// The target's published table of purchase fees.
    pub tiers: Vec<BuyFeeTier>,
    /// The discount on published rates: 0.1 is one tenth.
    pub discount: Rate,
    /// The published rate at `amount`; none where the fee is fixed.
    pub list_rate: Option<Rate>,
    /// The rate charged at `amount`; none where the fee is fixed.
    pub rate: Option<Rate>,
    /// The purchase fee at `amount`; none where it would leave nothing to buy.
    pub fee: Option<Fen>,
    /// Money funds, whose price is 1: the shares that `amount` buys. Left out for others, since no
    /// NAV is known of the day of the purchase.
    pub estimated_shares: Option<Shares>,
    /// Documents of the target to accept, all of them, in `agreements` of the order.
    pub agreements: Vec<OrderAgreement>,
    /// The checks of a purchase, in the specification's order; the first that isn't passed must be
    /// mended first. All are made again when the money arrives.
    pub checks: Vec<CheckStep>,
    /// Code of the match of customer and target, T0 when it fits (domain 4.5).
    pub match_code: String,
}

/// What the preview shows of this customer.
pub(crate) struct IntoFacts {
    first_buy: bool,
    counted: Counted,
    checks: Vec<CheckStep>,
    match_code: String,
}

impl IntoFacts {
    /// Of a customer who would redeem one fund into the other now.
    pub async fn of(
        tx: &mut Tx,
        cust_no: CustNo,
        (from, to): (&Fund, &Fund),
        now: Instant,
    ) -> Answer<Self> {
        let arrives = OrderDates::of_redeem(from, now).arrives();
        let t_day = onward::dates(to, arrives).t_day;
        let first_buy = first_buy::is_first(tx, cust_no, to.code).await?;
        let counted = Counted::of(tx, cust_no, to, t_day, None).await?;
        let (checks, match_code) = eligibility::checks(tx, cust_no, to, now).await?;
        Ok(Self { first_buy, counted, checks, match_code })
    }
}

/// The purchase of `to`, whose card is shown, with what a redemption of `from` would bring.
///
/// # Errors
/// Refused where the target has no fees, or no price.
pub(crate) fn of(
    (from, to): (&Fund, &Fund),
    target: FundCard,
    facts: IntoFacts,
    (amount, redeeming): (Fen, &OrderDates),
    today: Day,
) -> Answer<IntoPreview> {
    let dates = onward::dates(to, redeeming.arrives());
    let Some(table) = to.fee_table(dates.t_day) else {
        return Err(onward::closed(to).into());
    };
    let closed = onward::require_target(from, to).and_then(|()| {
        limits::require(to, amount, facts.first_buy, &facts.counted, Whose::Proceeds)
    });
    let ordered = (facts.counted.in_fund, amount);
    let fee = buy_fee::explain_confirmed(to, ordered, dates.t_day).ok().map(|(fee, _)| fee);
    Ok(IntoPreview {
        target,
        open: closed.is_ok(),
        closed_reason: closed
            .err()
            .map_or_else(String::new, |refusal| refusal.sentence.into_owned()),
        amount,
        first_buy: facts.first_buy,
        min_amount: limits::minimum(to, facts.first_buy),
        max_amount: limits::taken(to, facts.counted.in_fund),
        cap_note: limits::cap_note(to, facts.counted.in_fund),
        dates,
        tiers: buy_fee::shown_tiers(table, false)?,
        discount: table.discount,
        list_rate: fee.as_ref().and_then(|fee| fee.list_rate),
        rate: fee.as_ref().and_then(|fee| fee.rate),
        estimated_shares: fee.as_ref().filter(|_| to.is_money()).map(|fee| fee.estimated_shares),
        fee: fee.map(|fee| fee.fee),
        agreements: agreements::required(to, today),
        checks: facts.checks,
        match_code: facts.match_code,
    })
}
