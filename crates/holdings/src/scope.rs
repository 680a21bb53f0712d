//! Of what a figure is asked: of everything that a customer has, of what one purpose holds, or of
//! one fund of a purpose. What the purposes have sums to what the customer has.

use crate::profit_days::Days;
use crate::{Position, store};
use bankcards::Purpose;
use db::{Error, ErrorKind, Tx};
use kernel::{CustNo, Day, Fen, FundCode, Overflow, TradeAcco};
use std::collections::BTreeMap;

/// What is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Scope {
    fund: Option<FundCode>,
    purpose: Option<Purpose>,
}

impl Scope {
    /// Everything.
    pub const ALL: Self = Self { fund: None, purpose: None };

    /// As a request says it. A fund that is asked for without a purpose is the customer's own.
    pub fn of(fund: Option<FundCode>, purpose: Option<Purpose>) -> Self {
        let own = || fund.map(|_| Purpose::Own);
        Self { fund, purpose: purpose.or_else(own) }
    }

    /// Whether a position is of it.
    pub fn has(&self, position: &Position) -> bool {
        self.knows(position.container, position.fund_code)
    }

    /// Whether what a purpose holds of a fund is of it.
    pub fn knows(&self, purpose: Purpose, code: FundCode) -> bool {
        self.fund.is_none_or(|fund| fund == code) && self.purpose.is_none_or(|of| of == purpose)
    }

    /// The fund, where it is one.
    pub const fn fund(&self) -> Option<FundCode> {
        self.fund
    }

    /// The same of one fund; in all purposes where the scope is everything.
    pub async fn days_of(
        &self,
        tx: &mut Tx,
        cust_no: CustNo,
        code: FundCode,
        between: (Day, Day),
    ) -> Result<Days, Error> {
        let held = store::positions::in_fund(tx, cust_no, code).await?;
        let held: Vec<Position> = held.into_iter().filter(|one| self.has(one)).collect();
        let mut days = Days::new();
        for purpose in purposes(&held) {
            let of = held.iter().filter(|position| position.container == purpose);
            let accounts: Vec<TradeAcco> = of.map(|position| position.trade_acco).collect();
            let of = (code, purpose);
            days.extend(store::days::of_fund(tx, cust_no, &accounts, of, between).await?);
        }
        days.sort_by_key(|(day, ..)| *day);
        Ok(days)
    }

    /// Days within two days, both included.
    pub async fn days(
        &self,
        tx: &mut Tx,
        cust_no: CustNo,
        between: (Day, Day),
    ) -> Result<Days, Error> {
        if let Some(fund) = self.fund {
            return self.days_of(tx, cust_no, fund, between).await;
        }
        match self.purpose {
            None => store::days::of_customer(tx, cust_no, between).await,
            Some(Purpose::Own) => {
                let all = store::days::of_customer(tx, cust_no, between).await?;
                let others = store::days::of_others(tx, cust_no, between).await?;
                without(all, others).map_err(fault)
            }
            Some(purpose) => {
                let all = store::days::of_others(tx, cust_no, between).await?;
                let own = all.into_iter().filter(|(of, ..)| *of == purpose);
                Ok(own.map(|(_, day, profit, flow)| (day, profit, flow)).collect())
            }
        }
    }

    /// What it is worth now: the value after the last of its days.
    pub async fn value_now(&self, tx: &mut Tx, cust_no: CustNo) -> Result<Fen, Error> {
        let positions: Vec<Position> = store::positions::of_customer(tx, cust_no).await?;
        let of = positions.iter().filter(|position| self.has(position));
        Fen::try_sum(of.map(|position| position.value)).map_err(fault)
    }
}

fn purposes(held: &[Position]) -> Vec<Purpose> {
    let mut all: Vec<Purpose> = held.iter().map(|position| position.container).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// A customer's days less those of the other purposes: what is kept by customer costs nothing
/// however long the history is, and few have others.
fn without(all: Days, others: Vec<(Purpose, Day, Fen, Fen)>) -> Result<Days, Overflow> {
    let mut off: BTreeMap<Day, (Fen, Fen)> = BTreeMap::new();
    for (_, day, profit, flow) in others {
        let (profits, flows) = off.entry(day).or_default();
        *profits = profits.checked_add(profit)?;
        *flows = flows.checked_add(flow)?;
    }
    let less = |(day, profit, flow): (Day, Fen, Fen)| {
        let (profits, flows) = off.get(&day).copied().unwrap_or_default();
        Ok((day, profit.checked_sub(profits)?, flow.checked_sub(flows)?))
    };
    all.into_iter().map(less).collect()
}

fn fault(error: Overflow) -> Error {
    Error::new(ErrorKind::Fault, error)
}
