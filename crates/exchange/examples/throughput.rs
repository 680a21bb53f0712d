//! How many records of file 04 (V2.1) one core reads and writes in a second:
//! `cargo run --release -p exchange --example throughput`.

use std::time::Instant;

use exchange::{DataFile, TradeConfirmation};

const SAMPLE: &[u8] = include_bytes!("../tests/samples/OFD_27_305_20260922_04.TXT");
const RECORDS: usize = 100_000;

#[expect(clippy::disallowed_methods, reason = "it measures this machine")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sample = exchange::read(SAMPLE)?;
    let trades: Vec<TradeConfirmation> = sample.typed().collect::<Result<_, _>>()?;
    let start = Instant::now();
    let mut file = DataFile::empty(sample.header().clone())?;
    file.reserve(RECORDS);
    for index in 0..RECORDS {
        file.push_typed(&trades[index % trades.len()])?;
    }
    let bytes = exchange::write(&file)?;
    report("write structs", start);
    let start = Instant::now();
    let file = exchange::read(&bytes)?;
    report("read and check", start);
    let start = Instant::now();
    exchange::copy(&bytes[..], std::io::sink())?;
    report("copy", start);
    let start = Instant::now();
    let mut shares = 0;
    for trade in file.typed::<TradeConfirmation>() {
        shares += trade?.confirmed_vol.units();
    }
    report("read structs", start);
    println!("{RECORDS} records, {} bytes, {shares} shares in hundredths", bytes.len());
    Ok(())
}

fn report(what: &str, start: Instant) {
    let per_second = RECORDS as f64 / start.elapsed().as_secs_f64();
    println!("{what:<16} {per_second:>10.0} records/s");
}
