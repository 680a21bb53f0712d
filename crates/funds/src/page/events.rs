//! Event marks on a fund's curve: dividends, splits, changes of managers.

use crate::{
    Catalogue, ManagerRow, page::archives::dividend_line, page::facts::FundRequest,
    refusals::NO_FUND, store,
};
use kernel::Day;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Marks of a fund, by day.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EventMarks {
    pub list: Vec<EventMark>,
}

/// What happened on a day.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct EventMark {
    pub date: Day,
    /// `dividend`, `split`, `managerIn` or `managerOut`.
    pub kind: String,
    /// One character for the mark: 分, 拆, 任, 离.
    pub mark: String,
    /// 每份派0.0350元; 顾知遥 任基金经理
    pub text: String,
}

/// Event marks of the whole history.
pub async fn list_event_marks(call: Call<Visitor>, request: FundRequest) -> Answer<EventMarks> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let code = fund.code;
    let (managers, events) = call
        .db()
        .read(async |tx: &mut db::Tx| {
            let managers = store::managers(tx, code).await?;
            Ok::<_, db::Error>((managers, store::distributions(tx, &[code]).await?))
        })
        .await?;
    let mut list: Vec<EventMark> = events
        .iter()
        .map(dividend_line)
        .map(|line| EventMark {
            date: line.ex_date,
            mark: if line.kind == "split" { "拆" } else { "分" }.to_owned(),
            kind: line.kind,
            text: line.text,
        })
        .collect();
    list.extend(managers.iter().flat_map(manager_marks));
    list.sort_by_key(|mark| mark.date);
    Ok(EventMarks { list })
}

fn manager_marks(term: &ManagerRow) -> Vec<EventMark> {
    let mark = |date: Day, kind: &str, mark: &str, what: &str| EventMark {
        date,
        kind: kind.to_owned(),
        mark: mark.to_owned(),
        text: format!("{} {what}基金经理", term.name),
    };
    let into = mark(term.from_day, "managerIn", "任", "任");
    let out = term.to_day.map(|day| mark(day, "managerOut", "离", "离任"));
    [Some(into), out].into_iter().flatten().collect()
}
