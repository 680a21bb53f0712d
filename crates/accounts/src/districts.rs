//! Provinces, cities, districts.

use serde::{Deserialize, Serialize};
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
    crate::later()
}
