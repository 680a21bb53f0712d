//! Sending messages by channels: what a customer wants, where he is reached, not at night, not too
//! many on a day; security always, and at once. A process that dies between deciding and handing
//! over sends nothing: the centre has all.

use crate::{
    kind::{Channel, Kind},
    parameters::Parameters,
    reach::{self, Addresses},
    settings::wanted,
    store::{self, Item, SentRow, SentState},
};
use consents::Purpose;
use db::{Error, Tx};
use kernel::Instant;
use partners::{MailMessage, MailReply, Notice, Partners, TextNotice};
use std::time::Duration;
use wire::{Answer, App};

/// How often the worker looks.
const IDLE: Duration = Duration::from_secs(2);
/// Messages that are decided on in one transaction.
const BATCH: i64 = 50;
const HOUR_MS: i64 = 3_600_000;
/// What happened so long ago is not sent any more: whoever hears of it looks into the centre.
const STALE_MS: i64 = 24 * HOUR_MS;

/// Sends until the database is closed. A failure is logged, and tried again.
pub async fn send_worker(app: App) {
    while !app.db().is_closed() {
        match send_due(&app).await {
            Ok(0) => {}
            Ok(_) => continue,
            Err(failure) => failure.log("sending messages"),
        }
        tokio::time::sleep(IDLE).await;
    }
}

/// Decides on the next messages that are due and hands over what is sent of them; answers how many
/// were decided on.
///
/// # Errors
/// Those of the database.
pub async fn send_due(app: &App) -> Answer<usize> {
    let (this, now) = (app.clone(), app.now());
    let decide = async move |tx: &mut Tx| Deciding::begin(&this, tx, now).await;
    let (count, handings) = app.db().write(decide).await?;
    let mut fault = None;
    for handing in handings {
        let mut row = handing.row.clone();
        row.state = handing.over(app).await;
        let note = async move |tx: &mut Tx| store::handed(tx, &row).await;
        // The others were decided on, too, and nobody else sends them.
        if let Err(error) = app.db().write::<_, Error, _>(note).await {
            fault.get_or_insert(error);
        }
    }
    fault.map_or(Ok(count), |error| Err(error.into()))
}

/// What is decided on in one transaction.
struct Deciding<'a> {
    app: &'a App,
    now: Instant,
    figures: Parameters,
}

impl Deciding<'_> {
    async fn begin(app: &App, tx: &mut Tx, now: Instant) -> Answer<(usize, Vec<Handing>)> {
        let figures = Parameters::on(tx, now.day()).await?;
        let this = Deciding { app, now, figures };
        let due = store::due(tx, now, BATCH).await?;
        let mut handings = Vec::new();
        for waiting in &due {
            let Some(item) = store::find(tx, waiting.cust_no, &waiting.message_key).await? else {
                store::decided(tx, waiting).await?;
                continue;
            };
            match this.morning(tx, &item).await? {
                Some(morning) => store::wait(tx, waiting, morning).await?,
                None => {
                    handings.extend(this.send(tx, &item).await?);
                    store::decided(tx, waiting).await?;
                }
            }
        }
        Ok((due.len(), handings))
    }

    /// Until when a message waits; none of one that may be sent now.
    async fn morning(&self, tx: &mut Tx, item: &Item) -> Result<Option<Instant>, Error> {
        let Some(morning) = self.figures.morning_of(self.now) else { return Ok(None) };
        let is_loud =
            item.kind == Kind::Security || !store::quiet(tx, item.cust_no).await?.unwrap_or(true);
        Ok(Some(morning).filter(|_| !is_loud))
    }

    /// By which channels it is sent now; by none when it is old, the day has had enough, or the
    /// customer agrees to such messages no more.
    async fn send(&self, tx: &mut Tx, item: &Item) -> Result<Vec<Handing>, Error> {
        let (cust_no, today) = (item.cust_no, self.now.day());
        let is_counted = item.kind != Kind::Security;
        let old = self.now.ms_since(item.at) > STALE_MS;
        let limit = i64::from(self.figures.day_limit);
        let again = store::was_sent(tx, cust_no, &item.message_key).await?;
        if old || again || (is_counted && store::sent_on(tx, cust_no, today).await? >= limit) {
            return Ok(Vec::new());
        }
        if item.kind == Kind::Activity
            && !consents::in_force(tx, cust_no, Purpose::Marketing).await?
        {
            return Ok(Vec::new());
        }
        let wanted = wanted(tx, cust_no).await?;
        let to = reach::of(self.app, tx, cust_no).await?;
        let channels = Channel::ALL.iter().copied();
        let channels =
            channels.filter(|channel| wanted[&(item.kind, *channel)] && to.has(*channel));
        let row = |channel| SentRow {
            cust_no,
            message_key: item.message_key.clone(),
            channel,
            sent_on: today,
            sent_at: self.now,
            is_counted,
            state: SentState::Handing,
        };
        let handing = |channel| Handing { row: row(channel), to: to.clone(), item: item.clone() };
        let handings: Vec<Handing> = channels.map(handing).collect();
        let rows: Vec<SentRow> = handings.iter().map(|handing| handing.row.clone()).collect();
        store::sending(tx, &rows).await?;
        Ok(handings)
    }
}

/// A message on its way to a channel.
struct Handing {
    row: SentRow,
    to: Addresses,
    item: Item,
}

impl Handing {
    async fn over(self, app: &App) -> SentState {
        let partners = app.get::<Partners>();
        let Self { row, to, item } = self;
        let (title, text) = (item.title, item.text);
        let key = format!("{}-{}", row.cust_no, row.message_key);
        let taken = match (row.channel, to) {
            (Channel::Sms, Addresses { mobile: Some(mobile), .. }) => {
                let text = format!("{title}。{text}");
                partners.sms.tell(&TextNotice { mobile, text }).await.map(|()| true)
            }
            (Channel::Mail, Addresses { mail: Some(to), .. }) => {
                let mail = MailMessage { key, to, subject: title, text, files: Vec::new() };
                partners.mail.send(&mail).await.map(|reply| reply == MailReply::Taken)
            }
            (Channel::Wechat, Addresses { wechat: Some(to), .. }) => {
                partners.wechat.show(&Notice { key, to, title, text }).await
            }
            (Channel::Push, Addresses { push: Some(to), .. }) => {
                partners.push.show(&Notice { key, to, title, text }).await
            }
            _ => Ok(false),
        };
        match taken {
            Ok(true) => SentState::Taken,
            Ok(false) => SentState::Refused,
            Err(error) => {
                tracing::warn!(doing = "sending a message", cause = %error);
                SentState::Refused
            }
        }
    }
}
