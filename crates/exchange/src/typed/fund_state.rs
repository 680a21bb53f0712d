//! File 07.

use jiff::civil::Date;

use super::typed;
use crate::Decimal;
use crate::codes::*;

typed! {
    /// NAV, state and limits of a fund: file 07, from the TA to the seller.
    FundState [FundState] fund_state {
        /// Fund code.
        fund_code: String = "FundCode",
        /// Name.
        fund_name: String = "FundName",
        /// State: what may be traded.
        status: Option<FundStatus> = "FundStatus",
        /// Conversions taken.
        convert_status: Option<ConvertStatus> = "ConvertStatus",
        /// Plans taken.
        periodic_status: Option<PeriodicStatus> = "PeriodicStatus",
        /// NAV of one share: 4 decimals before V2.2, then 8.
        nav: Decimal = "NAV",
        /// NAV with all dividends added.
        accumulative_nav: Decimal = "AccumulativeNAV",
        /// The day of the NAV.
        update_date: Option<Date> = "UpdateDate",
        /// The next day on which it trades.
        next_trade_date: Option<Date> = "NextTradeDate",
        /// `156` is CNY.
        currency: String = "CurrencyType",
        /// Type: 01 stock, 02 bond, 03 mixed, 04 money.
        fund_type: String = "FundType",
        /// What happens to dividends when the customer chose nothing.
        dividend_method: Option<DividendMethod> = "DefDividendMethod",
        /// Value of a share at issue.
        face_value: Decimal = "FaceValue",
        /// All shares of the fund.
        total_fund_vol: Decimal = "TotalFundVol",
        /// Money of the fund.
        fund_size: Decimal = "FundSize",
        /// Income of ten thousand shares of a money fund, 5 decimals.
        income_of_10000: Decimal = "FundIncome",
        /// Its sign.
        income_of_10000_sign: Option<Sign> = "FundIncomeFlag",
        /// Seven-day yearly yield of a money fund, 5 decimals.
        yield_7d: Decimal = "Yield",
        /// Its sign.
        yield_7d_sign: Option<Sign> = "YieldFlag",
        /// Income of the fund on the day.
        day_income: Decimal = "FundDayIncome",
        /// Its sign.
        day_income_sign: Option<Sign> = "FundDayIncomeFlag",
        /// All dividends of a share so far.
        total_dividend: Decimal = "TotalDivident",
        /// First day of the offering.
        ipo_start_date: Option<Date> = "IPOStartDate",
        /// Last day of the offering.
        ipo_end_date: Option<Date> = "IPOEndDate",
        /// The day on which holding counts for the next dividend.
        registration_date: Option<Date> = "RegistrationDate",
        /// The first day without it.
        ex_date: Option<Date> = "XRDate",
        /// The day on which it is paid.
        pay_date: Option<Date> = "DividentDate",
        /// Least first subscription of a person, in money.
        min_first_subscription: Decimal = "MinSubsAmountByIndi",
        /// Least further subscription of a person.
        min_next_subscription: Decimal = "IndiAppSubsAmount",
        /// Least first purchase of a person.
        min_first_purchase: Decimal = "MinBidsAmountByIndi",
        /// Least further purchase of a person.
        min_next_purchase: Decimal = "MinAppBidsAmountByIndi",
        /// Greatest purchase of a person in one order.
        max_purchase: Decimal = "IndiMaxPurchase",
        /// Greatest sum of purchases of a person on one day.
        max_purchase_of_day: Decimal = "IndiDayMaxSumBuy",
        /// Least redemption, in shares.
        min_redemption_vol: Decimal = "MinRedemptionVol",
        /// Greatest redemption, in shares.
        max_redemption_vol: Decimal = "MaxRedemptionVol",
        /// Greatest sum of redemptions of a person on one day, in shares.
        max_redemption_of_day: Decimal = "IndiDayMaxSumRedeem",
        /// Least shares that may be left in an account.
        min_balance_vol: Decimal = "MinAccountBalance",
        /// Least conversion, in shares.
        min_conversion_vol: Decimal = "MinInterconvertVol",
        /// The manager.
        manager_code: String = "FundManagerCode",
        /// The registrar: the TA.
        registrar_code: String = "RegistrarCode",
        /// The custodian.
        custodian_code: String = "CustodianCode",
        /// The fund that a side pocket came from; from V2.2.
        main_fund_code: String = "MainFundCode",
        /// Whether it is a side pocket; from V2.2.
        side_pocket: Option<YesNo> = "SideBagFlag",
    }
}
