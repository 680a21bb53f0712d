//! `tael day`: the business day, on the database of a server that may be running.

use crate::{failure::Failed, out, settings::Settings};
use clap::{Args, Subcommand};
use clearing::{
    Acceptance, AcceptedBreak, Accepting, DayStatus, Engine, FileBreak, Replay, Step, UnamendedDay,
    UnansweredDay, UnclosedDay, UnopenedDay,
};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Clock, Day};
use orders::{OpenPayments, SetAside};
use serde_json::json;
use std::time::Duration;

/// The refusal of who comes while another process works the day off.
const BUSY: u32 = 19001;

/// Drives the business day.
#[derive(Debug, Subcommand)]
#[command(after_help = "Example: tael day advance && tael day status --json")]
pub enum DayCommand {
    /// Which day is open, how far its steps are, and what waits for a person. Exit code 1 when
    /// something does.
    Status(Format),
    /// Seal the orders of the day and write the application files.
    Close(Format),
    /// Work the day off: prices, confirmations, reconciliation, payouts; then the next day begins.
    Advance(Format),
    /// Go on with a day that stopped half way.
    Resume(Format),
    /// Do a step again that is done, on the files that are there now: late ones are taken in, and
    /// records that were left alone are tried again.
    #[command(after_help = "Example: tael day retake confirm && tael day retake reconcile")]
    Retake(Retaken),
    /// Accept one thing that `status` says of a file or a record of the transfer agent's, or of
    /// the bank's statement: it waits for nobody any more, and who, when and why stay on record.
    /// Exit code 1 when nothing of this name is open, or several are and it is not said which.
    #[command(after_help = "Example: tael day accept OFD_98_OTHR_20261117_04.TXT \
        --reason 'sent to us by mistake, the agent is told'")]
    Accept(Accepted),
    /// Read the files of a day that is done into an empty copy, and compare it with the books.
    /// Exit code 1 when they differ.
    #[command(after_help = "Example: tael day replay 2026-11-20 --json")]
    Replay(Replayed),
}

/// Which day.
#[derive(Debug, Clone, Copy, Args)]
pub struct Replayed {
    /// T, as YYYY-MM-DD.
    day: Day,
    #[command(flatten)]
    format: Format,
}

/// Which step.
#[derive(Debug, Clone, Copy, Args)]
pub struct Retaken {
    /// Its name, as `status` says it.
    #[arg(value_parser = step)]
    step: Step,
    /// T, as YYYY-MM-DD; else the last day of which the step is done.
    day: Option<Day>,
    #[command(flatten)]
    format: Format,
}

fn step(name: &str) -> Result<Step, String> {
    Step::from_name(name).ok_or_else(|| {
        let names: Vec<&str> = Step::ALL.iter().map(|step| step.name()).collect();
        format!("no such step; there are {}", names.join(", "))
    })
}

/// What is accepted.
#[derive(Debug, Clone, Args)]
pub struct Accepted {
    /// The file's name, the record's number, or the payment's.
    subject: String,
    /// Why.
    #[arg(long, value_parser = said)]
    reason: String,
    /// Of several that are open under this name: the day of the file, as YYYY-MM-DD.
    #[arg(long)]
    day: Option<Day>,
    /// Of several: what `status` says behind the day, as 04 or bank.
    #[arg(long = "type")]
    file_type: Option<String>,
    /// Of several: what it says behind the type, as amount.
    #[arg(long)]
    kind: Option<String>,
    #[command(flatten)]
    format: Format,
}

fn said(reason: &str) -> Result<String, String> {
    match reason.trim() {
        "" => Err("it has to say something".to_owned()),
        reason => Ok(reason.to_owned()),
    }
}

/// How to answer.
#[derive(Debug, Clone, Copy, Args)]
pub struct Format {
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// Runs the command.
pub async fn run(settings: &Settings, command: &DayCommand) -> Result<(), Failed> {
    let started = app::open(&settings.local_config(), Clock::system()).await?;
    let engine = started.engine.clone();
    let format = match command {
        DayCommand::Status(format)
        | DayCommand::Close(format)
        | DayCommand::Advance(format)
        | DayCommand::Resume(format)
        | DayCommand::Retake(Retaken { format, .. }) => *format,
        DayCommand::Accept(accepted) => return accept(&started, accepted).await,
        DayCommand::Replay(Replayed { day, format }) => {
            let replay = engine.replay(*day).await;
            started.app.db().close().await?;
            return print_replay(&replay?, *format);
        }
    };
    let bar = bar(&engine, format);
    let done = match command {
        DayCommand::Status(_) | DayCommand::Replay(_) | DayCommand::Accept(_) => Ok(()),
        DayCommand::Close(_) => engine.close().await.map(|_| ()),
        DayCommand::Advance(_) => engine.advance().await.map(|_| ()),
        DayCommand::Resume(_) => engine.resume().await.map(|_| ()),
        DayCommand::Retake(Retaken { step, day, .. }) => {
            engine.retake(*step, *day).await.map(|_| ())
        }
    };
    let done = match done {
        Err(failure) if failure.code() == Some(BUSY) => {
            if !format.json {
                eprintln!("{failure}");
            }
            // What the other one does is shown as one's own would be.
            engine.idle().await?;
            Err(failure)
        }
        done => done,
    };
    bar.abort();
    let status = engine.status().await?;
    started.app.db().close().await?;
    let alarming = status.is_alarming() && matches!(command, DayCommand::Status(_));
    if alarming && format.json {
        return Err(Failed { json: Some(json!(status)), ..Failed::new("") });
    }
    print(&status, format)?;
    done.map_err(|failure| Failed::new(failure.to_string()))?;
    match alarming {
        true => Err(Failed::new("something waits for a person")),
        false => Ok(()),
    }
}

async fn accept(started: &app::Started, accepted: &Accepted) -> Result<(), Failed> {
    let Accepted { subject, reason, day, file_type, kind, format } = accepted.clone();
    let person = person(|name| std::env::var(name).ok());
    let accepting = Accepting { subject, day, file_type, kind, reason, person };
    let done = started.engine.accept(&accepting).await?;
    let status = started.engine.status().await?;
    started.app.db().close().await?;
    if let Some(refused) = refused(&accepting.subject, done) {
        return Err(Failed::new(refused));
    }
    print(&status, format)
}

/// Who is at the terminal, also where he became somebody else for the command.
fn person(set: impl Fn(&str) -> Option<String>) -> String {
    let names = ["SUDO_USER", "USER", "LOGNAME"];
    names.into_iter().filter_map(set).find(|name| !name.is_empty()).unwrap_or_default()
}

/// Why nothing was accepted; none where something was.
fn refused(subject: &str, done: Acceptance) -> Option<String> {
    match done {
        Acceptance::Done(_) => None,
        Acceptance::Nothing => Some(format!("nothing open of this name: {subject}")),
        Acceptance::Several(open) => {
            let lines: Vec<String> = open.iter().map(|one| format!("\n  {}", line(one))).collect();
            let which = "say which by --day, --type and --kind";
            Some(format!("{} are open of this name, {which}:{}", open.len(), lines.concat()))
        }
    }
}

fn line(found: &FileBreak) -> String {
    let FileBreak { day, file_type, kind, subject, reason } = found;
    format!("{day} {file_type} {kind} {subject}: {reason}")
}

/// Shows the step at work on a terminal, until it is aborted.
fn bar(engine: &Engine, format: Format) -> tokio::task::JoinHandle<()> {
    let engine = engine.clone();
    tokio::spawn(async move {
        if format.json {
            return;
        }
        let bar = ProgressBar::new(1);
        if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos}/{len} {msg}") {
            bar.set_style(style);
        }
        loop {
            tokio::time::sleep(Duration::from_millis(100)).await;
            let Ok(status) = engine.progress().await else { continue };
            let done = status.steps.iter().filter(|step| step.state == "done").count();
            let next = status.steps.iter().find(|step| step.state != "done");
            bar.set_length(u64::try_from(status.steps.len()).unwrap_or(1));
            bar.set_position(u64::try_from(done).unwrap_or(0));
            let title = next.map_or("", |step| step.title.as_str());
            bar.set_message(format!("{} {title}", status.business_day));
        }
    })
}

fn print(status: &DayStatus, format: Format) -> Result<(), Failed> {
    if format.json {
        return Ok(out::line(json!(status))?);
    }
    let time = status.time;
    out::line(format!("business day {} ({}), clock {time}", status.business_day, status.state))?;
    for step in &status.steps {
        let what = if step.error.is_empty() { &step.note } else { &step.error };
        out::line(format!("  {:<10} {:<8} {} {what}", step.name, step.state, step.title))?;
    }
    for alarm in alarms(status) {
        out::line(out::red(&alarm))?;
    }
    for AcceptedBreak { day, file_type, kind, subject, reason, person, holder, at, .. } in
        &status.accepted
    {
        let by = if person.is_empty() { holder.clone() } else { format!("{person} ({holder})") };
        out::line(format!(
            "accepted at {at} by {by}: {day} {file_type} {kind} {subject}: {reason}"
        ))?;
    }
    print_payments(&status.payments)
}

/// What waits for a person.
fn alarms(status: &DayStatus) -> Vec<String> {
    let mut all = Vec::new();
    if status.open_breaks > 0 {
        all.push(format!("{} positions differ from the TA's", status.open_breaks));
    }
    all.extend(status.file_breaks.iter().map(line));
    for name in &status.late_files {
        all.push(format!(
            "{name} came, or came with other content, after its step: tael day retake"
        ));
    }
    for UnansweredDay { t_day, orders, first } in &status.unanswered {
        all.push(format!("{orders} orders of {t_day} have no answer of the TA's, from {first} on"));
    }
    for UnopenedDay { asked_on, accounts } in &status.unopened {
        all.push(format!("{accounts} accounts of {asked_on} were neither opened nor refused"));
    }
    for UnclosedDay { asked_on, accounts } in &status.unclosed {
        all.push(format!("{accounts} accounts of {asked_on} were neither closed nor refused"));
    }
    for UnamendedDay { asked_on, accounts, reason } in &status.unamended {
        let what = "whose certificate changed are not registered anew";
        let why = if reason.is_empty() { "no answer" } else { reason };
        all.push(format!("{accounts} accounts of {asked_on} {what}: {why}"));
    }
    all
}

fn print_replay(replay: &Replay, format: Format) -> Result<(), Failed> {
    let agrees = replay.agrees();
    if format.json {
        let mut json = json!(replay);
        json["agrees"] = json!(agrees);
        return match agrees {
            true => Ok(out::line(json)?),
            false => Err(Failed { json: Some(json), ..Failed::new("the books differ") }),
        };
    }
    let Replay { day, files, records, replayed, books, differences, named } = replay;
    for difference in named {
        out::line(difference)?;
    }
    let count = files.len();
    out::line(format!("{day}: {records} records of {count} files; {replayed} {books}"))?;
    match agrees {
        true => Ok(out::line("The books say what the files do.")?),
        false => Err(Failed::new(format!("{differences} differences"))),
    }
}

/// What people may have to ask the bank about; nothing when all is settled.
fn print_payments(open: &OpenPayments) -> Result<(), Failed> {
    let since = open.collecting_since.map(|at| format!(", since {at}")).unwrap_or_default();
    for (count, what) in [
        (open.collecting, format!("purchases being collected{since}")),
        (open.given_up, "purchases given up, their payments still unknown".to_owned()),
        (open.paying_out, "payouts that the bank has not settled".to_owned()),
        (open.refused, "payouts that the bank refused".to_owned()),
    ] {
        if count > 0 {
            out::line(format!("{count} {what}"))?;
        }
    }
    for SetAside { order_no, what, reason, at, times, .. } in &open.set_aside {
        let tried = format!("tried {times} times, last at {at}");
        out::line(format!("payment ({what}) of order {order_no} set aside, {tried}: {reason}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(kind: &str) -> FileBreak {
        FileBreak {
            day: "2026-11-17".parse().unwrap(),
            file_type: "bank".to_owned(),
            kind: kind.to_owned(),
            subject: "4711".to_owned(),
            reason: "0.01元".to_owned(),
        }
    }

    #[test]
    fn what_was_not_accepted_says_so_and_what_is_open() {
        assert_eq!(refused("4711", Acceptance::Done(found("amount"))), None);
        let nothing = refused("4712", Acceptance::Nothing).unwrap();
        assert_eq!(nothing, "nothing open of this name: 4712");
        let several = Acceptance::Several(vec![found("amount"), found("double")]);
        let several = refused("4711", several).unwrap();
        assert!(several.starts_with("2 are open of this name, say which by --day"), "{several}");
        assert!(several.ends_with("\n  2026-11-17 bank double 4711: 0.01元"), "{several}");
    }

    #[test]
    fn a_reason_says_something() {
        assert_eq!(said(" the agent is told ").unwrap(), "the agent is told");
        said("  ").unwrap_err();
    }

    #[test]
    fn a_person_is_named_by_the_login_before_sudo() {
        let of = |user: &'static str| {
            person(move |name| match name {
                "SUDO_USER" => Some(user.to_owned()),
                "USER" => Some("root".to_owned()),
                _ => None,
            })
        };
        assert_eq!((of("wang").as_str(), of("").as_str()), ("wang", "root"));
        assert_eq!(person(|_| None), "");
    }
}
