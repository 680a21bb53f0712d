//! Public-fund catalogue: share classes, NAVs, performance, ranking, search, fees, rules.
//!
//! Everything that customers read is served from a [`Snapshot`] in memory, which the [`Catalogue`]
//! swaps when the version in the database rises. Writers are imports, the demo and clearing.

mod archive;
mod benchmark;
mod card;
mod catalogue;
pub mod category;
mod convert;
mod convert_formula;
mod dates;
mod directory;
mod document;
mod documents;
pub mod fee_caps;
mod fees;
mod fund;
pub mod import;
pub mod letters;
mod limits;
mod load;
mod offering;
mod page;
mod pages;
mod parting;
mod peers;
mod performance;
mod policy;
mod put;
mod ranking;
mod records;
pub mod refusals;
mod report;
mod reports;
mod routes;
mod sale;
mod search;
mod series;
mod snapshot;
mod status;
mod store;
mod takeaway;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod timetable;
mod touched;
mod window;

pub use archive::{Archive, EarlierReport, KeyPosition, Part, SizeRecord};
pub use card::{FundCard, FundTag, risk_name};
pub use catalogue::Catalogue;
pub use convert::{ConvertDates, convert_targets, convertible, dates_for_convert};
pub use convert_formula::ConvertFormula;
pub use dates::{
    PromisedDates, RedeemDates, SubscriptionDates, dates_for_buy, dates_for_redeem,
    dates_for_subscription, income_from, income_until,
};
pub use directory::{pension_directory, put_pension_directory};
pub use document::DocumentRow;
pub use documents::FundDocument;
pub use fees::{BuyFee, BuyTier, FeeTable, RedeemTier};
pub use fund::{
    BenchmarkPart, DividendMethod, Fund, HoldDayRule, QuickRedeem, Rules, ShareRounding, Size,
    Stars,
};
pub use limits::{ExcessPolicy, Limits};
pub use offering::Offering;
pub use parting::PARTS;
pub use peers::Peers;
pub use performance::{Figures, PeerRank, Performance, RiskFigures};
pub use policy::Policy;
pub use put::{correct_navs, publish_navs};
pub use ranking::recommend_funds::{Recommendations, Theme, recommended};
pub use records::{
    DistributionRow, ManagerRow, NavRow, NewArchive, NewFund, NoticeRow, OutcomeRow, RatingRow,
    Terms,
};
pub use refusals::NO_FUND;
pub use report::Report;
pub use sale::{
    fees::{BuyFeeRow, ClassCosts, CostQuestion, FeeSheet, class_costs, fee_sheet},
    trade_rule::{TradeRule, trade_rule},
};
pub use series::{Distribution, NavPoint, Published, Series};
pub use snapshot::Snapshot;
pub use status::FundStatus;
pub use store::{
    ListedRow, NoticeOfDay, Since, changed_since, distributions, losing, names, navs_after,
    notices_between, price_before, splits_until,
};
pub use takeaway::HELD;
pub use timetable::Timetable;
pub use window::Window;

pub use routes::routes;

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("funds",
    "catalogue" => include_str!("../../../migrations/funds_0001_catalogue.sql"),
    "corrections" => include_str!("../../../migrations/funds_0002_corrections.sql"),
    "document versions" => include_str!("../../../migrations/funds_0003_document_versions.sql"),
    "currencies as on the wire" => include_str!("../../../migrations/funds_0004_currencies.sql"),
    "notices by day" => include_str!("../../../migrations/funds_0005_notices_by_day.sql"),
    "pension directory" => include_str!("../../../migrations/funds_0006_pension_directory.sql"),
    "imported" => include_str!("../../../migrations/funds_0007_imported.sql"),
);

#[cfg(test)]
mod changes_tests;
#[cfg(test)]
mod page_tests;
#[cfg(test)]
mod tests;
