//! What the room refuses.

wire::refusals! {
    /// The customer has asked often enough today.
    TOO_MANY_TAKEAWAYS = 20001, "今天已经备好{count}次，请明天再来";
    /// It is past its time, of another session, or there never was one.
    TAKEAWAY_ENDED = 20002, "链接过期了，请再备一次";
    /// Another version holds by now, or it is the text of something else.
    OTHER_TEXT = 20003, "同意书已有更新的版本，请刷新后再读一遍";
    /// Without it there can be no account.
    ENDS_WITH_THE_ACCOUNT = 20004, "这一项随账户注销结束，不能单独撤回";
    /// Agreed and withdrawn often enough today; withdrawing goes on.
    TOO_MANY_CONSENTS = 20005, "今天已经改了{count}次，请明天再同意";
    /// It is under way.
    ALREADY_CLOSING = 20006, "你已经申请注销账户，不用再申请";
    /// `data.against` says what, line by line.
    STANDS_AGAINST = 20007, "还有{count}件事没有了结，了结后再注销";
    /// There is nothing to cancel.
    NOT_CLOSING = 20008, "没有正在办理的注销";
    /// The TA was asked.
    CLOSING_SENT = 20009, "已经提交登记机构，不能再取消";
    /// The customer has asked and cancelled often enough today.
    TOO_MANY_CLOSINGS = 20010, "今天已经申请{count}次，请明天再申请";
    /// It is made anew each time, and was so often enough.
    FETCHED_OFTEN = 20011, "这一份已经取了{count}次，请再备一次";
}
