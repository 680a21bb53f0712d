//! Positions that the TA changes of its own accord: forced redemptions, and shares added or taken.

use std::collections::HashMap;

use calc::{Redeem, Steps};
use kernel::{Fen, FundCode, Nav, Rate, Rounding, Shares};

use crate::register::Key;
use crate::store::{AnswerRow, LotRow};
use crate::work::Work;
use crate::{Force, TaError, Terms};

/// Changes a part of every position of the funds that are to be forced today, of what no
/// application waits for.
pub(crate) fn force(work: &mut Work<'_>, reserved: &HashMap<Key, Shares>) -> Result<(), TaError> {
    let faults = work.faults;
    for (fund, force, part) in &faults.forced {
        let Some(terms) = work.terms(*fund, work.t_day) else { continue };
        let Some(nav) = work.price(*fund, work.t_day) else { continue };
        for key in work.register.holders(*fund) {
            let waiting = reserved.get(&key).copied().unwrap_or(Shares::ZERO);
            change(work, *fund, &key, (*force, *part, waiting), (&terms, nav))?;
        }
    }
    Ok(())
}

fn change(
    work: &mut Work<'_>,
    fund: FundCode,
    key: &Key,
    (force, part, waiting): (Force, Rate, Shares),
    (terms, nav): (&Terms, Nav),
) -> Result<(), TaError> {
    let lots = work.register.held(key, terms, work.t_day, work.cfm_day);
    let held = Shares::try_sum(lots.iter().map(|lot| lot.shares))?;
    let shares = held.checked_sub(waiting)?.times(part, Rounding::Down)?;
    if !shares.is_positive() {
        return Ok(());
    }
    let mut answer = record(work, key, force, (shares, nav));
    match force {
        Force::Redeem => {
            let redeem = Redeem { shares, nav, lots: &lots, tiers: &terms.redeem };
            let redeemed = calc::redeem(&redeem, &mut Steps::silent())?;
            (answer.amount, answer.fee) = (redeemed.net, redeemed.fee);
            work.register.take(key, shares)?;
        }
        Force::Decrease => work.register.take(key, shares)?,
        Force::Increase => {
            let lot = LotRow {
                serial: answer.serial.clone(),
                trade_acco: key.1.clone(),
                fund: fund.to_string(),
                shares,
                registered_on: work.cfm_day,
            };
            work.register.add(key, lot, terms.is_money)?;
        }
    }
    work.answers.push(answer);
    Ok(())
}

fn record(work: &Work<'_>, key: &Key, force: Force, (shares, nav): (Shares, Nav)) -> AnswerRow {
    let business = match force {
        Force::Redeem => "142",
        Force::Increase => "144",
        Force::Decrease => "145",
    };
    AnswerRow {
        serial: work.serial(),
        cfm_day: work.cfm_day,
        file_type: "04".to_owned(),
        business: business.to_owned(),
        return_code: "0000".to_owned(),
        app_sheet: String::new(),
        t_day: work.t_day,
        trade_acco: key.1.clone(),
        fund: key.0.clone(),
        asked_amount: Fen::ZERO,
        asked_shares: shares,
        amount: Fen::ZERO,
        shares,
        fee: Fen::ZERO,
        refund: Fen::ZERO,
        interest: Fen::ZERO,
        price: nav,
        per_share: Nav::ZERO,
        method: String::new(),
        target: String::new(),
        target_price: Nav::ZERO,
        target_shares: Shares::ZERO,
        top_up_fee: Fen::ZERO,
        target_acco: String::new(),
        direction: String::new(),
    }
}
