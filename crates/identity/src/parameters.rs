//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::Day;
use wire::{Answer, Figures};

const SECOND_MS: i64 = 1000;
const HOUR_MS: i64 = 60 * 60 * SECOND_MS;

/// The figures of rules AO-01, AO-02 and AO-09.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    pub code_ms: i64,
    pub code_resend_ms: i64,
    pub code_per_day: i64,
    pub code_tries: i64,
    pub password_tries: i64,
    pub password_lock_ms: i64,
    /// After the tries of a stranger: how long the next one waits, twice as long each time.
    stranger_delay_ms: i64,
    stranger_delay_most_ms: i64,
    pub flow_ms: i64,
    pub session_ms: i64,
    pub unlock_ms: i64,
    /// Open logins of a customer.
    pub sessions_most: i64,
    /// Known devices of a customer.
    pub devices_most: i64,
    /// After a change of the mobile, during which money leaves by ordinary redemptions only.
    pub mobile_settle_ms: i64,
    /// Of what a customer hands to an embedding app.
    pub client_code_ms: i64,
    /// Of what the app is handed.
    pub client_token_ms: i64,
    /// How often a customer switches the check of new devices on a day.
    pub check_changes_per_day: i64,
}

impl Parameters {
    /// `mobile_settle_ms` as it is told to the customer.
    pub const fn mobile_settle_hours(&self) -> i64 {
        self.mobile_settle_ms / HOUR_MS
    }

    /// How long the next stranger waits after so many wrong ones.
    pub fn stranger_delay_ms(&self, failures: i64) -> i64 {
        let (most, mut delay) = (self.stranger_delay_most_ms, self.stranger_delay_ms);
        for _ in self.password_tries..failures {
            if delay >= most {
                break;
            }
            delay *= 2;
        }
        delay.min(most)
    }

    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("identity", store::parameters(tx, day).await?);
        Ok(Self {
            code_ms: figures.get("code_seconds")? * SECOND_MS,
            code_resend_ms: figures.get("code_resend_seconds")? * SECOND_MS,
            code_per_day: figures.get("code_per_day")?,
            code_tries: figures.get("code_tries")?,
            password_tries: figures.get("password_tries")?,
            password_lock_ms: figures.get("password_lock_hours")? * HOUR_MS,
            stranger_delay_ms: figures.get("stranger_delay_seconds")? * SECOND_MS,
            stranger_delay_most_ms: figures.get("stranger_delay_most_seconds")? * SECOND_MS,
            flow_ms: figures.get("flow_seconds")? * SECOND_MS,
            session_ms: figures.get("session_days")? * 24 * HOUR_MS,
            unlock_ms: figures.get("unlock_seconds")? * SECOND_MS,
            sessions_most: figures.get("sessions_most")?,
            devices_most: figures.get("devices_most")?,
            mobile_settle_ms: figures.get("mobile_settle_hours")? * HOUR_MS,
            client_code_ms: figures.get("client_code_seconds")? * SECOND_MS,
            client_token_ms: figures.get("client_token_seconds")? * SECOND_MS,
            check_changes_per_day: figures.get("check_changes_per_day")?,
        })
    }
}
