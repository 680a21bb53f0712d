//! File 04.

use jiff::civil::{Date, Time};

use super::typed;
use crate::Decimal;
use crate::codes::*;

typed! {
    /// A trade confirmation: file 04, from the TA to the seller; and 34.
    ///
    /// `ta_serial_no` and `transaction_cfm_date` are the key of one confirmation.
    TradeConfirmation [TradeConfirmation, SameDayTransferConfirmation] trade_confirmation {
        /// The seller's number of the application; empty when the TA began the business.
        app_sheet_serial_no: String = "AppSheetSerialNo",
        /// The TA's number of this confirmation.
        ta_serial_no: String = "TASerialNO",
        /// Such as 122, purchase confirmed.
        business: BusinessCode = "BusinessCode",
        /// Success or the reason of refusal.
        return_code: ReturnCode = "ReturnCode",
        /// The TA's words on a refusal.
        error_detail: String = "ErrorDetail",
        /// The day of confirmation.
        transaction_cfm_date: Option<Date> = "TransactionCfmDate",
        /// T: the day whose NAV counts.
        transaction_date: Option<Date> = "TransactionDate",
        /// When the customer asked.
        transaction_time: Option<Time> = "TransactionTime",
        /// Fund code.
        fund_code: String = "FundCode",
        /// Class of shares by when the fee is charged.
        share_class: Option<ShareClass> = "ShareClass",
        /// The customer's trade account at the seller.
        transaction_account_id: String = "TransactionAccountID",
        /// The customer's fund account at the TA.
        ta_account_id: String = "TAAccountID",
        /// Who invests.
        investor_kind: Option<InvestorKind> = "IndividualOrInstitution",
        /// The seller.
        distributor_code: String = "DistributorCode",
        /// The seller's branch.
        branch_code: String = "BranchCode",
        /// Shares applied for, 2 decimals.
        application_vol: Decimal = "ApplicationVol",
        /// Money applied for; of a 130, what 120 confirmed.
        application_amount: Decimal = "ApplicationAmount",
        /// Shares confirmed; of a 130 with those from interest.
        confirmed_vol: Decimal = "ConfirmedVol",
        /// Money confirmed; of 122, 124, 130 and 142 without fee and subscription interest.
        confirmed_amount: Decimal = "ConfirmedAmount",
        /// `156` is CNY.
        currency: String = "CurrencyType",
        /// NAV of one share: 4 decimals before V2.2, then 8.
        nav: Decimal = "NAV",
        /// The price at which it traded.
        trading_price: Decimal = "TradingPrice",
        /// The fee.
        charge: Decimal = "Charge",
        /// The seller's part of the fee.
        agency_fee: Decimal = "AgencyFee",
        /// All fees together.
        total_trans_fee: Decimal = "TotalTransFee",
        /// Other fees.
        other_fee_1: Decimal = "OtherFee1",
        /// Transfer fee.
        transfer_fee: Decimal = "TransferFee",
        /// Stamp duty.
        stamp_duty: Decimal = "StampDuty",
        /// The fee's rate.
        rate_fee: Decimal = "RateFee",
        /// The part of the fee that was charged.
        discount_rate: Decimal = "DiscountRateOfCommission",
        /// Fee of a conversion.
        change_fee: Decimal = "ChangeFee",
        /// What a conversion pays for the dearer fund.
        recuperate_fee: Decimal = "RecuperateFee",
        /// Performance fee.
        achievement_pay: Decimal = "AchievementPay",
        /// Fee of breaking a holding period.
        breach_fee: Decimal = "BreachFee",
        /// The part of it that stays in the fund.
        breach_fee_back_to_fund: Decimal = "BreachFeeBackToFund",
        /// Money returned, as of an offering that was cut.
        refund_amount: Decimal = "RefundAmount",
        /// The part of an offering that was allotted.
        sale_percent: Decimal = "SalePercent",
        /// Interest.
        interest: Decimal = "Interest",
        /// Shares from interest.
        volume_by_interest: Decimal = "VolumeByInterest",
        /// Interest of the subscription time.
        raise_interest: Decimal = "RaiseInterest",
        /// Undistributed income of a money fund that went with the shares.
        undistributed_income: Decimal = "UndistributeMonetaryIncome",
        /// Its sign.
        undistributed_income_sign: Option<Sign> = "UndistributeMonetaryIncomeFlag",
        /// Whether more confirmations of this application follow.
        business_finish: Option<BusinessFinish> = "BusinessFinishFlag",
        /// Who began the business.
        origin: Option<Origin> = "FromTAFlag",
        /// Which way shares went.
        transfer_direction: Option<TransferDirection> = "TransferDirection",
        /// What happens to dividends.
        dividend_method: Option<DividendMethod> = "DefDividendMethod",
        /// What happens to the part of a large redemption that was not accepted.
        large_redemption: Option<Excess> = "LargeRedemptionFlag",
        /// Whether the record is one lot.
        detail: Option<Detail> = "DetailFlag",
        /// The day on which the lot was registered.
        share_register_date: Option<Date> = "ShareRegisterDate",
        /// The day of the purchase that a redeemed lot came from.
        original_subs_date: Option<Date> = "OriginalSubsDate",
        /// The application that this one is about, such as a cancelled one.
        original_app_sheet_no: String = "OriginalAppSheetNo",
        /// The TA's number of the confirmation that this one is about.
        original_serial_no: String = "OriginalSerialNo",
        /// The fund converted to.
        target_fund_code: String = "CodeOfTargetFund",
        /// Its NAV.
        target_nav: Decimal = "TargetNAV",
        /// Its shares confirmed.
        target_confirmed_vol: Decimal = "CfmVolOfTargetFund",
        /// The other seller of a transfer.
        target_distributor_code: String = "TargetDistributorCode",
        /// The trade account at the other seller.
        target_transaction_account_id: String = "TargetTransactionAccountID",
        /// Why shares are frozen.
        frozen_cause: Option<FrozenCause> = "FrozenCause",
        /// When a freeze ends.
        freezing_deadline: Option<Date> = "FreezingDeadline",
        /// Shares frozen after this business; from V2.1.
        total_frozen_vol: Decimal = "TotalFrozenVol",
        /// Shares held after this business; from V2.1.
        fund_vol_balance: Decimal = "FundVolBalance",
        /// When the money leaves the clearing party; from V2.1.
        clearing_transfer_date: Option<Date> = "TransferDateThroughClearingAgency",
        /// The money account at the seller.
        deposit_acct: String = "DepositAcct",
        /// The protocol number of a plan.
        ration_protocol_no: String = "RationProtocolNo",
        /// Why the TA redeemed by force.
        redemption_reason: String = "RedemptionReason",
        /// A remark.
        specification: String = "Specification",
    }
}
