//! A big file of the TA copied through the codec, beside `cp`.

use super::{
    company,
    process::resident_mb,
    report::{Figure, Goal},
};
use crate::failure::Failed;
use exchange::{DataFile, TradeConfirmation};
use std::{
    fs::{self, File},
    io::{BufWriter, Write},
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

const SAMPLE: &[u8] = include_bytes!("../../../exchange/tests/samples/OFD_27_305_20260922_04.TXT");
/// Records of 1,24x bytes: 4 GB.
const RECORDS: usize = 3_300_000;
/// Records of the piece that the file repeats.
const PIECE: usize = 10_000;
/// How often each of the two copies, in turn.
const TURNS: u32 = 2;

/// How quickly, and in how much memory.
pub fn measure(records: Option<usize>) -> Result<Vec<Figure>, Failed> {
    let pieces = records.unwrap_or(RECORDS).div_ceil(PIECE);
    let folder = company::folder("copy")?;
    let [input, output] = ["in.txt", "out.txt"].map(|name| folder.path().join(name));
    make(&input, pieces)?;
    let megabytes = fs::metadata(&input)?.len() as f64 / 1e6;
    let (mut ours, mut limit, mut most_mb) = (0.0, 0.0, 0.0_f64);
    for _ in 0..TURNS {
        let mut cp = Command::new("cp");
        limit += seconds(cp.arg(&input).arg(&output), &output)?.0;
        let mut tael = Command::new(std::env::current_exe()?);
        let tael = tael.args(["exchange", "copy"]).arg(&input).arg(&output);
        let (seconds, peak) = seconds(tael, &output)?;
        ours += seconds;
        most_mb = most_mb.max(peak);
    }
    let speed = |seconds: f64| megabytes * f64::from(TURNS) / seconds;
    Ok(vec![
        Figure {
            work: format!("exchange copy of {:.1} GB", megabytes / 1e3),
            measured: speed(ours),
            unit: "MB/s",
            limit: Some(speed(limit)),
            goal: Goal::Ratio(0.4),
            note: format!("{} records, each checked; the limit is cp", pieces * PIECE),
        },
        Figure {
            work: "the same: resident memory".into(),
            measured: most_mb,
            unit: "MB",
            limit: None,
            goal: Goal::Ceiling(100.0),
            note: String::new(),
        },
    ])
}

/// Runs it on a quiet disk; how long it took, and the most memory it was seen with.
fn seconds(command: &mut Command, output: &Path) -> Result<(f64, f64), Failed> {
    Command::new("sync").status()?;
    let began = Instant::now();
    let mut process = command.stdout(Stdio::null()).spawn()?;
    let mut peak = 0.0_f64;
    let status = loop {
        if let Some(status) = process.try_wait()? {
            break status;
        }
        // A process that has just ended has no memory to tell.
        peak = peak.max(resident_mb(process.id()).unwrap_or(0.0));
        std::thread::sleep(Duration::from_millis(5));
    };
    let seconds = began.elapsed().as_secs_f64();
    if !status.success() {
        return Err(Failed::new(format!("the copy ended: {status}")));
    }
    fs::remove_file(output)?;
    Ok((seconds, peak))
}

/// A file of confirmations, the sample's again and again.
fn make(path: &Path, pieces: usize) -> Result<(), Failed> {
    let sample = exchange::read(SAMPLE)?;
    let trades: Vec<TradeConfirmation> = sample.typed().collect::<Result<_, _>>()?;
    let mut piece = DataFile::empty(sample.header().clone())?;
    for number in 0..PIECE {
        piece.push_typed(&trades[number % trades.len()])?;
    }
    let stride = piece.layout().record_length() + 2;
    let whole = exchange::write(&piece)?;
    let empty = exchange::write(&DataFile::empty(sample.header().clone())?)?;
    let (zero, trailer) = (format!("{:08}\r\n", 0), b"OFDCFEND\r\n");
    let head = empty.len() - zero.len() - trailer.len();
    let first = head + zero.len();
    let mut out = BufWriter::new(File::create(path)?);
    out.write_all(&empty[..head])?;
    write!(out, "{:08}\r\n", pieces * PIECE)?;
    for _ in 0..pieces {
        out.write_all(&whole[first..first + PIECE * stride])?;
    }
    out.write_all(trailer)?;
    Ok(out.flush()?)
}
