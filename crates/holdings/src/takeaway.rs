//! What the room hands out to a customer who takes his data along.

use crate::{position::PositionDay, store};
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, PAGE, Sheet, Sheets};

static POSITIONS: Sheet = Sheet {
    name: "positions",
    title: "持仓",
    class: DataClass::Trades,
    columns: &[
        ("fund", "基金代码"),
        ("tradeAccount", "交易账号"),
        ("shares", "份额"),
        ("frozen", "其中赎回中"),
        ("cost", "成本（元）"),
        ("dilutedCost", "摊薄成本（元）"),
        ("nav", "净值"),
        ("valuedOn", "净值日"),
        ("value", "市值（元）"),
        ("realised", "已实现收益（元）"),
        ("carried", "划转份额此前的收益（元）"),
        ("dividends", "现金分红（元）"),
        ("totalProfit", "累计收益（元）"),
        ("openedOn", "买入日"),
        ("closedOn", "清仓日"),
    ],
    of: &["holdings_positions", "holdings_rounds", "holdings_method_requests"],
};

static LOTS: Sheet = Sheet {
    name: "lots",
    title: "份额明细",
    class: DataClass::Trades,
    columns: &[
        ("fund", "基金代码"),
        ("tradeAccount", "交易账号"),
        ("registeredOn", "确认日"),
        ("source", "来源"),
        ("original", "确认份额"),
        ("left", "剩余份额"),
    ],
    of: &["holdings_lots", "holdings_taken_lots"],
};

static DAYS: Sheet = Sheet {
    name: "profit-by-fund-and-day",
    title: "每只基金每日收益",
    class: DataClass::Trades,
    columns: &[
        ("day", "净值日"),
        ("fund", "基金代码"),
        ("tradeAccount", "交易账号"),
        ("shares", "份额"),
        ("nav", "净值"),
        ("value", "市值（元）"),
        ("profit", "当日收益（元）"),
        ("flow", "当日净投入（元）"),
    ],
    of: &["holdings_position_days"],
};

static PROFIT: Sheet = Sheet {
    name: "profit-by-day",
    title: "每日收益",
    class: DataClass::Trades,
    columns: &[("day", "净值日"), ("profit", "收益（元）"), ("flow", "净投入（元）")],
    of: &["holdings_customer_days", "holdings_customer_months"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&POSITIONS, &LOTS, &DAYS, &PROFIT],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&POSITIONS)?;
    for row in store::positions::of_customer(tx, cust_no).await? {
        let cells = Cells::new().and(row.fund_code).and(row.trade_acco).and(row.shares);
        let cells = cells.and(row.frozen).and(row.cost).and(row.diluted_cost).and(row.nav);
        let cells = cells.maybe(row.valued_on).and(row.value).and(row.realised).and(row.carried);
        let cells = cells.and(row.dividends).and(row.total_profit);
        out.row(cells.maybe(row.opened_on).maybe(row.closed_on))?;
    }
    out.begin(&LOTS)?;
    for row in store::takeaway::lots(tx, cust_no).await? {
        let cells = Cells::new().and(row.fund_code).and(row.trade_acco).and(row.registered_on);
        out.row(cells.and(row.source).and(row.original_shares).and(row.shares))?;
    }
    out.begin(&DAYS)?;
    let mut last: Option<PositionDay> = None;
    loop {
        let page = store::takeaway::days(tx, cust_no, last.as_ref(), PAGE).await?;
        for row in &page {
            let cells = Cells::new().and(row.day).and(row.fund_code).and(row.trade_acco);
            let cells = cells.and(row.shares).and(row.nav).and(row.value);
            out.row(cells.and(row.profit).and(row.flow))?;
        }
        match page.into_iter().next_back() {
            Some(row) => last = Some(row),
            None => break,
        }
    }
    out.begin(&PROFIT)?;
    for (day, profit, flow) in store::takeaway::customer_days(tx, cust_no).await? {
        out.row(Cells::new().and(day).and(profit).and(flow))?;
    }
    Ok(())
}
