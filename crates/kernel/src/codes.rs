//! Enumerations with the codes that they have on the wire, in databases and in the TA's files.

use crate::Invalid;

/// Declares an enumeration with its codes and Chinese names. On the wire it is its code; a number
/// that says the same is taken too.
///
/// ```
/// kernel::codes! {
///     /// Who pays for a letter.
///     Postage, what: "postage", refused: "邮资不正确",
///     {
///         /// Who writes it.
///         Sender = "0", "寄件人";
///         /// Who gets it.
///         Receiver = "1", "收件人";
///     }
/// }
/// assert_eq!("1".parse(), Ok(Postage::Receiver));
/// assert_eq!(Postage::Sender.chinese(), "寄件人");
/// ```
#[macro_export]
macro_rules! codes {
    (
        $(#[$doc:meta])*
        $name:ident, what: $what:literal, refused: $refused:literal,
        { $($(#[$vdoc:meta])* $variant:ident = $code:literal, $chinese:literal;)+ }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$vdoc])* $variant,)+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The code on the wire and in databases.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code,)+
                }
            }

            /// The name shown to customers.
            pub const fn chinese(self) -> &'static str {
                match self {
                    $(Self::$variant => $chinese,)+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Invalid;

            fn from_str(text: &str) -> Result<Self, $crate::Invalid> {
                match text {
                    $($code => Ok(Self::$variant),)+
                    _ => Err($crate::Invalid::new($what, $refused)),
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.code())
            }
        }

        $crate::serde_as_code!($name);
    };
}

codes! {
    /// The seven types of public funds.
    FundType, what: "fund type", refused: "基金类型不正确",
    {
        /// Equity funds.
        Stock = "1101", "股票型";
        /// Mixed funds.
        Mixed = "1103", "混合型";
        /// Bond funds.
        Bond = "1105", "债券型";
        /// Capital-protected funds.
        CapitalProtected = "1107", "保本型";
        /// Money-market funds: price 1.0000, income by day.
        Money = "1109", "货币型";
        /// Funds that invest abroad; confirmed on T+2.
        Qdii = "1110", "QDII";
        /// All others.
        Other = "1199", "其他";
    }
}

codes! {
    /// A share class.
    ShareClass, what: "share class", refused: "份额类别不正确",
    {
        /// With a charge at purchase.
        A = "A", "A类";
        /// With a sales-service fee instead.
        C = "C", "C类";
        /// For pension accounts.
        Y = "Y", "Y类";
    }
}

codes! {
    /// A currency, by the codes of the wire.
    Currency, what: "currency", refused: "币种不正确",
    {
        /// Renminbi.
        Cny = "156", "人民币";
        /// Hong Kong dollar.
        Hkd = "344", "港元";
        /// US dollar.
        Usd = "840", "美元";
        /// Euro.
        Eur = "EUR", "欧元";
    }
}

impl Currency {
    /// The number of ISO 4217, as the TA's files say it.
    pub const fn numeric(self) -> &'static str {
        match self {
            Self::Cny => "156",
            Self::Hkd => "344",
            Self::Usd => "840",
            Self::Eur => "978",
        }
    }
}

codes! {
    /// A level of risk, of a product (R1 to R5) or that a customer can bear (C1 to C5). Ordered.
    RiskLevel, what: "risk level", refused: "风险等级不正确",
    {
        /// R1 or C1.
        Low = "1", "低";
        /// R2 or C2.
        MediumLow = "2", "中低";
        /// R3 or C3.
        Medium = "3", "中";
        /// R4 or C4.
        MediumHigh = "4", "中高";
        /// R5 or C5.
        High = "5", "高";
    }
}

impl RiskLevel {
    /// 1 to 5.
    pub const fn number(self) -> u8 {
        match self {
            Self::Low => 1,
            Self::MediumLow => 2,
            Self::Medium => 3,
            Self::MediumHigh => 4,
            Self::High => 5,
        }
    }

    /// As a level of customers: `C3`.
    pub fn customer(self) -> String {
        format!("C{}", self.number())
    }

    /// As a level of products: `R3`.
    pub fn product(self) -> String {
        format!("R{}", self.number())
    }
}

impl TryFrom<i64> for RiskLevel {
    type Error = Invalid;

    fn try_from(number: i64) -> Result<Self, Invalid> {
        let found = Self::ALL.iter().find(|level| i64::from(level.number()) == number);
        found.copied().ok_or(Invalid::new("risk level", "风险等级不正确"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_read_as_what_wrote_it() {
        for fund_type in FundType::ALL {
            assert_eq!(fund_type.code().parse(), Ok(*fund_type));
        }
        for class in ShareClass::ALL {
            assert_eq!(class.code().parse(), Ok(*class));
        }
        let wire: Vec<&str> = Currency::ALL.iter().map(|currency| currency.code()).collect();
        assert_eq!(wire, ["156", "344", "840", "EUR"]);
        for currency in Currency::ALL {
            assert_eq!(currency.code().parse(), Ok(*currency));
        }
        assert_eq!("1102".parse::<FundType>().unwrap_err().reason(), "基金类型不正确");
        assert_eq!(serde_json::to_string(&FundType::Qdii).unwrap(), "\"1110\"");
    }

    #[test]
    fn risk_levels_are_ordered_and_named_for_both_sides() {
        assert!(RiskLevel::High > RiskLevel::Low);
        for level in RiskLevel::ALL {
            assert_eq!(RiskLevel::try_from(i64::from(level.number())), Ok(*level));
            assert_eq!(level.code().parse(), Ok(*level));
        }
        assert_eq!(RiskLevel::MediumHigh.customer(), "C4");
        assert_eq!(RiskLevel::MediumHigh.product(), "R4");
        assert_eq!(RiskLevel::MediumHigh.chinese(), "中高");
        assert!(RiskLevel::try_from(0).is_err());
        assert!(RiskLevel::try_from(6).is_err());
    }
}
