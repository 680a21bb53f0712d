//! What one child's account has brought, day by day.

use crate::create_child::own;
use crate::show_child::ChildRequest;
use db::Tx;
use holdings::{ProfitLine, ProfitLineRequest, ProfitWindow};
use wire::{Answer, Call, Customer};

/// The profit of the last year, as the line of the same purpose.
pub async fn child_profit(call: Call<Customer>, request: ChildRequest) -> Answer<ProfitLine> {
    let cust_no = call.caller.cust_no;
    let read = async |tx: &mut Tx| own(tx, cust_no, request.child_no).await?.purpose();
    let purpose = Some(call.db().read(read).await?);
    let line = ProfitLineRequest { window: ProfitWindow::Year, fund_code: None, purpose };
    holdings::profit_line(call, line).await
}
