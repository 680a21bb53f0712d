//! Provinces, cities, districts.

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use utoipa::ToSchema;
use wire::{Answer, Call, Nothing, Prepared, Visitor};

/// All regions.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Districts {
    /// The provinces.
    pub list: Vec<Province>,
}

/// A province.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Province {
    /// Two digits.
    pub code: String,
    /// Name.
    pub name: String,
    /// Its cities.
    pub children: Vec<City>,
}

/// A city.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct City {
    /// Four digits.
    pub code: String,
    /// Name.
    pub name: String,
    /// Its districts.
    pub children: Vec<District>,
}

/// A district.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct District {
    /// Six digits.
    pub code: String,
    /// Name.
    pub name: String,
}

/// `/user/addressDistrict`.
pub async fn districts(_: Call<Visitor>, _: Nothing) -> Answer<Prepared<Districts>> {
    match &*PREPARED {
        Ok(prepared) => Ok(prepared.clone()),
        Err(failure) => Err(failure.clone()),
    }
}

/// The committed list; a test reads it.
static LIST: LazyLock<Districts> = LazyLock::new(|| Districts {
    list: serde_json::from_str(include_str!("../data/districts.json")).unwrap_or_default(),
});

static PREPARED: LazyLock<Answer<Prepared<Districts>>> = LazyLock::new(|| Prepared::new(&*LIST));

/// All provinces with their cities and districts.
pub fn provinces() -> &'static [Province] {
    &LIST.list
}

/// Province, city and district of a district's code in words; none when there is no such district.
/// A city that is only called 市辖区 or 县 is left out.
pub(crate) fn region_name(district_code: &str) -> Option<String> {
    let province = LIST.list.iter().find(|p| district_code.starts_with(&p.code))?;
    let city = province.children.iter().find(|c| district_code.starts_with(&c.code))?;
    let district = city.children.iter().find(|d| d.code == district_code)?;
    let words = [Some(province.name.as_str()), city.said(), Some(district.name.as_str())];
    Some(words.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// The region with which an address begins; none where it begins with none.
pub(crate) fn region_of(address: &str) -> Option<&str> {
    let after = |text: &'_ str, name: &str| Some(text.strip_prefix(name)?.strip_prefix(' ')?.len());
    let behind = |left: usize| &address[address.len() - left..];
    LIST.list.iter().find_map(|province| {
        let of_province = behind(after(address, &province.name)?);
        province.children.iter().find_map(|city| {
            let of_city = match city.said() {
                Some(name) => behind(after(of_province, name)?),
                None => of_province,
            };
            let street = city.children.iter().find_map(|d| after(of_city, &d.name))?;
            Some(address[..address.len() - street].trim_end())
        })
    })
}

impl City {
    /// None of one that is no city of its own.
    fn said(&self) -> Option<&str> {
        Some(self.name.as_str()).filter(|name| !matches!(*name, "市辖区" | "县"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_district_has_a_name() {
        let all = LIST.list.iter().flat_map(|p| &p.children).flat_map(|c| &c.children);
        assert!(all.clone().count() > 2_900);
        assert!(all.clone().all(|district| region_name(&district.code).is_some()));
        assert_eq!(region_name("310115").as_deref(), Some("上海市 浦东新区"));
        assert_eq!(region_name("330106").as_deref(), Some("浙江省 杭州市 西湖区"));
        assert_eq!(region_name("999999"), None);
        for (address, region) in [
            ("上海市 浦东新区 张江路 1号", Some("上海市 浦东新区")),
            ("浙江省 杭州市 西湖区 西湖区 2幢", Some("浙江省 杭州市 西湖区")),
            ("浙江省 西湖区 文三路", None),
            ("浙江省 杭州市 西湖区", None),
            ("文三路1号", None),
            ("", None),
        ] {
            assert_eq!(region_of(address), region, "{address}");
        }
    }
}
