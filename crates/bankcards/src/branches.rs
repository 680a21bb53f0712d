//! Branches (开户行) of the banks that the channel pays by branch number (联行号): three digits of the
//! bank, four of the city, four that count the city's branches, and a check digit.

use crate::{
    refusals::BRANCH_UNKNOWN,
    store::{self, BankRow},
};
use db::Tx;
use kernel::{CardNumber, Line};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Refusal, codes};

/// Which branches.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BranchesRequest {
    /// Bank, such as `LHB`.
    pub bank_code: Line<8>,
    /// Those of a district's city, its own first; six digits, from `/user/addressDistrict`.
    pub district_code: Option<Line<6>>,
    /// Those whose name has all of these words; of the city where a district is given, else of all.
    pub keyword: Option<Line<30>>,
}

/// Branches of a bank.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Branches {
    /// At most 60.
    pub list: Vec<Branch>,
    /// Whether there are more: ask with more words, or with a district.
    pub has_more: bool,
}

/// A branch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Branch {
    /// Twelve digits.
    pub branch_code: String,
    /// 澜海银行杭州市西湖区支行
    pub branch_name: String,
}

const SHOWN: usize = 60;

/// `/bank/branches`.
pub async fn branches(call: Call<Customer>, request: BranchesRequest) -> Answer<Branches> {
    let (today, code) = (call.now.day(), request.bank_code.to_string());
    let find = async |tx: &mut Tx| store::bank(tx, &code, today).await;
    let bank = call.db().read(find).await?.ok_or(codes::NOT_FOUND.refuse())?;
    let Some(digits) = &bank.branch_digits else {
        return Ok(Branches { list: Vec::new(), has_more: false });
    };
    let keyword = request.keyword.as_deref().unwrap_or_default();
    let words: Vec<&str> = keyword.split_whitespace().collect();
    let district = request.district_code.as_deref();
    if words.is_empty() && district.is_none() {
        return Err(codes::BAD_REQUEST.say("请选择地区，或输入支行名称").into());
    }
    let has =
        |place: &Place, word: &str| place.name.contains(word) || bank.bank_name.contains(word);
    let wanted = |place: &&Place| {
        let near = district.is_none_or(|district| district.starts_with(place.city));
        near && words.iter().all(|word| has(place, word))
    };
    let mut found: Vec<&Place> = PLACES.iter().filter(wanted).collect();
    // The district's own first, then the city's others, as they are counted.
    found.sort_by_key(|place| district.is_some() && Some(place.district) != district);
    let has_more = found.len() > SHOWN;
    found.truncate(SHOWN);
    let branch = |place: &&Place| place.branch(digits, &bank.bank_name);
    Ok(Branches { list: found.iter().filter_map(branch).collect(), has_more })
}

/// A branch of a bank by its number; none where it has none of that number.
pub(crate) fn branch(bank: &BankRow, branch_code: &str) -> Option<Branch> {
    let digits = bank.branch_digits.as_deref()?;
    let rest = branch_code.strip_prefix(digits)?;
    let place = PLACES.iter().find(|place| rest.starts_with(&place.number))?;
    place.branch(digits, &bank.bank_name).filter(|branch| branch.branch_code == branch_code)
}

/// What a card's branch has to be: one of its bank's where the channel asks for it, else none.
pub(crate) fn required(
    bank: &BankRow,
    branch_code: Option<&str>,
) -> Result<Option<String>, Refusal> {
    if bank.branch_digits.is_none() {
        return Ok(None);
    }
    let Some(code) = branch_code else { return Ok(None) };
    branch(bank, code).map(|branch| Some(branch.branch_code)).ok_or(BRANCH_UNKNOWN.refuse())
}

/// A place where each of these banks has a branch.
struct Place {
    /// Four digits.
    city: &'static str,
    /// Six digits; empty of the head branch of a city.
    district: &'static str,
    /// City and count: eight digits.
    number: String,
    /// Without the bank's name.
    name: String,
}

impl Place {
    fn branch(&self, digits: &str, bank_name: &str) -> Option<Branch> {
        let body = format!("{digits}{}", self.number);
        let check = CardNumber::check_digit(&body)?;
        let branch_name = format!("{bank_name}{}", self.name);
        Some(Branch { branch_code: format!("{body}{check}"), branch_name })
    }
}

/// One head branch for each city, two for each district.
static PLACES: LazyLock<Vec<Place>> = LazyLock::new(|| {
    let mut places = Vec::new();
    for province in accounts::provinces() {
        for city in &province.children {
            // A city that is only called 市辖区 or 县 has the name of its province.
            let region = match city.name.as_str() {
                "市辖区" | "县" => province.name.as_str(),
                name => name,
            };
            let mut add = |district: &'static str, name: String| {
                let count = places.iter().rev().take_while(|p: &&Place| p.city == city.code);
                let number = format!("{}{:04}", city.code, count.count() + 1);
                places.push(Place { city: &city.code, district, number, name });
            };
            add("", format!("{region}分行营业部"));
            for district in &city.children {
                add(&district.code, format!("{region}{}支行", district.name));
                add(&district.code, format!("{region}{}人民路支行", district.name));
            }
        }
    }
    places
});

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn bank(digits: Option<&str>) -> BankRow {
        BankRow {
            bank_code: "LHB".to_owned(),
            bank_name: "澜海银行".to_owned(),
            single_limit: kernel::Fen::ZERO,
            day_limit: kernel::Fen::ZERO,
            rest_from: None,
            rest_until: None,
            branch_digits: digits.map(str::to_owned),
        }
    }

    #[test]
    fn every_branch_has_a_number_of_its_own_by_which_it_is_found() {
        let bank = bank(Some("904"));
        let all: Vec<Branch> =
            PLACES.iter().filter_map(|place| place.branch("904", "澜海银行")).collect();
        assert_eq!(all.len(), PLACES.len());
        let numbers: BTreeSet<&str> = all.iter().map(|one| one.branch_code.as_str()).collect();
        assert_eq!(numbers.len(), all.len());
        assert!(numbers.iter().all(|number| number.len() == 12), "{:?}", numbers.first());
        for one in all.iter().step_by(97) {
            assert_eq!(branch(&bank, &one.branch_code).as_ref(), Some(one));
        }
    }

    #[test]
    fn another_banks_or_a_mistyped_number_is_no_branch() {
        let bank = bank(Some("904"));
        let place = &PLACES[1];
        let theirs = place.branch("905", "").unwrap().branch_code;
        let mut wrong = place.branch("904", "").unwrap().branch_code;
        let last = wrong.pop().unwrap();
        wrong.push(if last == '0' { '1' } else { '0' });
        for code in [theirs.as_str(), &wrong, "", "904", "９０４"] {
            assert_eq!(branch(&bank, code), None, "{code}");
        }
    }

    #[test]
    fn a_bank_that_asks_for_none_keeps_none() {
        let asks = bank(Some("904"));
        let code = PLACES[0].branch("904", "").unwrap().branch_code;
        assert_eq!(required(&bank(None), Some(&code)), Ok(None));
        assert_eq!(required(&asks, Some(&code)), Ok(Some(code.clone())));
        assert!(required(&asks, Some("904000000000")).is_err());
    }
}
