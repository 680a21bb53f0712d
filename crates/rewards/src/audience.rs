//! For whom an activity is.

kernel::codes! {
    /// In whose list an activity stands. Its page opens for everybody who has the link.
    Audience, what: "audience", refused: "活动对象不正确",
    {
        Everyone = "everyone", "所有人";
        /// Whose account is open.
        Opened = "opened", "已开户客户";
        /// Whose account is not, visitors too.
        Newcomers = "newcomers", "新客户";
    }
}
kernel::schema_of_codes!(Audience);
db::column!(Audience: code);

impl Audience {
    /// Whether it is for somebody.
    pub(crate) fn fits(self, is_opened: bool) -> bool {
        match self {
            Self::Everyone => true,
            Self::Opened => is_opened,
            Self::Newcomers => !is_opened,
        }
    }
}
