//! Products that were held once, round by round. A round of a product is that of all cards
//! together: from its first share to the day at whose end no card has any.

use crate::round::{Money, Round};
use crate::sums::rate;
use crate::{Position, store};
use bankcards::Purpose;
use db::Tx;
use funds::Catalogue;
use kernel::{CustNo, Day, Fen, FundCode, Overflow, Rate};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

/// Which of them.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct PastFundsRequest {
    /// All rounds of one product; of each product the last one when left out.
    pub fund_code: Option<FundCode>,
    /// Whose, `CHILD:1`; the customer's own when left out.
    pub purpose: Option<Purpose>,
}

/// A product with rounds that have ended.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastFund {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// The profit of all rounds that have ended.
    pub total_profit: Fen,
    /// The day on which the last shares went.
    pub closed_on: Option<Day>,
    /// Whether some of it is held now, in another round.
    pub held: bool,
    /// Rounds that have ended, latest first: all that were asked for by the fund's code, else the
    /// last one.
    pub rounds: Vec<PastRound>,
    /// Whether there are rounds before those.
    pub earlier: bool,
}

/// From the first share to the last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastRound {
    /// T of the first purchase.
    pub began_on: Day,
    /// T of what took the last share.
    pub ended_on: Day,
    /// Natural days between the two.
    pub held_days: u32,
    /// Put in, fees included; what conversions brought counts.
    pub put_in: Fen,
    /// What redemptions and conversions brought, after fees.
    pub got_back: Fen,
    /// Dividends in cash.
    pub dividends: Fen,
    /// Dividends that became shares, at the NAV of their ex-date: in what was got back already.
    pub reinvested: Fen,
    /// Fees: in what was put in, or taken off what was got back.
    pub fees: Fen,
    /// Got back, and dividends in cash, less put in.
    pub profit: Fen,
    /// Profit ÷ put in; none where nothing was.
    pub profit_rate: Option<Rate>,
}

/// Closed holdings.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastFunds {
    /// Latest first.
    pub funds: Vec<PastFund>,
}

/// Funds of which the customer once held shares and then none; of some shares are held again.
pub async fn past_funds(call: Call<Customer>, request: PastFundsRequest) -> Answer<PastFunds> {
    let cust_no = call.caller.cust_no;
    let read = async |tx: &mut Tx| {
        read(tx, cust_no, (request.fund_code, request.purpose.unwrap_or_default())).await
    };
    let products: BTreeMap<FundCode, Product> = call.db().read::<_, db::Error, _>(read).await?;
    if request.fund_code.is_some() && products.is_empty() {
        return Err(codes::NOT_FOUND.into());
    }
    let catalogue = call.get::<Catalogue>();
    let mut funds = Vec::with_capacity(products.len());
    for (fund_code, product) in products {
        let name = catalogue.fund(fund_code).map(|fund| fund.name.to_string());
        let name = name.unwrap_or_default();
        funds.extend(product.told(fund_code, name, request.fund_code.is_some())?);
    }
    funds.sort_by_key(|fund| std::cmp::Reverse(fund.closed_on));
    Ok(PastFunds { funds })
}

/// What is known of a product: its positions, and rounds before their latest.
#[derive(Default)]
struct Product {
    positions: Vec<Position>,
    before: Vec<Round>,
}

/// Positions have their latest round themselves. So a list reads those before it only where the
/// latest one is under way, or where several cards have to be seen together.
async fn read(
    tx: &mut Tx,
    cust_no: CustNo,
    (fund, purpose): (Option<FundCode>, Purpose),
) -> Result<BTreeMap<FundCode, Product>, db::Error> {
    let mut positions = match fund {
        Some(fund) => store::positions::in_fund(tx, cust_no, fund).await?,
        None => store::positions::of_customer(tx, cust_no).await?,
    };
    positions.retain(|position| position.container == purpose);
    let mut products: BTreeMap<FundCode, Product> = BTreeMap::new();
    for position in positions {
        products.entry(position.fund_code).or_default().positions.push(position);
    }
    let again = |product: &Product| product.positions.iter().any(|position| position.rounds > 1);
    for (code, product) in &mut products {
        if again(product) && (fund.is_some() || product.positions.len() > 1) {
            product.before = store::rounds::of_fund(tx, cust_no, *code).await?;
            product.before.retain(|round| round.container == purpose);
        }
    }
    if fund.is_none() && products.values().any(|product| again(product) && product.is_held()) {
        for round in store::rounds::before_held(tx, cust_no).await? {
            if let Some(product) = products.get_mut(&round.fund_code)
                && round.container == purpose
                && product.positions.len() == 1
            {
                product.before.push(round);
            }
        }
    }
    Ok(products)
}

impl Product {
    fn is_held(&self) -> bool {
        self.positions.iter().any(|position| position.shares.is_positive())
    }

    /// The product as it is told; nothing where no round has ended.
    fn told(&self, code: FundCode, name: String, all: bool) -> Result<Option<PastFund>, Overflow> {
        let held = self.is_held();
        let closed_on = self.positions.iter().filter_map(|position| position.closed_on).max();
        let mut spans = spans(self)?;
        let open = spans.pop_if(|span| span.open);
        let total = Fen::try_sum(self.positions.iter().map(|position| position.total_profit))?;
        let total_profit = match &open {
            // All profit, less that of the round under way: what it is worth, and has brought.
            Some(open) => {
                let worth = Fen::try_sum(self.positions.iter().map(|position| position.value))?;
                total.checked_sub(open.money.profit()?.checked_add(worth)?)?
            }
            None => total,
        };
        if spans.is_empty() && (held || closed_on.is_none()) {
            return Ok(None);
        }
        spans.reverse();
        let known = spans.len();
        // Of one card a list has read the last one only.
        let unread = match &self.positions[..] {
            [position] => position.rounds > if open.is_some() { 2 } else { 1 },
            _ => false,
        };
        let earlier = !all && (known > 1 || unread);
        let shown = spans.iter().take(if all { known } else { 1 });
        let rounds: Vec<PastRound> = shown.map(Span::told).collect::<Result<_, Overflow>>()?;
        Ok(Some(PastFund {
            fund_code: code,
            fund_name: name,
            total_profit,
            closed_on: rounds.first().map(|round| round.ended_on).or(closed_on),
            held,
            rounds,
            earlier,
        }))
    }
}

/// A round of all cards together.
struct Span {
    from: Day,
    until: Day,
    open: bool,
    money: Money,
}

/// Rounds of all cards, oldest first; those that overlap are one.
fn spans(product: &Product) -> Result<Vec<Span>, Overflow> {
    let latest = product.positions.iter().filter_map(|position| {
        let round = position.round()?;
        Some((round, position.shares.is_positive()))
    });
    let before = product.before.iter().map(|round| (round.clone(), false));
    let mut rounds: Vec<(Round, bool)> = latest.chain(before).collect();
    rounds.sort_by_key(|(round, _)| round.began_on);
    let mut spans: Vec<Span> = Vec::new();
    for (round, open) in rounds {
        let money = round.money();
        match spans.last_mut().filter(|last| last.open || round.began_on <= last.until) {
            Some(last) => {
                last.until = last.until.max(round.ended_on);
                last.open |= open;
                last.money = last.money.plus(money)?;
            }
            None => {
                spans.push(Span { from: round.began_on, until: round.ended_on, open, money });
            }
        }
    }
    Ok(spans)
}

impl Span {
    fn told(&self) -> Result<PastRound, Overflow> {
        let Money { put_in, got_back, fees, dividends, reinvested } = self.money;
        let profit = self.money.profit()?;
        Ok(PastRound {
            began_on: self.from,
            ended_on: self.until,
            held_days: u32::try_from(self.until.days_since(self.from)).unwrap_or(0),
            put_in,
            got_back,
            dividends,
            reinvested,
            fees,
            profit,
            profit_rate: rate(profit, put_in),
        })
    }
}
