//! A small company with a TA of its own.

use crate::{closing, told};
use clearing::{
    Acceptance, Accepting, AfterConfirm, Counterparty, Engine, Mail, Register, RegisterFound, Step,
};
use db::{Db, Migration, Tx};
use exchange::{DataFile, FileType, ShareStatement, TradeApplication, TradeConfirmation, Typed};
use funds::{BuyFee, BuyTier, Catalogue, FeeTable, NavRow, NewFund, RedeemTier};
use kernel::{Calendar, Day, Fen, FundCode, Nav, Rate};
use mailbox::{Folder, Letter};
use orders::OrderNo;
use orders::testing::assert_sound;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::{future::Future, pin::Pin};
use ta::{Faults, Market, Offering, Point, Registered, Ta, Terms};
use tempfile::TempDir;
use wire::App;

/// All tables of a business day.
pub fn migrations() -> Vec<Migration> {
    let own = [
        childaccounts::MIGRATIONS,
        clearing::MIGRATIONS,
        content::MIGRATIONS,
        pension::MIGRATIONS,
        plans::MIGRATIONS,
        rewards::MIGRATIONS,
        statements::MIGRATIONS,
        watchlist::MIGRATIONS,
        told::MIGRATIONS,
    ];
    let own = own.concat();
    [orders::testing::migrations(), own].concat()
}

pub struct Company {
    pub app: App,
    pub engine: Engine,
    pub inbox: PathBuf,
    pub outbox: PathBuf,
    pub counterparty: Arc<dyn Counterparty>,
    mail: Mail,
    sandbox: bool,
    ta: Ta,
    faults: Arc<Mutex<Faults>>,
    dividends: Dividends,
    failing: Failing,
    stopped: Failing,
    /// Goes with it.
    _folder: TempDir,
}

/// Funds of which too little is raised, or of which the TA takes no purchases.
type Failing = Arc<Mutex<Vec<FundCode>>>;

/// What a test lets funds pay: fund, ex-date, for each share.
type Dividends = Arc<Mutex<Vec<(FundCode, Day, Nav)>>>;

/// The demo's market with the dividends and the failures that a test sets.
struct Paying {
    market: demo::TaMarket,
    dividends: Dividends,
    failing: Failing,
    stopped: Failing,
}

impl Market for Paying {
    fn funds(&self) -> Vec<FundCode> {
        self.market.funds()
    }

    fn terms(&self, fund: FundCode, day: Day) -> Option<Terms> {
        let mut terms = self.market.terms(fund, day)?;
        if let Offering::Established(on) = terms.offering
            && self.failing.lock().unwrap().contains(&fund)
        {
            terms.offering = Offering::Failed(on);
        }
        if self.stopped.lock().unwrap().contains(&fund) {
            terms.can_buy = false;
        }
        Some(terms)
    }

    fn before(&self, fund: FundCode, day: Day) -> Option<Point> {
        self.market.before(fund, day)
    }

    fn paid_before(&self, fund: FundCode, day: Day) -> Nav {
        self.market.paid_before(fund, day)
    }

    fn next(&self, fund: FundCode, last: &Point, day: Day) -> Point {
        let point = self.market.next(fund, last, day);
        let all = self.dividends.lock().unwrap();
        match all.iter().find(|(of, on, _)| (*of, *on) == (fund, day)) {
            Some((.., dividend)) => Point {
                nav: point.nav.checked_sub(*dividend).unwrap(),
                dividend: *dividend,
                ..point
            },
            None => point,
        }
    }
}

/// The embedded TA, with the faults that a test sets.
struct Faulty {
    ta: Ta,
    faults: Arc<Mutex<Faults>>,
}

impl Counterparty for Faulty {
    fn answer(&self, t_day: Day) -> Pin<Box<dyn Future<Output = Result<(), String>> + Send + '_>> {
        let faults = self.faults.lock().unwrap().clone();
        Box::pin(async move { self.ta.work_off(t_day, &faults).await.map_err(|e| e.to_string()) })
    }

    fn register(&self) -> Pin<Box<dyn Future<Output = RegisterFound> + Send + '_>> {
        Box::pin(async move {
            let found = self.ta.registered().await.map_err(|e| e.to_string())?;
            Ok(found.map(|Registered { t_day, shares }| Register { t_day, shares }))
        })
    }
}

fn records<T: Typed>(letter: &Letter) -> Vec<T> {
    letter.open().unwrap().typed().map(Result::unwrap).collect()
}

impl Company {
    /// A sandbox with the market of the orders' tests, at `now`.
    pub async fn new(db: Db, now: &str) -> Self {
        Self::founded(db, now, true, tempfile::tempdir().unwrap()).await
    }

    /// Another one, on a SQLite of its own.
    pub async fn beside(now: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::sqlite(folder.path().join("company.db"), &migrations()).unwrap();
        let db = db::testing::unlocked(db).await;
        Self::founded(db, now, true, folder).await
    }

    /// A company whose clock nobody moves.
    pub async fn of_its_own(db: Db, now: &str) -> Self {
        Self::founded(db, now, false, tempfile::tempdir().unwrap()).await
    }

    async fn founded(db: Db, now: &str, sandbox: bool, folder: TempDir) -> Self {
        let path = folder.path().to_owned();
        let parts = orders::testing::app_parts(db, now).await;
        let app = parts
            .with(AfterConfirm::new(&[told::hear, told::spoil]))
            .with(rewards::VOUCHERS)
            .with(closing::parts())
            .with(content::Shelf::shipped())
            .with(statements::FILES)
            .build();
        let (outbox, inbox) = (path.join("to-ta"), path.join("from-ta"));
        let open = |path: &PathBuf| Folder::open(path.clone()).unwrap();
        let market = demo::TaMarket::new(demo::SEED, app.get::<Catalogue>().clone());
        let dividends = Dividends::default();
        let (failing, stopped) = (Failing::default(), Failing::default());
        let market = Paying {
            market,
            dividends: dividends.clone(),
            failing: failing.clone(),
            stopped: stopped.clone(),
        };
        let ta = Ta::new(
            Db::sqlite(path.join("ta.db"), ta::MIGRATIONS).unwrap(),
            Arc::new(market),
            Calendar::china(),
            (open(&outbox), open(&inbox)),
            ("98", "TAEL"),
        );
        let faults = Arc::new(Mutex::new(Faults::default()));
        let counterparty: Arc<dyn Counterparty> =
            Arc::new(Faulty { ta: ta.clone(), faults: faults.clone() });
        let mail = Mail {
            outbox: open(&outbox),
            inbox: open(&inbox),
            bank: open(&path.join("from-bank")),
            seller: "TAEL".to_owned(),
            ta: "98".to_owned(),
        };
        let engine = Engine::new(app.clone(), mail.clone(), counterparty.clone(), sandbox);
        Self {
            app,
            engine,
            inbox,
            outbox,
            counterparty,
            mail,
            sandbox,
            ta,
            faults,
            dividends,
            failing,
            stopped,
            _folder: folder,
        }
    }

    /// A second engine on the same database, as that of another process.
    pub fn another_engine(&self, counterparty: Arc<dyn Counterparty>) -> Engine {
        Engine::new(self.app.clone(), self.mail.clone(), counterparty, self.sandbox)
    }

    /// A person accepts the one break that is open of a subject.
    pub async fn accept(&self, subject: &str) {
        let (subject, reason) = (subject.to_owned(), "looked at".to_owned());
        let accepting = Accepting { subject, reason, ..Accepting::default() };
        let done = self.engine.accept(&accepting).await.unwrap();
        assert!(matches!(done, Acceptance::Done(_)), "{done:?}");
    }

    /// The applications that were sent for a day.
    pub fn applications(&self, t_day: Day) -> Vec<TradeApplication> {
        records(&self.mail.outbox.letters(t_day, FileType::TradeApplication).unwrap()[0])
    }

    /// The TA's statement of a day.
    pub fn statement(&self, on: Day) -> Vec<ShareStatement> {
        records(&self.mail.inbox.letters(on, FileType::ShareStatement).unwrap()[0])
    }

    /// Lets the TA say something else in its confirmations of a day.
    pub fn rewrite(
        &self,
        on: Day,
        change: impl FnOnce(Vec<TradeConfirmation>) -> Vec<TradeConfirmation>,
    ) {
        self.rewrite_file((on, FileType::TradeConfirmation), change);
    }

    /// The same in its first file of a type.
    pub fn rewrite_file<T: Typed>(
        &self,
        (on, file_type): (Day, FileType),
        change: impl FnOnce(Vec<T>) -> Vec<T>,
    ) {
        let letter = self.mail.inbox.letters(on, file_type).unwrap().swap_remove(0);
        let mut file = DataFile::empty(letter.header().unwrap()).unwrap();
        for record in change(records(&letter)) {
            file.push_typed(&record).unwrap();
        }
        self.mail.inbox.post(&file, None).unwrap();
    }

    /// Lets the TA send a part of its confirmations of a day that its index does not list.
    pub fn add_part(&self, on: Day, part: u16, confirmations: &[TradeConfirmation]) {
        let first = &self.mail.inbox.letters(on, FileType::TradeConfirmation).unwrap()[0];
        let mut file = DataFile::empty(first.header().unwrap()).unwrap();
        for record in confirmations {
            file.push_typed(record).unwrap();
        }
        self.mail.inbox.post(&file, Some(part)).unwrap();
    }

    pub fn set_faults(&self, faults: Faults) {
        *self.faults.lock().unwrap() = faults;
    }

    /// Sets what an order asks for, behind the counter's back: the TA's answer does not fit it.
    pub async fn set_amount(&self, number: OrderNo, amount: i64) {
        let set = async move |tx: &mut Tx| {
            let query = db::sql!(
                "UPDATE orders_orders SET amount = $1 WHERE order_no = $2",
                amount,
                number
            );
            tx.execute(query).await
        };
        self.app.db().write::<_, db::Error, _>(set).await.unwrap();
    }

    /// What a step of a day says of itself, or why it waits.
    pub async fn note_of(&self, day: Day, step: &str) -> String {
        let read = async |tx: &mut db::Tx| {
            let query = db::sql!(
                "SELECT note, error FROM clearing_steps WHERE day = $1 AND step = $2",
                day,
                step
            );
            tx.one::<(String, String)>(query).await
        };
        let (note, error) = self.app.db().read::<_, db::Error, _>(read).await.unwrap();
        note + &error
    }

    /// Sells a fund of funds: its price comes on the second day, its confirmation on the third.
    pub async fn add_slow_fund(&self, code: &str, name: &str) {
        let rate = |text: &str| text.parse().unwrap();
        let mut fund = NewFund::usual(self.fund(code), name, "FOF-稳健型");
        fund.company = "澄溪基金".to_owned();
        let mut terms = funds::Terms::usual(fund.fund_type);
        (terms.timetable.nav_days, terms.timetable.confirm_days) = (2, 3);
        fund.terms = Some(terms);
        fund.fees = vec![FeeTable {
            valid_from: "2026-01-01".parse().unwrap(),
            buy: vec![BuyTier { from: Fen::ZERO, fee: BuyFee::Rate(rate("0.005")) }],
            subscribe: Vec::new(),
            redeem: vec![RedeemTier { from_days: 0, rate: rate("0.005") }],
            discount: rate("0.1"),
            least_discount: None,
            management: rate("0.006"),
            custody: rate("0.002"),
            service: Rate::ZERO,
        }];
        let day = Calendar::china().add_open(self.app.now().day(), -3);
        let nav = NavRow {
            code: fund.code,
            day,
            nav: Nav::PAR,
            cumulative: None,
            income: None,
            seven_day: None,
        };
        let put = async move |tx: &mut Tx| {
            funds::import::put_funds(tx, &[fund.clone()]).await?;
            funds::import::put_navs(tx, std::slice::from_ref(&nav)).await
        };
        self.app.db().write::<_, db::Error, _>(put).await.unwrap();
        self.app.get::<Catalogue>().refresh(self.app.db()).await.unwrap();
    }

    /// Delivers what was late of a day.
    pub async fn deliver(&self, t_day: Day) {
        let faults = self.faults.lock().unwrap().delivered();
        self.ta.work_off(t_day, &faults).await.unwrap();
    }

    /// Lets the offering of a fund fail.
    pub fn fail_offering(&self, fund: &str) {
        self.failing.lock().unwrap().push(self.fund(fund));
    }

    /// Lets the TA take no purchases of a fund.
    pub fn stop_at_ta(&self, fund: &str) {
        self.stopped.lock().unwrap().push(self.fund(fund));
    }

    /// Lets a fund pay so much for each share on a day.
    pub fn pay_dividend(&self, fund: &str, day: Day, each: &str) {
        self.dividends.lock().unwrap().push((self.fund(fund), day, each.parse().unwrap()));
    }

    pub fn fund(&self, code: &str) -> FundCode {
        code.parse().unwrap()
    }

    /// The steps of all days and their breaks say what those of `through` say.
    pub async fn assert_same_record(&self, through: &Self, when: &str) {
        let record = async |company: &Self| {
            let read = async |tx: &mut Tx| clearing::digest(tx).await;
            company.app.db().read::<_, db::Error, _>(read).await.unwrap()
        };
        let (ours, theirs) = (record(self).await, record(through).await);
        assert!(!theirs.is_empty());
        let differ = ours.iter().zip(&theirs).find(|(our, their)| our != their);
        assert!(differ.is_none() && ours.len() == theirs.len(), "{when}: {differ:#?}");
    }

    /// Ends the day, killed after `step` and resumed; `through` is not killed, and both end in the
    /// same state, with the same on record.
    pub async fn end_day_killed_after(&self, step: Step, through: &Self) {
        self.engine.run_until(step).await.unwrap();
        // Before the cut-off nothing is begun that could be gone on with.
        if self.engine.resume().await.unwrap().is_none() {
            self.engine.advance().await.unwrap();
        }
        through.engine.advance().await.unwrap();
        let hashes = (self.engine.state_hash().await, through.engine.state_hash().await);
        assert!(hashes.0.unwrap() == hashes.1.unwrap(), "killed after {}", step.name());
        self.assert_same_record(through, step.name()).await;
        assert_sound(&self.app).await;
    }
}
