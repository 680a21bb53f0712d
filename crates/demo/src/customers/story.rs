//! What the customer with holdings did, counted in open days from the first.

use super::people::{self, Saver};
use accounts::Unlocked;
use content::SignAgreementRequest;
use db::Tx;
use funds::{Catalogue, Fund, FundStatus};
use kernel::{Fen, FundCode, Shares};
use orders::{PlaceOrderRequest, RedeemRequest};
use std::time::Duration;
use suitability::{RiskMatchRequest, WarningLetter};
use tokio::time::sleep;
use wire::{Answer, App, Call, Customer, Failure, Nothing, Remote, Session};

/// While the bank is being asked.
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// A part of the holdings; but for one of the pension none above R3, which would ask for a written
/// confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Money,
    ShortBond,
    Balanced,
    PureBond,
    Index,
    Value,
    Abroad,
    DividendIndex,
    Funds,
    Steady,
    TwoBonds,
    Convertible,
    SteadyPension,
    DatedPension,
}

impl Part {
    pub const ALL: &'static [Self] = &[
        Self::Money,
        Self::ShortBond,
        Self::Balanced,
        Self::PureBond,
        Self::Index,
        Self::Value,
        Self::Abroad,
        Self::DividendIndex,
        Self::Funds,
        Self::Steady,
        Self::TwoBonds,
        Self::Convertible,
        Self::SteadyPension,
        Self::DatedPension,
    ];

    /// What the fund's name ends with.
    const fn name(self) -> &'static str {
        match self {
            Self::Money => "现金宝货币A",
            Self::ShortBond => "短债债券A",
            Self::Balanced => "均衡回报混合A",
            Self::PureBond => "纯债债券A",
            Self::Index => "大盘300指数A",
            Self::Value => "价值发现混合C",
            Self::Abroad => "环球配置(QDII)A",
            Self::DividendIndex => "红利指数C",
            Self::Funds => "优选配置混合(FOF)A",
            Self::Steady => "稳进配置混合A",
            Self::TwoBonds => "增利双债增强债券A",
            Self::Convertible => "可转债债券A",
            Self::SteadyPension => "稳健养老目标混合(FOF)Y",
            Self::DatedPension => "养老目标日期2045混合(FOF)Y",
        }
    }
}

/// What the customer does on a day: buys for yuan, redeems per cent of the shares, takes the risk
/// test again, agrees to the newest privacy policy, reads all messages.
enum Act {
    Buy(Part, i64),
    Redeem(Part, i64),
    Test,
    Agree,
    Read,
}

/// A year in which products were tried and left, some with a loss; then what is held today.
const STORY: &[(i32, Act)] = &[
    (0, Act::Buy(Part::Money, 20_000)),
    (2, Act::Buy(Part::Steady, 5_000)),
    (8, Act::Buy(Part::TwoBonds, 10_000)),
    (14, Act::Buy(Part::Convertible, 6_000)),
    (21, Act::Redeem(Part::Money, 25)),
    (30, Act::Buy(Part::DividendIndex, 4_000)),
    (41, Act::Buy(Part::Steady, 3_000)),
    (60, Act::Buy(Part::TwoBonds, 5_000)),
    (72, Act::Redeem(Part::Convertible, 50)),
    (95, Act::Buy(Part::Money, 6_000)),
    (110, Act::Redeem(Part::DividendIndex, 100)),
    (126, Act::Redeem(Part::Steady, 100)),
    (140, Act::Redeem(Part::Convertible, 100)),
    (158, Act::Redeem(Part::Money, 40)),
    (185, Act::Redeem(Part::TwoBonds, 100)),
    (203, Act::Agree),
    (203, Act::Test),
    (207, Act::Buy(Part::Money, 30_000)),
    (207, Act::Buy(Part::ShortBond, 20_000)),
    (208, Act::Buy(Part::Balanced, 8_000)),
    (209, Act::Buy(Part::PureBond, 15_000)),
    (210, Act::Buy(Part::Index, 6_000)),
    (211, Act::Buy(Part::Abroad, 5_000)),
    (213, Act::Buy(Part::Value, 4_000)),
    (216, Act::Buy(Part::DividendIndex, 3_000)),
    (219, Act::Buy(Part::Balanced, 3_000)),
    (222, Act::Buy(Part::Funds, 5_000)),
    (229, Act::Buy(Part::Index, 2_000)),
    (231, Act::Redeem(Part::Balanced, 30)),
    (238, Act::Buy(Part::Balanced, 3_000)),
    (245, Act::Redeem(Part::DividendIndex, 100)),
    (249, Act::Buy(Part::Index, 2_000)),
    (255, Act::Redeem(Part::Money, 20)),
    (262, Act::Redeem(Part::Value, 50)),
    (268, Act::Read),
    (269, Act::Buy(Part::Index, 2_000)),
];

/// Does what belongs to an open day, and lets the bank collect.
pub(super) async fn act(app: &App, saver: &Saver, number: i32) -> Answer<()> {
    let acts = STORY.iter().enumerate().filter(|(_, (day, _))| *day == number);
    for (at, (_, act)) in acts {
        match act {
            Act::Buy(part, yuan) => buy(app, saver, *part, *yuan, at).await?,
            Act::Redeem(part, percent) => redeem(app, saver, *part, *percent, at).await?,
            Act::Test => people::test_again(app, saver).await?,
            Act::Agree => agree(app, saver).await?,
            Act::Read => people::read_messages(app, saver).await?,
        }
    }
    collect_all(app).await
}

/// An order of today, which a visitor sees on its way.
pub(super) async fn last_order(app: &App, saver: &Saver) -> Answer<()> {
    buy(app, saver, Part::PureBond, 1_000, STORY.len()).await?;
    collect_all(app).await
}

/// Waits until the bank has paid all of it. The server's own worker may have taken an order before:
/// if the clock went on meanwhile, the bank would pay after the cut-off, for another T.
pub(super) async fn collect_all(app: &App) -> Answer<()> {
    loop {
        orders::collect(app).await?;
        let open = app.db().read(async |tx: &mut Tx| orders::open_payments(tx).await).await?;
        if open.collecting == 0 {
            return Ok(());
        }
        sleep(LOOK_AGAIN).await;
    }
}

async fn buy(app: &App, saver: &Saver, part: Part, yuan: i64, at: usize) -> Answer<()> {
    let ids = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];
    let request = PlaceOrderRequest {
        fund_code: fund_of(app, part)?,
        card_id: saver.card_id,
        trade_acco: None,
        amount: Fen::from_whole(yuan)?,
        agreements: ids.iter().filter_map(|id| id.parse().ok()).collect(),
        promised_day: None,
        voucher: None,
    };
    confirm_letter(app, saver, request.fund_code).await?;
    orders::place_order(call(app, saver, at), request).await?;
    Ok(())
}

/// Reads the letter that is due for a fund, and confirms it as on the phone.
pub(super) async fn confirm_letter(app: &App, saver: &Saver, fund_code: FundCode) -> Answer<()> {
    let ask = |letter: Option<WarningLetter>| RiskMatchRequest {
        fund_code,
        ca: false,
        action_type: None,
        action_confirm: letter.as_ref().and_then(|_| "1".parse().ok()),
        letter_version: letter.as_ref().and_then(|letter| letter.version.parse().ok()),
        letter_hash: letter.as_ref().and_then(|letter| letter.hash.parse().ok()),
        seconds_read: letter.as_ref().map(|letter| letter.min_seconds),
    };
    let found = suitability::risk_match(reader(app, saver), ask(None)).await?;
    if found.letter.is_some() {
        let mut later = reader(app, saver);
        let seconds = found.letter.as_ref().map_or(0, |letter| i64::from(letter.min_seconds));
        later.now = later.now.add_ms(seconds * 1_000);
        suitability::risk_match(later, ask(found.letter)).await?;
    }
    Ok(())
}

async fn agree(app: &App, saver: &Saver) -> Answer<()> {
    let newest = content::newest_agreement(reader(app, saver), Nothing {}).await?;
    if newest.need_sign {
        let id = newest.id.parse().map_err(|error| Failure::fault("the demo's policy", error))?;
        content::sign_agreement(reader(app, saver), SignAgreementRequest { id }).await?;
    }
    Ok(())
}

async fn redeem(app: &App, saver: &Saver, part: Part, percent: i64, at: usize) -> Answer<()> {
    let (cust_no, fund_code) = (saver.cust_no, fund_of(app, part)?);
    let snapshot = app.get::<Catalogue>().snapshot();
    let Some(fund) = snapshot.fund(fund_code) else { return Ok(()) };
    let t_day = funds::dates_for_redeem(fund, app.now()).t_day;
    let held = app
        .db()
        .read(async |tx: &mut Tx| holdings::redeemable_in(tx, cust_no, fund, t_day).await)
        .await?;
    let own = held.iter().filter(|held| held.position.trade_acco == saver.trade_acco);
    let held = Shares::try_sum(own.map(|held| held.available))?;
    let request = RedeemRequest {
        fund_code,
        trade_acco: saver.trade_acco,
        shares: held.portion(percent, 100, kernel::Rounding::Down)?,
        quick: false,
        defer_rest: true,
        promised_day: None,
        promised_fee: None,
    };
    orders::redeem(call(app, saver, at), request).await?;
    Ok(())
}

/// A call of the customer's that moves no money.
pub(super) fn reader(app: &App, saver: &Saver) -> Call<Customer> {
    let session = Session { id: 0, cust_no: saver.cust_no, unlocked_until: None };
    Call {
        app: app.clone(),
        caller: Customer { cust_no: saver.cust_no, session },
        now: app.now(),
        idempotency_key: None,
        request_hash: String::new(),
        session_key: None,
        remote: Remote::default(),
    }
}

/// A call of the customer's, with a key that belongs to its place in the story.
pub(super) fn call(app: &App, saver: &Saver, at: usize) -> Call<Unlocked> {
    let session = Session { id: 0, cust_no: saver.cust_no, unlocked_until: None };
    Call {
        app: app.clone(),
        caller: Unlocked { cust_no: saver.cust_no, session },
        now: app.now(),
        idempotency_key: Some(format!("demo-story-{at:03}")),
        request_hash: String::new(),
        session_key: None,
        remote: Remote::default(),
    }
}

/// The fund of a part: the first that can be bought without a cap.
pub(super) fn fund_of(app: &App, part: Part) -> Answer<FundCode> {
    let snapshot = app.get::<Catalogue>().snapshot();
    let fits = |fund: &Fund| {
        fund.name.ends_with(part.name())
            && fund.status == FundStatus::Open
            && fund.limits.daily_account_cap.is_none()
            && fund.series.len() > 700
            // The part that pays dividends shall have paid some.
            && (part != Part::PureBond || pays(fund))
    };
    let found = snapshot.funds().iter().find(|fund| fits(fund));
    found.map(|fund| fund.code).ok_or_else(|| {
        Failure::fault("the demo's customers", format!("no fund is named {}", part.name()))
    })
}

/// Whether it has more than its price: what it paid is in the cumulative one.
fn pays(fund: &Fund) -> bool {
    fund.latest.is_some_and(|last| last.cumulative.is_some_and(|all| all > last.nav))
}
