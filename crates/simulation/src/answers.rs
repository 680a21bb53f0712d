//! What the transfer agent says of dividends, of their methods, of subscriptions and of shares that
//! it changed of its own accord, read from its files a second time: ours must be the same.

use crate::books::Books;
use crate::found::Found;
use crate::shares::by_orders;
use crate::{Company, Difference, Stop};
use db::Tx;
use exchange::{Decimal, Dividend, DividendType, FileType, TradeConfirmation};
use funds::{Catalogue, DividendMethod};
use holdings::{Position, PositionKey};
use kernel::{Day, Fen, Shares};
use orders::{Order, OrderKind, OrderStatus};
use std::collections::{BTreeMap, BTreeSet};

/// A position as the transfer agent names it: transaction account and fund.
type Held = (String, String);

/// The books of what it said.
#[derive(Debug, Default)]
pub struct Answers {
    /// The dividend methods that it set, with the days on which it did, oldest first.
    methods: BTreeMap<Held, Vec<(Day, &'static str)>>,
    /// Numbers of the subscriptions that it has received (120).
    received: BTreeSet<String>,
    /// Income of money funds that it paid in shares: the numbers of each day, which another day and
    /// another type of file may have again, and all of it.
    paid: BTreeSet<(Day, String)>,
    incomes: BTreeMap<Held, i64>,
}

impl Answers {
    /// Takes in the answers of a day and compares ours with them.
    ///
    /// # Errors
    /// The files or the books cannot be read.
    pub async fn compare(
        &mut self,
        company: &Company,
        books: &Books,
        cfm_day: Day,
    ) -> Result<Vec<Difference>, Stop> {
        let mut found = Found::default();
        // A file may come twice under two names.
        let begun = self.trades(company, cfm_day)?;
        let paid = self.dividends(company, cfm_day, &mut found)?;
        let mut theirs: BTreeMap<String, i64> = BTreeMap::new();
        for line in begun.into_values().chain(paid.into_values()) {
            *theirs.entry(line).or_default() += 1;
        }
        for order in books.orders.iter().filter(|order| order.confirmed_on == Some(cfm_day)) {
            for line in line_of(order).into_iter().chain(incoming(books, order)) {
                *theirs.entry(line).or_default() -= 1;
            }
        }
        for (line, left) in theirs.into_iter().filter(|(_, left)| *left != 0) {
            let (said, ours) = if left > 0 { (left, 0) } else { (0, -left) };
            found.differ(&format!("`{line}` said by the transfer agent"), said, ours);
        }
        self.waiting(books, &mut found);
        self.money(company, books, &mut found);
        self.in_force(company, &mut found).await?;
        Ok(found.into_differences())
    }

    /// Notes the methods that were set and the subscriptions that were received; answers what it
    /// began and what became of subscriptions, a line for each of its numbers.
    fn trades(
        &mut self,
        company: &Company,
        cfm_day: Day,
    ) -> Result<BTreeMap<String, String>, Stop> {
        let mut begun = BTreeMap::new();
        let mut known = BTreeSet::new();
        for letter in company.letters(cfm_day, FileType::TradeConfirmation)? {
            for record in letter.open()?.typed::<TradeConfirmation>() {
                let record = record?;
                // What comes again under a number says nothing new.
                if !known.insert(record.ta_serial_no.clone()) {
                    continue;
                }
                let held = (record.transaction_account_id, record.fund_code);
                let done = record.return_code.to_string() == "0000";
                let business = record.business.code();
                let sum = |one: Decimal, other: Decimal| {
                    one.units_at(2).unwrap_or_default() + other.units_at(2).unwrap_or_default()
                };
                match (business.as_str(), record.dividend_method) {
                    ("142" | "144" | "145", _) => {
                        let volume = record.confirmed_vol.units_at(2).unwrap_or_default();
                        let amount = record.confirmed_amount.units_at(2).unwrap_or_default();
                        let line = line(&business, &held, (volume, amount));
                        begun.insert(record.ta_serial_no, line);
                    }
                    ("120", _) if done => {
                        self.received.insert(record.app_sheet_serial_no);
                    }
                    ("130", _) if done => {
                        let volume = record.confirmed_vol.units_at(2).unwrap_or_default();
                        let amount = sum(record.confirmed_amount, record.charge);
                        begun.insert(record.ta_serial_no, line("130", &held, (volume, amount)));
                    }
                    ("136", _) if done => {
                        let into = (held.0.clone(), record.target_fund_code);
                        let brought = sum(record.confirmed_amount, record.recuperate_fee);
                        let volume = record.confirmed_vol.units_at(2).unwrap_or_default();
                        let shares = record.target_confirmed_vol.units_at(2).unwrap_or_default();
                        let coming = format!("{} in", record.ta_serial_no);
                        begun.insert(coming, line("137", &into, (shares, brought)));
                        begun.insert(record.ta_serial_no, line("138", &held, (volume, brought)));
                    }
                    // Refused, or of an offering that failed: the money goes back.
                    ("120" | "130" | "149", _) => {
                        let amount = sum(record.refund_amount, record.raise_interest);
                        begun.insert(record.ta_serial_no, line("149", &held, (0, amount)));
                    }
                    ("129", Some(method)) if done => {
                        self.methods.entry(held).or_default().push((cfm_day, method.code()));
                    }
                    _ => {}
                }
            }
        }
        Ok(begun)
    }

    /// Dividends of funds that are no money funds: paid by the method that was in force on the
    /// ex-date, or in part by each. Incomes of money funds are noted.
    fn dividends(
        &mut self,
        company: &Company,
        cfm_day: Day,
        found: &mut Found,
    ) -> Result<BTreeMap<String, String>, Stop> {
        let mut paid = BTreeMap::new();
        for letter in company.letters(cfm_day, FileType::Dividend)? {
            for record in letter.open()?.typed::<Dividend>() {
                let record = record?;
                let held = (record.transaction_account_id, record.fund_code);
                let volume = record.reinvested_vol.units_at(2).unwrap_or_default();
                if record.dividend_type == Some(DividendType::MoneyFundIncome) {
                    if self.paid.insert((cfm_day, record.ta_serial_no)) {
                        *self.incomes.entry(held).or_default() += volume;
                    }
                    continue;
                }
                let amount = record.confirmed_amount.units_at(2).unwrap_or_default();
                let ex_day = record.ex_date.map(Day::from_date);
                let by = record.dividend_method.map_or("none", |method| method.code());
                let in_part =
                    record.dividend_method == Some(exchange::DividendMethod::PartlyReinvest);
                let mut set = self.methods.get(&held).into_iter().flatten();
                let in_force = set.rfind(|(day, _)| Some(*day) <= ex_day);
                let other = in_force.filter(|(_, method)| *method != by && !in_part);
                if let Some((_, method)) = other {
                    found.differ(
                        &format!("method of dividend {}", record.ta_serial_no),
                        method,
                        by,
                    );
                }
                // Each part is an order.
                for (part, said) in [("shares", (volume, 0)), ("cash", (0, amount))] {
                    if said != (0, 0) {
                        let part = format!("{} {part}", record.ta_serial_no);
                        paid.insert(part, line("143", &held, said));
                    }
                }
            }
        }
        Ok(paid)
    }

    /// A position in a money fund is the sum of its orders and of the incomes that it was paid,
    /// less what is the advance bank's of them, to the hundredth of a share.
    fn money(&self, company: &Company, books: &Books, found: &mut Found) {
        let catalogue = company.app().get::<Catalogue>();
        let is_money = |fund| catalogue.fund(fund).is_some_and(|fund| fund.is_money());
        let mut expected = by_orders(books);
        for ((acco, fund), income) in &self.incomes {
            if let (Ok(acco), Ok(fund)) = (acco.parse(), fund.parse()) {
                *expected.entry((acco, fund)).or_default() += income;
            }
        }
        for (acco, fund, advanced) in &books.advanced {
            *expected.entry((*acco, *fund)).or_default() -= advanced.units();
        }
        for (_, acco, fund, held) in &books.positions {
            if is_money(*fund) {
                let sum = expected.remove(&(*acco, *fund)).unwrap_or_default();
                found.equal(format!("shares of {acco} {fund} with incomes"), sum, held.units());
            }
        }
        for ((acco, fund), sum) in expected.into_iter().filter(|((_, fund), _)| is_money(*fund)) {
            found.equal(format!("shares of {acco} {fund} with incomes"), sum, 0);
        }
    }

    /// What waits for the end of an offering is what it has received, and nothing else.
    fn waiting(&self, books: &Books, found: &mut Found) {
        for order in books.orders.iter().filter(|order| order.kind == OrderKind::Subscribe) {
            let received = self.received.contains(&order.order_no.to_string());
            let answered = matches!(order.status, OrderStatus::Sent | OrderStatus::Acknowledged);
            if answered && received != (order.status == OrderStatus::Acknowledged) {
                let said = if received { "received" } else { "not received" };
                let what = format!("subscription {}", order.order_no);
                found.differ(&what, said, order.status.chinese());
            }
        }
    }

    /// The method of each position is the one that was set last.
    async fn in_force(&self, company: &Company, found: &mut Found) -> Result<(), Stop> {
        let read = async |tx: &mut Tx| {
            let open = holdings::open_positions(tx).await?.into_iter();
            let keys: BTreeSet<PositionKey> = open
                .map(|(cust_no, trade_acco, fund_code, _)| PositionKey {
                    cust_no,
                    trade_acco,
                    fund_code,
                })
                .collect();
            holdings::positions_of(tx, keys).await
        };
        let positions: Vec<Position> = company.app().db().read::<_, db::Error, _>(read).await?;
        for position in positions {
            let held = (position.trade_acco.to_string(), position.fund_code.to_string());
            let set = self.methods.get(&held).and_then(|set| set.last()).map(|(_, method)| *method);
            let ours = position.dividend_method.map(DividendMethod::code);
            if set != ours {
                let what = format!("dividend method of {} {}", held.0, held.1);
                found.differ(&what, set.unwrap_or("none"), ours.unwrap_or("none"));
            }
        }
        Ok(())
    }
}

/// The same line of an order of ours; none of one that somebody asked for, but for subscriptions.
fn line_of(order: &Order) -> Option<String> {
    use OrderKind::{Convert, Dividend, ForcedDecrease, ForcedIncrease, ForcedRedeem, Subscribe};
    let business = match (order.kind, order.status) {
        (Dividend | ForcedRedeem | ForcedIncrease | ForcedDecrease, _) => order.kind.code(),
        (Convert, OrderStatus::Confirmed | OrderStatus::PartlyConfirmed) => "138",
        (Subscribe, OrderStatus::Rejected) => "149",
        (Subscribe, _) => "130",
        _ => return None,
    };
    let amount = if business == "149" { order.refund } else { order.confirmed_amount };
    let held = (order.trade_acco.to_string(), order.fund_code.to_string());
    let shares = order.confirmed_shares.map_or(0, Shares::units);
    Some(line(business, &held, (shares, amount.map_or(0, Fen::units))))
}

/// The line of what a conversion brought.
fn incoming(books: &Books, order: &Order) -> Option<String> {
    let (fund, shares) = books.came_in(order)?;
    let held = (order.trade_acco.to_string(), fund.to_string());
    Some(line("137", &held, (shares, order.confirmed_amount.map_or(0, Fen::units))))
}

fn line(business: &str, (trade_acco, fund): &Held, (shares, amount): (i64, i64)) -> String {
    format!("{business} {trade_acco} {fund} shares {shares} money {amount}")
}
