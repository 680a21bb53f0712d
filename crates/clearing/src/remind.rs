//! What the day tells customers who did nothing themselves: prices that moved, notices of funds,
//! certificates that run out, activities that begin, points that end; and the statements of a
//! month that is over, by mail. Each message has a key, so
//! that a step that runs again tells nothing anew.

use crate::Engine;
use db::Tx;
use funds::{Catalogue, Fund, NavPoint, NoticeOfDay};
use kernel::{Calendar, CustNo, Day, FundCode, Instant, Rate};
use messages::{Kind, Leads, Message};
use wire::{Answer, Failure};

/// Customers who are told in one transaction, so that nobody waits for long.
const BATCH: i64 = 1_000;

impl Engine {
    /// Tells of what came since business day `before`, until the next one, however late it is told:
    /// what a day leaves out no other day tells.
    pub(crate) async fn remind(&self, before: Day, at: Instant) -> Result<(), Failure> {
        let today = Calendar::china().next_open(before);
        for news in self.news(before, today).await? {
            self.tell_interested(&news, at).await?;
        }
        self.page_by_page(async move |tx: &mut Tx, after| {
            accounts::tell_of_certificates(tx, at, after, BATCH).await
        })
        .await?;
        let begun = async move |tx: &mut Tx| rewards::begun_activities(tx, before, today).await;
        for activity in self.app.db().read(begun).await? {
            self.page_by_page(async move |tx: &mut Tx, after| {
                rewards::tell_of_activity(tx, (&activity, at), after, BATCH).await
            })
            .await?;
        }
        if before.month() == today.month() {
            return Ok(());
        }
        self.page_by_page(async move |tx: &mut Tx, after| {
            rewards::tell_of_ending(tx, (today, at), after, BATCH).await
        })
        .await?;
        statements::mail_months(&self.app, today, at).await
    }

    /// What there is to tell of funds.
    async fn news(&self, before: Day, today: Day) -> Result<Vec<News>, Failure> {
        let read = async move |tx: &mut Tx| {
            let step = messages::price_move(tx, today).await?;
            Answer::Ok((step, funds::notices_between(tx, before, today).await?))
        };
        let (step, notices) = self.app.db().read(read).await?;
        let funds = self.app.get::<Catalogue>().snapshot();
        // Prices of funds that invest abroad come a day late.
        let first = Calendar::china().previous_open(before);
        let moved = |fund: &Fund| {
            let latest = fund.latest.filter(|point| point.day >= first && !fund.is_money())?;
            let growth = latest.growth.filter(|growth| growth.units().abs() >= step.units())?;
            Some(News::of_price(fund, &latest, growth))
        };
        let moved: Vec<News> = funds.funds().iter().filter_map(|fund| moved(fund)).collect();
        let noticed = |notice: &NoticeOfDay| {
            funds.fund(notice.code).map(|fund| News::of_notice(fund, notice))
        };
        Ok(moved.into_iter().chain(notices.iter().filter_map(noticed)).collect())
    }

    /// Tells whoever holds or watches the fund.
    async fn tell_interested(&self, news: &News, at: Instant) -> Result<(), Failure> {
        for interest in [Interest::Holding, Interest::Watching] {
            let news = news.clone();
            self.page_by_page(async move |tx: &mut Tx, after| {
                let customers = interest.customers(tx, news.fund, after).await?;
                let told = customers.iter().map(|cust_no| news.message(*cust_no, at));
                messages::tell(tx, &told.collect::<Vec<Message>>()).await?;
                Ok(customers.last().copied())
            })
            .await?;
        }
        Ok(())
    }

    /// Runs work that goes on after what it answered, until it answers none.
    async fn page_by_page<K, P>(&self, page: P) -> Result<(), Failure>
    where
        K: Copy + Send + 'static,
        P: AsyncFn(&mut Tx, Option<K>) -> Answer<Option<K>> + Clone + Send + 'static,
    {
        let mut after = None;
        loop {
            let page = page.clone();
            let work = async move |tx: &mut Tx| page(tx, after).await;
            after = self.app.db().write_batch(work).await?;
            if after.is_none() {
                return Ok(());
            }
        }
    }
}

/// Why somebody is told of a fund.
#[derive(Debug, Clone, Copy)]
enum Interest {
    Holding,
    Watching,
}

impl Interest {
    async fn customers(
        self,
        tx: &mut Tx,
        fund: FundCode,
        after: Option<CustNo>,
    ) -> Result<Vec<CustNo>, db::Error> {
        match self {
            Self::Holding => holdings::holders(tx, fund, after, BATCH).await,
            Self::Watching => watchlist::watchers(tx, fund, after, BATCH).await,
        }
    }
}

/// What there is to tell of a fund.
#[derive(Debug, Clone)]
struct News {
    fund: FundCode,
    kind: Kind,
    key: String,
    title: String,
    text: String,
    leads: Leads,
}

impl News {
    fn of_price(fund: &Fund, point: &NavPoint, growth: Rate) -> Self {
        let word = if growth.is_negative() { "跌" } else { "涨" };
        let percent = growth.percent_display(2);
        let (month, day) = (point.day.month(), point.day.day_of_month());
        Self {
            fund: fund.code,
            kind: Kind::Nav,
            key: format!("nav-{}-{}", fund.code, point.day),
            title: format!("{}{word}了{}", fund.name, percent.trim_start_matches(['+', '-', '−'])),
            text: format!("{month}月{day}日的净值是{}。", point.nav.display4()),
            leads: Leads::Fund,
        }
    }

    fn of_notice(fund: &Fund, notice: &NoticeOfDay) -> Self {
        Self {
            fund: fund.code,
            kind: Kind::Notice,
            key: format!("notice-{}-{}", notice.code, notice.notice_id),
            title: format!("{}有新公告", fund.name),
            text: notice.title.clone(),
            leads: Leads::FundNotices,
        }
    }

    fn message(&self, cust_no: CustNo, at: Instant) -> Message {
        Message::new(cust_no, self.key.clone(), self.kind, at)
            .says(self.title.clone(), self.text.clone())
            .leads_to(self.leads, self.fund.to_string())
    }
}
