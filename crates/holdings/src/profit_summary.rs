//! Summaries of profit: of everything, and of one product.

use crate::sums::Sums;
use crate::{Position, ProfitDetailRequest, ProfitSummary, store};
use kernel::FundCode;
use wire::{Answer, Call, Customer, Nothing, codes};

/// All of the customer's profit; what the customer directs is all that there is.
pub async fn profit_summary(call: Call<Customer>, _: Nothing) -> Answer<ProfitSummary> {
    let positions = positions(&call, None).await?;
    Ok(summary(&Sums::of(&positions)?))
}

/// The profit of one fund that the customer holds or once held.
pub async fn profit_detail(
    call: Call<Customer>,
    request: ProfitDetailRequest,
) -> Answer<ProfitSummary> {
    let positions = positions(&call, Some(request.fund_code)).await?;
    if positions.is_empty() {
        return Err(codes::NOT_FOUND.into());
    }
    Ok(summary(&Sums::of(&positions)?))
}

async fn positions(call: &Call<Customer>, fund: Option<FundCode>) -> Answer<Vec<Position>> {
    let cust_no = call.caller.cust_no;
    let positions: Result<Vec<Position>, db::Error> =
        call.db().read(async |tx| store::positions::of_customer(tx, cust_no).await).await;
    let of_fund = |position: &Position| fund.is_none_or(|fund| position.fund_code == fund);
    Ok(positions?.into_iter().filter(of_fund).collect())
}

fn summary(sums: &Sums) -> ProfitSummary {
    ProfitSummary {
        day_profit: sums.day_profit,
        day_profit_date: sums.latest,
        holding_profit: sums.holding_profit,
        realised_profit: sums.realised,
        dividends: sums.dividends,
        total_profit: sums.total_profit,
    }
}
