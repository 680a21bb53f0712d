//! The room's public codes.

wire::refusals! {
    /// The fund is not in the catalogue.
    NO_SUCH_FUND = 17001, "没有找到这只基金";
    /// The range is longer than a year, or ends before it begins.
    BAD_RANGE = 17002, "请选择不超过一年的日期范围";
}
