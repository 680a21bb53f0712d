//! Profiles, declarations of tax residency, counts of checks.

use crate::{
    dictionary::{
        Controller, Credit, Income, IncomeSource, InvestingPurpose, Occupation, TaxResidency,
    },
    ids::FileId,
};
use db::{Error, Tx, insert, sql};
use kernel::{Certificate, Country, CustNo, Day, IdNumber, Instant, PersonName, RiskLevel, Sex};
use std::collections::BTreeSet;

db::encrypted_row! {
    /// What is known of a customer. No `Debug`: it holds addresses.
    #[derive(Clone)]
    pub(crate) struct ProfileRow in "accounts_profiles" of cust_no by (cust_no)
        as StoredProfile with (id_number: id_index)
    {
        plain {
            pub cust_no: CustNo,
            /// By the certificate.
            pub birth: Option<Day>,
            pub sex: Option<Sex>,
            pub country: Option<Country>,
            pub cert_begin: Option<Day>,
            pub cert_expire: Option<Day>,
            pub front_file: Option<FileId>,
            pub back_file: Option<FileId>,
            pub certified_at: Option<Instant>,
            pub occupation: Option<Occupation>,
            pub income: Option<Income>,
            pub income_source: Option<IncomeSource>,
            pub district_code: Option<String>,
            pub nonresi_flag: Option<TaxResidency>,
            pub has_benefit_person: Option<bool>,
            pub self_trade: Option<bool>,
            pub credit: Option<Credit>,
            pub controller: Option<Controller>,
            pub purpose: Option<InvestingPurpose>,
            pub card_bound_at: Option<Instant>,
            pub opened_at: Option<Instant>,
            pub risk_level: Option<RiskLevel>,
            pub risk_expires_on: Option<Day>,
            /// Without it the address counts as none.
            pub email_confirmed_at: Option<Instant>,
        }
        encrypted {
            pub name: Option<PersonName>,
            /// The certificate, whatever its kind; its values are bound to the column's name.
            pub id_number: Option<Certificate>,
            pub street: Option<String>,
            pub benefit_name: Option<PersonName>,
            pub benefit_id_number: Option<IdNumber>,
            pub email: Option<String>,
            pub controller_name: Option<PersonName>,
            pub controller_id_number: Option<IdNumber>,
        }
    }
}

db::encrypted_row! {
    /// A declaration of tax residency.
    pub(crate) struct TaxDeclarationRow in "accounts_tax_declarations" of cust_no
        by (cust_no, declared_at) as StoredTaxDeclaration
    {
        plain {
            pub cust_no: CustNo,
            pub declared_at: Instant,
            pub nonresi_flag: TaxResidency,
        }
        encrypted {
            pub surname_latin: String,
            pub given_name_latin: String,
            pub birth_place: String,
        }
    }
}

db::encrypted_row! {
    /// A country of a declaration.
    pub(crate) struct TaxResidenceRow in "accounts_tax_residences" of cust_no
        by (cust_no, declared_at, position) as StoredTaxResidence
    {
        plain {
            pub cust_no: CustNo,
            pub declared_at: Instant,
            pub position: i64,
            pub country: String,
            pub no_tin_reason: Option<String>,
        }
        encrypted {
            pub tin: Option<String>,
            pub no_tin_text: Option<String>,
        }
    }
}

db::row! {
    /// What an order asks of a profile: mostly whether a fact is there, not what it says.
    pub(crate) struct StandingRow {
        pub cust_no: CustNo,
        pub opened: bool,
        pub birth: Option<Day>,
        pub cert_expire: Option<Day>,
        pub pictures: bool,
        pub occupation: bool,
        pub income: bool,
        pub income_source: bool,
        pub address: bool,
        pub tax_residency: bool,
        pub beneficiary: bool,
        pub self_trade: Option<bool>,
        pub credit: Option<Credit>,
    }
}

/// What [`StandingRow`] says, of all profiles.
macro_rules! standing {
    () => {
        "SELECT cust_no, opened_at IS NOT NULL AS opened, birth, cert_expire,
             front_file IS NOT NULL AND back_file IS NOT NULL AS pictures,
             occupation IS NOT NULL AS occupation, income IS NOT NULL AS income,
             income_source IS NOT NULL AS income_source,
             district_code IS NOT NULL AND street IS NOT NULL AS address,
             nonresi_flag IS NOT NULL AS tax_residency,
             has_benefit_person IS NOT NULL AS beneficiary,
             CASE WHEN controller = '2' THEN FALSE ELSE self_trade END AS self_trade, credit
         FROM accounts_profiles"
    };
}

pub(crate) async fn standing(tx: &mut Tx, cust_no: CustNo) -> Result<Option<StandingRow>, Error> {
    tx.optional(sql!(concat!(standing!(), " WHERE cust_no = $1"), cust_no)).await
}

/// The same of some customers.
pub(crate) async fn standings(
    tx: &mut Tx,
    customers: &[CustNo],
) -> Result<Vec<StandingRow>, Error> {
    tx.all(sql!(concat!(standing!(), " WHERE cust_no IN ($1[])"), customers)).await
}

/// The level of the last risk test, and its last day.
pub(crate) async fn tested_risk(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Option<(RiskLevel, Day)>, Error> {
    tx.optional(sql!(
        "SELECT risk_level, risk_expires_on FROM accounts_profiles
         WHERE cust_no = $1 AND risk_level IS NOT NULL AND risk_expires_on IS NOT NULL",
        cust_no
    ))
    .await
}

pub(crate) async fn profile(tx: &mut Tx, cust_no: CustNo) -> Result<Option<ProfileRow>, Error> {
    let stored = tx
        .optional(sql!(
            "SELECT cust_no, birth, sex, country, cert_begin, cert_expire, front_file, back_file, certified_at,
                 occupation, income, income_source, district_code, nonresi_flag,
                 has_benefit_person, self_trade, credit, controller, purpose, card_bound_at,
                 opened_at, risk_level, risk_expires_on, email_confirmed_at, name, id_number,
                 street, benefit_name, benefit_id_number, email, controller_name,
                 controller_id_number
             FROM accounts_profiles WHERE cust_no = $1",
            cust_no
        ))
        .await?;
    tx.reveal_found(stored).await
}

/// Puts a profile, or all of a known one anew.
pub(crate) async fn put_profile(tx: &mut Tx, row: &ProfileRow) -> Result<(), Error> {
    let put = insert!(
        "accounts_profiles",
        StoredProfile,
        "ON CONFLICT (cust_no) DO UPDATE SET name = excluded.name,
         id_number = excluded.id_number, birth = excluded.birth, sex = excluded.sex,
         country = excluded.country, cert_begin = excluded.cert_begin,
         cert_expire = excluded.cert_expire, front_file = excluded.front_file,
         back_file = excluded.back_file, certified_at = excluded.certified_at,
         occupation = excluded.occupation, income = excluded.income,
         income_source = excluded.income_source, district_code = excluded.district_code,
         street = excluded.street, nonresi_flag = excluded.nonresi_flag,
         has_benefit_person = excluded.has_benefit_person, benefit_name = excluded.benefit_name,
         benefit_id_number = excluded.benefit_id_number, self_trade = excluded.self_trade,
         credit = excluded.credit, email = excluded.email, controller = excluded.controller,
         purpose = excluded.purpose, controller_name = excluded.controller_name,
         controller_id_number = excluded.controller_id_number,
         card_bound_at = excluded.card_bound_at, opened_at = excluded.opened_at,
         risk_level = excluded.risk_level, risk_expires_on = excluded.risk_expires_on,
         email_confirmed_at = excluded.email_confirmed_at"
    );
    let stored = tx.conceal(row).await?;
    tx.insert_many(put, &[stored]).await?;
    let id_index = row.id_number.as_ref().map(|number| tx.index(number)).transpose()?;
    tx.execute(sql!(
        "UPDATE accounts_profiles SET id_index = $2 WHERE cust_no = $1",
        row.cust_no,
        id_index
    ))
    .await?;
    Ok(())
}

/// Whether another customer was certified with this certificate.
pub(crate) async fn certificate_taken(
    tx: &mut Tx,
    certificate: &Certificate,
    cust_no: CustNo,
) -> Result<bool, Error> {
    let id_index = tx.index(certificate)?;
    let others: Vec<(i64,)> = tx
        .all(sql!(
            "SELECT cust_no FROM accounts_profiles
             WHERE id_index = $1 AND cust_no <> $2 AND certified_at IS NOT NULL",
            id_index,
            cust_no
        ))
        .await?;
    Ok(!others.is_empty())
}

pub(crate) async fn put_tax_declaration(
    tx: &mut Tx,
    declaration: &TaxDeclarationRow,
    residences: &[TaxResidenceRow],
) -> Result<(), Error> {
    // Of two in one instant, such as a double click, the later one counts.
    let (cust_no, at) = (declaration.cust_no, declaration.declared_at);
    tx.execute(sql!(
        "DELETE FROM accounts_tax_residences WHERE cust_no = $1 AND declared_at = $2",
        cust_no,
        at
    ))
    .await?;
    tx.execute(sql!(
        "DELETE FROM accounts_tax_declarations WHERE cust_no = $1 AND declared_at = $2",
        cust_no,
        at
    ))
    .await?;
    let stored = tx.conceal(declaration).await?;
    let put = insert!("accounts_tax_declarations", StoredTaxDeclaration);
    tx.insert_many(put, &[stored]).await?;
    let mut stored = Vec::with_capacity(residences.len());
    for residence in residences {
        stored.push(tx.conceal(residence).await?);
    }
    tx.insert_many(insert!("accounts_tax_residences", StoredTaxResidence), &stored).await?;
    Ok(())
}

/// Counts a check; answers how many there were on the day, with this one.
pub(crate) async fn count_check(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<i64, Error> {
    let (checks,): (i64,) = tx
        .one(sql!(
            "INSERT INTO accounts_checks (cust_no, day, checks) VALUES ($1, $2, 1)
             ON CONFLICT (cust_no, day) DO UPDATE SET checks = accounts_checks.checks + 1
             RETURNING checks",
            cust_no,
            day
        ))
        .await?;
    Ok(checks)
}

/// Customers with an account whose certificate has its last day between two, both included, in the
/// order in which they run out.
pub(crate) async fn expiring(
    tx: &mut Tx,
    (from, until): (Day, Day),
    after: Option<(Day, CustNo)>,
    limit: i64,
) -> Result<Vec<(Day, CustNo)>, Error> {
    let (day, cust_no) = after.map_or((from, 0), |(day, cust_no)| (day, cust_no.value()));
    tx.all(sql!(
        "SELECT cert_expire, cust_no FROM accounts_profiles
         WHERE opened_at IS NOT NULL AND closed_at IS NULL
           AND (cert_expire, cust_no) > ($1, $2) AND cert_expire <= $3
         ORDER BY cert_expire, cust_no LIMIT $4",
        day,
        cust_no,
        until,
        limit
    ))
    .await
}

/// Who of these customers has an account.
pub(crate) async fn opened_among(
    tx: &mut Tx,
    customers: &[CustNo],
) -> Result<BTreeSet<CustNo>, Error> {
    let rows: Vec<(CustNo,)> = tx
        .all(sql!(
            "SELECT cust_no FROM accounts_profiles
             WHERE cust_no IN ($1[]) AND opened_at IS NOT NULL",
            customers
        ))
        .await?;
    Ok(rows.into_iter().map(|(cust_no,)| cust_no).collect())
}

/// Some customers with an account, by their numbers.
pub(crate) async fn opened_after(
    tx: &mut Tx,
    after: i64,
    count: i64,
) -> Result<Vec<CustNo>, Error> {
    let rows: Vec<(CustNo,)> = tx
        .all(sql!(
            "SELECT cust_no FROM accounts_profiles
             WHERE cust_no > $1 AND opened_at IS NOT NULL ORDER BY cust_no LIMIT $2",
            after,
            count
        ))
        .await?;
    Ok(rows.into_iter().map(|(cust_no,)| cust_no).collect())
}

/// A customer's declarations, oldest first.
pub(crate) async fn tax_declarations(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Vec<TaxDeclarationRow>, Error> {
    let stored = tx
        .all(sql!(
            "SELECT cust_no, declared_at, nonresi_flag, surname_latin, given_name_latin, birth_place
             FROM accounts_tax_declarations WHERE cust_no = $1 ORDER BY declared_at",
            cust_no
        ))
        .await?;
    tx.reveal_all(stored).await
}

/// The countries of all of them.
pub(crate) async fn tax_residences(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Vec<TaxResidenceRow>, Error> {
    let stored = tx
        .all(sql!(
            "SELECT cust_no, declared_at, position, country, no_tin_reason, tin, no_tin_text
             FROM accounts_tax_residences WHERE cust_no = $1 ORDER BY declared_at, position",
            cust_no
        ))
        .await?;
    tx.reveal_all(stored).await
}

pub(crate) async fn register_due(
    tx: &mut Tx,
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<CustNo>, Error> {
    let rows: Vec<(CustNo,)> = tx
        .all(sql!(
            "SELECT cust_no FROM accounts_profiles
             WHERE register_due AND cust_no > $1 ORDER BY cust_no LIMIT $2",
            after.map_or(0, CustNo::value),
            limit
        ))
        .await?;
    Ok(rows.into_iter().map(|(cust_no,)| cust_no).collect())
}

pub(crate) async fn put_register_due(tx: &mut Tx, cust_no: CustNo, due: bool) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE accounts_profiles SET register_due = $2 WHERE cust_no = $1",
        cust_no,
        due
    ))
    .await
    .map(drop)
}
