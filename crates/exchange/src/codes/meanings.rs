//! Chinese meanings of code values, by field, for showing a file to people.

use super::*;
use crate::codes::business::BusinessCode;

/// The codes of a field with their Chinese meanings; empty for a field that has none here.
///
/// The codes of BusinessCode, ReturnCode and CertificateType are too many or depend on another
/// field: see [`BusinessCode`], [`ReturnCode`] and [`certificate_title`].
pub fn code_meanings(field: &str) -> &'static [(&'static str, &'static str)] {
    let listed = FIELDS.iter().find(|(name, _)| name.eq_ignore_ascii_case(field));
    listed.map_or(&[], |(_, meanings)| meanings)
}

/// The Chinese meaning of one value of a field, where there is one.
///
/// ```
/// assert_eq!(exchange::meaning("BusinessCode", "122").as_deref(), Some("申购确认"));
/// assert_eq!(exchange::meaning("FundStatus", "5").as_deref(), Some("停止申购"));
/// ```
pub fn meaning(field: &str, code: &str) -> Option<String> {
    if field.eq_ignore_ascii_case("BusinessCode") {
        return BusinessCode::from_code(code).map(BusinessCode::title);
    }
    if field.eq_ignore_ascii_case("ReturnCode") {
        return ReturnCode::from_code(code)?.meaning().map(str::to_owned);
    }
    let found = code_meanings(field).iter().find(|(listed, _)| *listed == code);
    found.map(|(_, title)| (*title).to_owned())
}

/// The Chinese name of a certificate, which depends on who holds it.
///
/// ```
/// use exchange::{InvestorKind, certificate_title};
/// assert_eq!(certificate_title(InvestorKind::Person, "0"), Some("身份证"));
/// assert_eq!(certificate_title(InvestorKind::Institution, "1"), Some("营业执照"));
/// ```
pub fn certificate_title(holder: InvestorKind, code: &str) -> Option<&'static str> {
    let listed = match holder {
        InvestorKind::Person => PERSON_CERTIFICATES,
        InvestorKind::Institution => INSTITUTION_CERTIFICATES,
        InvestorKind::Product => PRODUCT_CERTIFICATES,
    };
    listed.iter().find(|(listed, _)| *listed == code).map(|(_, title)| *title)
}

type Meanings = &'static [(&'static str, &'static str)];

const FIELDS: &[(&str, Meanings)] = &[
    ("IndividualOrInstitution", InvestorKind::MEANINGS),
    ("LargeRedemptionFlag", Excess::MEANINGS),
    ("LargeBuyFlag", Excess::MEANINGS),
    ("DefDividendMethod", DividendMethod::MEANINGS),
    ("ShareClass", ShareClass::MEANINGS),
    ("TargetShareType", ShareClass::MEANINGS),
    ("FundStatus", FundStatus::MEANINGS),
    ("ConvertStatus", ConvertStatus::MEANINGS),
    ("PeriodicStatus", PeriodicStatus::MEANINGS),
    ("BusinessFinishFlag", BusinessFinish::MEANINGS),
    ("AccountStatus", AccountStatus::MEANINGS),
    ("FrozenCause", FrozenCause::MEANINGS),
    ("ClientRiskRate", RiskRate::MEANINGS),
    ("AcceptMethod", AcceptMethod::MEANINGS),
    ("FromTAFlag", Origin::MEANINGS),
    ("TransferDirection", TransferDirection::MEANINGS),
    ("DividendType", DividendType::MEANINGS),
    ("SourceType", ShareSource::MEANINGS),
    ("WholeFlag", Coverage::MEANINGS),
    ("DetailFlag", Detail::MEANINGS),
    ("Sex", Sex::MEANINGS),
    ("MinorFlag", YesNo::MEANINGS),
    ("SideBagFlag", YesNo::MEANINGS),
    ("UndistributeMonetaryIncomeFlag", Sign::MEANINGS),
    ("NewIncomeFlag", Sign::MEANINGS),
    ("FundIncomeFlag", Sign::MEANINGS),
    ("FundYearIncomeRateFlag", Sign::MEANINGS),
    ("FundDayIncomeFlag", Sign::MEANINGS),
    ("YieldFlag", Sign::MEANINGS),
    ("CurrencyType", &[("156", "人民币"), ("344", "港元"), ("840", "美元")]),
    ("MultiAcctFlag", &[("0", "首次开设基金账户"), ("1", "已在其他渠道开户")]),
    ("RedemptionInAdvanceFlag", &[("0", "非预约赎回"), ("1", "预约赎回")]),
    ("TakeIncomeFlag", &[("0", "不带走收益"), ("1", "带走收益")]),
    ("ForceRedemptionType", &[("0", "强制赎回"), ("1", "违约赎回"), ("2", "到期")]),
    ("FrozenMethod", &[("0", "原份额冻结"), ("1", "原份额加孳息冻结")]),
    ("FeeCalculator", &[("0", "TA计费"), ("1", "基金计费")]),
    ("NetValueType", &[("0", "普通净值"), ("1", "申购净值"), ("2", "赎回净值")]),
    ("AnnouncFlag", &[("0", "公告"), ("1", "不公告")]),
    ("SubsType", &[("0", "金额认购"), ("1", "份额认购")]),
    ("CollectFeeType", &[("0", "价内费"), ("1", "价外费")]),
    ("FundType", &[("01", "股票型"), ("02", "债券型"), ("03", "混合型"), ("04", "货币型")]),
    ("PeriodSubTimeUnit", &[("0", "日"), ("1", "周"), ("2", "月")]),
    ("RationType", RATION_TYPES),
    ("TransferAgencyStatus", TRANSFER_AGENCY),
    ("RedemptionReason", REDEMPTION_REASONS),
    ("TransferReason", TRANSFER_REASONS),
];

const RATION_TYPES: Meanings = &[
    ("0", "定期定额申购"),
    ("1", "定期不定额申购"),
    ("2", "定额不定期申购"),
    ("3", "不定额不定期申购"),
];

const TRANSFER_AGENCY: Meanings = &[
    ("0", "允许所有转托管"),
    ("1", "仅允许场外转托管"),
    ("2", "仅允许跨市场转托管"),
    ("3", "禁止所有转托管"),
];

const REDEMPTION_REASONS: Meanings = &[
    ("0", "小于最低持有数"),
    ("1", "司法执行"),
    ("2", "政策原因"),
    ("3", "快速过户后结转收益并强赎"),
    ("4", "到期清盘"),
];

const TRANSFER_REASONS: Meanings = &[
    ("0", "继承"),
    ("1", "赠与"),
    ("2", "司法"),
    ("3", "其他"),
    ("4", "基金份额互换"),
    ("5", "份额转让"),
];

const PERSON_CERTIFICATES: Meanings = &[
    ("0", "身份证"),
    ("1", "中国护照"),
    ("2", "军官证"),
    ("3", "士兵证"),
    ("4", "港澳居民来往内地通行证"),
    ("5", "户口本"),
    ("6", "外国护照"),
    ("7", "其他"),
    ("8", "文职证"),
    ("9", "警官证"),
    ("A", "台胞证"),
    ("B", "外国人永久居留身份证"),
    ("C", "港澳台居民居住证"),
];

const INSTITUTION_CERTIFICATES: Meanings = &[
    ("0", "组织机构代码证"),
    ("1", "营业执照"),
    ("2", "行政机关"),
    ("3", "社会团体"),
    ("4", "军队"),
    ("5", "武警"),
    ("6", "下属机构（具有主管单位批文号）"),
    ("7", "基金会"),
    ("8", "其他"),
    ("9", "登记证书"),
    ("A", "批文"),
];

const PRODUCT_CERTIFICATES: Meanings =
    &[("1", "营业执照"), ("8", "其他"), ("9", "登记证书"), ("A", "批文")];
