//! The threads on which a command runs.

use crate::failure::Failed;
use std::time::Duration;

/// What still runs beside a command that has ended, such as the reading of a photo whose customer
/// is gone, gets no longer.
const LEFT: Duration = Duration::from_millis(500);

/// Runs a command's work to its end.
pub fn on_runtime<T>(work: impl Future<Output = Result<T, Failed>>) -> Result<T, Failed> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(work);
    runtime.shutdown_timeout(LEFT);
    done
}
