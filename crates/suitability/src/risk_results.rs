//! All results of a customer.

use crate::questionnaire::level_name;
use crate::store::{self, PastTest};
use crate::test_id::TestId;
use db::Tx;
use kernel::{Day, Instant, RiskLevel};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

const SIZE: u32 = 20;
const SIZE_MAX: u32 = 50;

/// Which page.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct RiskResultsRequest {
    /// The last result of the page before, of the customer's own; any other begins at the newest.
    pub after: Option<TestId>,
    /// From 1; which page it is, for whoever counts them. The place is that of `after`.
    pub page_no: Option<u32>,
    /// At most 50; 20 when left out.
    pub page_size: Option<u32>,
}

/// A page of results, the newest first.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskResults {
    /// The results.
    pub list: Vec<PastResult>,
    /// From 1.
    pub page_no: u32,
    /// Whether another page follows.
    pub has_more: bool,
}

/// A result as it was given.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastResult {
    /// Its number.
    pub test_id: TestId,
    /// When it was taken.
    pub tested_at: Instant,
    /// C1 to C5 as 1 to 5.
    pub risk_level: RiskLevel,
    /// 稳健型 and so on.
    pub risk_level_name: String,
    /// The lowest class of C1.
    pub lowest: bool,
    /// Points, 0 to 100.
    pub points: u32,
    /// The last day on which it was to be valid; a later result takes its place before.
    pub risk_expire_date: Day,
    /// The customer's first test; any other is a re-assessment.
    pub first: bool,
}

/// `member/info/riskResults`.
pub async fn risk_results(
    call: Call<Customer>,
    request: RiskResultsRequest,
) -> Answer<RiskResults> {
    let cust_no = call.caller.cust_no;
    let size = request.page_size.unwrap_or(SIZE).clamp(1, SIZE_MAX);
    // One more than the page tells whether there is another.
    let limit = i64::from(size) + 1;
    let read = async |tx: &mut Tx| {
        // Another's result is as none: the first page.
        let after = match request.after {
            Some(after) if store::has_test(tx, cust_no, after).await? => after,
            _ => TestId::from(i64::MAX),
        };
        store::past_tests(tx, cust_no, after, limit).await
    };
    let mut rows = call.db().read(read).await?;
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    let has_more = rows.len() > size;
    rows.truncate(size);
    let list = rows.into_iter().map(PastResult::from).collect();
    Ok(RiskResults { list, page_no: request.page_no.unwrap_or(1).max(1), has_more })
}

impl From<PastTest> for PastResult {
    fn from(test: PastTest) -> Self {
        Self {
            test_id: test.test_id,
            tested_at: test.taken_at,
            risk_level: test.level,
            risk_level_name: level_name(test.level).to_owned(),
            lowest: test.lowest,
            points: u32::try_from(test.points).unwrap_or(0),
            risk_expire_date: test.expires_on,
            first: test.is_first,
        }
    }
}
