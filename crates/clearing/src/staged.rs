//! What was found while records were taken in.

use crate::store::breaks::FileBreakRow;

/// What was found while records were taken in.
#[derive(Debug, Default)]
pub(crate) struct Staged {
    /// Records of all files.
    pub records: usize,
    /// Those of them that came in more than one file, or twice in one, and say the same.
    pub repeated: usize,
    /// Those of files under names of their own that say something else than what was taken in.
    pub contradicting: usize,
    /// Records that were not applied, and say now what the file says that came again.
    pub replaced: usize,
    pub breaks: Vec<FileBreakRow>,
    /// Whether a file came again under its own name.
    pub renewed: bool,
}

impl Staged {
    /// What is to be said beside the number of records; nothing on most days.
    pub fn note(&self) -> String {
        let mut note = String::new();
        for (count, what) in
            [(self.repeated, "重复"), (self.replaced, "已替换"), (self.breaks.len(), "有差错")]
        {
            if count > 0 {
                note += &format!("，{what}{count}笔");
            }
        }
        note
    }
}
