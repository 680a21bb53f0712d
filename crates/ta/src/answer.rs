//! A day at the TA, from prices to answers.

use std::collections::HashMap;

use db::Tx;
use kernel::{Calendar, Day};

use crate::register::Register;
use crate::work::Work;
use crate::{Faults, Market, TaError, confirm, dividend, force, publish, store};

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
