//! The wealth page: what a customer has and earned.

use crate::sums::{Sums, rate};
use crate::{Position, kind, store};
use bankcards::Purpose;
use db::Tx;
use funds::Catalogue;
use kernel::{Day, Fen, Rate};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

kernel::codes! {
    /// What a part of the assets is for; each has screens of its own.
    AssetCode, what: "asset code", refused: "资产类别不正确",
    {
        /// Public funds of one's own choice, but for money funds.
        Public = "public", "公募基金";
        /// Private funds.
        Private = "private", "私募基金";
        /// Advisory portfolios.
        Portfolio = "portfolio", "投顾组合";
        /// A child's account.
        Child = "child", "小账户";
        /// The pension account.
        Pension = "pension", "个人养老金";
        /// Money funds of one's own choice.
        Cash = "cash", "活钱";
    }
}

kernel::schema_of_codes!(AssetCode);

impl AssetCode {
    /// That of a purpose other than the customer's own.
    const fn of_purpose(purpose: Purpose) -> Option<Self> {
        match purpose {
            Purpose::Own => None,
            Purpose::Child(_) => Some(Self::Child),
            Purpose::Pension => Some(Self::Pension),
        }
    }

    /// That of a public fund of one's own choice, by its kind.
    fn of_kind(kind: &str) -> Self {
        if kind::is_money(kind) { Self::Cash } else { Self::Public }
    }
}

/// A part of a customer's assets.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssetPart {
    /// What it is for.
    pub code: AssetCode,
    /// The kind of its funds as the list of funds names it, `指数型`; of another purpose than
    /// the customer's own, that purpose: `小账户`.
    pub name: String,
    /// Market value at the last NAVs.
    pub value: Fen,
}

/// Assets and profit of a customer.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssetOverview {
    /// Market value of all holdings at their last NAVs, and `inTransit`.
    pub total_assets: Fen,
    /// Market value of all holdings.
    pub market_value: Fen,
    /// Paid for purchases that are not confirmed, and proceeds on their way; never in a profit.
    pub in_transit: Fen,
    /// What of `inTransit` was paid for purchases.
    pub buying: Fen,
    /// What of `inTransit` goes to a card: proceeds and refunds.
    pub leaving: Fen,
    /// Sum of the profits of each fund's latest NAV day.
    pub day_profit: Fen,
    /// The NAV day that all updated funds have reached; `dayProfit` is dated with it. Income of
    /// money funds on closed days makes no newer one where other funds are held. None with no
    /// holding.
    pub day_profit_date: Option<Day>,
    /// How many funds already have the NAV of that day or a newer one.
    pub updated: u32,
    /// How many funds are held, each once for all cards. `updated`/`held`: 已更新 8/10.
    pub held: u32,
    /// Profit of what is held now: value − cost + cash dividends of the open rounds.
    pub holding_profit: Fen,
    /// `holdingProfit` ÷ cost: 0.0160 is 1.6 %; none without cost.
    pub holding_profit_rate: Option<Rate>,
    /// All profit since the beginning, closed positions included.
    pub total_profit: Fen,
    /// By kind of fund and by purpose, largest first.
    pub parts: Vec<AssetPart>,
}

/// The wealth page of the customer. It reads positions, never orders or days, so that a long
/// history costs nothing.
pub async fn overview(call: Call<Customer>, _: Nothing) -> Answer<AssetOverview> {
    let cust_no = call.caller.cust_no;
    let read = async |tx: &mut Tx| store::wealth_of(tx, cust_no, None).await;
    let (positions, transit) = call.db().read::<_, db::Error, _>(read).await?;
    let sums = Sums::of(&positions)?;
    let in_transit = Fen::try_sum(transit.iter().map(|(.., amount)| *amount))?;
    let of = |wanted: bool| {
        let rows = transit.iter().filter(move |(_, buying, _)| *buying == wanted);
        Fen::try_sum(rows.map(|(.., amount)| *amount))
    };
    Ok(AssetOverview {
        buying: of(true)?,
        leaving: of(false)?,
        total_assets: sums.value.checked_add(in_transit)?,
        market_value: sums.value,
        in_transit,
        day_profit: sums.day_profit,
        day_profit_date: sums.latest,
        updated: sums.updated,
        held: sums.held,
        holding_profit: sums.holding_profit,
        holding_profit_rate: rate(sums.holding_profit, sums.cost),
        total_profit: sums.total_profit,
        parts: parts(&positions, call.get::<Catalogue>())?,
    })
}

fn parts(positions: &[Position], catalogue: &Catalogue) -> Answer<Vec<AssetPart>> {
    let mut values: BTreeMap<(Option<AssetCode>, String), Fen> = BTreeMap::new();
    for position in positions.iter().filter(|position| position.shares.is_positive()) {
        let code = AssetCode::of_purpose(position.container);
        let fund = catalogue.fund(position.fund_code);
        let kind = fund.as_ref().map_or(kind::UNKNOWN, |fund| kind::of(&fund.category));
        let name = code.map_or(kind, |code| code.chinese());
        let value = values.entry((code, name.to_owned())).or_default();
        *value = value.checked_add(position.value)?;
    }
    let part = |((code, name), value): ((Option<AssetCode>, String), Fen)| AssetPart {
        code: code.unwrap_or_else(|| AssetCode::of_kind(&name)),
        name,
        value,
    };
    let mut parts: Vec<AssetPart> = values.into_iter().map(part).collect();
    parts.sort_by_key(|part| std::cmp::Reverse(part.value));
    Ok(parts)
}
