//! How the fee of an order comes about; of a purchase as it was promised when the order was placed,
//! and from what the TA confirmed once it has. Each step is true as it is written.

use super::redeemed;
use super::step::{BY_TA, step};
use crate::order::fee::{BuyFee, FeeStep};
use crate::order::voucher_terms::FeeVoucher;
use crate::order::{Order, OrderKind, OrderStatus};
use crate::rules::buy_fee::{Charge, Lowering};
use funds::Fund;
use holdings::TakenLot;
use kernel::{Fen, Nav, Overflow, Rate, Rounding, Shares};

/// The fee of an order, explained; empty for what has none.
#[derive(Debug, Default)]
pub(crate) struct Explained {
    /// The rate charged; none for fixed fees, or where the TA charged another fee than ours.
    pub rate: Option<Rate>,
    /// How it comes about.
    pub steps: Vec<FeeStep>,
    /// The voucher that lowers it; none where the TA charged another fee than ours.
    pub voucher: Option<FeeVoucher>,
}

impl Explained {
    /// Of an order, with the interest of an offering that its shares contain, or the lots that were
    /// taken of what it redeemed.
    pub fn of(
        order: &Order,
        fund: Option<&Fund>,
        interest: Option<Fen>,
        taken: &[TakenLot],
    ) -> Self {
        if let Some((rate, steps)) = redeemed::explain(order, fund, taken) {
            return Self { rate, steps, voucher: None };
        }
        let Some(promised) = order.fee_explained.of_purchase() else { return Self::default() };
        let said =
            Confirmed::of(order).and_then(|got| got.explain(order, fund, &promised, interest));
        said.unwrap_or(Self {
            rate: promised.rate,
            steps: promised.steps,
            voucher: promised.voucher,
        })
    }
}

/// What the TA confirmed of a purchase.
struct Confirmed {
    amount: Fen,
    fee: Fen,
    nav: Nav,
    shares: Shares,
}

impl Confirmed {
    fn of(order: &Order) -> Option<Self> {
        let confirmed =
            matches!(order.status, OrderStatus::Confirmed | OrderStatus::PartlyConfirmed);
        Some(Self {
            amount: order.confirmed_amount.filter(|_| confirmed)?,
            fee: order.confirmed_fee?,
            nav: order.confirmed_nav?,
            shares: order.confirmed_shares?,
        })
    }

    fn explain(
        &self,
        order: &Order,
        fund: Option<&Fund>,
        promised: &BuyFee,
        interest: Option<Fen>,
    ) -> Option<Explained> {
        let net = self.amount.checked_sub(self.fee).ok()?;
        let ours = self.calculated(order, fund, promised);
        let rate = ours.as_ref().and_then(|fee| fee.rate);
        let voucher = ours.as_ref().and_then(|fee| fee.voucher.clone());
        let mut steps = Vec::new();
        if self.amount != order.amount {
            let back = order.amount.checked_sub(self.amount).ok()?;
            steps.push(step("确认金额", format!("{} − {back}", order.amount), self.amount));
        }
        match ours {
            // The last one is of the shares, which the TA has calculated from here on.
            Some(fee) => steps.extend(fee.steps.into_iter().rev().skip(1).rev()),
            None => {
                steps.push(step("手续费", BY_TA.to_owned(), self.fee));
                steps.push(step("净申购金额", format!("{} − {}", self.amount, self.fee), net));
            }
        }
        steps.push(self.shares_step(fund, net, interest));
        Some(Explained { rate, steps, voucher })
    }

    /// The fee as promised where all was confirmed at it, or calculated again from what was
    /// confirmed; none where neither gives what the TA charged.
    fn calculated(&self, order: &Order, fund: Option<&Fund>, promised: &BuyFee) -> Option<BuyFee> {
        if (promised.amount, promised.fee) == (self.amount, self.fee) {
            return Some(promised.clone());
        }
        let fund = fund?;
        let voucher = promised.voucher.as_ref();
        let charge = Charge {
            table: fund.fee_table(order.t_day)?,
            discount: voucher.map_or(promised.discount, |voucher| voucher.discount_without),
            subscribing: order.kind == OrderKind::Subscribe,
            voucher: voucher
                .map(|voucher| Lowering { terms: &voucher.terms, least: promised.discount }),
        };
        let again = charge.explain(fund, self.amount, (self.nav, Some(order.nav_day))).ok()?;
        (again.fee == self.fee).then_some(again)
    }

    fn shares_step(&self, fund: Option<&Fund>, net: Fen, interest: Option<Fen>) -> FeeStep {
        let rounding = fund.map_or(Rounding::HalfUp, |fund| fund.rules.share_rounding.into());
        let sum = net.checked_add(interest.unwrap_or(Fen::ZERO));
        let ours: Result<Shares, Overflow> = sum.and_then(|sum| sum.shares_at(self.nav, rounding));
        let formula = match (ours == Ok(self.shares), interest) {
            (false, _) => BY_TA.to_owned(),
            (true, Some(interest)) => format!("({net} + {interest}) ÷ {}", self.nav),
            (true, None) => format!("{net} ÷ {}", self.nav),
        };
        let name = match rounding {
            Rounding::Down => "DOWN",
            Rounding::Up => "UP",
            Rounding::HalfUp => "HALF_UP",
        };
        let rounding = if ours == Ok(self.shares) { name } else { "NONE" };
        FeeStep { rounding: rounding.to_owned(), ..step("确认份额", formula, self.shares) }
    }
}
