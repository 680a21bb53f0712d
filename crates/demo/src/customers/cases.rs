//! Customers in whom something is as it seldom is, for visitors who want to see what follows.

use super::people::{DemoCustomer, card_number, fault, id_number, open_as, register};
use accounts::{DemoAccount, DemoAudit, DemoRefusal};
use bankcards::{CardId, DemoCard};
use db::Tx;
use kernel::{Certificate, CertificateType, CustNo, Sex};
use wire::{Answer, App, Failure};

/// A year and a month: a result of the risk test holds for a year.
const TEST_AGE_MS: i64 = 400 * DAY_MS;
const DAY_MS: i64 = 86_400_000;

/// Six of them.
pub const fn cases() -> &'static [DemoCustomer] {
    &[
        DemoCustomer { label: "passport under audit", mobile: "13800000011" },
        DemoCustomer { label: "certificate expired", mobile: "13800000012" },
        DemoCustomer { label: "card refused", mobile: "13800000013" },
        DemoCustomer { label: "68 years old", mobile: "13800000014" },
        DemoCustomer { label: "bound to WeChat", mobile: "13800000015" },
        DemoCustomer { label: "risk test expired", mobile: "13800000016" },
    ]
}

/// Makes them, on the demo's first morning.
pub(super) async fn create(app: &App) -> Answer<()> {
    for case in cases() {
        let whom = (register(app, case.mobile).await?, case.mobile);
        match case.mobile {
            "13800000011" => hand_in_passport(app, whom.0).await?,
            "13800000012" => {
                open_as(app, whom, ("陆明川", "19910412", 12), app.now()).await?;
                expire_certificate(app, whom.0).await?;
            }
            "13800000013" => refuse_card(app, whom).await?,
            "13800000014" => {
                open_as(app, whom, ("许婉清", "19580306", 14), app.now()).await?;
            }
            "13800000015" => {
                open_as(app, whom, ("林晚舟", "19930918", 15), app.now()).await?;
                bind_wechat(app, whom.0).await?;
            }
            _ => {
                let tested_at = app.now().add_ms(-TEST_AGE_MS);
                open_as(app, whom, ("方思齐", "19850722", 16), tested_at).await?;
            }
        }
    }
    Ok(())
}

async fn hand_in_passport(app: &App, cust_no: CustNo) -> Answer<()> {
    let audit = DemoAudit {
        cust_no,
        name: "CLAIRE MARTIN".parse().map_err(fault)?,
        certificate: Certificate::new(CertificateType::ForeignPassport, "20FV19432")
            .map_err(fault)?,
        birth: "1990-05-21".parse().map_err(fault)?,
        sex: Sex::Female,
        country: "FR".parse().map_err(fault)?,
        photos: (app.ids().next()?, app.ids().next()?),
        serial_no: app.ids().next()?,
        at: app.now(),
    };
    app.db().write(async move |tx: &mut Tx| accounts::audit_for_demo(tx, audit.clone()).await).await
}

async fn expire_certificate(app: &App, cust_no: CustNo) -> Answer<()> {
    let last = app.now().day().add_days(-20);
    let photos = (app.ids().next()?, app.ids().next()?);
    let expire =
        async move |tx: &mut Tx| accounts::expire_for_demo(tx, cust_no, last, photos).await;
    Ok(app.db().write(expire).await?)
}

/// Certified, with a card that the bank could not verify and whose photo says too little.
async fn refuse_card(app: &App, (cust_no, mobile): (CustNo, &str)) -> Answer<()> {
    let (at, card_id) = (app.now(), app.ids().next::<CardId>()?);
    let account = DemoAccount {
        cust_no,
        name: "江亦寒".parse().map_err(fault)?,
        id_number: id_number("19881109", 13).map_err(fault)?,
        email: None,
        at,
    };
    let card_no = card_number(13).map_err(fault)?;
    let mobile = mobile.parse().map_err(fault)?;
    let card = DemoCard { cust_no, card_id, card_no: card_no.clone(), mobile, at };
    let refusal = DemoRefusal {
        cust_no,
        subject: card_id.to_string(),
        card: card_no,
        photos: (app.ids().next()?, app.ids().next()?),
        serial_no: app.ids().next()?,
        look_id: app.ids().next_value()?,
        days: (at.add_ms(-DAY_MS), at),
        memo: "银行卡照片反光，看不清卡号。".to_owned(),
    };
    app.db()
        .write(async move |tx: &mut Tx| {
            accounts::open_for_demo(tx, &account).await?;
            bankcards::leave_for_demo(tx, &card).await?;
            accounts::refuse_card_for_demo(tx, refusal.clone()).await
        })
        .await
}

/// To whom the simulated WeChat's page calls 小林.
async fn bind_wechat(app: &App, cust_no: CustNo) -> Answer<()> {
    let (open_id, at) = ("oTael-lin".parse::<kernel::OpenId>().map_err(fault)?, app.now());
    app.db()
        .write(async move |tx: &mut Tx| {
            let open_id = open_id.clone();
            Ok::<_, Failure>(identity::bind_wechat_for_demo(tx, cust_no, open_id, at).await?)
        })
        .await
}
