//! A day at the TA, from prices to answers.

use std::collections::HashMap;

use db::Tx;
use kernel::{Calendar, Day, FundCode, Nav};

use crate::register::Register;
use crate::store::{self, AnswerRow, PriceRow};
use crate::{Faults, Market, TaError, Terms, confirm, dividend, force, publish};

/// What all of a day's work needs.
pub(crate) struct Work<'a> {
    pub market: &'a dyn Market,
    pub t_day: Day,
    pub cfm_day: Day,
    pub faults: &'a Faults,
    pub register: Register,
    pub answers: Vec<AnswerRow>,
    prices: HashMap<(String, Day), Nav>,
    terms: HashMap<FundCode, Option<Terms>>,
}

/// Works off a day, once.
pub(crate) async fn work_off(
    tx: &mut Tx,
    market: &dyn Market,
    calendar: &Calendar,
    t_day: Day,
    faults: &Faults,
) -> Result<(), TaError> {
    if store::is_worked_off(tx, t_day).await? {
        return Ok(());
    }
    let cfm_day = calendar.next_open(t_day);
    let published = publish::publish(tx, market, calendar, t_day, faults).await?;
    // A price may be late, and a holiday long.
    let recent = store::prices_since(tx, t_day.add_days(-40)).await?;
    let prices = recent.into_iter().map(|row| ((row.fund, row.day), row.nav)).collect();
    let register = Register::load(tx).await?;
    let (answers, terms) = (Vec::new(), HashMap::new());
    let mut work = Work { market, t_day, cfm_day, faults, register, answers, prices, terms };
    // Dividends before orders: who buys on the record day has none, who redeems on it has one.
    let methods = store::methods(tx).await?;
    dividend::pay(&mut work, &published, &methods)?;
    let applications = store::waiting(tx, t_day).await?;
    let accounts = store::accounts(tx, t_day).await?;
    let done = confirm::confirm(&mut work, &applications, &accounts)?;
    force::force(&mut work, &done.reserved)?;
    for method in &done.methods {
        store::choose_method(tx, method).await?;
    }
    store::answer_applications(tx, &done.answered).await?;
    work.register.save(tx).await?;
    store::insert_answers(tx, &work.answers).await?;
    store::insert_day(tx, t_day, cfm_day).await?;
    Ok(())
}

impl Work<'_> {
    /// The terms of a fund, asked for once.
    pub fn terms(&mut self, fund: FundCode) -> Option<Terms> {
        let (market, t_day) = (self.market, self.t_day);
        self.terms.entry(fund).or_insert_with(|| market.terms(fund, t_day)).clone()
    }

    /// The published price of a fund's day.
    pub fn price(&self, fund: FundCode, day: Day) -> Option<Nav> {
        self.prices.get(&(fund.to_string(), day)).copied()
    }

    /// The next serial number of the confirmation day; always the same for the same work.
    pub fn serial(&self) -> String {
        format!("{:08}{:09}", self.cfm_day.yyyymmdd(), self.answers.len() + 1)
    }
}

/// The published dividends and incomes of a day.
pub(crate) fn by_fund(published: &[PriceRow]) -> impl Iterator<Item = (FundCode, &PriceRow)> {
    published.iter().filter_map(|row| Some((row.fund.parse().ok()?, row)))
}
