//! File 05.

use jiff::civil::Date;

use super::typed;
use crate::Decimal;
use crate::codes::*;

typed! {
    /// What a customer holds at the TA: file 05, from the TA to the seller.
    ShareStatement [ShareStatement] share_statement {
        /// Fund code.
        fund_code: String = "FundCode",
        /// Class of shares by when the fee is charged.
        share_class: Option<ShareClass> = "ShareClass",
        /// The customer's trade account at the seller.
        transaction_account_id: String = "TransactionAccountID",
        /// The customer's fund account at the TA.
        ta_account_id: String = "TAAccountID",
        /// The seller.
        distributor_code: String = "DistributorCode",
        /// The seller's branch.
        branch_code: String = "BranchCode",
        /// The day of confirmation.
        transaction_cfm_date: Option<Date> = "TransactionCfmDate",
        /// Shares that can be redeemed.
        available_vol: Decimal = "AvailableVol",
        /// All shares, frozen ones included.
        total_vol: Decimal = "TotalVolOfDistributorInTA",
        /// Frozen shares.
        total_frozen_vol: Decimal = "TotalFrozenVol",
        /// Fee due at redemption; before V2.2.
        total_backend_load: Decimal = "TotalBackendLoad",
        /// The TA's number of the confirmation that made the lot.
        ta_serial_no: String = "TASerialNO",
        /// Whether the record is one lot.
        detail: Option<Detail> = "DetailFlag",
        /// The day on which the lot was registered.
        share_register_date: Option<Date> = "ShareRegisterDate",
        /// Where the lot came from.
        source: Option<ShareSource> = "SourceType",
        /// State of the fund account.
        account_status: Option<AccountStatus> = "AccountStatus",
        /// What happens to dividends.
        dividend_method: Option<DividendMethod> = "DefDividendMethod",
        /// Undistributed income of a money fund.
        undistributed_income: Decimal = "UndistributeMonetaryIncome",
        /// Its sign.
        undistributed_income_sign: Option<Sign> = "UndistributeMonetaryIncomeFlag",
        /// Income of the day; from V2.2.
        new_income: Decimal = "NewIncome",
        /// Its sign.
        new_income_sign: Option<Sign> = "NewIncomeFlag",
        /// Whether the file has all positions or those that changed; from V2.2.
        coverage: Option<Coverage> = "WholeFlag",
    }
}
