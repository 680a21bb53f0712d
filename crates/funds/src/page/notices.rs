//! Notices of a fund.

use crate::{
    Catalogue,
    page::detail::{NoticeCard, notice_card},
    refusals::{NO_FUND, NO_NOTICE},
    store,
};
use kernel::{Code, Day, FundCode, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, PageRequest, Visitor};

/// Which notices.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NoticeListRequest {
    pub fund_code: FundCode,
    /// `report`, `dividend`, `personnel`, `trade`, `offering`, `legal` or `other`; missing is all.
    #[serde(default)]
    pub kind: Code<20>,
    /// From 1.
    #[serde(default)]
    pub page_no: u32,
    /// At most 100; missing or 0 is 20.
    #[serde(default)]
    pub page_size: u32,
}

/// A page of notices, the newest first.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NoticeList {
    pub list: Vec<NoticeCard>,
    /// Notices of all pages.
    pub total: i64,
    pub page_no: u32,
    pub has_more: bool,
}

/// Which notice.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NoticeRequest {
    pub fund_code: FundCode,
    pub notice_id: Line<40>,
}

/// A notice with its text.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundNotice {
    pub notice_id: String,
    pub fund_code: FundCode,
    pub fund_name: String,
    pub date: Day,
    /// `report`, `dividend`, `personnel`, `trade`, `offering`, `legal` or `other`.
    pub kind: String,
    pub title: String,
    /// Paragraphs.
    pub paragraphs: Vec<String>,
}

/// Notices of a fund, the newest first.
pub async fn list_notices(call: Call<Visitor>, request: NoticeListRequest) -> Answer<NoticeList> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let page_size = if request.page_size == 0 { 20 } else { request.page_size };
    let page = PageRequest { page_no: request.page_no, page_size };
    let (rows, total) = call
        .db()
        .read(async |tx: &mut db::Tx| {
            let rows = store::notices(tx, fund.code, &request.kind, page).await?;
            Ok::<_, db::Error>((rows, store::count_notices(tx, fund.code, &request.kind).await?))
        })
        .await?;
    let page = page.page(rows.iter().map(notice_card).collect(), total);
    let (list, total) = (page.list, page.total);
    Ok(NoticeList { list, total, page_no: page.page_no, has_more: page.has_more })
}

/// One notice.
pub async fn show_notice(call: Call<Visitor>, request: NoticeRequest) -> Answer<FundNotice> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let read = async |tx: &mut db::Tx| store::notice(tx, fund.code, &request.notice_id).await;
    let row = call.db().read(read).await?.ok_or(NO_NOTICE)?;
    Ok(FundNotice {
        notice_id: row.notice_id,
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        date: row.day,
        kind: row.kind,
        title: row.title,
        paragraphs: row.body.split("\n\n").map(str::to_owned).collect(),
    })
}
