//! Chinese for cycles and rows of a ladder.

use calc::{PlanCycle, Rung};
use kernel::{Day, Rate};

const WEEKDAYS: [&str; 5] = ["周一", "周二", "周三", "周四", "周五"];

/// 每周四, 每两周的周四, 每月15日, 每个交易日.
pub(crate) fn cycle_name(cycle: PlanCycle) -> String {
    let of_week = |day: i32| WEEKDAYS.get(usize::try_from(day - 1).unwrap_or(0)).copied();
    match (cycle.unit(), cycle.cycle(), cycle.fix_day()) {
        (1, 2, Some(day)) => format!("每两周的{}", of_week(day).unwrap_or_default()),
        (1, _, Some(day)) => format!("每{}", of_week(day).unwrap_or_default()),
        (2, _, Some(day)) => format!("每月{day}日"),
        _ => "每个交易日".to_owned(),
    }
}

/// 周一 to 周日.
pub(crate) fn weekday(day: Day) -> &'static str {
    let at = usize::from(day.weekday().to_monday_zero_offset().unsigned_abs());
    WEEKDAYS.get(at).copied().unwrap_or(if at == 5 { "周六" } else { "周日" })
}

/// A bound without needless decimals: 20%, 12.5%.
pub(crate) fn bound(rate: Rate) -> String {
    let text = rate.percent_display(2);
    let digits = text.trim_end_matches('%').trim_start_matches('-');
    format!("{}%", digits.trim_end_matches('0').trim_end_matches('.'))
}

/// Where the NAV stands in a row of the ladder by the mean: 低于均线5%至10%.
pub(crate) fn by_average(before: Option<Rung>, row: Rung) -> String {
    let low = before.and_then(|rung| rung.below);
    match (low, row.below) {
        (None, Some(high)) if !high.is_positive() => format!("低于均线超过{}", bound(high)),
        (Some(low), Some(high)) if high.is_zero() => format!("低于均线，不到{}", bound(low)),
        (Some(low), Some(high)) if high.is_negative() => {
            format!("低于均线{}至{}", bound(high), bound(low))
        }
        (Some(low), Some(high)) if low.is_zero() => format!("高于均线，不到{}", bound(high)),
        (Some(low), Some(high)) if !low.is_negative() => {
            format!("高于均线{}至{}", bound(low), bound(high))
        }
        (Some(low), Some(high)) => format!("低于均线{}至高于{}", bound(low), bound(high)),
        (Some(low), None) => format!("高于均线{}以上", bound(low)),
        (None, Some(high)) => format!("高于均线不到{}", bound(high)),
        (None, None) => "任何时候".to_owned(),
    }
}

/// Where the NAV stands in a row of the ladder by the fall: 从最高跌10%至20%.
pub(crate) fn by_drawdown(before: Option<Rung>, row: Rung) -> String {
    match (before.and_then(|rung| rung.below), row.below) {
        (None, Some(high)) => format!("从最高跌不到{}", bound(high)),
        (Some(low), Some(high)) => format!("从最高跌{}至{}", bound(low), bound(high)),
        (Some(low), None) => format!("从最高跌{}以上", bound(low)),
        (None, None) => "任何时候".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use calc::{Ladder, SmartRule};

    fn texts(rule: SmartRule, say: fn(Option<Rung>, Rung) -> String) -> Vec<String> {
        let rungs: Vec<Rung> = Ladder::of(rule).rungs().collect();
        let before = std::iter::once(None).chain(rungs.iter().copied().map(Some));
        before.zip(&rungs).map(|(before, rung)| say(before, *rung)).collect()
    }

    #[test]
    fn each_row_of_a_ladder_has_a_sentence() {
        assert_eq!(
            texts(SmartRule::Average, by_average),
            [
                "低于均线超过20%",
                "低于均线10%至20%",
                "低于均线5%至10%",
                "低于均线，不到5%",
                "高于均线，不到15%",
                "高于均线15%至50%",
                "高于均线50%至100%",
                "高于均线100%以上",
            ]
        );
        assert_eq!(
            texts(SmartRule::Drawdown, by_drawdown),
            [
                "从最高跌不到5%",
                "从最高跌5%至10%",
                "从最高跌10%至20%",
                "从最高跌20%至30%",
                "从最高跌30%以上"
            ]
        );
    }

    #[test]
    fn a_cycle_is_said_as_people_do() {
        let name = |unit, cycle, day| cycle_name(PlanCycle::new(unit, cycle, day).unwrap());
        let said =
            [name(0, 1, None), name(1, 1, Some(4)), name(1, 2, Some(1)), name(2, 1, Some(15))];
        assert_eq!(said, ["每个交易日", "每周四", "每两周的周一", "每月15日"]);
    }
}
