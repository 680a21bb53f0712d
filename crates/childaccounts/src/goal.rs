//! What a wish takes a month, and what a sum put aside a month comes to, under three assumptions.
//! None of them is a promise.

use crate::parameters::Parameters;
use crate::refusals::wrong;
use calc::{Goal, MAX_MONTHS, Steps, monthly_saving};
use db::Tx;
use kernel::{Day, Fen, Overflow, Rate, Rounding};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Failure, Limited, Visitor};

/// A wish that somebody considers.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GoalRequest {
    /// The sum.
    pub target: Fen,
    /// What is there already.
    #[serde(default)]
    pub have: Fen,
    /// In how many months.
    pub months: u32,
    /// What is put aside a month; left out, what is needed under the middle assumption.
    #[serde(default)]
    pub monthly: Option<Fen>,
}

/// A wish under each assumption.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GoalView {
    /// From none upwards.
    pub assumptions: Vec<Assumption>,
    /// What is put aside a month in the courses.
    pub monthly: Fen,
    /// In how many months.
    pub months: u32,
    /// 假设年化收益率，不是承诺，实际可能更高、更低，也可能亏损
    pub note: String,
}

/// A wish under an assumption.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Assumption {
    /// The assumed return of a year.
    pub rate: Rate,
    /// What is to be put aside at the end of each month, whole yuan; 0.00 where what is there grows
    /// to it by itself.
    pub needed: Fen,
    /// What `monthly` and what is there come to at the end.
    pub end: Fen,
    /// What is missing then; negative where more is there.
    pub missing: Fen,
    /// What they come to after each year, what is there first, the end last.
    pub course: Vec<Fen>,
}

const NOTE: &str = "假设的年化收益率不是承诺，实际可能更高、更低，也可能亏损";
const YEAR: u32 = 12;

/// Own call: public.
pub async fn child_goal(call: Call<Visitor>, request: GoalRequest) -> Answer<GoalView> {
    call.limit(Limited::Search).await?;
    let today: Day = call.now.day();
    let read = async move |tx: &mut Tx| Parameters::on(tx, today).await;
    let figures = call.db().read(read).await?;
    crate::asked::target(request.target, &figures)?;
    if request.have.is_negative() || request.have > figures.target_most {
        return Err(wrong("have", "已有金额不正确"));
    }
    let most = u32::try_from(figures.years_most).unwrap_or(0).saturating_mul(YEAR);
    if !(1..=most).contains(&request.months) {
        return Err(wrong("months", format!("请选择1到{most}个月")));
    }
    if request.monthly.is_some_and(|sum| sum.is_negative() || sum > figures.target_most) {
        return Err(wrong("monthly", "每月金额不正确"));
    }
    view(&figures, (request.target, request.have, request.months), request.monthly)
}

/// A wish of so much in so many months, with what is there.
pub(crate) fn view(
    figures: &Parameters,
    (target, have, months): (Fen, Fen, u32),
    monthly: Option<Fen>,
) -> Answer<GoalView> {
    let needed = figures.rates.map(|rate| needed(target, have, months, rate));
    let [none, low, middle] = needed;
    let needed = [none?, low?, middle?];
    let monthly = monthly.unwrap_or(needed[1]);
    let mut assumptions = Vec::with_capacity(needed.len());
    for (rate, needed) in figures.rates.into_iter().zip(needed) {
        let course = course(have, monthly, (months, rate))?;
        let end = course.last().copied().unwrap_or(have);
        let missing = target.checked_sub(end)?;
        assumptions.push(Assumption { rate, needed, end, missing, course });
    }
    Ok(GoalView { assumptions, monthly, months, note: NOTE.to_owned() })
}

/// What is to be put aside at the end of each month, up to a yuan (vector P7).
pub(crate) fn needed(target: Fen, have: Fen, months: u32, rate: Rate) -> Answer<Fen> {
    let goal = Goal { target, have, months: months.min(MAX_MONTHS), rate };
    let fault = |error| Failure::fault("what a wish needs a month", error);
    monthly_saving(&goal, &mut Steps::silent()).map_err(fault)
}

/// What is there after each year, and at the end; a twelfth of the return a month, half up to the
/// fen.
fn course(have: Fen, monthly: Fen, (months, rate): (u32, Rate)) -> Result<Vec<Fen>, Overflow> {
    let mut sum = have;
    let mut all = vec![have];
    for month in 1..=months {
        let grown = kernel::mul_div(
            sum.units(),
            rate.units(),
            Rate::SCALE.checked_mul(12).ok_or(Overflow)?,
            Rounding::HalfUp,
        )?;
        sum = sum.checked_add(Fen::from_units(grown))?.checked_add(monthly)?;
        if month % YEAR == 0 || month == months {
            all.push(sum);
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fen(text: &str) -> Fen {
        text.parse().unwrap()
    }

    #[test]
    fn a_wish_needs_what_the_rulebook_says() {
        let needed = |rate: &str| {
            needed(fen("200000"), fen("10000"), 120, rate.parse().unwrap()).unwrap().to_string()
        };
        assert_eq!(["0", "0.02", "0.04"].map(needed), ["1584.00", "1415.00", "1257.00"]);
    }

    #[test]
    fn what_is_needed_comes_to_what_is_wished_for() {
        for (rate, monthly) in [("0", "1584"), ("0.02", "1415"), ("0.04", "1257")] {
            let course = course(fen("10000"), fen(monthly), (120, rate.parse().unwrap())).unwrap();
            assert_eq!(course.len(), 11, "the beginning and ten years");
            let end = *course.last().unwrap();
            assert!(end >= fen("200000"), "{rate}: {end}");
            assert!(end < fen("200200"), "{rate}: a yuan a month less would do: {end}");
        }
    }

    #[test]
    fn months_that_are_no_whole_year_end_the_course() {
        let course = course(fen("0"), fen("100"), (14, Rate::from_units(0))).unwrap();
        assert_eq!(course, ["0", "1200", "1400"].map(fen));
    }
}
