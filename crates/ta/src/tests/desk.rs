//! A seller's desk beside a TA of its own: sends applications, reads answers.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use calc::{BuyFee, BuyTiers, HoldDayRule, RedeemTier, RedeemTiers};
use db::Db;
use exchange::{
    AccountApplication, BusinessCode, DataFile, Decimal, Dividend, FileType, Record,
    ShareStatement, TradeApplication, TradeConfirmation, Typed, Value,
};
use kernel::{Calendar, Day, Fen, FundCode, Nav, Rate, Rounding, Shares};
use mailbox::{Folder, Route};
use tempfile::TempDir;

use crate::{Excess, Faults, MIGRATIONS, Market, Offering, Point, Ta, Terms, store};

pub fn day(text: &str) -> Day {
    text.parse().unwrap()
}
pub fn fen(text: &str) -> Fen {
    text.parse().unwrap()
}
pub fn shares(text: &str) -> Shares {
    text.parse().unwrap()
}
pub fn nav(text: &str) -> Nav {
    text.parse().unwrap()
}
pub fn rate(text: &str) -> Rate {
    text.parse().unwrap()
}

/// Prices as the test says, terms that it may change.
#[derive(Clone)]
pub struct Fixed {
    pub terms: HashMap<FundCode, Terms>,
    /// All funds have other terms from a day on.
    pub later: Option<(Day, Terms)>,
    pub points: HashMap<(FundCode, Day), Point>,
    pub start: Day,
}

impl Market for Fixed {
    fn funds(&self) -> Vec<FundCode> {
        let mut codes: Vec<FundCode> = self.terms.keys().copied().collect();
        codes.sort();
        codes
    }
    fn terms(&self, fund: FundCode, day: Day) -> Option<Terms> {
        let later = self.later.as_ref().filter(|(from, _)| day >= *from);
        later.map(|(_, terms)| terms.clone()).or_else(|| self.terms.get(&fund).cloned())
    }
    fn before(&self, fund: FundCode, day: Day) -> Option<Point> {
        let of_fund = self.points.iter().filter(|((code, _), _)| *code == fund);
        let known = of_fund.map(|(_, point)| point).filter(|point| point.day < day);
        let old = self.terms.get(&fund)?.offering.established(self.start).is_some();
        let first = old.then(|| point(self.start, "1.0000"));
        known.max_by_key(|point| point.day).copied().or(first)
    }
    fn next(&self, fund: FundCode, last: &Point, day: Day) -> Point {
        let same = Point { day, dividend: Nav::ZERO, split: Rate::ONE, ..*last };
        self.points.get(&(fund, day)).copied().unwrap_or(same)
    }
}

pub fn point(day: Day, price: &str) -> Point {
    let price = nav(price);
    let (dividend, split, income) = (Nav::ZERO, Rate::ONE, Nav::ZERO);
    Point { day, nav: price, cumulative: price, dividend, split, income, yield_7d: Rate::ZERO }
}

/// Fees of 2026: the purchase rate given, redemption 1.5, 1, 0.5, 0 %.
pub fn terms(buy: &str) -> Terms {
    let tier = |days_below, text| RedeemTier { days_below, rate: rate(text) };
    Terms {
        name: "澄溪远见成长混合A".to_owned(),
        currency: kernel::Currency::Cny,
        is_money: false,
        offering: Offering::Established(day("2020-01-02")),
        can_buy: true,
        can_redeem: true,
        buy: BuyTiers::flat(BuyFee::Rate(rate(buy))).unwrap(),
        subscribe: BuyTiers::flat(BuyFee::Rate(rate("0.01"))).unwrap(),
        redeem: RedeemTiers::new(vec![
            tier(Some(7), "0.015"),
            tier(Some(30), "0.01"),
            tier(Some(180), "0.005"),
            tier(None, "0"),
        ])
        .unwrap(),
        hold_days: HoldDayRule::ConfirmToConfirm,
        convert: calc::ConvertFormula::RateDifference,
        share_rounding: Rounding::HalfUp,
        daily_account_cap: None,
        excess: Excess::Refuse,
        min_hold: Shares::ZERO,
        reinvests: false,
        calendar: Calendar::china(),
        nav_days: 0,
        confirm_days: 1,
        least_hold: calc::LeastHold { open_days: 1, months: 0 },
    }
}

pub struct Desk {
    pub ta: Ta,
    db: Db,
    market: Fixed,
    inbox: Folder,
    pub outbox: Folder,
    shards: AtomicUsize,
    /// Goes with it.
    _folder: TempDir,
}

const SELLER: Route<'static> = Route { from: "TAEL", to: "98" };

impl Desk {
    /// A TA with one fund, `030001`, whose last price before `start` is 1.
    pub fn new(start: &str, terms: Terms) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path();
        let calendar = Calendar::china();
        let start = calendar.previous_open(day(start));
        let terms = HashMap::from([("030001".parse().unwrap(), terms)]);
        let market = Fixed { terms, later: None, points: HashMap::new(), start };
        let inbox = Folder::open(path.join("in")).unwrap();
        let outbox = Folder::open(path.join("out")).unwrap();
        let db = Db::sqlite(path.join("ta.db"), MIGRATIONS).unwrap();
        let ta = new_ta(&db, &market, &inbox, &outbox);
        Self { ta, db, market, inbox, outbox, shards: AtomicUsize::new(1), _folder: folder }
    }

    pub fn price(&mut self, on: &str, price: &str) {
        self.set(point(day(on), price));
    }

    pub fn set(&mut self, point: Point) {
        self.market.points.insert(("030001".parse().unwrap(), point.day), point);
        self.ta = new_ta(&self.db, &self.market, &self.inbox, &self.outbox);
    }

    /// A second fund, `030002`, whose price stays at `price`.
    pub fn add_fund(&mut self, terms: Terms, price: &str) {
        let fund: FundCode = "030002".parse().unwrap();
        self.market.terms.insert(fund, terms);
        let first = point(self.market.start, price);
        self.market.points.insert((fund, first.day), first);
        self.ta = new_ta(&self.db, &self.market, &self.inbox, &self.outbox);
    }

    /// Other terms of all funds from that day on.
    pub fn change_terms(&mut self, from: &str, terms: Terms) {
        self.market.later = Some((day(from), terms));
        self.ta = new_ta(&self.db, &self.market, &self.inbox, &self.outbox);
    }

    pub fn set_offering(&mut self, offering: Offering) {
        self.market.terms.values_mut().for_each(|terms| terms.offering = offering);
        self.ta = new_ta(&self.db, &self.market, &self.inbox, &self.outbox);
    }

    pub fn open_account(&self, on: &str, trade_acco: &str) {
        self.ask_account(on, &format!("A{trade_acco}"), trade_acco);
    }

    /// A further account of a customer who has one, or asks for one at the same time.
    pub fn ask_further_account(&self, on: &str, trade_acco: &str) {
        let mut record: AccountApplication = blank(FileType::AccountApplication, "008");
        record.app_sheet_serial_no = format!("A{trade_acco}");
        record.transaction_account_id = trade_acco.to_owned();
        self.send(day(on), FileType::AccountApplication, vec![record]);
    }

    pub fn ask_account(&self, on: &str, sheet: &str, trade_acco: &str) {
        let day = day(on);
        let mut record: AccountApplication = blank(FileType::AccountApplication, "001");
        record.app_sheet_serial_no = sheet.to_owned();
        record.transaction_account_id = trade_acco.to_owned();
        record.investor_name = "沈知远".to_owned();
        self.send(day, FileType::AccountApplication, vec![record]);
    }

    /// An account in a certificate that is valid to a day, or amended to be.
    pub fn hold_account(&self, on: &str, (business, sheet): (&str, &str), acco: &str, to: &str) {
        let mut record: AccountApplication = blank(FileType::AccountApplication, business);
        record.app_sheet_serial_no = sheet.to_owned();
        record.transaction_account_id = acco.to_owned();
        record.investor_name = "沈知远".to_owned();
        record.certificate_no = "110101199003070012".to_owned();
        record.certificate_valid_date = Some(day(to).date());
        self.send(day(on), FileType::AccountApplication, vec![record]);
    }

    pub fn ask_amendment_without_name(&self, on: &str, sheet: &str, trade_acco: &str) {
        let mut record: AccountApplication = blank(FileType::AccountApplication, "003");
        record.app_sheet_serial_no = sheet.to_owned();
        record.transaction_account_id = trade_acco.to_owned();
        self.send(day(on), FileType::AccountApplication, vec![record]);
    }

    pub fn close_account(&self, on: &str, sheet: &str, trade_acco: &str) {
        let mut record: AccountApplication = blank(FileType::AccountApplication, "002");
        record.app_sheet_serial_no = sheet.to_owned();
        record.transaction_account_id = trade_acco.to_owned();
        self.send(day(on), FileType::AccountApplication, vec![record]);
    }

    pub fn buy(&self, on: &str, sheet: &str, trade_acco: &str, amount: &str) {
        self.apply(on, "022", sheet, trade_acco, |record| {
            record.application_amount = Decimal::new(fen(amount).units().into(), 2);
        });
    }

    pub fn redeem(&self, on: &str, sheet: &str, trade_acco: &str, vol: &str) {
        self.apply(on, "024", sheet, trade_acco, |record| {
            record.application_vol = Decimal::new(shares(vol).units().into(), 2);
        });
    }

    pub fn convert(&self, on: &str, sheet: &str, trade_acco: &str, vol: &str) {
        self.apply(on, "036", sheet, trade_acco, |record| {
            record.application_vol = Decimal::new(shares(vol).units().into(), 2);
            record.target_fund_code = "030002".to_owned();
        });
    }

    pub fn apply(
        &self,
        on: &str,
        business: &str,
        sheet: &str,
        trade_acco: &str,
        fill: impl Fn(&mut TradeApplication),
    ) {
        let mut record: TradeApplication = blank(FileType::TradeApplication, business);
        record.app_sheet_serial_no = sheet.to_owned();
        record.transaction_account_id = trade_acco.to_owned();
        record.fund_code = "030001".to_owned();
        record.transaction_date = Some(day(on).date());
        record.discount_rate = Decimal::new(1, 0);
        fill(&mut record);
        self.send(day(on), FileType::TradeApplication, vec![record]);
    }

    /// Several records go to several files, so that each call is a file of its own.
    fn send<T: Typed>(&self, on: Day, file_type: FileType, records: Vec<T>) {
        let mut file = DataFile::empty(SELLER.header(on, file_type)).unwrap();
        for record in &records {
            file.push_typed(record).unwrap();
        }
        let shard = self.shards.fetch_add(1, Ordering::SeqCst);
        self.inbox.post(&file, Some(u16::try_from(shard).unwrap())).unwrap();
    }

    /// Puts a letter where digits must be.
    pub fn spoil(&self, on: &str) {
        let letters = self.inbox.letters(day(on), FileType::TradeApplication).unwrap();
        let mut bytes = letters[0].bytes().unwrap();
        let amount = b"0000000000100000";
        let at = bytes.windows(16).position(|found| found == amount).unwrap();
        bytes[at] = b'X';
        self.inbox.put(&letters[0].name, &bytes).unwrap();
    }

    pub async fn work_off(&self, on: &str) {
        self.work_off_with(on, &Faults::default()).await;
    }

    pub async fn work_off_with(&self, on: &str, faults: &Faults) {
        self.ta.work_off(day(on), faults).await.unwrap();
    }

    pub fn confirmations(&self, cfm: &str) -> Vec<TradeConfirmation> {
        self.read(cfm, FileType::TradeConfirmation)
    }

    pub fn statement(&self, cfm: &str) -> Vec<ShareStatement> {
        self.read(cfm, FileType::ShareStatement)
    }

    pub fn dividends(&self, cfm: &str) -> Vec<Dividend> {
        self.read(cfm, FileType::Dividend)
    }

    pub fn read<T: Typed>(&self, on: &str, file_type: FileType) -> Vec<T> {
        let letters = self.outbox.letters(day(on), file_type).unwrap();
        letters
            .iter()
            .flat_map(|letter| letter.open().unwrap().typed().collect::<Vec<Result<T, _>>>())
            .map(Result::unwrap)
            .collect()
    }

    /// The applications for which a dividend left shares out, and which still wait.
    pub async fn left_out(&self) -> Vec<String> {
        let rows = self.db.read(async |tx| store::left_out(tx).await).await.unwrap();
        let mut sheets: Vec<String> = rows.into_iter().map(|row| row.app_sheet).collect();
        sheets.sort();
        sheets
    }

    /// Of each record the fields that say something, in the order of the file: `Name=value`.
    pub fn said(&self, on: &str, file_type: FileType) -> Vec<String> {
        let letters = self.outbox.letters(day(on), file_type).unwrap();
        let files = letters.iter().map(|letter| letter.open().unwrap());
        files
            .flat_map(|file| file.records().map(|record| said(&record)).collect::<Vec<_>>())
            .collect()
    }
}

fn said(record: &Record<'_>) -> String {
    let fields = record.values().map(Result::unwrap).filter_map(|(field, value)| match value {
        Value::Empty => None,
        Value::Number(number) if number == Decimal::ZERO => None,
        Value::Number(number) => Some(format!("{}={number}", field.name)),
        Value::Text(text) => Some(format!("{}={text}", field.name)),
    });
    fields.collect::<Vec<_>>().join(" ")
}

fn new_ta(db: &Db, market: &Fixed, inbox: &Folder, outbox: &Folder) -> Ta {
    let folders = (inbox.clone(), outbox.clone());
    let market = Arc::new(market.clone());
    Ta::new(db.clone(), market, Calendar::china(), folders, ("98", "TAEL"))
}

fn blank<T: Typed>(file_type: FileType, business: &str) -> T {
    assert!(BusinessCode::from_code(business).is_some());
    let file = DataFile::empty(SELLER.header(Day::MIN, file_type)).unwrap();
    let mut record = Record::empty(file.layout());
    record.set("BusinessCode", business).unwrap();
    T::from_record(&record).unwrap()
}
