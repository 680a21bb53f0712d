//! File 03.

use jiff::civil::{Date, Time};

use super::typed;
use crate::Decimal;
use crate::codes::*;

typed! {
    /// A trade application: file 03, from the seller to the TA; and 33, a transfer within the day.
    TradeApplication [TradeApplication, SameDayTransferApplication] trade_application {
        /// The seller's number of this application, unique within the seller.
        app_sheet_serial_no: String = "AppSheetSerialNo",
        /// Such as 022, purchase.
        business: BusinessCode = "BusinessCode",
        /// Fund code.
        fund_code: String = "FundCode",
        /// Class of shares by when the fee is charged.
        share_class: Option<ShareClass> = "ShareClass",
        /// T: the day whose NAV counts.
        transaction_date: Option<Date> = "TransactionDate",
        /// When the customer asked.
        transaction_time: Option<Time> = "TransactionTime",
        /// The customer's trade account at the seller.
        transaction_account_id: String = "TransactionAccountID",
        /// The customer's fund account at the TA.
        ta_account_id: String = "TAAccountID",
        /// Who invests.
        investor_kind: Option<InvestorKind> = "IndividualOrInstitution",
        /// The seller.
        distributor_code: String = "DistributorCode",
        /// The seller's branch; for centralised sellers the seller's code.
        branch_code: String = "BranchCode",
        /// Shares applied for, 2 decimals.
        application_vol: Decimal = "ApplicationVol",
        /// Money applied for, 2 decimals.
        application_amount: Decimal = "ApplicationAmount",
        /// `156` is CNY.
        currency: String = "CurrencyType",
        /// The part of the fee that is charged: 0.1 is 10 % of it, 1 all of it.
        discount_rate: Decimal = "DiscountRateOfCommission",
        /// A fee rate agreed for this application.
        specify_rate_fee: Decimal = "SpecifyRateFee",
        /// A fee agreed for this application.
        specify_fee: Decimal = "SpecifyFee",
        /// What happens to the part of a large redemption that was not accepted.
        large_redemption: Option<Excess> = "LargeRedemptionFlag",
        /// The same for a large purchase.
        large_buy: Option<Excess> = "LargeBuyFlag",
        /// The wished method of a 029.
        dividend_method: Option<DividendMethod> = "DefDividendMethod",
        /// The share of cash of a 029 that reinvests partly.
        dividend_ratio: Decimal = "DividendRatio",
        /// The application that a 052 or 053 cancels.
        original_app_sheet_no: String = "OriginalAppSheetNo",
        /// The day of that application.
        original_app_date: Option<Date> = "OriginalAppDate",
        /// The TA's number of the confirmation that this one refers to, such as a freeze.
        original_serial_no: String = "OriginalSerialNo",
        /// The fund converted to.
        target_fund_code: String = "CodeOfTargetFund",
        /// The share class converted to.
        target_share_class: Option<ShareClass> = "TargetShareType",
        /// The other seller of a transfer.
        target_distributor_code: String = "TargetDistributorCode",
        /// The other branch of a transfer.
        target_branch_code: String = "TargetBranchCode",
        /// The trade account at the other seller.
        target_transaction_account_id: String = "TargetTransactionAccountID",
        /// The other fund account of a non-trade transfer.
        target_ta_account_id: String = "TargetTAAccountID",
        /// Whether undistributed income of a money fund goes with the shares: 0 no, 1 yes.
        take_income: String = "TakeIncomeFlag",
        /// Why shares are frozen.
        frozen_cause: Option<FrozenCause> = "FrozenCause",
        /// When a freeze ends.
        freezing_deadline: Option<Date> = "FreezingDeadline",
        /// What a plan fixes: 0 days and amount, 1 days only.
        ration_type: String = "RationType",
        /// The protocol number of a plan.
        ration_protocol_no: String = "RationProtocolNo",
        /// How often it runs: 0 day, 1 week, 2 month.
        period_sub_time_unit: String = "PeriodSubTimeUnit",
        /// The money account at the seller.
        deposit_acct: String = "DepositAcct",
        /// How the application reached the seller.
        accept_method: Option<AcceptMethod> = "AcceptMethod",
        /// A remark; some sellers put customer and fund name here.
        specification: String = "Specification",
    }
}
