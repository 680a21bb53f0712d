//! Purchases that a customer has ordered before, by a mandate: the house runs it on its day, and
//! sometimes again, since the run before may have died before it noted what it did.

use super::customer::{Acting, Customer};
use crate::faults::Fault;
use crate::{Stop, Tally};
use demo::Draw;
use kernel::{Day, Fen};
use orders::{
    Agreed, Authority, Cause, Consent, Desk, Funds, OrderNo, PayBell, Promised, Purchase, Run,
};
use wire::Failure;

impl Customer {
    /// Lets a mandate buy; run again, it must be the same order.
    pub(super) async fn buy_by_mandate(
        &self,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Option<OrderNo>, Stop> {
        let wish = self.mandate(acting, draw)?;
        let (placed, fresh) = match place(acting, &wish).await {
            Ok(placed) => placed,
            Err(Failure::Refused(refusal)) => {
                tally.note(&format!("bought by mandate: refused {}", refusal.code));
                return Ok(None);
            }
            Err(failure) => return Err(failure.into()),
        };
        tally.note("bought by mandate");
        if !fresh {
            return Err(Stop::failed("a mandate", format!("{placed} was placed before")));
        }
        if draw.happens(60) {
            tally.drawn.note(Fault::MandateTwice);
            let again = place(acting, &wish).await?;
            if again != (placed, false) {
                return Err(Stop::failed("a mandate", format!("{placed}, and again {again:?}")));
            }
        }
        Ok(Some(placed))
    }

    fn mandate(&self, acting: &Acting<'_>, draw: &mut Draw) -> Result<Purchase, Stop> {
        let app = acting.company.app();
        let yuan = draw.between(1, 50) * 100;
        let cents = if draw.happens(60) { 0 } else { draw.between(86, 99) };
        let occasion =
            i64::from(acting.occasion == "afternoon") + 2 * i64::from(acting.occasion == "evening");
        let day = i64::from(acting.day.days_since(Day::MIN));
        let number = (day * 10_000 + i64::from(self.number)) * 3 + occasion;
        let agreed = Agreed { documents: "fund-contract 2025-01".to_owned(), at: app.now() };
        Ok(Purchase {
            order_no: app.ids().next()?,
            cust_no: self.opened.person.cust_no,
            fund_code: *draw.pick(acting.funds),
            amount: Fen::from_units(yuan * 100 + cents),
            funds: Funds::Card(draw.pick(&self.cards).card_id),
            consent: Consent::Earlier { decision_id: 1, agreed },
            authority: Authority::Mandate(i64::from(self.number + 1).into()),
            promised: Promised::default(),
            run: Run::Once,
            cause: Some(Cause::of("mandates", number)),
            holds_until: None,
            voucher: None,
        })
    }
}

/// As the job of another room does it, with a number for an order that is not there yet.
async fn place(acting: &Acting<'_>, wish: &Purchase) -> Result<(OrderNo, bool), Failure> {
    let app = acting.company.app();
    let desk = Desk::open(app, app.now());
    let wish = Purchase { order_no: desk.next_order_no()?, ..wish.clone() };
    let purchase = desk.prepare(wish)?;
    let buy = async move |tx: &mut db::Tx| {
        let placed = desk.buy(tx, &purchase).await?;
        Ok::<_, Failure>((placed.order.order_no, placed.fresh))
    };
    let (order_no, fresh) = app.db().write(buy).await?;
    if fresh {
        app.get::<PayBell>().placed(order_no);
    }
    Ok((order_no, fresh))
}
