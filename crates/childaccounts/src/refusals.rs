//! The room's public codes, and the refusal that names a field.

use serde_json::json;
use wire::Failure;

wire::refusals! {
    /// What stands in a field can't be.
    ITEM_WRONG = 30001, "{reason}";
    /// A customer keeps enough of them.
    TOO_MANY = 30002, "最多同时有{most}个小账户，关闭不用的才能新建";
    /// A customer has opened enough of them, closed ones counted.
    TOO_MANY_EVER = 30003, "累计最多开立{most}个小账户，不能再新建";
    /// Nothing is changed in what is closed.
    IS_CLOSED = 30004, "这个小账户已经关闭";
    /// Something is left in it; `unsettled` and `plans` say what.
    NOT_EMPTY = 30005, "小账户里还有没了结的事项，处理后才能关闭";
    /// The card of the account has gone.
    CARD_GONE = 30007, "小账户的银行卡已经解绑，暂不能划转份额";
    /// There are enough notes.
    TOO_MANY_NOTES = 30006, "每个小账户最多{most}条成长记录";
}

/// What stands in a field is wrong.
pub(crate) fn wrong(field: &str, reason: impl Into<String>) -> Failure {
    ITEM_WRONG.say(reason).with(json!({ "field": field })).into()
}
