//! Trade accounts (交易账号). Each is for one purpose: the transfer agent knows accounts and funds
//! only, so that two purposes in one account would take each other's lots.

use crate::{
    ids::CardId,
    refusals::TOO_MANY_ACCOUNTS,
    store::{self, TradeAccountRow},
};
use db::Tx;
use kernel::{CustNo, Instant, TradeAcco};
use std::fmt;
use std::str::FromStr;
use wire::Answer;

/// What the shares of a trade account are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    /// The customer: `SELF`.
    Own,
    /// One of the customer's children: `CHILD:1`.
    Child(u32),
    /// The customer's pension: `PENSION`.
    Pension,
}

/// Opens the customer's next account: the counter is the table, which keeps accounts of ended
/// cards, so that no number is given twice (rule AO-06).
pub(crate) async fn open(
    tx: &mut Tx,
    (cust_no, card_id): (CustNo, CardId),
    purpose: Purpose,
    opened_at: Instant,
) -> Answer<TradeAcco> {
    let last = store::last_account(tx, cust_no).await?.map_or(0, |account| account.number());
    let trade_acco = TradeAcco::of(cust_no, last + 1).map_err(|_| TOO_MANY_ACCOUNTS.refuse())?;
    let row = TradeAccountRow { cust_no, trade_acco, purpose, card_id, opened_at };
    store::insert_account(tx, row).await?;
    Ok(trade_acco)
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => f.write_str("SELF"),
            Self::Child(number) => write!(f, "CHILD:{number}"),
            Self::Pension => f.write_str("PENSION"),
        }
    }
}

impl FromStr for Purpose {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "SELF" => Ok(Self::Own),
            "PENSION" => Ok(Self::Pension),
            _ => {
                let number = text.strip_prefix("CHILD:").and_then(|number| number.parse().ok());
                number.map(Self::Child).ok_or_else(|| text.to_owned())
            }
        }
    }
}

db::column!(Purpose: text);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_purpose_is_read_as_it_is_written() {
        for (purpose, text) in
            [(Purpose::Own, "SELF"), (Purpose::Child(2), "CHILD:2"), (Purpose::Pension, "PENSION")]
        {
            assert_eq!(purpose.to_string(), text);
            assert_eq!(text.parse(), Ok(purpose));
        }
        for text in ["", "self", "CHILD:", "CHILD:a", "CHILD:-1"] {
            assert!(text.parse::<Purpose>().is_err(), "{text:?} was read");
        }
    }
}
