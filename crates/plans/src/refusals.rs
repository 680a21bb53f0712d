//! The room's public codes, and the refusal that names a field.

use serde_json::json;
use wire::Failure;

wire::refusals! {
    /// Something of the calculator can't be.
    ITEM_WRONG = 29001, "{reason}";
    /// A fund shows no performance yet, and what a plan would have come to is one.
    TOO_YOUNG = 29002, "这只基金成立不满{months}个月，按规定不展示过往业绩，也不能按它的净值试算";
    /// There is no NAV in the range.
    NO_NAVS = 29003, "{reason}";
    /// A money fund has one price, and its income is added by the day.
    MONEY_FUND = 29004, "货币基金的净值一直是1元，收益按天结转，不用净值试算。请换一只基金";
    /// Nothing of this number is the customer's.
    NO_PLAN = 29005, "没有找到这个定投计划";
    /// Nobody changes a plan while the bank is asked.
    UNDER_WAY = 29006, "这一期正在扣款，当天15:00截止后有结果，之后才能修改";
    /// What is over stays so.
    IS_OVER = 29007, "这个定投计划已结束，不能再改，可以新建一个";
    /// It stands so already, or cannot come to stand so.
    NOT_SO = 29008, "{reason}";
    /// A customer has enough of them.
    TOO_MANY = 29009, "最多同时有{most}个定投计划，请先终止不需要的";
    /// There is nothing to put into a calendar.
    NOTHING_AHEAD = 29010, "你没有进行中的定投计划，日历里没有内容可放";
}

/// What stands in a field is wrong.
pub(crate) fn wrong(field: &str, reason: impl Into<String>) -> Failure {
    ITEM_WRONG.say(reason).with(json!({ "field": field })).into()
}
