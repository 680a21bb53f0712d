//! Files 01 and 02.

use jiff::civil::{Date, Time};

use super::typed;
use crate::Decimal;
use crate::codes::*;

typed! {
    /// An account application: file 01, from the seller to the TA.
    AccountApplication [AccountApplication] account_application {
        /// The seller's number of this application, unique within the seller.
        app_sheet_serial_no: String = "AppSheetSerialNo",
        /// Such as 001, open.
        business: BusinessCode = "BusinessCode",
        /// The business day.
        transaction_date: Option<Date> = "TransactionDate",
        /// When the customer asked.
        transaction_time: Option<Time> = "TransactionTime",
        /// The customer's trade account at the seller.
        transaction_account_id: String = "TransactionAccountID",
        /// The customer's fund account at the TA; empty to open one.
        ta_account_id: String = "TAAccountID",
        /// The seller.
        distributor_code: String = "DistributorCode",
        /// The seller's branch.
        branch_code: String = "BranchCode",
        /// Who invests.
        investor_kind: Option<InvestorKind> = "IndividualOrInstitution",
        /// Full name.
        investor_name: String = "InvestorName",
        /// Short name.
        account_abbr: String = "AccountAbbr",
        /// Kind of certificate, see [`certificate_title`].
        certificate_type: String = "CertificateType",
        /// Its number.
        certificate_no: String = "CertificateNo",
        /// Its last day.
        certificate_valid_date: Option<Date> = "CertValidDate",
        /// Sex.
        sex: Option<Sex> = "Sex",
        /// Day of birth.
        birthday: Option<Date> = "InvestorsBirthday",
        /// Country, `156` is China.
        nationality: String = "Nationality",
        /// Whether the customer is a minor.
        minor: Option<YesNo> = "MinorFlag",
        /// Address.
        address: String = "Address",
        /// Post code.
        post_code: String = "PostCode",
        /// Telephone.
        tel_no: String = "TelNo",
        /// Mobile.
        mobile_tel_no: String = "MobileTelNo",
        /// E-mail.
        email_address: String = "EmailAddress",
        /// Trade, by the standard's list.
        vocation_code: String = "VocationCode",
        /// Education, by the standard's list.
        education_level: String = "EducationLevel",
        /// Yearly income in yuan.
        annual_income: Decimal = "AnnualIncome",
        /// Employer.
        corp_name: String = "CorpName",
        /// What the customer can bear.
        risk_rate: Option<RiskRate> = "ClientRiskRate",
        /// Whether another seller already opened the fund account: 0 no, 1 yes.
        multi_acct_flag: String = "MultiAcctFlag",
        /// The money account at the seller.
        deposit_acct: String = "DepositAcct",
        /// Bank code of the customer's bank account.
        clearing_agency: String = "ClearingAgency",
        /// Its holder.
        bank_account_name: String = "AcctNameOfInvestorInClearingAgency",
        /// Its number.
        bank_account_no: String = "AcctNoOfInvestorInClearingAgency",
        /// Who acts for the customer.
        transactor_name: String = "TransactorName",
        /// Kind of their certificate.
        transactor_certificate_type: String = "TransactorCertType",
        /// Its number.
        transactor_certificate_no: String = "TransactorCertNo",
        /// The legal representative of an institution.
        representative_name: String = "InstReprName",
        /// Kind of their certificate.
        representative_certificate_type: String = "InstReprIDType",
        /// Its number.
        representative_certificate_no: String = "InstReprIDCode",
        /// The trade account that a change of account goes to.
        target_transaction_account_id: String = "TargetTransactionAccountID",
        /// Why the account is frozen.
        frozen_cause: Option<FrozenCause> = "FrozenCause",
        /// When a freeze ends.
        freezing_deadline: Option<Date> = "FreezingDeadline",
        /// The TA's number of the confirmation that this one refers to.
        original_serial_no: String = "OriginalSerialNo",
        /// The application that this one refers to.
        original_app_sheet_no: String = "OriginalAppSheetNo",
        /// How the application reached the seller.
        accept_method: Option<AcceptMethod> = "AcceptMethod",
        /// A remark.
        specification: String = "Specification",
    }
}

typed! {
    /// An account confirmation: file 02, from the TA to the seller.
    AccountConfirmation [AccountConfirmation] account_confirmation {
        /// The seller's number of the application; empty when the TA began the business.
        app_sheet_serial_no: String = "AppSheetSerialNo",
        /// The TA's number of this confirmation.
        ta_serial_no: String = "TASerialNO",
        /// Such as 101, opened.
        business: BusinessCode = "BusinessCode",
        /// Success or the reason of refusal.
        return_code: ReturnCode = "ReturnCode",
        /// The TA's words on a refusal.
        error_detail: String = "ErrorDetail",
        /// The day of confirmation.
        transaction_cfm_date: Option<Date> = "TransactionCfmDate",
        /// The business day of the application.
        transaction_date: Option<Date> = "TransactionDate",
        /// When the customer asked.
        transaction_time: Option<Time> = "TransactionTime",
        /// The customer's trade account at the seller.
        transaction_account_id: String = "TransactionAccountID",
        /// The customer's fund account at the TA.
        ta_account_id: String = "TAAccountID",
        /// The customer's number at the TA.
        customer_no: String = "CustomerNo",
        /// The seller.
        distributor_code: String = "DistributorCode",
        /// The seller's branch.
        branch_code: String = "BranchCode",
        /// Who invests.
        investor_kind: Option<InvestorKind> = "IndividualOrInstitution",
        /// Full name.
        investor_name: String = "InvestorName",
        /// Kind of certificate, see [`certificate_title`].
        certificate_type: String = "CertificateType",
        /// Its number.
        certificate_no: String = "CertificateNo",
        /// Whether another seller already opened the fund account: 0 no, 1 yes.
        multi_acct_flag: String = "MultiAcctFlag",
        /// Who began the business.
        origin: Option<Origin> = "FromTAFlag",
        /// The trade account that a change of account went to.
        target_transaction_account_id: String = "TargetTransactionAccountID",
        /// Why the account is frozen.
        frozen_cause: Option<FrozenCause> = "FrozenCause",
        /// When a freeze ends.
        freezing_deadline: Option<Date> = "FreezingDeadline",
        /// A remark.
        specification: String = "Specification",
    }
}
