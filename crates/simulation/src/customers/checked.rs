//! Customers who bind a card that its bank cannot verify: they name what came to it, sometimes
//! something else before, at once or another day.

use super::cards::told;
use super::customer::{Acting, Customer};
use super::own_card::Checked;
use crate::{Stop, Tally};
use demo::Draw;
use kernel::{Day, Fen};
use partners::simulator::Mailbox;
use serde_json::json;
use wire::testing::Client;

/// Messages among which the bank's is.
const NEWEST: i64 = 5_000;
/// Another amount, and the last time that it may be.
const WRONG: [u32; 2] = [13030, 13031];

impl Customer {
    /// Whether a card waits for its check since another day.
    pub(super) fn has_checked_before(&self, day: Day) -> bool {
        self.checked.as_ref().is_some_and(|checked| checked.on != day)
    }

    /// Goes on with a card that waits for its check, or begins with another one.
    pub(super) async fn add_checked(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        match self.checked.take() {
            Some(checked) if checked.on != acting.day => {
                self.go_on(me, acting, (checked, draw), tally).await
            }
            Some(checked) => {
                self.checked = Some(checked);
                Ok(())
            }
            None => self.begin(me, acting, draw, tally).await,
        }
    }

    async fn begin(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let number = self.later_card("904");
        let ask = json!({ "cardNo": number, "mobile": self.mobile() });
        let started = told(me.post("/account/openAllinpay", ask).await)?;
        if started.code != wire::SUCCESS {
            return Ok(());
        }
        let serial = json!({ "serialNo": started.data["serialNo"] });
        let begun = told(me.post("/bankcard/check/begin", serial.clone()).await)?;
        tally.count("small amount asked for", &begun);
        let checked = Checked { number, serial, on: acting.day };
        if draw.happens(50) {
            return self.go_on(me, acting, (checked, draw), tally).await;
        }
        self.checked = Some(checked);
        Ok(())
    }

    /// Names what came, where something has, and binds the card.
    async fn go_on(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        (checked, draw): (Checked, &mut Draw),
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let Checked { number, serial, .. } = &checked;
        let query = format!("serialNo={}", serial["serialNo"].as_str().unwrap_or_default());
        let check = told(me.get("/bankcard/check", &query).await)?;
        match check.data["state"].as_str() {
            Some("passed") => {}
            Some("waiting") => self.name(me, acting, (&checked, draw), tally).await?,
            Some("paying") => {
                self.checked = Some(Checked { on: acting.day, ..checked });
                return Ok(());
            }
            // Refused: the card is let be.
            _ => return Ok(()),
        }
        let again = me.post("/account/reOpenAllinpay", serial.clone()).await;
        let bound = self.bind(me, acting.company, again).await?;
        tally.count("card added by a small amount", &bound);
        if bound.code != wire::SUCCESS {
            self.checked = Some(Checked { on: acting.day, ..checked });
            return Ok(());
        }
        let at = self.put(number.clone(), &bound, acting.day)?;
        self.is_signed(acting.company, at, &bound).await
    }

    async fn name(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        (checked, draw): (&Checked, &mut Draw),
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let mailbox = acting.company.app().get::<Mailbox>();
        let came = self.came(mailbox, checked.number.tail()).await?;
        let ask = |amount: Fen| json!({ "serialNo": checked.serial["serialNo"], "amount": amount });
        if draw.between(1, 3) == 1 {
            let other = came.checked_add(Fen::from_units(1))?;
            let wrong = told(me.post("/bankcard/check/confirm", ask(other)).await)?;
            if !WRONG.contains(&wrong.code) {
                return Err(Stop::failed("naming another amount", wrong.message));
            }
        }
        let named = told(me.post("/bankcard/check/confirm", ask(came)).await)?;
        tally.count("small amount named", &named);
        match named.code {
            wire::SUCCESS => Ok(()),
            _ => Err(Stop::failed("naming the amount", named.message)),
        }
    }

    /// What the bank says has come to a card.
    async fn came(&self, mailbox: &Mailbox, tail: &str) -> Result<Fen, Stop> {
        let begin = format!("尾号{tail}的账户转入");
        let newest = mailbox.newest(NEWEST).await?;
        // Among many customers some have cards that end alike.
        let mut own = newest.iter().filter(|entry| entry.mobile == self.opened.person.mobile);
        let found = own.find_map(|entry| {
            let (_, rest) = entry.text.split_once(&begin)?;
            rest.split_once('元').map(|(amount, _)| amount.to_owned())
        });
        Ok(found.ok_or_else(|| Stop::failed("a small payment", "no message of it"))?.parse()?)
    }
}
