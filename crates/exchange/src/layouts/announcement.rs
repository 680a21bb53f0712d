//! File 08: announcement.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("AnnContent", [c(4000); 3], "公告内容"),
    row("AnnouncementNo", [c(13); 3], "公告文件号"),
    row("AnnouncementDate", [a(8); 3], "公告日期"),
    row("AnnouncementType", [c(1); 3], "公告类别"),
    row("LengthOfAnnouncement", [n(10, 0); 3], "公告内容长度"),
    row("AnnouncementTitle", [c(100); 3], "公告标题"),
];
