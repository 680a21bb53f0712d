//! `tael day`: the business day, on the database of a server that may be running.

use crate::{failure::Failed, out, settings::Settings};
use clap::{Args, Subcommand};
use clearing::{
    DayStatus, Engine, FileBreak, Replay, Step, UnamendedDay, UnansweredDay, UnclosedDay,
    UnopenedDay,
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
    /// Accept what `status` says of a file or a record of the transfer agent's: it is shown no
    /// more.
    #[command(after_help = "Example: tael day accept OFD_98_OTHR_20261117_04.TXT")]
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
    /// The file's name, or the record's number.
    subject: String,
    #[command(flatten)]
    format: Format,
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
        | DayCommand::Retake(Retaken { format, .. })
        | DayCommand::Accept(Accepted { format, .. }) => *format,
        DayCommand::Replay(Replayed { day, format }) => {
            let replay = engine.replay(*day).await;
            started.app.db().close().await?;
            return print_replay(&replay?, *format);
        }
    };
    let bar = bar(&engine, format);
    let done = match command {
        DayCommand::Status(_) | DayCommand::Replay(_) => Ok(()),
        DayCommand::Close(_) => engine.close().await.map(|_| ()),
        DayCommand::Advance(_) => engine.advance().await.map(|_| ()),
        DayCommand::Resume(_) => engine.resume().await.map(|_| ()),
        DayCommand::Retake(Retaken { step, day, .. }) => {
            engine.retake(*step, *day).await.map(|_| ())
        }
        DayCommand::Accept(Accepted { subject, .. }) => engine.accept(subject).await.map(|_| ()),
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
    print_payments(&status.payments)
}

/// What waits for a person.
fn alarms(status: &DayStatus) -> Vec<String> {
    let mut all = Vec::new();
    if status.open_breaks > 0 {
        all.push(format!("{} positions differ from the TA's", status.open_breaks));
    }
    for FileBreak { day, file_type, kind, subject, reason } in &status.file_breaks {
        all.push(format!("{day} {file_type} {kind} {subject}: {reason}"));
    }
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
