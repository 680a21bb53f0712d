//! What becomes of a card.

kernel::codes! {
    /// What became of a card.
    EventKind, what: "card event", refused: "银行卡记录类型不正确",
    {
        /// It was bound, or its agreement signed again.
        Bound = "bound", "绑定";
        /// Its holder named what had been paid to it.
        Checked = "checked", "小额验证通过";
        /// Its agreement was ended.
        Ended = "ended", "解除快捷支付";
        /// Another card has its accounts now.
        Replaced = "replaced", "换卡";
        /// It is the customer's no more.
        Unbound = "unbound", "解绑";
    }
}
kernel::schema_of_codes!(EventKind);
db::column!(EventKind: code);
