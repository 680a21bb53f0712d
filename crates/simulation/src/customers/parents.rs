//! Several funds that a customer buys with one debit, as a portfolio does: placed by a job that
//! may run again, and sometimes cancelled as a whole.

use super::customer::{AGREEMENTS, Acting, Customer};
use crate::faults::Fault;
use crate::{Stop, Tally};
use demo::Draw;
use kernel::{Day, Fen, FundCode};
use orders::{
    Authority, Cause, Consent, Desk, Funds, OrderNo, Parent, ParentNo, PayBell, Promised, Purchase,
    Run,
};
use std::collections::BTreeSet;
use wire::Failure;

/// What is bought together, and for what.
struct Basket {
    card_id: bankcards::CardId,
    parts: Vec<(FundCode, Fen)>,
    cause: Cause,
}

impl Customer {
    /// Buys two to four funds with one debit; asked for again, it must be the same parent.
    pub(super) async fn buy_several(
        &mut self,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Vec<OrderNo>, Stop> {
        let basket = self.basket(acting, draw);
        let (parent_no, orders, fresh) = match self.open_parent(acting, &basket).await {
            Ok(opened) => opened,
            Err(Failure::Refused(refusal)) => {
                tally.note(&format!("bought several at once: refused {}", refusal.code));
                return Ok(Vec::new());
            }
            Err(failure) => return Err(failure.into()),
        };
        tally.note("bought several at once");
        if !fresh {
            return Err(Stop::failed("a parent", format!("{parent_no} was placed before")));
        }
        if draw.happens(40) {
            tally.drawn.note(Fault::ParentTwice);
            let again = self.open_parent(acting, &basket).await?;
            if again != (parent_no, orders.clone(), false) {
                return Err(Stop::failed("a parent", format!("{parent_no}, and again {again:?}")));
            }
        }
        self.parents.push(parent_no);
        Ok(orders)
    }

    fn basket(&self, acting: &Acting<'_>, draw: &mut Draw) -> Basket {
        let count = draw.between(2, 4);
        let funds: BTreeSet<FundCode> = (0..count).map(|_| *draw.pick(acting.funds)).collect();
        let mut part = |fund| (fund, Fen::from_units(draw.between(1, 30) * 10_000));
        let mut parts: Vec<_> = funds.into_iter().map(&mut part).collect();
        // The last two digits of the sum tell the simulated bank to misbehave.
        let cents = if draw.happens(60) { 0 } else { draw.between(86, 99) };
        if let Some((_, amount)) = parts.first_mut() {
            *amount = Fen::from_units(amount.units() + cents);
        }
        let occasion =
            i64::from(acting.occasion == "afternoon") + 2 * i64::from(acting.occasion == "evening");
        let day = i64::from(acting.day.days_since(Day::MIN));
        let number = (day * 10_000 + i64::from(self.number)) * 3 + occasion;
        let card_id = draw.pick(&self.cards).card_id;
        Basket { card_id, parts, cause: Cause::of("portfolios", number) }
    }

    /// As a room above does it, with numbers for what is not there yet.
    async fn open_parent(
        &self,
        acting: &Acting<'_>,
        basket: &Basket,
    ) -> Result<(ParentNo, Vec<OrderNo>, bool), Failure> {
        let app = acting.company.app();
        let (desk, cust_no) = (Desk::open(app, app.now()), self.opened.person.cust_no);
        let parent_no = desk.next_parent_no()?;
        let purchase = |(fund_code, amount): &(FundCode, Fen)| {
            desk.prepare(Purchase {
                order_no: desk.next_order_no()?,
                cust_no,
                fund_code: *fund_code,
                amount: *amount,
                funds: Funds::Parent(parent_no),
                consent: Consent::Now { agreements: AGREEMENTS.map(str::to_owned).into() },
                authority: Authority::Present,
                promised: Promised::default(),
                run: Run::Once,
                cause: None,
                holds_until: None,
                voucher: None,
            })
        };
        let parent = Parent {
            parent_no,
            cust_no,
            card_id: basket.card_id,
            amount: Fen::try_sum(basket.parts.iter().map(|(_, amount)| *amount))?,
            cause: Some(basket.cause.clone()),
            children: basket.parts.iter().map(purchase).collect::<Result<_, _>>()?,
        };
        let open = async move |tx: &mut db::Tx| {
            let placed = desk.open_parent(tx, &parent).await?;
            let orders = placed.stored.orders.iter().map(|order| order.order_no).collect();
            Ok::<_, Failure>((placed.stored.parent.parent_no, orders, placed.fresh))
        };
        let (parent_no, mut orders, fresh): (_, Vec<OrderNo>, _) = app.db().write(open).await?;
        orders.sort_unstable();
        if fresh {
            app.get::<PayBell>().opened(parent_no);
        }
        Ok((parent_no, orders, fresh))
    }

    /// Cancels what was bought together last, as a whole; answers whether there was any.
    pub(super) async fn cancel_several(
        &mut self,
        acting: &Acting<'_>,
        tally: &mut Tally,
    ) -> Result<bool, Stop> {
        let Some(parent_no) = self.parents.pop() else { return Ok(false) };
        let app = acting.company.app();
        let (desk, cust_no) = (Desk::open(app, app.now()), self.opened.person.cust_no);
        let cancel = async move |tx: &mut db::Tx| {
            desk.cancel_parent(tx, cust_no, parent_no).await.map(|cancelled| cancelled.orders.len())
        };
        match app.db().write::<_, Failure, _>(cancel).await {
            Ok(_) => {
                tally.note("cancelled several at once");
                app.get::<PayBell>().ring();
            }
            Err(Failure::Refused(refusal)) => {
                tally.note(&format!("cancelled several at once: refused {}", refusal.code));
                tally.drawn.note(Fault::CancelsTooLate);
            }
            Err(failure) => return Err(failure.into()),
        }
        Ok(true)
    }
}
