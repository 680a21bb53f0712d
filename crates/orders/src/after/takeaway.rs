//! What the room hands out to a customer who takes his data along.

use super::store::takeaway as store;
use crate::order::store::paid_fees;
use crate::order::{Order, OrderNo};
use crate::settings;
use db::Tx;
use kernel::{CustNo, FundCode};
use std::collections::{BTreeMap, BTreeSet};
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, PAGE, Sheet, Sheets};

static ORDERS: Sheet = Sheet {
    name: "orders",
    title: "订单",
    class: DataClass::Trades,
    columns: &[
        ("orderNo", "订单号"),
        ("kind", "业务"),
        ("fund", "基金代码"),
        ("fundName", "基金"),
        ("target", "目标基金代码"),
        ("amount", "金额（元）"),
        ("shares", "份额"),
        ("status", "状态"),
        ("reason", "说明"),
        ("createdAt", "受理时间"),
        ("tDay", "T日"),
        ("confirmedOn", "确认日"),
        ("confirmedNav", "确认净值"),
        ("confirmedAmount", "确认金额（元）"),
        ("confirmedShares", "确认份额"),
        ("fee", "手续费（元）"),
        ("refund", "退款（元）"),
        ("bank", "银行"),
        ("tail", "卡号末四位"),
    ],
    of: &[
        "orders_orders",
        "orders_subscriptions",
        "orders_conversions",
        "orders_moves",
        "orders_onward",
        "orders_parents",
        "orders_first_promises",
        "orders_open",
        "orders_set_aside",
        "orders_causes",
        "orders_months",
    ],
};

static EVENTS: Sheet = Sheet {
    name: "order-events",
    title: "订单进度",
    class: DataClass::Trades,
    columns: &[("orderNo", "订单号"), ("at", "时间"), ("status", "状态"), ("note", "说明")],
    of: &["orders_events"],
};

static PAYOUTS: Sheet = Sheet {
    name: "payouts",
    title: "到账",
    class: DataClass::Trades,
    columns: &[
        ("orderNo", "订单号"),
        ("kind", "类型"),
        ("fund", "基金代码"),
        ("amount", "金额（元）"),
        ("dueOn", "到账日"),
        ("state", "状态"),
        ("reason", "说明"),
    ],
    of: &["orders_payouts", "orders_payout_refusals", "orders_payments", "orders_remittances"],
};

static FEES: Sheet = Sheet {
    name: "fees",
    title: "付过的费用",
    class: DataClass::Trades,
    columns: &[
        ("fund", "基金代码"),
        ("kind", "费用"),
        ("orders", "笔数"),
        ("fee", "金额（元）"),
        ("since", "从"),
    ],
    of: &["orders_paid_fees"],
};

static SETTINGS: Sheet = Sheet {
    name: "settings",
    title: "交易设置",
    class: DataClass::Usage,
    columns: &[
        ("quick", "快速赎回"),
        ("deferRest", "巨额赎回顺延"),
        ("payFirst", "先用什么付"),
        ("costMethod", "成本算法"),
    ],
    of: &["orders_settings"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&ORDERS, &EVENTS, &PAYOUTS, &FEES, &SETTINGS],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    hand_out_orders(tx, cust_no, out).await?;
    hand_out_events(tx, cust_no, out).await?;
    out.begin(&PAYOUTS)?;
    for row in store::payouts(tx, cust_no).await? {
        let cells = Cells::new().and(row.order_no).and(row.kind.chinese()).and(row.fund_code);
        let cells = cells.and(row.amount).and(row.due_on).and(row.state.chinese());
        out.row(cells.and(row.reason))?;
    }
    out.begin(&FEES)?;
    for row in paid_fees::of_customer(tx, cust_no).await? {
        let cells = Cells::new().and(row.fund_code).and(row.kind.chinese()).and(row.orders);
        out.row(cells.and(row.fee).and(row.since))?;
    }
    out.begin(&SETTINGS)?;
    let set = settings::store::settings(tx, cust_no).await?;
    let cells = Cells::new().flag(set.quick).flag(set.defer_rest);
    out.row(cells.and(set.pay_first.chinese()).and(set.cost_method.chinese()))
}

async fn hand_out_orders(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&ORDERS)?;
    let mut last = None;
    loop {
        let page = store::orders(tx, cust_no, last, PAGE).await?;
        let codes: BTreeSet<FundCode> = page.iter().map(|order| order.fund_code).collect();
        let codes: Vec<FundCode> = codes.into_iter().collect();
        let names: BTreeMap<FundCode, String> =
            funds::names(tx, &codes).await?.into_iter().collect();
        for order in &page {
            let name = names.get(&order.fund_code).cloned().unwrap_or_default();
            out.row(order_cells(order, &name))?;
        }
        match page.last() {
            Some(order) => last = Some(order.order_no),
            None => return Ok(()),
        }
    }
}

fn order_cells(order: &Order, name: &str) -> Cells {
    let cells = Cells::new().and(order.order_no).and(order.kind.chinese()).and(order.fund_code);
    let cells = cells.and(name).maybe(order.target_fund_code).and(order.amount).and(order.shares);
    let cells = cells.and(order.status.chinese()).and(&order.reason).and(order.created_at);
    let cells = cells.and(order.t_day).maybe(order.confirmed_on).maybe(order.confirmed_nav);
    let cells = cells.maybe(order.confirmed_amount).maybe(order.confirmed_shares);
    let cells = cells.maybe(order.confirmed_fee).maybe(order.refund);
    cells.and(&order.bank_name).and(&order.tail)
}

async fn hand_out_events(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&EVENTS)?;
    let mut last: (Option<OrderNo>, i64) = (None, 0);
    loop {
        let page = store::events(tx, cust_no, last, PAGE).await?;
        for event in &page {
            last = (Some(event.order_no), event.step);
            let cells = Cells::new().and(event.order_no).and(event.at);
            out.row(cells.and(event.status.chinese()).and(&event.note))?;
        }
        if page.is_empty() {
            return Ok(());
        }
    }
}
