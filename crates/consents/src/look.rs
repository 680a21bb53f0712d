//! A row of who looked at what is known of a customer.

use kernel::{CustNo, Instant};

kernel::codes! {
    /// What kind of person or program looked.
    Looker, what: "looker", refused: "查看者不正确",
    {
        /// The customer's account manager, in his own app.
        Manager = "manager", "客户经理";
        /// An app that embeds ours, to which the customer went.
        Partner = "partner", "合作方";
        /// Who looks at certificates and cards that customers send.
        Auditor = "auditor", "审核";
    }
}

kernel::schema_of_codes!(Looker);
db::column!(Looker: code);

db::row! {
    /// A look.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Look {
        pub cust_no: CustNo,
        /// A new number; later looks have higher ones.
        pub look_id: i64,
        pub at: Instant,
        pub looker: Looker,
        /// As customers know him: a manager's name, an app's; empty of auditors.
        pub who: String,
        /// What he saw, in a clause.
        pub what: String,
        /// Why, in a clause.
        pub why: String,
    }
}
