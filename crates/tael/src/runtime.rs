//! The threads on which a command runs.

use crate::failure::Failed;

/// Runs a command's work to its end.
pub fn on_runtime<T>(work: impl Future<Output = Result<T, Failed>>) -> Result<T, Failed> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(work)
}
