//! The log on stderr: what goes wrong, and a line for each request.

use app::ACCESS;
use std::{
    fmt::{self, Debug, Write as _},
    io::{self, BufWriter, IsTerminal, Stderr, Write},
    sync::{Arc, OnceLock},
    time::Duration,
};
use tracing::{
    Event, Subscriber,
    field::{Field, Visit},
};
use tracing_appender::non_blocking::{ErrorCounter, NonBlockingBuilder, WorkerGuard};
use tracing_subscriber::{
    EnvFilter, Layer,
    filter::filter_fn,
    fmt::{
        FmtContext, FormatEvent, FormatFields,
        format::Writer,
        layer,
        time::{FormatTime, SystemTime},
    },
    layer::SubscriberExt,
    registry,
    registry::LookupSpan,
    util::SubscriberInitExt,
};

/// Lines that may wait for whoever reads them: some 8 MB. Those beyond are left out, and counted in
/// the log, rather than that customers wait.
const WAITING: usize = 1 << 15;
/// So long they are gathered, and written as one: each by itself would cost a request on each core
/// as much as a page from memory.
const GATHER: Duration = Duration::from_millis(5);

/// Logs to stderr; `RUST_LOG` chooses what, `LOG_JSON=1` writes a JSON object a line. A line for
/// each request (`access`) is JSON always, and written without being asked for where customers are;
/// what waits of them is written when the answer is dropped.
pub fn start(customers: bool) -> WorkerGuard {
    let usual = if customers { format!("warn,{ACCESS}=info") } else { "warn".to_owned() };
    let chosen = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    let left_out = Arc::<OnceLock<ErrorCounter>>::default();
    let gathering = Gathering::new(left_out.clone());
    let builder = NonBlockingBuilder::default().buffered_lines_limit(WAITING).thread_name("log");
    let (lines, guard) = builder.finish(gathering);
    let _ = left_out.set(lines.error_counter());
    let access = layer().event_format(OneLine).with_writer(lines.clone());
    let access = access.with_filter(filter_fn(|about| about.target() == ACCESS));
    let rest = layer().with_ansi(io::stderr().is_terminal()).with_writer(lines);
    let rest = match std::env::var_os("LOG_JSON") {
        Some(_) => rest.json().boxed(),
        None => rest.boxed(),
    };
    let rest = rest.with_filter(filter_fn(|about| about.target() != ACCESS));
    registry().with(chosen).with(access).with(rest).init();
    guard
}

/// An event as a JSON object of its time and its fields, as it comes. The usual format is for
/// spans, too, and costs twice as much.
struct OneLine;

impl<S, N> FormatEvent<S, N> for OneLine
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        _context: &FmtContext<'_, S, N>,
        mut line: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        line.write_str(r#"{"timestamp":""#)?;
        SystemTime.format_time(&mut line)?;
        write!(line, r#"","level":"{}""#, event.metadata().level())?;
        let mut fields = Fields { line: &mut line, written: Ok(()) };
        event.record(&mut fields);
        fields.written?;
        writeln!(line, r#","target":"{}"}}"#, event.metadata().target())
    }
}

/// Writes fields into a JSON object that has begun.
struct Fields<'a, 'l> {
    line: &'a mut Writer<'l>,
    written: fmt::Result,
}

impl Fields<'_, '_> {
    fn write(&mut self, field: &Field, value: fmt::Arguments<'_>) {
        let line = &mut self.line;
        self.written = self.written.and_then(|()| write!(line, ",\"{}\":{value}", field.name()));
    }
}

impl Visit for Fields<'_, '_> {
    fn record_u64(&mut self, field: &Field, value: u64) {
        self.write(field, format_args!("{value}"));
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.write(field, format_args!("{value}"));
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.write(field, format_args!("{value}"));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        match value.bytes().all(|byte| matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\'))
        {
            true => self.write(field, format_args!("\"{value}\"")),
            false => self.write(field, format_args!("{}", serde_json::Value::from(value))),
        }
    }

    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.record_str(field, &format!("{value:?}"));
    }
}

/// Writes lines to stderr, many at a time.
struct Gathering {
    lines: BufWriter<Stderr>,
    left_out: Arc<OnceLock<ErrorCounter>>,
    /// Of those, how many the log speaks of.
    told: usize,
}

impl Gathering {
    fn new(left_out: Arc<OnceLock<ErrorCounter>>) -> Self {
        Self { lines: BufWriter::with_capacity(1 << 16, io::stderr()), left_out, told: 0 }
    }
}

impl Write for Gathering {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        // Whole lines only: others write to stderr, too.
        if line.len() > self.lines.capacity() - self.lines.buffer().len() {
            self.lines.flush()?;
        }
        self.lines.write(line)
    }

    /// Called when no line waits.
    fn flush(&mut self) -> io::Result<()> {
        let left_out = self.left_out.get().map_or(0, ErrorCounter::dropped_lines);
        if left_out > self.told {
            let lines = left_out - self.told;
            writeln!(self.lines, r#"{{"level":"WARN","target":"{ACCESS}","leftOut":{lines}}}"#)?;
            self.told = left_out;
        }
        self.lines.flush()?;
        std::thread::sleep(GATHER);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl Written {
        fn bytes(&self) -> MutexGuard<'_, Vec<u8>> {
            self.0.lock().unwrap_or_else(PoisonError::into_inner)
        }
    }

    impl Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.bytes().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_line_is_json_whatever_its_fields_are() {
        let written = Written::default();
        let kept = written.clone();
        let lines = layer().event_format(OneLine).with_writer(move || kept.clone());
        tracing::subscriber::with_default(registry().with(lines), || {
            let (text, none, no) = ("\"a\"\n\\中", None::<u16>, -1_i32);
            let status = Some(200_u16);
            tracing::info!(target: ACCESS, id = "7K3M", text, none, status, no, ms = 12_u64);
        });
        let bytes = written.bytes().clone();
        assert!(
            bytes.ends_with(b"}\n") && bytes.iter().filter(|byte| **byte == b'\n').count() == 1
        );
        let line: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
        assert_eq!(line["text"], "\"a\"\n\\中");
        assert_eq!(
            (&line["status"], &line["no"], &line["ms"]),
            (&200.into(), &(-1).into(), &12.into())
        );
        assert_eq!((&line["id"], line.get("none")), (&"7K3M".into(), None));
        assert_eq!((&line["target"], &line["level"]), (&"access".into(), &"INFO".into()));
        assert_eq!(
            line["timestamp"].as_str().map(str::len),
            Some("2026-03-02T10:00:00.000000Z".len())
        );
    }
}
