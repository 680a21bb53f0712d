//! The side with the emblem: authority and validity.

use super::row_text::{RowText, is_han};
use kernel::Day;
use ocr::ReadField;

/// The last day of a certificate that never expires, as `/userAuth` takes it.
const LONG_TERM: &str = "9999-12-31";
/// Full years of validity, by age (居民身份证法 article 5); else it is long-term.
const TERMS: [i32; 3] = [5, 10, 20];
/// From here on the engine is sure enough of an authority, whose form is known.
const SURE: u8 = 70;

/// Behind its label, or a row of its own: 某某公安局, with or without a branch.
pub(super) fn authority(rows: &[RowText]) -> ReadField {
    let labelled = rows.iter().find_map(|row| row.after("签发机关"));
    let of_police = || rows.iter().find(|row| row.contains("公安局")).map(RowText::whole);
    let Some(part) = labelled.filter(|part| !part.text.is_empty()).or_else(of_police) else {
        return ReadField::default();
    };
    let part = part.only(is_han);
    let formed = part.text.contains("公安") && part.text.ends_with('局');
    match formed && !part.text.contains("机关") && part.score >= SURE {
        true => ReadField::unchecked(part.text, part.score),
        false => ReadField::doubtful(part.score),
    }
}

/// First and last day: `2016.01.02-2036.01.02` or `2016.01.02-长期`.
pub(super) fn validity(rows: &[RowText]) -> (ReadField, ReadField) {
    let mut seen = None;
    for row in rows {
        let whole = row.whole();
        let runs = digits(&whole.text);
        let Some((begin, end)) = dates(&runs, whole.text.contains("长期")) else {
            if row.contains("有效期") && !runs.is_empty() {
                seen = Some(whole.score);
            }
            continue;
        };
        let field = |day: &str| ReadField::passed(day, whole.score);
        return (field(&begin.to_string()), field(&end));
    }
    match seen {
        Some(score) => (ReadField::failed(score), ReadField::failed(score)),
        None => Default::default(),
    }
}

/// Two days of a term that the law knows; a run of digits counts as it stands.
fn dates(runs: &[&str], long_term: bool) -> Option<(Day, String)> {
    match runs {
        [y1, m1, d1, y2, m2, d2] => both(day(y1, m1, d1)?, day(y2, m2, d2)?),
        [from, to] if !long_term => both(compact(from)?, compact(to)?),
        [y, m, d] if long_term => Some((day(y, m, d)?, LONG_TERM.to_owned())),
        [from] if long_term => Some((compact(from)?, LONG_TERM.to_owned())),
        _ => None,
    }
}

fn both(begin: Day, end: Day) -> Option<(Day, String)> {
    let in_year = |day: Day| (day.month(), day.day_of_month());
    let same = in_year(begin) == in_year(end);
    let leap = in_year(begin) == (2, 29) && matches!(in_year(end), (2, 28) | (3, 1));
    let lawful = TERMS.contains(&(end.year() - begin.year())) && (same || leap);
    lawful.then(|| (begin, end.to_string()))
}

fn day(year: &str, month: &str, day: &str) -> Option<Day> {
    match (year.len(), month.len(), day.len()) {
        (4, 2, 2) => compact(&format!("{year}{month}{day}")),
        _ => None,
    }
}

fn compact(digits: &str) -> Option<Day> {
    let whole = (digits.len() == 8).then_some(digits)?;
    Day::from_yyyymmdd(whole.parse().ok()?).ok().filter(|day| day.year() >= 1985)
}

fn digits(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).collect()
}
