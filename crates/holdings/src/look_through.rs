//! A customer's money seen through the funds, by what their last reports say. What a report does
//! not name is 其他, what a fund without one holds is 未披露; nothing is guessed.

use calc::largest_remainder;
use funds::Report;
use kernel::{Currency, Fen, FundCode, Overflow, Rate, Rounding};
use std::collections::BTreeMap;

/// So many securities are shown.
const SECURITIES: usize = 10;

/// What a report calls the industries that it does not name.
const UNNAMED: [&str; 2] = ["其他行业", "其他"];

/// A fund with what it is worth to the customer.
#[derive(Debug, Clone)]
pub(crate) struct Seen<'a> {
    pub code: FundCode,
    pub value: Fen,
    pub currency: Currency,
    /// None where the fund has not published one.
    pub report: Option<&'a Report>,
}

/// Money by a name.
pub(crate) type Sums = BTreeMap<String, Fen>;

/// Where the money is.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Industries {
    /// By the names of the reports, largest first.
    pub named: Vec<(String, Fen)>,
    /// In funds with a report, and not named there.
    pub other: Fen,
    /// In funds without a report.
    pub undisclosed: Fen,
}

/// A security with the funds through which it is held, the largest first.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Security {
    pub code: String,
    pub name: String,
    pub is_bond: bool,
    pub amount: Fen,
    pub funds: Vec<(FundCode, Rate, Fen)>,
}

/// Industries of all funds.
pub(crate) fn industries(funds: &[Seen<'_>]) -> Result<Industries, Overflow> {
    let (mut sums, mut found) = (Sums::new(), Industries::default());
    for fund in funds {
        let Some(report) = fund.report else {
            found.undisclosed = found.undisclosed.checked_add(fund.value)?;
            continue;
        };
        let named: Vec<&funds::Part> = report
            .industries
            .iter()
            .filter(|part| !UNNAMED.contains(&part.name.as_str()))
            .collect();
        let ratios: Vec<Rate> = named.iter().map(|part| part.ratio).collect();
        let (amounts, rest) = divided(fund.value, &ratios)?;
        for (part, amount) in named.into_iter().zip(amounts) {
            add(&mut sums, &part.name, amount)?;
        }
        found.other = found.other.checked_add(rest)?;
    }
    found.named = by_size(sums);
    Ok(found)
}

/// Currencies of all funds, largest first.
pub(crate) fn currencies(funds: &[Seen<'_>]) -> Result<Vec<(String, Fen)>, Overflow> {
    let mut sums = Sums::new();
    for fund in funds {
        let parts = fund.report.map_or(&[][..], |report| &report.currencies);
        let ratios: Vec<Rate> = parts.iter().map(|part| part.ratio).collect();
        let (amounts, own) = divided(fund.value, &ratios)?;
        for (part, amount) in parts.iter().zip(amounts) {
            add(&mut sums, &part.name, amount)?;
        }
        add(&mut sums, fund.currency.code(), own)?;
    }
    sums.retain(|_, amount| amount.is_positive());
    Ok(by_size(sums))
}

/// What is in stocks.
pub(crate) fn in_stocks(funds: &[Seen<'_>]) -> Result<Fen, Overflow> {
    let of = |fund: &Seen<'_>| {
        let ratio = fund.report.map_or(Rate::ZERO, |report| report.in_stocks);
        fund.value.times(ratio, Rounding::HalfUp)
    };
    Fen::try_sum(funds.iter().map(of).collect::<Result<Vec<Fen>, Overflow>>()?)
}

/// The securities with the most money in them, all funds together.
pub(crate) fn securities(funds: &[Seen<'_>]) -> Result<Vec<Security>, Overflow> {
    let mut found: BTreeMap<String, Security> = BTreeMap::new();
    for fund in funds {
        let positions = fund.report.map_or(&[][..], |report| &report.positions);
        for (position, is_bond) in positions {
            let amount = fund.value.times(position.ratio, Rounding::HalfUp)?;
            // The same code names a stock and a bond on different exchanges.
            let key = format!("{}{}", position.code, position.name);
            let security = found.entry(key).or_insert_with(|| Security {
                code: position.code.clone(),
                name: position.name.clone(),
                is_bond: *is_bond,
                amount: Fen::ZERO,
                funds: Vec::new(),
            });
            security.amount = security.amount.checked_add(amount)?;
            security.funds.push((fund.code, position.ratio, amount));
        }
    }
    let mut all: Vec<Security> = found.into_values().collect();
    all.retain(|security| security.amount.is_positive());
    all.sort_by(|a, b| b.amount.cmp(&a.amount).then_with(|| a.code.cmp(&b.code)));
    all.truncate(SECURITIES);
    for security in &mut all {
        security.funds.sort_by_key(|(code, _, amount)| (std::cmp::Reverse(*amount), *code));
    }
    Ok(all)
}

/// What parts of a value come to, each half up to the fen, and what is left. Parts that come to
/// more than all of it, as with borrowed money, are cut to it in proportion.
fn divided(value: Fen, ratios: &[Rate]) -> Result<(Vec<Fen>, Fen), Overflow> {
    let amounts = ratios
        .iter()
        .map(|ratio| value.times((*ratio).max(Rate::ZERO), Rounding::HalfUp))
        .collect::<Result<Vec<Fen>, Overflow>>()?;
    let rest = value.checked_sub(Fen::try_sum(amounts.iter().copied())?)?;
    if !rest.is_negative() {
        return Ok((amounts, rest));
    }
    let weights: Vec<i64> = amounts.iter().map(|amount| amount.units()).collect();
    let cut = largest_remainder(value.units(), &weights)?;
    Ok((cut.into_iter().map(Fen::from_units).collect(), Fen::ZERO))
}

fn add(sums: &mut Sums, name: &str, amount: Fen) -> Result<(), Overflow> {
    let sum = sums.entry(name.to_owned()).or_default();
    *sum = sum.checked_add(amount)?;
    Ok(())
}

/// The largest first, equal ones by name.
pub(crate) fn by_size(sums: Sums) -> Vec<(String, Fen)> {
    let mut all: Vec<(String, Fen)> = sums.into_iter().collect();
    all.sort_by_key(|(_, amount)| std::cmp::Reverse(*amount));
    all
}

/// Parts of a whole as fractions to a tenth of a per cent, which add up to it by largest
/// remainder; all zero without a whole.
pub(crate) fn shares_of_whole(amounts: &[Fen]) -> Result<Vec<Rate>, Overflow> {
    let weights: Vec<i64> = amounts.iter().map(|amount| amount.units().max(0)).collect();
    let tenths = largest_remainder(1_000, &weights)?;
    let rate = |tenth: i64| Rate::from_units(tenth * (Rate::SCALE / 1_000));
    Ok(tenths.into_iter().map(rate).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use funds::{KeyPosition, Part};

    fn part(name: &str, ratio: &str) -> Part {
        Part { name: name.to_owned(), ratio: ratio.parse().unwrap() }
    }

    fn report(industries: &[(&str, &str)]) -> Report {
        Report {
            day: "2026-09-30".parse().unwrap(),
            in_stocks: Rate::ZERO,
            industries: industries.iter().map(|(name, ratio)| part(name, ratio)).collect(),
            currencies: Vec::new(),
            positions: Vec::new(),
        }
    }

    fn position(code: &str, ratio: &str) -> (KeyPosition, bool) {
        let (code, name) = (code.to_owned(), format!("证券{code}"));
        (KeyPosition { code, name, ratio: ratio.parse().unwrap(), change: None }, false)
    }

    fn seen<'a>(code: &str, value: &str, report: Option<&'a Report>) -> Seen<'a> {
        Seen { code: code.parse().unwrap(), value: fen(value), currency: Currency::Cny, report }
    }

    fn fen(text: &str) -> Fen {
        text.parse().unwrap()
    }

    fn texts(shares: &[Rate]) -> Vec<String> {
        shares.iter().map(|share| share.percent_display(1)).collect()
    }

    #[test]
    fn l1_industries_of_three_funds() {
        let a = report(&[("制造业", "0.30"), ("信息技术", "0.125")]);
        let b = report(&[("制造业", "0.1001")]);
        let funds = [
            seen("000001", "6000.00", Some(&a)),
            seen("000002", "3000.01", Some(&b)),
            seen("000003", "1000.00", None),
        ];
        let found = industries(&funds).unwrap();
        let named = [("制造业".to_owned(), fen("2100.30")), ("信息技术".to_owned(), fen("750"))];
        assert_eq!(found.named, named);
        assert_eq!((found.other, found.undisclosed), (fen("6149.71"), fen("1000.00")));
        let amounts = [fen("2100.30"), fen("750"), found.other, found.undisclosed];
        let shares = shares_of_whole(&amounts).unwrap();
        assert_eq!(texts(&shares), ["21.0%", "7.5%", "61.5%", "10.0%"]);
    }

    #[test]
    fn shares_add_up_and_nothing_has_none() {
        let thirds = shares_of_whole(&[fen("1"), fen("1"), fen("1")]).unwrap();
        assert_eq!(texts(&thirds), ["33.4%", "33.3%", "33.3%"]);
        assert_eq!(texts(&shares_of_whole(&[Fen::ZERO]).unwrap()), ["0.0%"]);
    }

    #[test]
    fn industries_that_a_report_does_not_name_are_other() {
        let told = report(&[("制造业", "0.30"), ("其他行业", "0.20")]);
        let found = industries(&[seen("000001", "100", Some(&told))]).unwrap();
        assert_eq!((found.named.len(), found.other), (1, fen("70")));
    }

    #[test]
    fn parts_beyond_the_whole_are_cut_to_it() {
        let told = report(&[("金融业", "0.90"), ("制造业", "0.60")]);
        let found = industries(&[seen("000001", "100.00", Some(&told))]).unwrap();
        let named = [("金融业".to_owned(), fen("60")), ("制造业".to_owned(), fen("40"))];
        assert_eq!((found.named.as_slice(), found.other), (&named[..], Fen::ZERO));
    }

    #[test]
    fn a_security_of_several_funds_is_one_and_ten_are_told() {
        let mut a = report(&[]);
        a.positions = (0..12).map(|n| position(&format!("60000{n:02}"), "0.01")).collect();
        let mut b = report(&[]);
        b.positions = vec![position("6000011", "0.02")];
        let funds = [seen("000001", "1000", Some(&a)), seen("000002", "1000", Some(&b))];
        let found = securities(&funds).unwrap();
        assert_eq!(found.len(), 10);
        assert_eq!((found[0].code.as_str(), found[0].amount), ("6000011", fen("30")));
        let through: Vec<Fen> = found[0].funds.iter().map(|(.., amount)| *amount).collect();
        assert_eq!(through, [fen("20"), fen("10")]);
    }

    #[test]
    fn currencies_are_those_of_reports_and_else_the_funds_own() {
        let mut abroad = report(&[]);
        abroad.currencies = vec![part("840", "0.70"), part("344", "0.18")];
        let funds = [seen("000001", "100", Some(&abroad)), seen("000002", "50", None)];
        let names = ["840", "156", "344"].map(str::to_owned);
        let amounts = ["70", "62", "18"].map(fen);
        let expected: Vec<(String, Fen)> = names.into_iter().zip(amounts).collect();
        assert_eq!(currencies(&funds).unwrap(), expected);
    }
}
