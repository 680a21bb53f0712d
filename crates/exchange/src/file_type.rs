//! Types of data files: line 7 of the header and the last part of the name.

use std::fmt;

use crate::layouts::{self, row::Row};

macro_rules! file_types {
    ($($variant:ident $code:literal $title:literal $table:ident,)*) => {
        /// A type of data file.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum FileType {
            $(#[doc = concat!("`", $code, "` ", $title, ".")] $variant,)*
        }

        impl FileType {
            /// All types, in the order of their codes.
            pub const ALL: &[FileType] = &[$(FileType::$variant,)*];

            /// The two characters that stand in a file.
            pub fn code(self) -> &'static str {
                match self { $(FileType::$variant => $code,)* }
            }

            /// The Chinese name.
            pub fn title(self) -> &'static str {
                match self { $(FileType::$variant => $title,)* }
            }

            pub(crate) fn rows(self) -> &'static [Row] {
                match self { $(FileType::$variant => layouts::$table::ROWS,)* }
            }
        }
    };
}

file_types! {
    AccountApplication "01" "账户申请" account_application,
    AccountConfirmation "02" "账户确认" account_confirmation,
    TradeApplication "03" "交易申请" trade_application,
    TradeConfirmation "04" "交易确认" trade_confirmation,
    ShareStatement "05" "份额对账" share_statement,
    Dividend "06" "分红" dividend,
    FundState "07" "基金动态" fund_state,
    Announcement "08" "公告" announcement,
    DividendSummary "09" "红利汇总" dividend_summary,
    SettlementSummary "10" "日交割汇总" settlement_summary,
    TaApplicationSummary "11" "业务申请汇总（TA发送）" ta_application_summary,
    ConfirmationSummary "12" "业务确认汇总" confirmation_summary,
    ApplicationSummary "13" "业务申请汇总（销售人发送）" application_summary,
    Participants "21" "参与人及结算席位" participants,
    OtherApplication "23" "其他类申请" other_application,
    OtherConfirmation "24" "其他类确认" other_confirmation,
    MoneySettlement "25" "资金清算" money_settlement,
    WealthShareDetail "26" "理财产品份额明细" wealth_share_detail,
    ContractApplication31 "31" "电子签名合同申请（31版）" contract_application_31,
    ContractConfirmation32 "32" "电子签名合同确认（32版）" contract_confirmation_32,
    SameDayTransferApplication "33" "T日过户申请" trade_application,
    SameDayTransferConfirmation "34" "T日过户确认" same_day_transfer_confirmation,
    SameDayTransferStatement "35" "T日过户对账" same_day_transfer_statement,
    ContractApplication43 "43" "电子签名合同申请（43版）" contract_application_43,
    ContractConfirmation44 "44" "电子签名合同确认（44版）" contract_confirmation_44,
    FundParameters "C1" "基金基础参数" fund_parameters,
    FundAgency "C2" "基金代理关系" fund_agency,
    FundConversion "C3" "基金转换关系" fund_conversion,
    DividendPlan "C4" "基金分红方案" dividend_plan,
    FundFees "C5" "基金费率" fund_fees,
    RedeemableDates "C6" "理财产品可赎回日期" redeemable_dates,
    DirectSaleFees "I3" "直销费率" direct_sale_fees,
    TaxResidence "R1" "非居民涉税信息" tax_residence,
    TaxResidenceConfirmation "R2" "非居民涉税信息确认" tax_residence_confirmation,
    AmlPersons "X1" "个人反洗钱信息" aml_persons,
    AmlPersonsConfirmation "X2" "个人反洗钱信息确认" aml_persons_confirmation,
    AmlInstitutions "X3" "机构反洗钱信息" aml_institutions,
    AmlInstitutionsConfirmation "X4" "机构反洗钱信息确认" aml_institutions_confirmation,
    ConcertHoldings "YS" "一致行动人持仓" concert_holdings,
    ConcertParties "YZ" "一致行动人" concert_parties,
}

impl FileType {
    /// The type of this code, or nothing.
    pub fn from_code(code: &str) -> Option<FileType> {
        FileType::ALL.iter().copied().find(|file_type| file_type.code() == code)
    }
}

impl fmt::Display for FileType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
