//! Positions, lots, profit, dividend method.

#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::float_arithmetic,
        clippy::as_conversions
    )
)]

mod analysis;
mod apply;
mod book;
mod by_purpose;
mod change;
mod correct_day;
mod digest;
mod dividend_method;
mod freeze;
mod held;
mod held_detail;
mod holders;
mod holding;
mod kind;
mod look_through;
mod method_request;
mod move_shares;
mod overview;
mod past;
mod position;
mod profit;
mod profit_by_fund;
mod profit_days;
mod profit_history;
mod profit_line;
mod profit_parts;
mod profit_range;
mod profit_summary;
mod redeemable;
mod refusals;
mod revalue;
mod round;
mod round_moves;
mod rounds;
mod scope;
mod share_lots;
mod split;
mod standing;
mod store;
mod sums;
mod takeaway;
mod taken_lots;
#[cfg(test)]
mod tests;
mod transit;
mod value_day;
mod verify;

pub use book::{apply_confirmations, apply_late};
pub use by_purpose::{PurposeWealth, wealth_by_purpose};
pub use change::{Change, ChangeError, ChangeKind};
pub use correct_day::correct_day;
pub use digest::{digest, frozen, open_positions, open_positions_after};
pub use freeze::{
    freeze, position, positions_in, positions_of, positions_of_customer, release, set_blocked,
};
pub use holders::holders;
pub use method_request::{
    method_days, method_is_pending, method_of, request_method, settle_methods,
};
pub use position::{Lot, Position, PositionDay, PositionKey, TakenLot};
pub use redeemable::{Redeemable, redeemable, redeemable_in};
pub use round_moves::{RoundMove, fill_rounds, unfilled, verify_rounds};
pub use split::{Split, SplitPosition, Splits};
pub use standing::{kept_days, months_moved, moved_between, on_the_way, standing_on, value_now};
pub use store::methods::{MethodAnswer, MethodRequest};
pub use store::standing::{MonthMoved, PositionMoved, Standing};
pub use store::transit::Transit;
pub use takeaway::HELD;
pub use taken_lots::taken_lots;
pub use transit::{begin_transit, end_transit, going_out};
pub use value_day::{FundNav, Prices, Valuing, value_some};
pub use verify::{verify, verify_income};

pub use analysis::{
    AnalysedFund, AnalysedIndustries, AnalysedNavDay, AnalysedRisk, AnalysedSecurity, AnalysisPart,
    AssetAnalysis, SecurityFund, UndisclosedFund,
};
pub use dividend_method::{
    CardDividendMethod, DividendMethodRequest, DividendMethods, PendingMethod,
};
pub use held::{HeldFund, HeldFunds, HeldRequest, SortField, SortType, held_of};
pub use held_detail::{HeldByCard, HeldDetail, HeldDetailRequest};
pub use overview::{AssetCode, AssetOverview, AssetPart};
pub use past::{PastFund, PastFunds, PastFundsRequest, PastRound};
pub use profit::{
    HistoryUnit, ProfitDetailRequest, ProfitHistory, ProfitHistoryRequest, ProfitLine,
    ProfitLineRequest, ProfitPoint, ProfitRange, ProfitRangeRequest, ProfitSummary, ProfitUnit,
    ProfitWindow,
};
pub use profit_by_fund::{FundProfit, ProfitByFund, ProfitByFundRequest, WaitingFund};
pub use profit_line::profit_line;
pub use profit_parts::{
    Beside, BesideKind, ExplainedProfit, ProfitPart, ProfitParts, explain_profits,
};
pub use share_lots::{ShareLot, ShareLots, ShareLotsRequest};

use wire::{
    Routes,
    Topic::{Holding, Order, Risk},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    profits(positions(Routes::new("holdings")))
}

fn positions(routes: Routes) -> Routes {
    routes
        .bff(
            "asset/myOverview",
            op("assetOverview", "overview of assets and profit").reads(&[Holding, Order]),
            overview::overview,
        )
        .bff(
            "asset/analysis",
            op("assetAnalysis", "where the money is, seen through the funds")
                .reads(&[Holding, Order, Risk]),
            analysis::asset_analysis,
        )
        .bff(
            "asset/myAccount",
            op("heldFunds", "holdings").reads(&[Holding, Order]),
            held::held_funds,
        )
        .post(
            "/getAssetsHold",
            op("heldFundsClassic", "holdings").reads(&[Holding, Order]),
            held::held_funds,
        )
        .bff(
            "asset/heldAssetsDetails",
            op("heldDetail", "one holding").reads(&[Holding, Order]),
            held_detail::held_detail,
        )
        .bff(
            "asset/accountShareDetail",
            op("shareLots", "share lots of a holding").reads(&[Holding]),
            share_lots::share_lots,
        )
        .bff(
            "asset/hisAsset",
            op("pastFunds", "products once held").reads(&[Holding, Order]),
            past::past_funds,
        )
        .bff(
            "asset/queryDividendMethod",
            op("dividendMethod", "dividend method of a holding").reads(&[Holding]),
            dividend_method::dividend_methods,
        )
        .bff(
            "asset/queryDividendMethodNew",
            op("dividendMethods", "dividend methods by card").reads(&[Holding]),
            dividend_method::dividend_methods,
        )
}

fn profits(routes: Routes) -> Routes {
    routes
        .bff(
            "asset/profit/profitLine",
            op("profitLine", "profit line").reads(&[Holding]),
            profit_line::profit_line,
        )
        .bff(
            "asset/profit/queryProfitHis",
            op("profitHistory", "profit by day, month, year").reads(&[Holding]),
            profit_history::profit_history,
        )
        .bff(
            "asset/profit/byFund",
            op("profitByFund", "of what the profit of a day, month or year consists")
                .reads(&[Holding]),
            profit_by_fund::profit_by_fund,
        )
        .bff(
            "asset/rangeProfitTrend",
            op("profitRange", "profit over a range").reads(&[Holding]),
            profit_range::profit_range,
        )
        .get(
            "/myprofit",
            op("profitSummary", "profit summary").reads(&[Holding]),
            profit_summary::profit_summary,
        )
        .get(
            "/getselfprofit",
            op("selfProfit", "profit of self-directed assets").reads(&[Holding]),
            profit_summary::self_profit,
        )
        .get(
            "/profitdetail",
            op("profitDetail", "profit of one product").reads(&[Holding]),
            profit_summary::profit_detail,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("holdings",
    "positions" => include_str!("../../../migrations/holdings_0001_positions.sql"),
    "method requests" => include_str!("../../../migrations/holdings_0002_method_requests.sql"),
    "accrued" => include_str!("../../../migrations/holdings_0003_accrued.sql"),
    "taken lots" => include_str!("../../../migrations/holdings_0004_taken_lots.sql"),
    "room" => include_str!("../../../migrations/holdings_0005_room.sql"),
    "rounds" => include_str!("../../../migrations/holdings_0006_rounds.sql"),
    "carried" => include_str!("../../../migrations/holdings_0007_carried.sql"),
);
