//! What a customer paid in fees since the first order, by kind and by fund, beside the profit. What
//! the funds take every day (management, custody, sales service) is in their NAVs and not counted
//! again.

use crate::order::fee_kind::FeeKind;
use crate::order::paid_fees::Paid;
use crate::order::store::paid_fees;
use db::Tx;
use funds::Catalogue;
use holdings::Position;
use kernel::{Day, Fen, FundCode, Overflow, Rate, Rounding};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure, Nothing};

/// Fees of one kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeesOfKind {
    /// What they were for.
    pub kind: FeeKind,
    /// 申购费
    pub name: String,
    /// How many orders cost something.
    pub orders: i64,
    /// What they cost.
    pub fee: Fen,
}

/// Fees of one fund, beside what it brought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeesOfFund {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Whether it is held now.
    pub held: bool,
    /// What its orders cost.
    pub fee: Fen,
    /// All profit with it, after fees.
    pub profit: Fen,
}

/// Fees since the first order, beside the profit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaidFees {
    /// All fees.
    pub fee: Fen,
    /// All profit, after fees.
    pub profit: Fen,
    /// `profit` + `fee`.
    pub before_fees: Fen,
    /// `fee` ÷ `beforeFees` to a tenth of a per cent: 0.0470 is 4.7 %; none where nothing was
    /// earned.
    pub taken: Option<Rate>,
    /// The T of the first order that cost something.
    pub since: Option<Day>,
    /// Those of which anything was paid, in the order of an order's life.
    pub kinds: Vec<FeesOfKind>,
    /// Those of which anything was paid, the dearest first.
    pub funds: Vec<FeesOfFund>,
}

/// The customer's fees. It reads what is kept of them, never the orders.
pub async fn paid_fees(call: Call<Customer>, _: Nothing) -> Answer<PaidFees> {
    let cust_no = call.caller.cust_no;
    let (rows, positions) = call
        .db()
        .read(async |tx: &mut Tx| -> Result<_, Failure> {
            let positions = holdings::positions_of_customer(tx, cust_no).await?;
            Ok((paid_fees::of_customer(tx, cust_no).await?, positions))
        })
        .await?;
    Ok(answer(&Paid::of(&rows)?, &positions, |code| call.get::<Catalogue>().name(code))?)
}

fn answer(
    paid: &Paid,
    positions: &[Position],
    name: impl Fn(FundCode) -> String,
) -> Result<PaidFees, Overflow> {
    let mut profits: BTreeMap<FundCode, Fen> = BTreeMap::new();
    for position in positions {
        let profit = profits.entry(position.fund_code).or_default();
        *profit = profit.checked_add(position.total_profit)?;
    }
    let open = positions.iter().filter(|position| position.shares.is_positive());
    let held: BTreeSet<FundCode> = open.map(|position| position.fund_code).collect();
    let profit = Fen::try_sum(profits.values().copied())?;
    let before_fees = profit.checked_add(paid.fee)?;
    let mut funds: Vec<FeesOfFund> = paid
        .funds
        .iter()
        .map(|(code, fee)| FeesOfFund {
            fund_code: *code,
            fund_name: name(*code),
            held: held.contains(code),
            fee: *fee,
            profit: profits.get(code).copied().unwrap_or_default(),
        })
        .collect();
    funds.sort_by_key(|fund| (std::cmp::Reverse(fund.fee), fund.fund_code));
    let of_kind = |kind: &FeeKind| {
        let (orders, fee) = *paid.kinds.get(kind.code())?;
        Some(FeesOfKind { kind: *kind, name: kind.chinese().to_owned(), orders, fee })
    };
    Ok(PaidFees {
        fee: paid.fee,
        profit,
        before_fees,
        taken: taken(paid.fee, before_fees)?,
        since: paid.since,
        kinds: FeeKind::ALL.iter().filter_map(of_kind).collect(),
        funds,
    })
}

fn taken(fee: Fen, before: Fen) -> Result<Option<Rate>, Overflow> {
    if !before.is_positive() {
        return Ok(None);
    }
    let tenths = kernel::mul_div(fee.units(), 1_000, before.units(), Rounding::HalfUp)?;
    let units = tenths.checked_mul(Rate::SCALE / 1_000).ok_or(Overflow)?;
    Ok(Some(Rate::from_units(units)))
}
