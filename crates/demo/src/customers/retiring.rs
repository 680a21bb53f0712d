//! The pension of the customer with holdings: thirteen months of paying in, and lots of which the
//! first has been held long enough. Only beside the simulated bank.

use super::people::Saver;
use super::story::{Part, call, confirm_letter, fund_of};
use consents::{Place, Purpose, text_of};
use db::Tx;
use kernel::Fen;
use partners::simulator::Pensions;
use pension::{PensionBuyRequest, buy, link_account};
use wire::{Answer, App, Failure};

/// Keys of these acts begin here, after those of the child.
const KEYS: usize = 800;

enum Act {
    PayIn(i64),
    Link,
    Buy(Part, i64),
}

/// What happens, each on an open day counted from the first. No calendar year has more than
/// 12,000.00 of it, whenever the demo begins.
const ACTS: [(i32, Act); 10] = [
    (4, Act::PayIn(4_000)),
    (4, Act::Link),
    (5, Act::Buy(Part::SteadyPension, 4_000)),
    (70, Act::PayIn(3_000)),
    (71, Act::Buy(Part::DatedPension, 3_000)),
    (120, Act::PayIn(3_000)),
    (121, Act::Buy(Part::SteadyPension, 3_000)),
    (190, Act::PayIn(2_000)),
    (191, Act::Buy(Part::DatedPension, 2_000)),
    (265, Act::PayIn(3_000)),
];

/// Does what belongs to an open day.
pub(super) async fn act(app: &App, saver: &Saver, number: i32) -> Answer<()> {
    let Some(bank) = app.find::<Pensions>() else { return Ok(()) };
    for (at, (_, act)) in ACTS.iter().enumerate().filter(|(_, (day, _))| *day == number) {
        match act {
            Act::PayIn(yuan) => pay_in(app, bank, saver, *yuan).await?,
            Act::Link => link(app, saver).await?,
            Act::Buy(part, yuan) => invest(app, saver, (*part, *yuan), KEYS + at).await?,
        }
    }
    Ok(())
}

async fn pay_in(app: &App, bank: &Pensions, saver: &Saver, yuan: i64) -> Answer<()> {
    let cust_no = saver.cust_no;
    let read = async move |tx: &mut Tx| accounts::profile(tx, cust_no).await;
    let profile = app.db().read::<_, db::Error, _>(read).await?;
    let certificate = profile.and_then(|profile| profile.certificate);
    let certificate = certificate.ok_or_else(|| Failure::fault("the demo", "no certificate"))?;
    let paid = bank.pay_in(&certificate, Fen::from_whole(yuan)?).await;
    paid.map(drop).map_err(|error| Failure::fault("the demo's pension", error))
}

async fn link(app: &App, saver: &Saver) -> Answer<()> {
    let (cust_no, now) = (saver.cust_no, app.now());
    let text = text_of(app, Purpose::Pension, now.day())?;
    let give = async move |tx: &mut Tx| {
        let place = Place { host: "browser".to_owned(), device: "Safari · iOS".to_owned() };
        consents::give(tx, (cust_no, Purpose::Pension), &text, &place, now).await
    };
    app.db().write(give).await?;
    link_account(app, cust_no, now).await.map(drop)
}

async fn invest(app: &App, saver: &Saver, (part, yuan): (Part, i64), key: usize) -> Answer<()> {
    let ids = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];
    let request = PensionBuyRequest {
        fund_code: fund_of(app, part)?,
        amount: Fen::from_whole(yuan)?,
        agreements: ids.iter().filter_map(|id| id.parse().ok()).collect(),
        promised_day: None,
    };
    confirm_letter(app, saver, request.fund_code).await?;
    buy(call(app, saver, key), request).await.map(drop)
}
