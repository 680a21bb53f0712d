//! One-character codes of the fields that a seller and a TA act on.

macro_rules! codes {
    ($(
        #[doc = $doc:literal]
        $name:ident { $($variant:ident $code:literal $title:literal,)* }
    )*) => {
        $(
            #[doc = $doc]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $name { $(#[doc = concat!("`", $code, "` ", $title, ".")] $variant,)* }

            impl $name {
                /// All codes with their Chinese meanings.
                pub const MEANINGS: &[(&str, &str)] = &[$(($code, $title),)*];

                /// The character that stands in a file.
                pub fn code(self) -> &'static str {
                    match self { $($name::$variant => $code,)* }
                }

                /// The Chinese meaning.
                pub fn title(self) -> &'static str {
                    match self { $($name::$variant => $title,)* }
                }

                /// The value of this code, or nothing.
                pub fn from_code(code: &str) -> Option<$name> {
                    match code { $($code => Some($name::$variant),)* _ => None }
                }
            }
        )*
    };
}

codes! {
    /// Who invests: IndividualOrInstitution.
    InvestorKind { Institution "0" "机构", Person "1" "个人", Product "2" "产品", }
    /// What happens to the part of a large order not accepted: LargeRedemptionFlag, LargeBuyFlag.
    Excess { Cancel "0" "取消", Postpone "1" "顺延", }
    /// What happens to a dividend: DefDividendMethod.
    DividendMethod {
        Reinvest "0" "红利转投",
        Cash "1" "现金分红",
        InvestorsChoice "2" "按投资人方式",
        PartlyReinvest "4" "部分再投资",
    }
    /// When the fee is charged: ShareClass.
    ShareClass { FrontLoad "0" "前收费", BackLoad "1" "后收费", Both "2" "前后收费共用", }
    /// State of a fund: FundStatus.
    FundStatus {
        Open "0" "可申购赎回",
        Offering "1" "发行",
        OfferingSucceeded "2" "发行成功",
        OfferingFailed "3" "发行失败",
        Halted "4" "停止申购赎回",
        PurchaseHalted "5" "停止申购",
        RedemptionHalted "6" "停止赎回",
        RecordDay "7" "权益登记",
        Ended "8" "基金终止",
        Closed "9" "基金封闭",
        Terminated "a" "基金终止",
    }
    /// Which conversions a fund takes: ConvertStatus.
    ConvertStatus {
        InAndOut "0" "可转入转出",
        InOnly "1" "只可转入",
        OutOnly "2" "只可转出",
        Neither "3" "不可转换",
    }
    /// Which plans a fund takes: PeriodicStatus.
    PeriodicStatus {
        Allowed "0" "允许定期定额",
        PurchaseOnly "1" "仅允许定投",
        RedemptionOnly "2" "仅允许定赎",
        Forbidden "3" "禁止定期定额",
    }
    /// Whether more confirmations of one application will follow: BusinessFinishFlag.
    BusinessFinish { Underway "0" "中间过程", Finished "1" "业务过程结束", }
    /// State of a fund account: AccountStatus.
    AccountStatus {
        Normal "0" "正常",
        Frozen "1" "冻结",
        Lost "2" "挂失",
        Closed "3" "注销",
        Suspended "4" "挂账",
        Dormant "5" "休眠",
    }
    /// Why something is frozen: FrozenCause.
    FrozenCause {
        Judicial "0" "司法冻结",
        Counter "1" "柜台冻结",
        Pledge "2" "质押冻结",
        PledgeAndJudicial "3" "质押、司法双重冻结",
        CounterAndJudicial "4" "柜台、司法双重冻结",
    }
    /// What an investor can bear, lowest first: ClientRiskRate.
    RiskRate {
        Low "1" "低风险承受能力",
        MediumLow "2" "较低风险承受能力",
        Medium "3" "中等风险承受能力",
        MediumHigh "4" "较高风险承受能力",
        High "5" "高风险承受能力",
    }
    /// How an application reached the seller: AcceptMethod.
    AcceptMethod {
        Counter "0" "柜台",
        Telephone "1" "电话",
        Online "2" "网上",
        SelfService "3" "自助",
        Fax "4" "传真",
        Other "5" "其他",
    }
    /// Who began the business: FromTAFlag.
    Origin { Seller "0" "由销售人发起", Ta "1" "由注册登记人发起", }
    /// Which way shares went: TransferDirection.
    TransferDirection { Out "0" "转出", In "1" "转入", }
    /// Kind of a dividend: DividendType.
    DividendType {
        Ordinary "0" "普通分红",
        PledgedFund "1" "质押基金分红",
        MoneyFundIncome "2" "货币基金收益结转",
        GuaranteePayment "3" "保本基金赔付",
        Liquidation "4" "清盘资产分配或到期处理",
    }
    /// Where shares came from: SourceType.
    ShareSource {
        Subscription "0" "认购",
        Purchase "1" "申购",
        Plan "2" "定期定额申购",
        Dividend "3" "分红",
        NonTradeTransfer "4" "非交易过户",
        SellerTransfer "5" "转托管",
    }
    /// Whether a statement has all positions or those that changed: WholeFlag.
    Coverage { Changes "0" "增量", Whole "1" "全量", }
    /// The sign of an amount that stands beside it: the fields whose names end in IncomeFlag.
    Sign { Plus "0" "正", Minus "1" "负", }
    /// Yes or no: MinorFlag, SideBagFlag.
    YesNo { No "0" "否", Yes "1" "是", }
    /// Sex.
    Sex { Male "1" "男", Female "2" "女", }
    /// Whether a record is one lot or the sum of them: DetailFlag.
    Detail { Sum "0" "非明细", Lot "1" "明细", }
}

impl Sign {
    /// `amount` with this sign.
    pub fn of(self, amount: crate::Decimal) -> crate::Decimal {
        match self {
            Sign::Plus => amount,
            Sign::Minus => crate::Decimal::new(-amount.units(), amount.scale()),
        }
    }
}
