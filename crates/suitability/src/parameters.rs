//! Numbers that regulation may change, by day.

use crate::store;
use db::{Error, Tx};
use kernel::Day;

/// The numbers in force on a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameters {
    /// Tests that a customer may take on one day.
    pub tests_a_day: i64,
    /// Tests that a customer may take within twelve months.
    pub tests_a_year: i64,
    /// How many months a result is valid.
    pub valid_months: i64,
    /// From this age on nothing above the level may be bought.
    pub elder_age: i64,
    /// From this age on the level is at most C4.
    pub cap_age: i64,
    /// How many minutes an acknowledged warning counts.
    pub confirmation_minutes: i64,
    /// How many seconds a warning must be on the screen.
    pub letter_seconds: i64,
    /// Within so many days a higher result must be confirmed.
    pub higher_result_days: i64,
}

impl Default for Parameters {
    /// As the first rows of the table say.
    fn default() -> Self {
        Self {
            tests_a_day: 2,
            tests_a_year: 8,
            valid_months: 12,
            elder_age: 65,
            cap_age: 70,
            confirmation_minutes: 30,
            letter_seconds: 10,
            higher_result_days: 30,
        }
    }
}

/// The numbers in force on `day`: of each name the latest row not after it.
///
/// # Errors
/// Those of the database.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Parameters, Error> {
    let mut found = Parameters::default();
    // The latest row of a name is read last.
    for (name, value) in store::parameters(tx, day).await?.iter() {
        let field = match name.as_str() {
            "tests-a-day" => &mut found.tests_a_day,
            "tests-in-12-months" => &mut found.tests_a_year,
            "valid-months" => &mut found.valid_months,
            "elder-age" => &mut found.elder_age,
            "cap-age" => &mut found.cap_age,
            "confirmation-minutes" => &mut found.confirmation_minutes,
            "letter-seconds" => &mut found.letter_seconds,
            "higher-result-days" => &mut found.higher_result_days,
            _ => continue,
        };
        *field = *value;
    }
    Ok(found)
}
