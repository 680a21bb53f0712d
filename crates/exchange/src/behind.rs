//! Writing behind one's back: what is written waits for a thread of its own.

use std::io::{self, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{self, Scope, ScopedJoinHandle};

/// Blocks that may wait.
const BLOCKS: usize = 4;

/// Runs the work with a destination whose blocks another thread writes, so that nobody waits for
/// the disk. All that the work has written is written when this answers.
///
/// # Errors
/// What writing said, or else what the work says.
pub(crate) fn behind<T, E: From<io::Error>>(
    to: impl Write + Send,
    work: impl FnOnce(&mut Behind) -> Result<T, E>,
) -> Result<T, E> {
    thread::scope(|scope| {
        let (mut behind, written) = start(scope, to);
        let done = work(&mut behind);
        drop(behind);
        let written = written.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        // Where writing failed, the work says no more than that nobody writes.
        written?;
        done
    })
}

fn start<'scope>(
    scope: &'scope Scope<'scope, '_>,
    mut to: impl Write + Send + 'scope,
) -> (Behind, ScopedJoinHandle<'scope, io::Result<()>>) {
    let (blocks, waiting) = sync_channel::<Vec<u8>>(BLOCKS);
    let write = move || {
        for block in waiting {
            to.write_all(&block)?;
        }
        to.flush()
    };
    (Behind { blocks }, scope.spawn(write))
}

/// Takes blocks to be written.
pub(crate) struct Behind {
    blocks: SyncSender<Vec<u8>>,
}

impl Write for Behind {
    fn write(&mut self, block: &[u8]) -> io::Result<usize> {
        self.blocks.send(block.to_vec()).map_err(|_| io::ErrorKind::BrokenPipe)?;
        Ok(block.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
