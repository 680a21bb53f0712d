//! Closing a child's account in which nothing is left.

use crate::asked;
use crate::create_child::own;
use crate::refusals::NOT_EMPTY;
use crate::show_child::ChildRequest;
use crate::store;
use bankcards::Unsettled;
use db::Tx;
use funds::Catalogue;
use plans::PlanRecord;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// It is closed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChildClosed {
    /// The child's number.
    pub child_no: crate::ChildNo,
    /// 已关闭小账户
    pub message: String,
}

/// Closes it: name, day of birth and notes are gone from then on. Refused with `unsettled` and
/// `plans` while anything is left; asked again once it is closed, it answers the same.
pub async fn close_child(call: Call<Customer>, request: ChildRequest) -> Answer<ChildClosed> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let app = (*call).clone();
    let work = async move |tx: &mut Tx| {
        let mut row = own(tx, cust_no, request.child_no).await?;
        let message = "已关闭小账户，孩子的信息和成长记录已删除".to_owned();
        let closed = ChildClosed { child_no: request.child_no, message };
        if !row.lives() {
            return Ok(closed);
        }
        let account = (cust_no, row.trade_acco);
        let of = (app.get::<Catalogue>(), now.day());
        let (plans, _) = plans::plans_of_account(tx, account, of, row.target_on).await?;
        let card = bankcards::living_account(tx, account, now.day()).await?;
        let left: Vec<Unsettled> = match card {
            Some(card) => {
                let of = (card.card_id, row.trade_acco);
                bankcards::unsettled_under(tx, &app, of).await?
            }
            None => Vec::new(),
        };
        if !left.is_empty() || !plans.is_empty() {
            let plans: Vec<&PlanRecord> = plans.iter().collect();
            let data = json!({ "unsettled": left, "plans": plans });
            return Err(NOT_EMPTY.refuse().with(data).into());
        }
        bankcards::close_account(tx, account, now).await?;
        row.close(now);
        store::put_child(tx, &row).await?;
        store::forget_notes(tx, cust_no, asked::number(request.child_no)).await?;
        Ok(closed)
    };
    call.write_once(work).await
}
