//! A position, its lots and its days.

use bankcards::Purpose;
use funds::DividendMethod;
use kernel::{CustNo, Day, Fen, FundCode, Nav, Overflow, Rounding, Shares, TradeAcco};

db::row! {
    /// Names a position: shares of a fund belong to the card with which they were bought (同卡进出).
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct PositionKey {
        /// The customer.
        pub cust_no: CustNo,
        /// The card's transaction account.
        pub trade_acco: TradeAcco,
        /// The fund.
        pub fund_code: FundCode,
    }
}

db::row! {
    /// A position as it stands; money in fen, all flows dated by T.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Position {
        /// The customer.
        pub cust_no: CustNo,
        /// The card's transaction account.
        pub trade_acco: TradeAcco,
        /// The fund.
        pub fund_code: FundCode,
        /// What its account is for.
        pub container: Purpose,
        /// Shares held, frozen ones included: the sum of the lots.
        pub shares: Shares,
        /// Shares that wait for the confirmation of a redemption.
        pub frozen: Shares,
        /// Cost of the shares by moving average, purchase fees included.
        pub cost: Fen,
        /// Cost when proceeds and cash dividends of the round count as principal; may be negative.
        pub diluted_cost: Fen,
        /// Cash dividends since the round began.
        pub round_dividends: Fen,
        /// Proceeds less the cost of what was redeemed, since the beginning.
        pub realised: Fen,
        /// Cash dividends since the beginning.
        pub dividends: Fen,
        /// A money fund's income that is not yet paid in shares; below zero, a loss that later
        /// income makes up for.
        pub accrued: Fen,
        /// Market value on `valued_on`.
        pub value: Fen,
        /// The price of `value`.
        pub nav: Nav,
        /// The last NAV day; none before the first.
        pub valued_on: Option<Day>,
        /// Profit of `valued_on`; of money funds since the previous open day.
        pub day_profit: Fen,
        /// All profit since the beginning.
        pub total_profit: Fen,
        /// T of the purchase that began the open round; none when nothing is held.
        pub opened_on: Option<Day>,
        /// T of the redemption that ended the last round.
        pub closed_on: Option<Day>,
        /// As the TA confirmed it last; none where the customer chose none.
        pub dividend_method: Option<DividendMethod>,
        /// Redemptions are stopped: the TA holds another number of shares.
        pub blocked: bool,
        /// The number of its latest round, under way or ended; 0 before the first.
        pub rounds: i64,
        /// The first day of the latest round: the earliest T of what moved its shares.
        pub round_from: Option<Day>,
        /// The latest T of what moved its shares; its last day once nothing is held.
        pub round_until: Option<Day>,
        /// What was put in, purchase fees included.
        pub round_in: Fen,
        /// What redemptions and conversions brought, after their fees.
        pub round_out: Fen,
        /// Fees that are in the two.
        pub round_fees: Fen,
        /// Dividends in cash.
        pub round_cash: Fen,
        /// Dividends that became shares, at the NAV of their ex-date; no money flowed.
        pub round_reinvested: Fen,
        /// What shares had gained when they were moved to another account, less what those had
        /// gained that came; over both accounts it is nothing.
        pub carried: Fen,
    }
}

db::row! {
    /// Shares that were confirmed together.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Lot {
        /// The customer.
        pub cust_no: CustNo,
        /// The card's transaction account.
        pub trade_acco: TradeAcco,
        /// The fund.
        pub fund_code: FundCode,
        /// What its account is for.
        pub container: Purpose,
        /// The day on which the TA confirmed them; days of holding count from it.
        pub registered_on: Day,
        /// The order's number.
        pub lot_id: i64,
        /// Shares left.
        pub shares: Shares,
        /// Shares at first.
        pub original_shares: Shares,
        /// `buy`, `convert`, `reinvest`, `increase`, `income` or `opening`.
        pub source: String,
    }
}

db::row! {
    /// Shares that an order took of a lot.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct TakenLot {
        /// The customer.
        pub cust_no: CustNo,
        /// The order's number.
        pub order_no: i64,
        /// The day on which the TA confirmed the lot.
        pub registered_on: Day,
        /// Tells lots of one day apart.
        pub lot_id: i64,
        /// How many were taken.
        pub shares: Shares,
    }
}

db::row! {
    /// A position on a NAV day.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct PositionDay {
        /// The customer.
        pub cust_no: CustNo,
        /// The card's transaction account.
        pub trade_acco: TradeAcco,
        /// The fund.
        pub fund_code: FundCode,
        /// What its account is for.
        pub container: Purpose,
        /// The NAV day.
        pub day: Day,
        /// Shares that count for the day: all applications of T up to it.
        pub shares: Shares,
        /// The price.
        pub nav: Nav,
        /// Market value.
        pub value: Fen,
        /// Value − value of the day before − flow.
        pub profit: Fen,
        /// In, fees included, less out and cash dividends.
        pub flow: Fen,
    }
}

impl Position {
    /// A position of one's own in which nothing is held yet.
    pub fn empty(key: &PositionKey) -> Self {
        Self {
            cust_no: key.cust_no,
            trade_acco: key.trade_acco,
            fund_code: key.fund_code,
            container: Purpose::Own,
            shares: Shares::ZERO,
            frozen: Shares::ZERO,
            cost: Fen::ZERO,
            diluted_cost: Fen::ZERO,
            round_dividends: Fen::ZERO,
            realised: Fen::ZERO,
            carried: Fen::ZERO,
            dividends: Fen::ZERO,
            accrued: Fen::ZERO,
            value: Fen::ZERO,
            nav: Nav::ZERO,
            valued_on: None,
            day_profit: Fen::ZERO,
            total_profit: Fen::ZERO,
            opened_on: None,
            closed_on: None,
            dividend_method: None,
            blocked: false,
            rounds: 0,
            round_from: None,
            round_until: None,
            round_in: Fen::ZERO,
            round_out: Fen::ZERO,
            round_fees: Fen::ZERO,
            round_cash: Fen::ZERO,
            round_reinvested: Fen::ZERO,
        }
    }

    /// Its name.
    pub fn key(&self) -> PositionKey {
        let Self { cust_no, trade_acco, fund_code, .. } = *self;
        PositionKey { cust_no, trade_acco, fund_code }
    }

    /// Profit of what is held: value − cost + cash dividends of the round.
    ///
    /// # Errors
    /// [`Overflow`] when it doesn't fit.
    pub fn holding_profit(&self) -> Result<Fen, Overflow> {
        self.value.checked_sub(self.cost)?.checked_add(self.round_dividends)
    }
}

impl Lot {
    /// The position to which it belongs.
    pub fn key(&self) -> PositionKey {
        let Self { cust_no, trade_acco, fund_code, .. } = *self;
        PositionKey { cust_no, trade_acco, fund_code }
    }
}

impl PositionDay {
    /// Its shares at its price.
    pub(crate) fn worth(&self) -> Result<Fen, Overflow> {
        self.shares.value(self.nav, Rounding::HalfUp)
    }

    /// A money fund's income that is not yet paid in shares; below zero, a loss.
    pub(crate) fn unpaid(&self) -> Result<Fen, Overflow> {
        self.value.checked_sub(self.worth()?)
    }

    /// The position to which it belongs.
    pub fn key(&self) -> PositionKey {
        let Self { cust_no, trade_acco, fund_code, .. } = *self;
        PositionKey { cust_no, trade_acco, fund_code }
    }
}
