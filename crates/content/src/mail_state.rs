//! A mail with a file: its number, and how far it is on its way.

kernel::id!(/// A file on its way by mail.
    MailId);
db::column!(MailId);

kernel::codes! {
    /// How far a file is on its way by mail.
    MailState, what: "state of a mail", refused: "邮件状态不正确",
    {
        /// It is being handed over, or will be again: the mail server gave no answer.
        Waiting = "1", "发送中";
        /// The mail server has it.
        Taken = "2", "已发出";
        /// The address takes nothing.
        Refused = "3", "邮箱拒收";
        /// The mail server never answered, or the file is gone.
        GivenUp = "4", "没有发出";
    }
}
kernel::schema_of_codes!(MailState);
db::column!(MailState: code);
