//! The application files of a day: 01 for new accounts, 03 for trades.

use crate::forgetting::forget_closed;
use crate::step::Turn;
use crate::{Engine, Report};
use db::Tx;
use exchange::{
    AcceptMethod, DataFile, Decimal, DividendMethod, Excess, FileType, InvestorKind, Stream,
    TradeApplication, Typed,
};
use kernel::{Currency, Day, Instant, TradeAcco};
use mailbox::{Letter, MailError, blank};
use orders::{Authority, MandateNo, Order, OrderKind, OrderNo};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use wire::Failure;

/// Orders that are read at once.
const PAGE: i64 = 5_000;

/// A record of each business with nothing else in it: making one costs more than filling it.
type Blanks = HashMap<&'static str, TradeApplication>;

impl Engine {
    /// Writes both files and the index that lists them; the same orders always give the same bytes.
    pub(crate) async fn export(
        &self,
        (day, turn): (Day, Turn),
        at: Instant,
    ) -> Result<Report, Failure> {
        if turn == Turn::First {
            // Once the TA has answered a day, it reads nothing more of it.
            self.leave(day, at).await?;
            self.ask_unanswered(day).await?;
            self.amend(day).await?;
        }
        forget_closed(&self.app, day).await?;
        let (file, trades) = self.trades(day, turn).await?;
        let mut asked = self.account_applications(day).await?;
        asked.extend(self.amending_applications(day).await?);
        asked.extend(self.closing_applications(day).await?);
        let accounts = self.post(day, FileType::AccountApplication, &asked)?;
        let mut index = self.outward().index(day);
        index.files = [&accounts, &file].map(|letter| letter.name.to_string()).to_vec();
        let listed = self.mail.outbox.post_index(&index, Stream::Main);
        listed.map_err(|error| Failure::fault("writing the index of the applications", error))?;
        let outputs = format!("{} {}", accounts.hash, file.hash);
        Ok(Report::of("", &outputs, format!("{trades}笔，{}户", asked.len())))
    }

    /// Writes the orders of a day, and notes the first time the accounts that they need, page by
    /// page: never is the whole day in memory. Answers the file and how many orders it has.
    async fn trades(&self, day: Day, turn: Turn) -> Result<(Letter, usize), Failure> {
        let header = self.outward().header(day, FileType::TradeApplication);
        let mut draft = self.mail.outbox.begin(header).map_err(unwritten)?;
        let (mut after, mut blanks) = (None::<OrderNo>, Blanks::new());
        loop {
            let read = async |tx: &mut Tx| orders::to_export(tx, day, after, PAGE).await;
            let page: Vec<Order> = self.app.db().read::<_, db::Error, _>(read).await?;
            let Some(last) = page.last() else { return draft.finish().map_err(unwritten) };
            after = Some(last.order_no);
            let targets = self.move_targets(&page).await?;
            if turn == Turn::First {
                self.ask_accounts(day, (&page, &targets)).await?;
            }
            let units = self.cycle_units(&page).await?;
            for order in &page {
                let plan = mandate(order)
                    .and_then(|plan_no| units.get(&plan_no).map(|unit| (plan_no, *unit)));
                let target = targets.get(&order.order_no).copied();
                let record = self.trade_record(order, (plan, target), &mut blanks)?;
                draft.push(&record).map_err(unwritten)?;
            }
        }
    }

    /// Into which accounts orders of a page move shares.
    async fn move_targets(&self, page: &[Order]) -> Result<BTreeMap<OrderNo, TradeAcco>, Failure> {
        let moves = page.iter().filter(|order| order.kind == OrderKind::Move);
        let moves: Vec<OrderNo> = moves.map(|order| order.order_no).collect();
        if moves.is_empty() {
            return Ok(BTreeMap::new());
        }
        let read = async |tx: &mut Tx| orders::moves_of(tx, &moves).await;
        let rows = self.app.db().read::<_, db::Error, _>(read).await?;
        Ok(rows.into_iter().map(|row| (row.order_no, row.to_acco)).collect())
    }

    /// How often the plans run on whose word orders of a page stand.
    async fn cycle_units(&self, page: &[Order]) -> Result<HashMap<MandateNo, i64>, Failure> {
        let plans: BTreeSet<MandateNo> = page.iter().filter_map(mandate).collect();
        if plans.is_empty() {
            return Ok(HashMap::new());
        }
        let plans: Vec<MandateNo> = plans.into_iter().collect();
        let read = async |tx: &mut Tx| plans::cycle_units(tx, &plans).await;
        Ok(self.app.db().read::<_, db::Error, _>(read).await?)
    }

    fn post<T: Typed>(
        &self,
        day: Day,
        file_type: FileType,
        records: &[T],
    ) -> Result<Letter, Failure> {
        let write = || -> Result<Letter, MailError> {
            let mut file = DataFile::empty(self.outward().header(day, file_type))?;
            for record in records {
                file.push_typed(record)?;
            }
            self.mail.outbox.post(&file, None)
        };
        write().map_err(unwritten)
    }

    fn trade_record(
        &self,
        order: &Order,
        (plan, target_acco): (Option<(MandateNo, i64)>, Option<TradeAcco>),
        blanks: &mut Blanks,
    ) -> Result<TradeApplication, Failure> {
        let code = business(order.kind);
        let blank: TradeApplication = match blanks.get(code) {
            Some(blank) => blank.clone(),
            None => {
                let made =
                    blank(FileType::TradeApplication, &[("BusinessCode", code)]).map_err(fault)?;
                blanks.entry(code).or_insert(made).clone()
            }
        };
        let target = order.target_fund_code.filter(|_| order.kind == OrderKind::Convert);
        let discount = order.discount()?;
        Ok(TradeApplication {
            app_sheet_serial_no: order.order_no.to_string(),
            fund_code: order.fund_code.to_string(),
            target_fund_code: target.map_or_else(String::new, |code| code.to_string()),
            target_transaction_account_id: target_acco
                .map_or_else(String::new, |acco| acco.to_string()),
            transaction_date: Some(order.t_day.date()),
            transaction_time: time(asked_at(order)),
            transaction_account_id: order.trade_acco.to_string(),
            investor_kind: Some(InvestorKind::Person),
            distributor_code: self.mail.seller.clone(),
            branch_code: self.mail.seller.clone(),
            application_vol: Decimal::new(order.shares.units().into(), 2),
            application_amount: Decimal::new(order.amount.units().into(), 2),
            currency: Currency::Cny.numeric().to_owned(),
            // Four decimals, as the field has; finer discounts are not offered.
            discount_rate: Decimal::new(i128::from(discount.units() / 10_000), 4),
            large_redemption: Some(if order.defer_rest {
                Excess::Postpone
            } else {
                Excess::Cancel
            }),
            dividend_method: order
                .dividend_method
                .and_then(|method| DividendMethod::from_code(method.code())),
            accept_method: Some(AcceptMethod::Online),
            ration_type: match (plan, order.kind) {
                (None, _) => String::new(),
                (_, OrderKind::SmartInstalment) => "1".to_owned(),
                _ => "0".to_owned(),
            },
            ration_protocol_no: plan.map_or_else(String::new, |(plan_no, _)| plan_no.to_string()),
            period_sub_time_unit: plan.map_or_else(String::new, |(_, unit)| unit.to_string()),
            ..blank
        })
    }
}

/// The TA's code of what an order asks for.
fn business(kind: OrderKind) -> &'static str {
    match kind {
        OrderKind::Subscribe => "020",
        OrderKind::Move => "026",
        OrderKind::DividendMethod => "029",
        OrderKind::Convert => "036",
        kind if kind.is_instalment() => "039",
        kind if kind.is_buy() => "022",
        _ => "024",
    }
}

/// The plan on whose word an instalment stands.
fn mandate(order: &Order) -> Option<MandateNo> {
    match order.authority {
        Authority::Mandate(plan_no) if order.kind.is_instalment() => Some(plan_no),
        _ => None,
    }
}

/// The time of T at which the order was there. What was asked for before T, as on the evening
/// before, was there when T began: with its own time it would seem to be after the cut-off.
fn asked_at(order: &Order) -> i32 {
    match order.created_at.day() == order.t_day {
        true => order.created_at.time().ms(),
        false => 0,
    }
}

fn time(ms: i32) -> Option<jiff::civil::Time> {
    let seconds = ms / 1_000;
    let part = |n: i32| i8::try_from(n).ok();
    jiff::civil::Time::new(part(seconds / 3_600)?, part(seconds / 60 % 60)?, part(seconds % 60)?, 0)
        .ok()
}

fn unwritten(error: MailError) -> Failure {
    Failure::fault("writing an application file", error)
}

pub(crate) fn fault(error: MailError) -> Failure {
    Failure::fault("an application record", error)
}
