//! Subscriptions in the offering period (认购; rule TD-05): received on the day after T (120), and
//! once the fund is established their result at par, with shares for the interest of the period
//! (130); where the offering failed, the money goes back with its interest (149).

use calc::{Buy, Steps, subscribed_shares};
use kernel::{Day, Fen, Nav, Overflow, Rate, Rounding, mul_div};

use crate::figures::{Figures, Outcome, codes};
use crate::store::{ApplicationRow, LotRow};
use crate::work::Work;
use crate::{Offering, TaError, Terms};

/// What a deposit bears in a year, in a hundredth of a per cent; of 360 days.
const INTEREST: (i64, i64) = (35, 360 * 10_000);

/// What a subscription comes to today, where the offering is; its fee is that of its T.
pub(crate) fn subscribe(
    work: &mut Work<'_>,
    application: &ApplicationRow,
    today: Offering,
    terms: &Terms,
) -> Result<Outcome, TaError> {
    if !application.amount.is_positive() {
        return Ok(Outcome::Refused(codes::AMOUNT));
    }
    // Worked off on its own day, it is received; on all later ones it waits for the fund.
    let fresh = application.t_day == work.t_day;
    match today {
        Offering::Raising if fresh => Ok(Outcome::Received(Figures {
            amount: application.amount,
            price: Nav::PAR,
            ..Figures::default()
        })),
        _ if fresh => Ok(Outcome::Refused(codes::NOT_IN_OFFERING)),
        Offering::Raising | Offering::Closed => Ok(Outcome::Later),
        Offering::Failed(day) if day > work.t_day => Ok(Outcome::Later),
        Offering::Failed(day) => Ok(Outcome::Confirmed(vec![failed(application, day)?])),
        Offering::Established(day) if day > work.t_day => Ok(Outcome::Later),
        Offering::Established(day) => {
            let figures = result(application, terms, day)?;
            let lot = LotRow {
                serial: work.serial(),
                trade_acco: application.trade_acco.clone(),
                fund: application.fund.clone(),
                shares: figures.shares,
                registered_on: work.cfm_day,
            };
            let key = (lot.fund.clone(), lot.trade_acco.clone());
            work.register.add(&key, lot, terms.is_money)?;
            Ok(Outcome::Confirmed(vec![figures]))
        }
    }
}

fn result(
    application: &ApplicationRow,
    terms: &Terms,
    established: Day,
) -> Result<Figures, TaError> {
    let buy = Buy {
        amount: application.amount,
        nav: Nav::PAR,
        tiers: &terms.subscribe,
        discount: application.discount,
        lowest_rate: Rate::ZERO,
        share_rounding: terms.share_rounding,
    };
    let bought = calc::buy(&buy, &mut Steps::silent())?;
    let interest = interest(application.amount, established.days_since(application.t_day))?;
    let rounding = terms.share_rounding;
    Ok(Figures {
        business: Some("130"),
        amount: bought.net,
        shares: subscribed_shares(bought.net, interest, rounding, &mut Steps::silent())?,
        fee: bought.fee,
        interest,
        price: Nav::PAR,
        ..Figures::default()
    })
}

fn failed(application: &ApplicationRow, day: Day) -> Result<Figures, TaError> {
    Ok(Figures {
        business: Some("149"),
        refund: application.amount,
        interest: interest(application.amount, day.days_since(application.t_day))?,
        price: Nav::PAR,
        ..Figures::default()
    })
}

/// Interest of so many days, cut to the fen.
fn interest(amount: Fen, days: i32) -> Result<Fen, Overflow> {
    let (rate, year) = INTEREST;
    mul_div(amount.units(), rate * i64::from(days.max(0)), year, Rounding::Down)
        .map(Fen::from_units)
}
