//! Business codes: what an application asks for, and the confirmation that answers it.

/// Whether a code applies for something or confirms it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A code below 100, in files 01 and 03.
    Application,
    /// The code of the application plus 100, in files 02, 04 and 06.
    Confirmation,
}

/// A business code of three digits: a business and its stage.
///
/// ```
/// use exchange::{Business, BusinessCode, Stage};
/// let code = BusinessCode::from_code("022").unwrap();
/// assert_eq!(code.business(), Business::Purchase);
/// assert_eq!(code.confirmation().code(), "122");
/// assert_eq!(Business::ForcedRedemption.application(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BusinessCode {
    business: Business,
    stage: Stage,
}

impl BusinessCode {
    /// The code of these three digits, or nothing.
    pub fn from_code(code: &str) -> Option<BusinessCode> {
        let [stage @ (b'0' | b'1'), rest @ ..] = code.as_bytes() else { return None };
        let business =
            Business::ALL.iter().find(|business| business.digits().as_bytes() == rest)?;
        if *stage == b'1' { Some(business.confirmation()) } else { business.application() }
    }

    /// The three digits.
    pub fn code(self) -> String {
        let stage = if self.stage == Stage::Application { '0' } else { '1' };
        format!("{stage}{}", self.business.digits())
    }

    /// The business.
    pub fn business(self) -> Business {
        self.business
    }

    /// Application or confirmation.
    pub fn stage(self) -> Stage {
        self.stage
    }

    /// The code that confirms this one; itself when it is a confirmation.
    pub fn confirmation(self) -> BusinessCode {
        self.business.confirmation()
    }

    /// The Chinese name.
    pub fn title(self) -> String {
        match self.stage {
            Stage::Application => self.business.title().to_owned(),
            Stage::Confirmation => format!("{}确认", self.business.title()),
        }
    }
}

macro_rules! businesses {
    ($($variant:ident $digits:literal $origin:ident $title:literal,)*) => {
        /// What is done to an account or a holding.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Business {
            $(#[doc = concat!("`", $digits, "` ", $title, ".")] $variant,)*
        }

        impl Business {
            /// All businesses, in the order of their codes.
            pub const ALL: &[Business] = &[$(Business::$variant,)*];

            /// The last two digits of its codes.
            pub fn digits(self) -> &'static str {
                match self { $(Business::$variant => $digits,)* }
            }

            /// The Chinese name.
            pub fn title(self) -> &'static str {
                match self { $(Business::$variant => $title,)* }
            }

            /// Whether only the TA begins it, so that there is no application.
            pub fn is_ta_only(self) -> bool {
                match self { $(Business::$variant => Origin::$origin == Origin::TA,)* }
            }
        }
    };
}

impl Business {
    /// The code that applies for it; nothing for what only the TA begins.
    pub fn application(self) -> Option<BusinessCode> {
        let code = BusinessCode { business: self, stage: Stage::Application };
        (!self.is_ta_only()).then_some(code)
    }

    /// The code that confirms it.
    pub fn confirmation(self) -> BusinessCode {
        BusinessCode { business: self, stage: Stage::Confirmation }
    }
}

#[derive(PartialEq)]
enum Origin {
    Any,
    TA,
}

businesses! {
    OpenAccount "01" Any "开户",
    CloseAccount "02" Any "销户",
    ModifyAccount "03" Any "账户信息修改",
    FreezeAccount "04" Any "基金账户冻结",
    UnfreezeAccount "05" Any "基金账户解冻",
    ReportCardLost "06" Any "基金账户卡挂失",
    WithdrawCardLost "07" Any "基金账户卡解挂",
    AddTradeAccount "08" Any "增加交易账户",
    CancelTradeAccount "09" Any "撤销交易账户",
    Subscribe "20" Any "认购",
    BookSubscription "21" Any "预约认购",
    Purchase "22" Any "申购",
    BookPurchase "23" Any "预约申购",
    Redeem "24" Any "赎回",
    BookRedemption "25" Any "预约赎回",
    TransferSeller "26" Any "转销售人/机构",
    TransferSellerIn "27" Any "转销售人/机构转入",
    TransferSellerOut "28" Any "转销售人/机构转出",
    SetDividendMethod "29" Any "设置分红方式",
    SubscriptionResult "30" TA "认购结果",
    FreezeShares "31" Any "基金份额冻结",
    UnfreezeShares "32" Any "基金份额解冻",
    NonTradeTransfer "33" Any "非交易过户",
    NonTradeTransferIn "34" Any "非交易过户转入",
    NonTradeTransferOut "35" Any "非交易过户转出",
    Convert "36" Any "基金转换",
    ConvertIn "37" Any "基金转换转入",
    ConvertOut "38" Any "基金转换转出",
    PlanPurchase "39" Any "定时定额申购",
    Refund "40" Any "退款",
    Supplement "41" Any "补款",
    ForcedRedemption "42" TA "强行赎回",
    PayDividend "43" TA "红利发放",
    ForcedIncrease "44" TA "强行调增",
    ForcedDecrease "45" TA "强行调减",
    AllotNumber "46" TA "配号",
    OfferingFailure "49" TA "募集失败",
    Liquidate "50" TA "基金清盘",
    EndFund "51" TA "基金终止",
    Cancel "52" Any "撤单",
    CancelBooking "53" Any "撤预约单",
    VoidMoney "54" Any "无效资金",
    SettleSeller "55" TA "基金销售人资金清算",
    SettleInvestor "56" TA "投资人资金清算",
    UnfreezeDividend "57" TA "红利解冻",
    ChangeTradeAccount "58" Any "变更交易账号",
    OpenPlan "59" Any "定时定额申购开通",
    ClosePlan "60" Any "定时定额申购撤销",
    ModifyPlan "61" Any "定时定额申购修改",
    AdjustSubscription "62" Any "认购调整",
    PlanRedemption "63" Any "定时定额赎回",
    OpenJointCard "67" Any "基金联名卡开通",
    CloseJointCard "68" Any "基金联名卡撤销",
    ChangeRegion "70" Any "地区编号变更",
    EstablishTitle "80" Any "确权",
    Pledge "88" Any "基金质押",
    EtfPurchase "91" Any "ETF基金申购",
    EtfRedemption "93" Any "ETF基金赎回",
    FastTransferOut "96" Any "快速过户出",
    FastTransferIn "97" Any "快速过户入",
    FastTransfer "98" Any "快速过户",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_reads_back_as_itself() {
        for business in Business::ALL {
            let codes = [business.application(), Some(business.confirmation())];
            for code in codes.into_iter().flatten() {
                assert_eq!(BusinessCode::from_code(&code.code()), Some(code));
            }
        }
    }

    #[test]
    fn what_only_the_ta_begins_has_no_application() {
        assert_eq!(BusinessCode::from_code("042"), None);
        assert!(BusinessCode::from_code("142").is_some());
    }

    #[test]
    fn other_digits_are_no_code() {
        for code in ["", "0", "22", "222", "199", "0222", "一二"] {
            assert_eq!(BusinessCode::from_code(code), None, "{code}");
        }
    }
}
