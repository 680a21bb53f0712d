//! The page of a fund, and its ratings.

use crate::{
    Catalogue, Fund, Snapshot,
    page::{
        detail::{Documents, FundDetail, RatingCard, detail, ratings},
        facts::FundRequest,
    },
    pages::PageKey,
    refusals::NO_FUND,
    store,
};
use kernel::{Instant, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, PageRequest, Prepared, Visitor};

/// Ratings of a fund.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct FundRatings {
    /// The newest of each agency and period.
    pub list: Vec<RatingCard>,
}

/// The page of a fund, kept for all who ask for it.
pub async fn show_fund(call: Call<Visitor>, request: FundRequest) -> Answer<Prepared<FundDetail>> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(request.fund_code).ok_or(NO_FUND)?;
    let today = call.now.day();
    // The last day of an offering ends at its cut-off.
    let subscribable = fund.takes_subscription(call.now);
    let (operation, rest) = ("showFund", format!("{today} {subscribable}"));
    let key = PageKey { operation, fund: Some(fund.code), rest };
    if let Some(kept) = snapshot.pages.find(&key) {
        return Ok(kept);
    }
    let made = make(&call.app, &snapshot, fund, call.now).await?;
    snapshot.pages.get(key, || Ok(made))
}

/// The newest ratings of a fund.
pub async fn list_ratings(call: Call<Visitor>, request: FundRequest) -> Answer<FundRatings> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    Ok(FundRatings { list: ratings(&fund) })
}

async fn make(app: &App, snapshot: &Snapshot, fund: &Fund, now: Instant) -> Answer<FundDetail> {
    let code = fund.code;
    let newest = PageRequest { page_no: 1, page_size: 1 };
    let documents = app
        .db()
        .read(async |tx: &mut db::Tx| {
            let events = store::distributions(tx, &[code]).await?;
            Ok::<_, db::Error>(Documents {
                managers: store::managers(tx, code).await?,
                notice: store::notices(tx, code, "", newest).await?.pop(),
                dividend_count: events.iter().filter(|e| e.split == Rate::ONE).count(),
            })
        })
        .await?;
    Ok(detail(snapshot, fund, &snapshot.policy(now.day()), now, &documents))
}
