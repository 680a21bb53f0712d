//! What the reports of a fund tell: size, allocation, industries, key positions.

use kernel::{Day, Fen, Rate, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The archive of a fund. Each part says of which day it is.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct Archive {
    /// Net assets and shares at the end of quarters, newest first.
    pub sizes: Vec<SizeRecord>,
    /// The reporting day of what follows.
    pub report_day: Option<Day>,
    /// When that report was published.
    pub published_day: Option<Day>,
    /// Parts of net assets by kind of asset; they may add up to more than 1 with borrowing.
    pub assets: Vec<Part>,
    /// Parts of net assets by industry, largest first.
    pub industries: Vec<Part>,
    /// Parts of net assets in other currencies than the fund's, by code: `840`.
    pub currencies: Vec<Part>,
    /// The ten largest stock positions, largest first.
    pub stocks: Vec<KeyPosition>,
    /// The five largest bond positions, largest first.
    pub bonds: Vec<KeyPosition>,
    /// What the report before said.
    pub earlier: Option<EarlierReport>,
    /// What the fund aims at, in the words of its contract.
    pub objective: String,
    /// How it invests.
    pub strategy: String,
    /// What it may invest in.
    pub scope: String,
}

/// The report before, to compare with.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct EarlierReport {
    /// Its reporting day.
    pub report_day: Option<Day>,
    pub assets: Vec<Part>,
    pub industries: Vec<Part>,
    pub stocks: Vec<KeyPosition>,
    pub bonds: Vec<KeyPosition>,
}

impl Archive {
    /// The same with the report that it takes the place of, where that is an older one and none
    /// was named.
    pub(crate) fn after(self, known: Self) -> Self {
        if self.earlier.is_some() || known.report_day >= self.report_day {
            return Self { earlier: self.earlier.or(known.earlier), ..self };
        }
        let Self { report_day, assets, industries, stocks, bonds, .. } = known;
        let earlier =
            report_day.map(|_| EarlierReport { report_day, assets, industries, stocks, bonds });
        Self { earlier, ..self }
    }
}

/// Net assets and shares on a reporting day.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SizeRecord {
    pub day: Day,
    /// Net assets in yuan.
    pub amount: Fen,
    /// Shares in issue; none when not reported.
    pub shares: Option<Shares>,
}

/// A part of net assets.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Part {
    pub name: String,
    /// 0.8123 is 81.23 %.
    pub ratio: Rate,
}

/// A stock or bond that the fund holds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KeyPosition {
    pub code: String,
    pub name: String,
    /// Part of net assets: 0.0512 is 5.12 %.
    pub ratio: Rate,
    /// Change against the quarter before, as a part of net assets; none when newly held.
    pub change: Option<Rate>,
}
