//! The closed lists of the forms: occupation, income, source of income, credit record, purpose.

use kernel::Invalid;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use utoipa::ToSchema;

/// A choice of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Choice {
    /// What is sent.
    pub code: String,
    /// What is shown.
    pub name: String,
}

/// Declares a closed list with its codes and names.
macro_rules! choices {
    ($(
        $(#[$doc:meta])*
        $name:ident { $($variant:ident = $code:literal $chinese:literal,)+ }
    )*) => { $(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum $name { $($variant,)+ }

        impl $name {
            /// All of them, in the order in which they are shown.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The code on the wire and in the database.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code,)+ }
            }

            /// The name shown to customers.
            pub const fn chinese(self) -> &'static str {
                match self { $(Self::$variant => $chinese,)+ }
            }

            /// As the forms take them.
            #[must_use]
            pub fn choices() -> Vec<Choice> {
                let choice = |c: &Self| Choice { code: c.code().into(), name: c.chinese().into() };
                Self::ALL.iter().map(choice).collect()
            }
        }

        impl FromStr for $name {
            type Err = Invalid;
            fn from_str(text: &str) -> Result<Self, Invalid> {
                let found = Self::ALL.iter().find(|choice| choice.code() == text);
                found.copied().ok_or(Invalid::new(stringify!($name), "选项不存在，请重新选择"))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.code())
            }
        }

        kernel::serde_as_code!($name);

        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                let named = |c: &Self| (format!("{c:?}"), c.code(), c.chinese());
                kernel::schema::codes(&Self::ALL.iter().map(named).collect::<Vec<_>>())
            }
        }

        impl ToSchema for $name {}

        db::column!($name: code);
    )* };
}

choices! {
    /// Occupation (CDD26 asks for it; the list is the common one of fund sellers).
    Occupation {
        Government = "01" "党政机关、事业单位",
        Education = "02" "教科文卫",
        Finance = "03" "金融",
        Commerce = "04" "商业、贸易",
        RealEstate = "05" "房地产、建筑",
        Manufacturing = "06" "制造业",
        Technology = "07" "信息技术",
        Freelance = "08" "自由职业",
        Agriculture = "09" "农林牧渔",
        Student = "10" "学生",
        Retired = "11" "离退休",
        Other = "99" "其他",
    }
    /// Yearly income before tax.
    Income {
        Below100k = "1" "10万元以下",
        To200k = "2" "10万至20万元",
        To500k = "3" "20万至50万元",
        To1m = "4" "50万至100万元",
        Above1m = "5" "100万元以上",
    }
    /// Where the money comes from.
    IncomeSource {
        Salary = "1" "工资、劳务报酬",
        Business = "2" "生产经营所得",
        Investment = "3" "金融资产投资收益",
        Property = "4" "财产租赁、转让",
        Family = "5" "继承、赠与",
        Other = "9" "其他",
    }
    /// Record of bad credit (诚信记录).
    Credit {
        None = "0" "无不良诚信记录",
        Tax = "1" "税务机关记录",
        Court = "2" "被列为失信被执行人",
        Regulator = "3" "证券监管机构处罚或市场禁入",
        Other = "9" "其他不良记录",
    }
    /// Tax residency (CRS17).
    TaxResidency {
        China = "1" "仅为中国税收居民",
        Abroad = "2" "仅为非居民",
        Both = "3" "既是中国税收居民又是其他国家（地区）税收居民",
    }
    /// Who controls the account in fact (实际控制人).
    Controller {
        Own = "1" "我本人",
        Other = "2" "他人",
    }
    /// What the money is put into funds for.
    InvestingPurpose {
        Growth = "1" "财富增值",
        Pension = "2" "养老储备",
        Education = "3" "子女教育",
        Cash = "4" "闲钱管理",
        Other = "9" "其他",
    }
    /// Kind of a proof for the manual audit.
    ProofType {
        Certificate = "cert" "身份证件",
        Card = "card" "银行卡",
        Renewal = "renewal" "更新的身份证件",
    }
    /// State of a proof or a card's audit.
    AuditState {
        UnderReview = "0" "审核中",
        Passed = "1" "审核通过",
        Failed = "2" "审核未通过",
        Withdrawn = "3" "已撤回",
    }
    /// What an uploaded picture shows.
    PictureKind {
        CertFront = "certFront" "证件人像面",
        CertBack = "certBack" "证件国徽面",
        Card = "card" "银行卡",
    }
}
