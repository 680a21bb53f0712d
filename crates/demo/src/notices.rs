//! Notices of funds, as their companies would publish them.

use funds::Offering;
use kernel::Day;

use crate::{Draw, FundSpec, Lineup, Price, Status, report::published_on};

/// A notice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// When it was published.
    pub day: Day,
    /// `report`, `dividend`, `personnel`, `trade` or `offering`.
    pub kind: &'static str,
    /// Headline.
    pub title: String,
    /// Paragraphs, parted by empty lines.
    pub body: String,
}

/// The notices of a fund, newest first, from its prices up to `today`.
pub fn notices(lineup: &Lineup, fund: &FundSpec, prices: &[Price], today: Day) -> Vec<Notice> {
    let mut all = reports(fund, today);
    all.extend(
        prices.iter().rev().filter(|p| !p.dividend.is_zero()).take(6).map(|p| dividend(fund, p)),
    );
    all.extend(change_of_manager(lineup, fund));
    all.extend(sale(lineup, fund, today));
    all.retain(|notice| notice.day <= today);
    all.sort_by(|a, b| b.day.cmp(&a.day).then_with(|| a.title.cmp(&b.title)));
    all
}

/// Reports of the last eight quarters of the fund's life, three weeks after their end.
fn reports(fund: &FundSpec, today: Day) -> Vec<Notice> {
    let Some(established) = fund.established else { return Vec::new() };
    let mut quarter_end = today.first_of_month().previous();
    while quarter_end.month() % 3 != 0 {
        quarter_end = quarter_end.first_of_month().previous();
    }
    let ends = std::iter::successors(Some(quarter_end), |end| {
        Some(end.first_of_month().add_months(-3).last_of_month().add_months(1).first_of_month())
            .map(|first| first.previous())
    });
    let ends = ends.take(8).take_while(|end| *end > established);
    ends.map(|end| {
        let (year, quarter) = (end.year(), end.month() / 3);
        Notice {
            day: published_on(end),
            kind: "report",
            title: format!("{}{year}年第{quarter}季度报告", fund.name),
            body: format!(
                "报告期为{year}年第{quarter}季度，截至{end}。\n\n本报告期内基金管理人遵守基金合同，\
                 未发生损害份额持有人利益的行为。\n\n业绩比较基准：{}。",
                fund.benchmark
            ),
        }
    })
    .collect()
}

fn dividend(fund: &FundSpec, price: &Price) -> Notice {
    Notice {
        day: price.day.add_days(-3),
        kind: "dividend",
        title: format!("关于{}分红的公告", fund.name),
        body: format!(
            "权益登记日与除息日：{}。\n\n每份基金份额派发现金红利{}元。\n\n\
             权益登记日申请申购的份额不享有本次分红，申请赎回的份额享有本次分红。",
            price.day, price.dividend
        ),
    }
}

fn change_of_manager(lineup: &Lineup, fund: &FundSpec) -> Option<Notice> {
    let [before, now] = fund.tenures.as_slice() else { return None };
    let name = |at: usize| lineup.managers.get(at).map(|m| m.name.as_str());
    let (left, came) = (name(before.manager)?, name(now.manager)?);
    Some(Notice {
        day: now.from,
        kind: "personnel",
        title: format!("关于{}基金经理变更的公告", fund.name),
        body: format!("自{}起，{came}担任本基金的基金经理，{left}不再担任。", now.from),
    })
}

fn sale(lineup: &Lineup, fund: &FundSpec, today: Day) -> Option<Notice> {
    if let Some(plan) = fund.offering {
        return Some(offering_notice(fund, &crate::fill::offering(plan, today)));
    }
    let mut draw = Draw::keyed(lineup.seed(), &fund.code, 1);
    let day = today.add_days(-i32::try_from(draw.between(5, 120)).unwrap_or(5));
    let (title, body) = match (fund.status, fund.limits.daily_account_cap) {
        (Status::Suspended, _) => {
            ("暂停申购、赎回及转换业务", "恢复办理的时间另行公告。".to_owned())
        }
        (Status::PurchaseStopped, _) => ("暂停申购业务", "赎回业务正常办理。".to_owned()),
        (Status::Open, Some(cap)) => {
            ("调整大额申购限额", format!("单日单个账户累计申购金额不超过{cap}元。"))
        }
        (Status::Open, None) | (Status::Raising, _) => return None,
    };
    Some(Notice { day, kind: "trade", title: format!("关于{}{title}的公告", fund.name), body })
}

fn offering_notice(fund: &FundSpec, offering: &Offering) -> Notice {
    let Offering { from, until, established_by, refund_by, .. } = offering;
    Notice {
        day: from.add_days(-3),
        kind: "offering",
        title: format!("关于{}基金份额发售的公告", fund.name),
        body: format!(
            "募集期自{from}至{until}，每份基金份额的发售面值为1.0000元。\n\n基金合同最晚于\
             {established_by}生效，有效认购款项在募集期间产生的利息折算为基金份额，归持有人所有。\n\n\
             募集失败时，基金管理人最晚于{refund_by}退还认购款项，并加计银行同期活期存款利息。"
        ),
    }
}
