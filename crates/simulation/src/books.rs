//! All that is audited, from one snapshot.

use crate::{Company, Stop};
use bankcards::CheckAtBank;
use db::Tx;
use kernel::{CustNo, Day, FundCode, Instant, Shares, TradeAcco};
use ledger::Account;
use orders::{Conversion, Order, OrderNo, SetAside};
use std::collections::{BTreeMap, BTreeSet};

/// Customers whose statements are looked at each time.
const STATED: usize = 5;

/// All that is looked at, from one snapshot.
pub struct Books {
    pub(crate) orders: Vec<Order>,
    /// Both legs of conversions, by order.
    pub(crate) conversions: BTreeMap<OrderNo, Conversion>,
    /// Into which accounts orders move shares.
    pub(crate) moves: BTreeMap<OrderNo, TradeAcco>,
    /// By account and asset.
    pub(crate) sums: BTreeMap<(String, String), i64>,
    pub(crate) positions: Vec<(CustNo, TradeAcco, FundCode, Shares)>,
    /// Income that is the advance bank's, by account and fund.
    pub(crate) advanced: Vec<(TradeAcco, FundCode, Shares)>,
    /// What the audited rooms find in their own books.
    pub(crate) verified: Vec<ledger::Difference>,
    /// When debits were booked, by the bank's names of them.
    pub(crate) booked: BTreeMap<String, Instant>,
    /// The few fen of small-amount checks.
    pub(crate) checks: Vec<CheckAtBank>,
    /// Payments that could not be written down.
    pub(crate) set_aside: Vec<SetAside>,
}

impl Books {
    /// Reads them.
    ///
    /// # Errors
    /// They cannot be read.
    pub async fn read(company: &Company) -> Result<Self, Stop> {
        let read = async |tx: &mut Tx| {
            let verified = clearing::verify(tx).await?;
            let orders = orders::all_orders(tx).await?;
            let conversions = orders::all_conversions(tx).await?;
            let moves = orders::all_moves(tx).await?;
            let lines = ledger::digest(tx).await?;
            let positions = holdings::open_positions(tx).await?;
            // Of no T after the last one, so income only.
            let advanced = orders::advanced_shares(tx, Day::MAX).await?;
            let held = (positions, advanced);
            let set_aside = orders::open_payments(tx).await?.set_aside;
            let booked = orders::at_bank(tx, &names(&orders)).await?;
            let checks = bankcards::all_checks(tx).await?;
            let orders = (orders, (conversions, moves), (booked, checks));
            let decided = suitability::replay_decisions(tx, i64::MIN, i64::MAX).await?;
            let found = (verified, set_aside, decided.differences);
            Ok::<_, db::Error>((found, orders, lines, held))
        };
        let ((mut verified, set_aside, decided), orders, lines, held) =
            company.app().db().read(read).await?;
        if let Some(differs) = decided.first() {
            return Err(Stop::failed("a suitability decision made again", differs));
        }
        let (orders, (conversions, moves), (booked, checks)) = orders;
        let moves = moves.into_iter().map(|row| (row.order_no, row.to_acco)).collect();
        let booked = booked.into_iter().filter_map(|own| Some((own.name, own.booked_at?)));
        let booked = booked.collect();
        verified.extend(company.engine.verify_register().await?);
        statements_add_up(company, &held.0).await?;
        let mut sums = BTreeMap::new();
        for line in lines {
            let mut parts = line.split(' ');
            let (Some(account), Some(asset), Some(sum)) =
                (parts.next(), parts.next(), parts.next())
            else {
                return Err(Stop::failed("the journal's digest", line));
            };
            sums.insert((account.to_owned(), asset.to_owned()), sum.parse()?);
        }
        let conversions = conversions.into_iter().map(|row| (row.order_no, row)).collect();
        let (positions, advanced) = held;
        Ok(Self {
            orders,
            conversions,
            moves,
            sums,
            positions,
            advanced,
            verified,
            booked,
            checks,
            set_aside,
        })
    }

    /// What a confirmed conversion brought: fund, and shares in their smallest unit.
    pub(crate) fn came_in(&self, order: &Order) -> Option<(FundCode, i64)> {
        let shares = self.conversions.get(&order.order_no)?.target_shares?;
        Some((order.target_fund_code?, shares.units()))
    }

    pub(crate) fn cny(&self, account: &Account) -> i64 {
        let key = (account.name().to_owned(), ledger::Asset::Cny.to_string());
        self.sums.get(&key).copied().unwrap_or(0)
    }
}

/// Statements of some customers who hold something add up.
async fn statements_add_up(
    company: &Company,
    held: &[(CustNo, TradeAcco, FundCode, Shares)],
) -> Result<(), Stop> {
    let customers: BTreeSet<CustNo> = held.iter().map(|(cust_no, ..)| *cust_no).collect();
    let today = company.app().now().day();
    for cust_no in customers.into_iter().take(STATED) {
        let read = async |tx: &mut Tx| statements::verify(tx, cust_no, today).await;
        if let Some(differs) = company.app().db().read(read).await?.first() {
            return Err(Stop::failed("a statement that adds up", differs));
        }
    }
    Ok(())
}

/// The names under which the bank may have been asked for the money of orders.
fn names(orders: &[Order]) -> BTreeSet<String> {
    let own = orders.iter().map(|order| order.order_no.to_string());
    let parents = orders.iter().filter_map(|order| order.parent_no);
    own.chain(parents.map(|parent_no| parent_no.to_string())).collect()
}
