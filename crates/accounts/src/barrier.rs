//! What keeps a customer from buying: one rule for the question whether the information is
//! complete, for every page before an order, and for the order itself.

use crate::{Element, dictionary::Credit};
use kernel::Day;

/// What keeps a customer from buying. What is held may be redeemed in any case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Barrier {
    /// There is no certificate yet.
    NoCertificate,
    /// The certificate is not valid any more.
    CertificateExpired,
    /// Facts are missing.
    Missing(Vec<Element>),
    /// There is a record of bad credit.
    BadCredit,
    /// Others decide on the trades.
    TradedByOthers,
}

/// The facts that decide it.
pub(crate) struct BuyerFacts {
    /// Last day of the certificate; none before the real-name step.
    pub cert_expire: Option<Day>,
    /// What trading needs and is not there.
    pub missing: Vec<Element>,
    /// Record of bad credit.
    pub credit: Option<Credit>,
    /// Whether the customer trades in person.
    pub self_trade: Option<bool>,
}

impl Barrier {
    /// The first thing to be mended; none for who may buy. A certificate that expires soon is no
    /// obstacle yet.
    pub(crate) fn of(facts: BuyerFacts, today: Day) -> Option<Self> {
        let BuyerFacts { cert_expire, missing, credit, self_trade } = facts;
        match cert_expire {
            None => Some(Self::NoCertificate),
            Some(last) if last < today => Some(Self::CertificateExpired),
            _ if !missing.is_empty() => Some(Self::Missing(missing)),
            _ if credit.is_some_and(|credit| credit != Credit::None) => Some(Self::BadCredit),
            _ if self_trade == Some(false) => Some(Self::TradedByOthers),
            _ => None,
        }
    }

    /// What to do, in a sentence.
    pub(crate) fn message(&self) -> String {
        match self {
            Self::NoCertificate => "请先完成实名认证".to_owned(),
            Self::CertificateExpired => "你的证件已过期，请更新证件信息".to_owned(),
            Self::Missing(missing) => {
                let names: Vec<&str> = missing.iter().map(|e| e.chinese()).collect();
                let certificate = missing.contains(&Element::CertFiles);
                let verb = if certificate { "完善证件信息：" } else { "补全" };
                format!("请{verb}{}", names.join("、"))
            }
            Self::BadCredit => "你的诚信记录暂不支持交易，如有变化请更新资料".to_owned(),
            Self::TradedByOthers => {
                "你声明交易并非本人操作，暂不能买入，如有变化请更新资料".to_owned()
            }
        }
    }
}
