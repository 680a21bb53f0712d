//! Summaries of profit: of everything, and of one product.

use crate::scope::Scope;
use crate::sums::Sums;
use crate::{Position, ProfitDetailRequest, ProfitSummary, store};
use bankcards::Purpose;
use wire::{Answer, Call, Customer, Nothing, codes};

/// All of the customer's profit, whatever it is for.
pub async fn profit_summary(call: Call<Customer>, _: Nothing) -> Answer<ProfitSummary> {
    let positions = positions(&call, Scope::ALL).await?;
    Ok(summary(&Sums::of(&positions)?))
}

/// The profit of what the customer directs for no other purpose: neither a child's nor the
/// pension's.
pub async fn self_profit(call: Call<Customer>, _: Nothing) -> Answer<ProfitSummary> {
    let positions = positions(&call, Scope::of(None, Some(Purpose::Own))).await?;
    Ok(summary(&Sums::of(&positions)?))
}

/// The profit of one fund that the customer holds or once held.
pub async fn profit_detail(
    call: Call<Customer>,
    request: ProfitDetailRequest,
) -> Answer<ProfitSummary> {
    let positions = positions(&call, Scope::of(Some(request.fund_code), request.purpose)).await?;
    if positions.is_empty() {
        return Err(codes::NOT_FOUND.into());
    }
    Ok(summary(&Sums::of(&positions)?))
}

async fn positions(call: &Call<Customer>, scope: Scope) -> Answer<Vec<Position>> {
    let cust_no = call.caller.cust_no;
    let positions: Result<Vec<Position>, db::Error> =
        call.db().read(async |tx| store::positions::of_customer(tx, cust_no).await).await;
    Ok(positions?.into_iter().filter(|position| scope.has(position)).collect())
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
