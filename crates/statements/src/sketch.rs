//! What stands in a statement.

use crate::figures::{Figures, HeldLine, LISTED};
use content::{Sketch, day_parts, table_row};
use kernel::{CustNo, Day, Fen, FundCode, Instant, Overflow, Shares};
use orders::{Order, Stated};
use std::fmt::Write;

/// Of whom it is, and when it was made.
#[derive(Debug, Clone)]
pub struct Whose {
    pub cust_no: CustNo,
    /// Masked.
    pub name: Option<String>,
    pub at: Instant,
}

/// A statement, to be drawn.
///
/// # Errors
/// The fees have no sum.
pub fn sketch(
    whose: &Whose,
    figures: &Figures,
    names: impl Fn(FundCode) -> String,
) -> Result<Sketch, Overflow> {
    let Whose { cust_no, name, at } = whose;
    // A rare letter that the font lacks: the number says who it is.
    let name = name.clone().filter(|name| paper::has_letters(name));
    let who =
        name.map_or_else(|| format!("客户{cust_no}"), |name| format!("{name}，客户{cust_no}"));
    let (day, time) = (at.day(), at.time().to_string());
    let time = time.get(..5).unwrap_or(&time);
    let made = format!("{who}，制作于{day} {time}");
    let mut text = identity(figures);
    text.push_str(&held(&figures.held, &names));
    text.push_str(&trades(&figures.trades, figures.fees()?, &names));
    text.push_str(&dividends(&figures.dividends, &names));
    text.push_str(
        "## 说明\n\
         - 本对账单按制作时的记录计算，以登记机构确认为准。之后登记机构更正的，请重新下载。\n\
         - 买入和赎回按净值日（T日）计入，交易按确认日列出。\n",
    );
    Ok(Sketch {
        title: figures.period.title(),
        sub: made,
        markdown: drawable(text),
        curve: None,
        day: day_parts(day),
    })
}

/// With a star for each letter that the font lacks: a fund's name fails no statement.
fn drawable(text: String) -> String {
    if paper::has_letters(&text) {
        return text;
    }
    let letter = |letter: char| {
        let has = letter.is_control() || paper::has_letters(letter.encode_utf8(&mut [0; 4]));
        if has { letter } else { '*' }
    };
    text.chars().map(letter).collect()
}

fn identity(figures: &Figures) -> String {
    let Figures { span, until, begin, net_in, profit, end, on_the_way, .. } = figures;
    let mut text = format!("{}至{}", span.from, span.to);
    if span.is_open {
        let until =
            until.map_or_else(|| "这一期还没有净值".to_owned(), |until| format!("净值算到{until}"));
        text = format!("{}至今，{until}", span.from);
    }
    text.push('\n');
    text.push_str("## 资产变动（元）\n");
    text.push_str(&table_row(&["期初资产", "净投入", "收益", "期末资产"]));
    text.push_str("|--:|--:|--:|--:|\n");
    text.push_str(&table_row(&[&sum(*begin), &signed(*net_in), &signed(*profit), &sum(*end)]));
    text.push_str("期初资产 + 净投入 + 收益 = 期末资产。净投入是买入的钱减去赎回和现金分红。\n");
    let (buying, leaving) = *on_the_way;
    if !buying.is_zero() || !leaving.is_zero() {
        let parts = format!("买入在途{}元，到账途中{}元", sum(buying), sum(leaving));
        // Writing into a String does not fail.
        let _ = writeln!(text, "**期末在途**：{parts}，不在期末资产里。");
    }
    text
}

fn held(lines: &[HeldLine], names: &impl Fn(FundCode) -> String) -> String {
    let mut text = String::from("## 期末持仓\n");
    if lines.is_empty() {
        text.push_str("期末没有持仓。\n");
        return text;
    }
    text.push_str(&table_row(&["基金", "份额", "净值", "净值日", "市值（元）", "本期收益（元）"]));
    text.push_str("|-----------------|----------:|------:|--------:|----------:|-----------:|\n");
    for line in lines {
        let HeldLine { fund, shares, nav, day, value, profit } = line;
        text.push_str(&table_row(&[
            &fund_name(*fund, names),
            &count(*shares),
            &nav.display4(),
            &day.to_string(),
            &sum(*value),
            &signed(*profit),
        ]));
    }
    text
}

fn trades(stated: &Stated, fees: Fen, names: &impl Fn(FundCode) -> String) -> String {
    let mut text = format!("## 确认的交易（{}笔，费用共{}元）\n", stated.count, sum(fees));
    if stated.orders.is_empty() {
        text.push_str("这一期没有确认的交易。\n");
        return text;
    }
    text.push_str(&table_row(&[
        "确认日",
        "T日",
        "业务",
        "基金",
        "金额（元）",
        "份额",
        "净值",
        "费用（元）",
    ]));
    text.push_str("|--------|--------|-----|------------|---------:|---------:|------:|------:|\n");
    for order in &stated.orders {
        text.push_str(&table_row(&[
            &maybe(order.confirmed_on, |day: Day| day.to_string()),
            &order.t_day.to_string(),
            order.kind_name(),
            &fund_names(order, names),
            &maybe(order.confirmed_amount, sum),
            &maybe(order.confirmed_shares, count),
            &maybe(order.confirmed_nav, |nav| nav.display4()),
            &maybe(order.confirmed_fee, sum),
        ]));
    }
    more(&mut text, stated);
    text
}

fn dividends(stated: &Stated, names: &impl Fn(FundCode) -> String) -> String {
    if stated.orders.is_empty() {
        return String::new();
    }
    let mut text = format!("## 分红（{}笔）\n", stated.count);
    text.push_str(&table_row(&["确认日", "除息日", "基金", "现金（元）", "再投资份额"]));
    text.push_str("|---------|---------|--------------|---------:|---------:|\n");
    for order in &stated.orders {
        text.push_str(&table_row(&[
            &maybe(order.confirmed_on, |day: Day| day.to_string()),
            &order.t_day.to_string(),
            &fund_name(order.fund_code, names),
            &maybe(order.confirmed_amount, sum),
            &maybe(order.confirmed_shares, count),
        ]));
    }
    more(&mut text, stated);
    text
}

/// Where not all are listed.
fn more(text: &mut String, stated: &Stated) {
    let rest = stated.count.saturating_sub(LISTED);
    if rest > 0 {
        let _ = writeln!(text, "另有{rest}笔没有列出，全部在“我的数据”下载的CSV里。");
    }
}

/// Of a conversion both funds.
fn fund_names(order: &Order, names: &impl Fn(FundCode) -> String) -> String {
    let name = fund_name(order.fund_code, names);
    match order.target_fund_code {
        Some(target) => format!("{name} → {}", fund_name(target, names)),
        None => name,
    }
}

fn fund_name(fund: FundCode, names: &impl Fn(FundCode) -> String) -> String {
    format!("{} {fund}", names(fund))
}

fn maybe<T>(value: Option<T>, text: impl Fn(T) -> String) -> String {
    value.map_or_else(|| "--".to_owned(), text)
}

fn sum(fen: Fen) -> String {
    format!("{fen:#}")
}

fn count(shares: Shares) -> String {
    format!("{shares:#}")
}

fn signed(fen: Fen) -> String {
    if fen.is_positive() { format!("+{fen:#}") } else { format!("{fen:#}") }
}
