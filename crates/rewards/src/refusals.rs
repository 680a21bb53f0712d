//! The room's public codes.

wire::refusals! {
    /// A lesson takes more than there is.
    TOO_FEW = 27001, "嘉豆不够：需要{needed}，可用{available}";
    /// It takes something else than the customer read.
    OTHER_PRICE = 27002, "兑换所需的嘉豆已变为{points}，请刷新后再兑换";
    /// Lessons are read by who has bought them.
    NOT_BOUGHT = 27003, "兑换后才能学习这节课";
}
