//! Ranking of funds by period, with filters; recommendations by rule.

pub mod filter;
pub mod list_risk_groups;
pub mod list_special_funds;
pub mod rank_funds;
pub mod recommend_funds;
pub mod request;
