//! What keeps a customer from buying: one rule for the question whether the information is
//! complete, for every page before an order, and for the order itself; and where it is mended.

use crate::{
    Element,
    dictionary::{AuditState, Credit},
    renewal, store,
};
use consents::Purpose;
use db::Tx;
use kernel::{CustNo, Day};
use std::collections::HashMap;

/// What keeps a customer from buying. What is held may be redeemed in any case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Barrier {
    /// There is no certificate yet.
    NoCertificate,
    /// The certificate is not valid any more.
    CertificateExpired,
    /// Nor is it, and a new one is looked at until this day.
    CertificateInAudit(Day),
    /// Nor is it, and the new one was not accepted, for this reason.
    CertificateRefused(String),
    /// Facts are missing.
    Missing(Vec<Element>),
    /// There is a record of bad credit.
    BadCredit,
    /// Others decide on the trades.
    TradedByOthers,
    /// The certificate and the cards may not be used any more.
    ConsentWithdrawn,
    /// The account is to be closed on this day; until then the customer can change his mind.
    Closing(Day),
}

kernel::codes! {
    /// Where a customer mends what keeps him from buying.
    Mend, what: "page", refused: "没有这个页面",
    {
        /// The certificate on file, what is missing of it, under audit or failed.
        CertInfo = "certInfo", "证件资料";
        /// A new certificate in place of an expired one.
        UserCert = "userCert", "证件信息";
        /// The profile.
        UserEdit = "userEdit", "个人资料";
        /// What the law on money laundering asks for.
        FxqCollection = "fxqCollection", "反洗钱信息";
        /// What the customer agreed to.
        MyData = "myData", "我的数据";
        /// Where closing the account is cancelled.
        CloseAccount = "closeAccount", "注销账户";
    }
}
kernel::schema_of_codes!(Mend);

/// What the anti-money-laundering form asks for.
const FORM: [Element; 4] =
    [Element::Occupation, Element::Income, Element::IncomeSource, Element::Beneficiary];

/// The facts that decide it.
pub(crate) struct BuyerFacts {
    /// Last day of the certificate; none before the real-name step.
    pub cert_expire: Option<Day>,
    /// What trading needs and is not there.
    pub missing: Vec<Element>,
    /// Record of bad credit.
    pub credit: Option<Credit>,
    /// Whether the customer trades in person, and nobody else controls the account.
    pub self_trade: Option<bool>,
}

/// What is in the customer's way on a day; none for who may buy.
///
/// # Errors
/// Those of the database.
pub(crate) async fn barrier_of(
    tx: &mut Tx,
    cust_no: CustNo,
    facts: BuyerFacts,
    today: Day,
) -> Result<Option<Barrier>, db::Error> {
    let barrier = Barrier::of(facts, today);
    if barrier.is_none()
        && let Some(closing) = privacy::open_closing(tx, cust_no).await?
    {
        return Ok(Some(Barrier::Closing(closing.due_on)));
    }
    if barrier.is_none() && !consents::in_force(tx, cust_no, Purpose::Sensitive).await? {
        return Ok(Some(Barrier::ConsentWithdrawn));
    }
    barrier_by_proofs(tx, cust_no, barrier).await
}

/// What is in the way of some customers on a day, each by his facts: those who may buy are not
/// answered.
///
/// # Errors
/// Those of the database.
pub(crate) async fn barriers_of(
    tx: &mut Tx,
    facts: Vec<(CustNo, BuyerFacts)>,
    today: Day,
) -> Result<HashMap<CustNo, Barrier>, db::Error> {
    let customers: Vec<CustNo> = facts.iter().map(|(cust_no, _)| *cust_no).collect();
    let closings = privacy::open_closings(tx, &customers).await?;
    let agreeing = consents::agreeing(tx, &customers, Purpose::Sensitive).await?;
    let mut all = HashMap::new();
    for (cust_no, facts) in facts {
        let closing = || closings.get(&cust_no).map(|due_on| Barrier::Closing(*due_on));
        let withdrawn = || (!agreeing.contains(&cust_no)).then_some(Barrier::ConsentWithdrawn);
        let barrier = Barrier::of(facts, today).or_else(closing).or_else(withdrawn);
        if let Some(barrier) = barrier_by_proofs(tx, cust_no, barrier).await? {
            all.insert(cust_no, barrier);
        }
    }
    Ok(all)
}

/// What became of the new certificate of whom an expired one keeps from buying. Only who stands
/// before it is asked for a new one, so orders read no proofs.
async fn barrier_by_proofs(
    tx: &mut Tx,
    cust_no: CustNo,
    barrier: Option<Barrier>,
) -> Result<Option<Barrier>, db::Error> {
    if barrier != Some(Barrier::CertificateExpired) {
        return Ok(barrier);
    }
    let proofs = store::proofs(tx, cust_no).await?;
    let newest = renewal::newest(tx, &proofs).await?;
    Ok(Some(match newest {
        Some(new) if new.audit_state == AuditState::UnderReview => {
            Barrier::CertificateInAudit(new.due_day)
        }
        Some(new) if new.audit_state == AuditState::Failed => Barrier::CertificateRefused(new.memo),
        _ => Barrier::CertificateExpired,
    }))
}

impl Barrier {
    /// The first thing to be mended; none for who may buy. A certificate that expires soon is no
    /// obstacle yet.
    fn of(facts: BuyerFacts, today: Day) -> Option<Self> {
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

    /// What to do, in a sentence. That it names 完善证件信息 leads to the certificate's renewal.
    pub fn message(&self) -> String {
        match self {
            Self::NoCertificate => "请先完成实名认证".to_owned(),
            Self::CertificateExpired => "你的证件已过期，请完善证件信息".to_owned(),
            Self::CertificateInAudit(due) => in_audit(*due),
            Self::CertificateRefused(reason) => refused(reason),
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
            Self::ConsentWithdrawn => {
                "你不再同意我们使用证件和银行卡，暂不能买入，可在我的数据里重新同意".to_owned()
            }
            Self::Closing(due) => {
                let (month, day) = (due.month(), due.day_of_month());
                format!("你的账户{month}月{day}日注销，暂不能买入，取消注销后就能买")
            }
        }
    }

    /// What it means, said before it stands there.
    pub(crate) const fn follows(&self) -> &'static str {
        match self {
            Self::TradedByOthers => "保存后不能买入、转换，已有的份额照常可以赎回。",
            Self::BadCredit => "保存后暂不能买入、转换，已有的份额照常可以赎回。",
            _ => "保存后暂不能买入，已有的份额照常可以赎回。",
        }
    }

    /// Where a customer who asks for himself mends it.
    pub fn mend(&self) -> Mend {
        match self {
            Self::NoCertificate
            | Self::CertificateExpired
            | Self::CertificateInAudit(_)
            | Self::CertificateRefused(_) => Mend::CertInfo,
            Self::Missing(missing) if missing.contains(&Element::CertFiles) => Mend::CertInfo,
            Self::Missing(_) | Self::BadCredit | Self::TradedByOthers => Mend::UserEdit,
            Self::ConsentWithdrawn => Mend::MyData,
            Self::Closing(_) => Mend::CloseAccount,
        }
    }

    /// Where one mends it who is about to buy a product.
    pub fn mend_for_product(&self) -> Mend {
        match self {
            Self::CertificateExpired => Mend::UserCert,
            Self::Missing(missing) if missing.contains(&Element::CertFiles) => Mend::UserCert,
            Self::Missing(missing) if needs_form(missing) => Mend::FxqCollection,
            _ => self.mend(),
        }
    }
}

/// Whether the anti-money-laundering form must be completed.
pub(crate) fn needs_form(missing: &[Element]) -> bool {
    FORM.iter().any(|element| missing.contains(element))
}

/// A certificate is being looked at.
pub(crate) fn in_audit(due: Day) -> String {
    let (month, day) = (due.month(), due.day_of_month());
    format!("你的证件正在审核，最晚{month}月{day}日有结果")
}

/// A certificate was not accepted.
pub(crate) fn refused(reason: &str) -> String {
    format!("你的证件审核没有通过：{}，请重新提交", reason.trim_end_matches('。'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_barrier_leads_where_it_is_mended() {
        let day = "2026-11-25".parse().unwrap();
        let missing = |elements: &[Element]| Barrier::Missing(elements.to_vec());
        let files = missing(&[Element::CertFiles, Element::Occupation]);
        let form = missing(&[Element::Income, Element::Address]);
        let rest = missing(&[Element::Address, Element::TaxResidency]);
        use Mend::{CertInfo, CloseAccount, FxqCollection, MyData, UserCert, UserEdit};
        for (barrier, own, product) in [
            (Barrier::NoCertificate, CertInfo, CertInfo),
            (Barrier::CertificateExpired, CertInfo, UserCert),
            (Barrier::CertificateInAudit(day), CertInfo, CertInfo),
            (Barrier::CertificateRefused("照片模糊。".to_owned()), CertInfo, CertInfo),
            (files, CertInfo, UserCert),
            (form, UserEdit, FxqCollection),
            (rest, UserEdit, UserEdit),
            (Barrier::BadCredit, UserEdit, UserEdit),
            (Barrier::TradedByOthers, UserEdit, UserEdit),
            (Barrier::ConsentWithdrawn, MyData, MyData),
            (Barrier::Closing(day), CloseAccount, CloseAccount),
        ] {
            assert_eq!((barrier.mend(), barrier.mend_for_product()), (own, product), "{barrier:?}");
            // The specification's clients go by the sentence.
            let names = barrier.message().contains("完善证件信息");
            assert_eq!(names, product == UserCert, "{}", barrier.message());
        }
    }

    #[test]
    fn a_reason_ends_as_one_sentence() {
        assert_eq!(refused("照片模糊。"), "你的证件审核没有通过：照片模糊，请重新提交");
        assert_eq!(in_audit("2026-11-05".parse().unwrap()), "你的证件正在审核，最晚11月5日有结果");
    }
}
