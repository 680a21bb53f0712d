//! The calculations from JSON to JSON, as `tael calc NAME` runs them.
//!
//! Every figure that comes in or goes out is a decimal string: money and shares with up to two
//! decimals, prices, incomes and rates with up to eight; rates are fractions (`"0.015"` is 1.5 %).
//! A count or a code may also come in as a JSON integer. Fields marked `?` may be left out, all
//! others may not, and others than these are refused, as are negative figures. Every answer has
//! `steps`, each `{label, formula, exact, rounded, rounding}` with rounding `HALF_UP`, `DOWN`,
//! `UP` or `NONE`.
//!
//! ```text
//! buy       {amount, nav, rate | fixedFee | tiers:[{amountBelow?, rate | fixedFee}], discount?}
//!           → {net, fee, shares, steps}
//!           discount is what a rate is multiplied with ("0.1" is 1折, default "1"); it doesn't
//!           change a fixed fee. A tier holds amounts below amountBelow, the last may have none.
//! redeem    {shares, nav, lots:[{shares, days}] oldest first,
//!            tiers:[{daysBelow, rate}, …, {rate}]}
//!           → {gross, fee, net, lots:[{shares, left, days, rate, gross, fee}], steps}
//!           lots answers the lots that were taken from.
//! convert   {shares, navOut, navIn, redeemRate, rateOut, rateIn, discount?, formula?}
//!           → {gross, redeemFee, topUpFee, amountIn, sharesIn, steps}
//!           formula is "A" (difference of the rates, default) or "B" (of the fees); discount is
//!           on that difference, default "1".
//! dividend  {shares, perShare, nav, method: "cash" | "reinvest"}
//!           → {cash, exNav, shares, steps}
//!           nav is the price before the dividend; shares are the new ones, "0.00" for cash.
//! money     {balance, incomes:[…], carry: "daily" | "monthly"} → {balance, incomes, steps}
//!           incomes are of ten thousand shares, one a day; answered cut to 0.01 for the balance.
//!           With monthly carry the list is one period, carried over after its last day.
//! sevenday  {incomes:[7], carry: "daily" | "monthly"} → {percent, steps}
//!           percent with three decimals, "1.687".
//! returns   {points:[{date, nav, dividend?, split?}] dates rising, asOf}
//!           → {windows:{1w, 1m, 3m, 6m, 1y, 3y, ytd, all}, maxDrawdown, volatility, sharpe, steps}
//!           Windows end with the last point on or before asOf and begin with the last one on or
//!           before the same day a week, month or year earlier; ytd with the last of the year
//!           before; all counts from the first point. A window that begins before it is null.
//!           Growth, maxDrawdown (zero or negative) and volatility are percents with four
//!           decimals, sharpe a ratio with four, all half up and over the points through asOf;
//!           volatility and sharpe are null for fewer than three points, sharpe when nothing
//!           varies. Daily points count 250 periods a year, weekly ones (on average five days or
//!           more apart) 52; the risk-free rate is 1.5 %. dividend is per share on its ex-day,
//!           split new shares for one old one.
//! tday      {at, calendar?} → {tDay, confirmDay, steps}
//!           at is RFC 3339, or Shanghai time when it has no offset. calendar is "CN" (default),
//!           "HK", "US" or several, as "CN,HK" for days on which all are open; or a list of
//!           changes to "CN": closed days as strings, or {date, isOpen}. confirmDay is T+1.
//! plandates {cycleUnit, cycle, fixDay?, madeOn, count, calendar?}
//!           → {dates:[{nominal, date}], dropped:[…], steps}
//!           cycleUnit 0 is a day, 1 a week, 2 a month; cycle is 1, or 2 for every second week.
//!           fixDay is 1 (Monday) to 5 for weeks, 1 to 28 for months; days have none. The first
//!           nominal day is the first fixDay strictly after madeOn, each other one is counted from
//!           the nominal day before it; of days each open one is one. date is the next open day
//!           where the nominal day is closed. A nominal day that would thereby reach the next one
//!           is dropped; dropped are those before the last date, which don't count to count (1 to
//!           10,000). calendar is that of tday.
//! smart     {base, rule: "average" | "drawdown", window, points, step?}
//!           → {distance, multiplier, amount, steps}
//!           points are those of returns; the last is the last that is known. average: the last
//!           adjusted NAV ÷ the mean of the last window of them − 1; drawdown: 1 − the last ÷ the
//!           highest of them. distance is a percent with four decimals, multiplier one with none,
//!           by the ladder of the rule and the exact distance. amount is base × multiplier, cut to
//!           a multiple of step (default "0.01"), and zero when that is less than one. With fewer
//!           points than window distance is null and multiplier "100".
//! backtest  {points, cycleUnit, cycle, fixDay?, amount, rate, from, to,
//!            smart?: {rule, window, step?}}
//!           → {runs, dropped, paid, fee, shares, value, profit, percent, xirr,
//!              once:{value, percent}, steps}
//!           Open days are those of points; from and to are included, so the first nominal day is
//!           the first fixDay on or after from, and a run after to is none. runs and dropped are
//!           counts. Each run takes amount, by smart decided on the points before its day, and buys
//!           at the price of its day with a fee of rate. Dividends are reinvested at the price of
//!           the ex-day, for the shares of the days before. value is that of the last point on or
//!           before to; percent is profit ÷ paid, xirr the yearly rate of the payments and the
//!           value, both percents with two decimals. xirr is null when the first run is less than a
//!           year before that point. once is all of paid on the day of the first run.
//! goal      {target, have, months, rate} → {monthly, steps}
//!           monthly is to be put aside at the end of each of 1 to 1,200 months, up to a yuan, for
//!           have and all of it to reach target; rate is that of a year, a twelfth of it a month.
//! ```

mod answer;
mod fields;
mod income;
mod plans;
mod prices;
mod trades;

use crate::{CalcError, Steps};
use answer::not_json;
use fields::Fields;

/// The names that [`run`] knows.
pub const NAMES: [&str; 12] = [
    "buy",
    "redeem",
    "convert",
    "dividend",
    "money",
    "sevenday",
    "returns",
    "tday",
    "plandates",
    "smart",
    "backtest",
    "goal",
];

/// Runs one calculation; see the module for its JSON.
///
/// # Errors
/// Names the field at fault by its path, as `tiers[1].rate`; no field when the text isn't a JSON
/// object or the name is unknown.
///
/// ```
/// let answer = calc::cli::run("buy", r#"{"amount":"100000","nav":"1.18","rate":"0.012"}"#)?;
/// assert!(answer.contains(r#""shares": "83740.87""#));
/// # Ok::<(), calc::CalcError>(())
/// ```
pub fn run(name: &str, json: &str) -> Result<String, CalcError> {
    let calculate = match name {
        "buy" => trades::buy,
        "redeem" => trades::redeem,
        "convert" => trades::convert,
        "dividend" => income::dividend,
        "money" => income::money,
        "sevenday" => income::sevenday,
        "returns" => prices::returns,
        "tday" => prices::tday,
        "plandates" => plans::plan_dates,
        "smart" => plans::smart,
        "backtest" => plans::backtest,
        "goal" => plans::goal,
        _ => {
            let message = format!("unknown calculation {name:?}; there are: {}", NAMES.join(", "));
            return Err(CalcError::new("", message));
        }
    };
    let mut steps = Steps::recording();
    let root = serde_json::from_str(json)
        .map_err(|error| CalcError::new("", format!("not valid JSON: {error}")))?;
    let mut answer = calculate(&Fields::root(root)?, &mut steps)?;
    answer.insert("steps", &steps.into_vec())?;
    serde_json::to_string_pretty(&answer).map_err(|error| not_json(&error))
}
