//! Conversions (转换; domain 2.5): both legs at both prices of T, or nothing.

use calc::{Convert, Converted, Redeem, Steps};
use kernel::{Fen, FundCode, Nav, Rounding, Shares};

use crate::figures::{Figures, Outcome, Target, codes};
use crate::order::Order;
use crate::store::{ApplicationRow, LotRow};
use crate::work::{Sums, Work};
use crate::{TaError, Terms};

/// The fund that comes in, with all that decides its leg.
struct Into {
    fund: FundCode,
    terms: Terms,
    nav: Nav,
}

/// What a conversion comes to.
pub(crate) fn convert(
    order: &Order<'_>,
    work: &mut Work<'_>,
    sums: &mut Sums,
) -> Result<Outcome, TaError> {
    let application = order.application;
    let target = application.target.parse::<FundCode>().ok().filter(|to| *to != order.fund);
    let terms = target.and_then(|fund| Some((fund, work.terms(fund, application.t_day)?)));
    let Some((fund, terms)) = terms else { return Ok(Outcome::Refused(codes::TARGET)) };
    if terms.calendar.add_open(application.t_day, terms.confirm_days) > work.cfm_day {
        return Ok(Outcome::Later);
    }
    let Some(nav) = work.price(fund, application.t_day) else { return Ok(Outcome::Later) };
    if !application.shares.is_positive() {
        return Ok(Outcome::Refused(codes::VOLUME));
    }
    if !order.terms.can_redeem {
        return Ok(Outcome::Refused(codes::NO_REDEMPTIONS));
    }
    if !terms.can_buy {
        return Ok(Outcome::Refused(codes::TARGET_STOPPED));
    }
    both_legs(order, &Into { fund, terms, nav }, work, sums)
}

fn both_legs(
    order: &Order<'_>,
    into: &Into,
    work: &mut Work<'_>,
    sums: &mut Sums,
) -> Result<Outcome, TaError> {
    let application = order.application;
    let key = (order.fund.to_string(), application.trade_acco.clone());
    let lots = order.lots(work, &key, application.shares)?;
    let held = Shares::try_sum(lots.iter().map(|lot| lot.shares))?;
    if held < application.shares {
        return Ok(Outcome::Refused(codes::TOO_FEW_SHARES));
    }
    // Of a big redemption a part is taken; the rest of a conversion is never postponed.
    let shares = match order.big_redemption(work) {
        Some(part) => application.shares.times(part, Rounding::Down)?,
        None => application.shares,
    };
    let redeem = Redeem { shares, nav: order.nav, lots: &lots, tiers: &order.terms.redeem };
    let Ok(out) = calc::redeem(&redeem, &mut Steps::silent()) else {
        return Ok(Outcome::Refused(codes::BIG_REDEMPTION));
    };
    let done = calc::convert(
        &Convert {
            gross: out.gross,
            redeem_fee: out.fee,
            nav_in: into.nav,
            fee_out: order.terms.buy.fee_of(out.net)?,
            fee_in: into.terms.buy.fee_of(out.net)?,
            discount: application.discount,
            formula: order.terms.convert,
        },
        &mut Steps::silent(),
    );
    let Some(done) = done.ok().filter(|done| done.shares_in.is_positive()) else {
        return Ok(Outcome::Refused(codes::VOLUME));
    };
    let bought = sums.of(&application.trade_acco, into.fund, application.t_day);
    if into.terms.daily_account_cap.is_some_and(|cap| exceeds(cap, *bought, done.net_out)) {
        return Ok(Outcome::Refused(codes::OTHER));
    }
    *bought = bought.checked_add(done.net_out)?;
    let rest = order.forced_rest(work, &key, (held, shares))?;
    work.register.take(&key, shares)?;
    register(work, application, into, done.shares_in)?;
    let mut all = vec![figures(order, into, (shares, out.fee), &done)];
    if let Some(rest) = rest.filter(|_| shares == application.shares) {
        all.push(order.take(work, &key, rest, Some("142"))?);
    }
    Ok(Outcome::Confirmed(all))
}

fn figures(
    order: &Order<'_>,
    into: &Into,
    (shares, fee): (Shares, Fen),
    done: &Converted,
) -> Figures {
    let target = Target { price: into.nav, shares: done.shares_in, top_up_fee: done.top_up_fee };
    Figures {
        amount: done.amount_in,
        shares,
        fee,
        price: order.nav,
        target: Some(target),
        ..Figures::default()
    }
}

/// A conversion that passes the cap is refused as a whole: there is no money that could go back.
fn exceeds(cap: Fen, bought: Fen, amount: Fen) -> bool {
    bought.checked_add(amount).is_ok_and(|sum| sum > cap)
}

/// The new shares are held from this confirmation on: their days start anew (domain 2.4).
fn register(
    work: &mut Work<'_>,
    application: &ApplicationRow,
    into: &Into,
    shares: Shares,
) -> Result<(), TaError> {
    let lot = LotRow {
        serial: work.serial(),
        trade_acco: application.trade_acco.clone(),
        fund: into.fund.to_string(),
        shares,
        registered_on: work.cfm_day,
    };
    let key = (lot.fund.clone(), lot.trade_acco.clone());
    work.entitled.arrived(&key, application.t_day, shares)?;
    Ok(work.register.add(&key, lot, into.terms.is_money)?)
}
