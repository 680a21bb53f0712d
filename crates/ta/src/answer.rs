//! A day at the TA, from prices to answers.

use std::collections::{HashMap, HashSet};

use db::Tx;
use kernel::{Calendar, Day};

use crate::entitled::Entitled;
use crate::holders::Holders;
use crate::register::Register;
use crate::work::Work;
use crate::{Faults, Market, TaError, closing, confirm, dividend, force, publish, split, store};

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
    let before: Vec<_> = recent.iter().filter(|row| row.published_on < t_day).cloned().collect();
    let entitled = Entitled::new(&before, store::left_out(tx).await?);
    let corrected = store::corrections_since(tx, t_day.add_days(-40)).await?;
    let prices = recent.into_iter().chain(corrected);
    let prices = prices.map(|row| ((row.fund, row.day), row.nav)).collect();
    let register = Register::load(tx).await?;
    let (answers, terms, accounts) = (Vec::new(), HashMap::new(), HashSet::new());
    let open = store::open_accounts(tx).await?;
    let mut work = Work {
        market,
        t_day,
        cfm_day,
        calendar,
        faults,
        register,
        entitled,
        answers,
        prices,
        terms,
        accounts,
        holders: Holders::new(&open),
    };
    let applications = split::split(tx, &mut work, &published).await?;
    // Dividends before orders: who redeems on the record day has one.
    let methods = store::methods(tx).await?;
    dividend::pay_late(&mut work, &store::dues(tx).await?, &methods)?;
    dividend::pay(&mut work, &published, &methods, &applications)?;
    let accounts: HashSet<String> = open.into_iter().map(|(acco, _)| acco).collect();
    let mut done = confirm::confirm(&mut work, &applications, accounts.clone())?;
    force::force(&mut work, &done.reserved)?;
    closing::close(&mut work, &applications, &accounts, &mut done)?;
    for method in &done.methods {
        store::choose_method(tx, method).await?;
    }
    store::open(tx, &done.opened).await?;
    store::hold(tx, &work.holders.said()).await?;
    store::close(tx, &done.closed).await?;
    store::answer_applications(tx, &done.answered).await?;
    store::leave_out(tx, &work.entitled.fresh).await?;
    store::forget_left_out(tx).await?;
    store::replace_dues(tx, &work.entitled.dues()).await?;
    work.register.save(tx).await?;
    store::insert_answers(tx, &work.answers).await?;
    store::insert_day(tx, t_day, cfm_day).await?;
    Ok(())
}
