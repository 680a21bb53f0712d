//! Closing accounts (002): after all else of the day, so that nothing comes to an account that is
//! closed. Refused while shares are registered, a dividend is owed, or anything is asked for.

use std::collections::HashSet;

use crate::TaError;
use crate::confirm::{Done, push};
use crate::figures::{Figures, codes};
use crate::store::{AnsweredRow, ApplicationRow};
use crate::work::Work;

/// Answers the applications that close accounts; `open` are those that are open.
pub(crate) fn close(
    work: &mut Work<'_>,
    applications: &[ApplicationRow],
    open: &HashSet<String>,
    done: &mut Done,
) -> Result<(), TaError> {
    let asked = applications.iter().filter(|application| application.closes());
    for (number, application) in (1_usize..).zip(asked) {
        let each = |every: Option<usize>| every.is_some_and(|every| number.is_multiple_of(every));
        // Nobody waits for ever.
        if each(work.faults.late_closings) && application.t_day == work.t_day {
            continue;
        }
        let code = if each(work.faults.refuse_closings) {
            codes::OTHER
        } else {
            code(work, applications, application, open)?
        };
        push(work, application, Figures { code, ..Figures::default() });
        done.answered.push(AnsweredRow::of(application));
        if code == codes::OK {
            done.closed.push(application.trade_acco.clone());
        }
    }
    Ok(())
}

fn code(
    work: &Work<'_>,
    applications: &[ApplicationRow],
    application: &ApplicationRow,
    open: &HashSet<String>,
) -> Result<&'static str, TaError> {
    let account = &application.trade_acco;
    let other = |one: &&ApplicationRow| {
        (one.trade_acco == *account || one.target_acco == *account) && !one.closes()
    };
    if !open.contains(account) {
        return Ok(codes::NO_ACCOUNT);
    }
    if work.register.has(account)? || work.entitled.owes(account) {
        return Ok(codes::HAS_SHARES);
    }
    Ok(match applications.iter().any(|one| other(&one)) {
        true => codes::ASKED_TODAY,
        false => codes::OK,
    })
}
