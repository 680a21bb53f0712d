//! One holding.

use crate::sums::Sums;
use crate::{HeldFund, Lot, MethodRequest, Position, Redeemable, method_of, store};
use bankcards::Purpose;
use funds::{Catalogue, DividendMethod};
use kernel::{Day, Fen, FundCode, Instant, Shares, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

/// Which fund.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldDetailRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Whose of it, `CHILD:1`; the customer's own when left out.
    #[serde(default)]
    pub purpose: Option<Purpose>,
}

/// What is held under one card.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldByCard {
    /// The card's transaction account.
    pub trade_acco: TradeAcco,
    /// Shares held.
    pub shares: Shares,
    /// Shares that wait for a redemption.
    pub frozen: Shares,
    /// Shares that may be redeemed now.
    pub available: Shares,
    /// Shares that are confirmed and may be redeemed later only.
    pub young: Shares,
    /// The first trading day on which some of them may; none where there are none.
    pub young_from: Option<Day>,
    /// Market value.
    pub value: Fen,
    /// In force: `0` reinvest, `1` cash.
    pub dividend_method: DividendMethod,
    /// The method that is asked for and not confirmed yet; none when none is.
    pub pending_method: Option<DividendMethod>,
    /// Whether redemptions are stopped until a difference with the TA is cleared up.
    pub blocked: bool,
}

/// One holding.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldDetail {
    /// All cards together; of a closed holding with zero shares.
    pub fund: HeldFund,
    /// Shares that may be redeemed now, all cards together.
    pub available: Shares,
    /// Each card.
    pub cards: Vec<HeldByCard>,
    /// Profit that redemptions have realised since the beginning.
    pub realised_profit: Fen,
    /// What shares that moved to another account had gained here, less what those that came had
    /// gained there; zero where none moved.
    pub carried_profit: Fen,
    /// Cash dividends since the beginning.
    pub dividends: Fen,
    /// The day on which the open round began, or the oldest of its lots was registered, where that
    /// came from another account; none when nothing is held.
    pub held_since: Option<Day>,
    /// Natural days since then.
    pub held_days: u32,
    /// Whether it may be converted now: the fund gives shares, and there is one that takes them.
    pub convertible: bool,
}

/// One holding of the customer, open or closed.
pub async fn held_detail(call: Call<Customer>, request: HeldDetailRequest) -> Answer<HeldDetail> {
    let (cust_no, code) = (call.caller.cust_no, request.fund_code);
    let (positions, transit, lots, requests) = call
        .db()
        .read(async |tx| -> Result<_, db::Error> {
            let of = Some(request.purpose.unwrap_or_default());
            let (positions, transit) = store::wealth_of(tx, cust_no, of).await?;
            let lots = store::lots::open_of_fund(tx, cust_no, code).await?;
            Ok((positions, transit, lots, store::methods::of_fund(tx, cust_no, code).await?))
        })
        .await?;
    let latest = Sums::of(&positions)?.latest;
    let of_fund: Vec<Position> = positions.into_iter().filter(|p| p.fund_code == code).collect();
    if of_fund.is_empty() {
        return Err(codes::NOT_FOUND.into());
    }
    let buying = transit.iter().filter(|(fund, buying, _)| *fund == code && *buying);
    let in_transit = Fen::try_sum(buying.map(|(.., amount)| *amount))?;
    let catalogue = call.get::<Catalogue>();
    let sums = Sums::of(&of_fund)?;
    let own = |lot: &&Lot| of_fund.iter().any(|position| position.trade_acco == lot.trade_acco);
    let oldest = lots.iter().filter(own).map(|lot| lot.registered_on).min();
    let began = of_fund.iter().filter_map(|position| position.opened_on).min();
    let held_since = began.map(|began| oldest.map_or(began, |oldest| oldest.min(began)));
    let days = held_since.map_or(0, |since| call.now.day().days_since(since));
    let card = |position: &Position| -> Answer<HeldByCard> {
        let leaving = leaving(position, &lots, call.now, catalogue)?;
        Ok(by_card(position, leaving, &requests, catalogue))
    };
    let cards = of_fund.iter().map(card).collect::<Answer<Vec<HeldByCard>>>()?;
    let available = Shares::try_sum(cards.iter().map(|card| card.available))?;
    Ok(HeldDetail {
        fund: HeldFund::of(code, &of_fund, latest, in_transit, catalogue)?,
        available,
        cards,
        realised_profit: sums.realised,
        carried_profit: sums.carried,
        dividends: sums.dividends,
        held_since,
        held_days: u32::try_from(days).unwrap_or(0),
        convertible: convertible(code, catalogue),
    })
}

/// What of a position may leave now, and what later; nothing of a fund that is not sold any more.
fn leaving(
    position: &Position,
    lots: &[Lot],
    now: Instant,
    catalogue: &Catalogue,
) -> Answer<(Shares, Shares, Option<Day>)> {
    let Some(fund) = catalogue.fund(position.fund_code) else {
        return Ok((Shares::ZERO, Shares::ZERO, None));
    };
    let own = lots.iter().filter(|lot| lot.trade_acco == position.trade_acco);
    let t_day = funds::dates_for_redeem(&fund, now).t_day;
    let held = Redeemable::of(position.clone(), own.cloned().collect(), (&fund, t_day))?;
    Ok((held.available, held.young, held.young_from))
}

fn convertible(code: FundCode, catalogue: &Catalogue) -> bool {
    let snapshot = catalogue.snapshot();
    let from = snapshot.fund(code).filter(|fund| fund.can_redeem());
    from.is_some_and(|from| funds::convert_targets(&snapshot, from).next().is_some())
}

fn by_card(
    position: &Position,
    (available, young, young_from): (Shares, Shares, Option<Day>),
    requests: &[MethodRequest],
    catalogue: &Catalogue,
) -> HeldByCard {
    HeldByCard {
        trade_acco: position.trade_acco,
        shares: position.shares,
        frozen: position.frozen,
        available,
        young,
        young_from,
        value: position.value,
        dividend_method: method_of(position, catalogue),
        pending_method: requests
            .iter()
            .find(|request| request.trade_acco == position.trade_acco)
            .map(|request| request.method),
        blocked: position.blocked,
    }
}
