//! Points of an index.

use kernel::{Invalid, Nav, Rate, Rounding, mul_div};
use std::{fmt, str::FromStr};

/// Points of an index in 1/10000; text with two decimals.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i64);

/// Units of the parsed text for a unit of points.
const PARSED: i64 = 10_000;

impl Points {
    /// From units of 1/10000.
    pub const fn from_units(units: i64) -> Self {
        Self(units)
    }

    /// In units of 1/10000.
    pub const fn units(self) -> i64 {
        self.0
    }

    /// `self − other`.
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// `self ÷ base − 1`; none when the base is not positive.
    pub fn growth_from(self, base: Self) -> Option<Rate> {
        if base.0 <= 0 {
            return None;
        }
        Rate::of(self.0, base.0, Rounding::HalfUp).ok()?.checked_sub(Rate::ONE).ok()
    }
}

impl FromStr for Points {
    type Err = Invalid;

    /// Reads a plain decimal; digits beyond the fourth are rounded half up.
    fn from_str(text: &str) -> Result<Self, Invalid> {
        let parsed: Nav = text.parse()?;
        let units = mul_div(parsed.units(), 1, PARSED, Rounding::HalfUp);
        units.map(Self).map_err(|_| Invalid::new("points", "数值过大"))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cents = mul_div(self.0, 1, 100, Rounding::HalfUp).unwrap_or(self.0 / 100);
        let sign = if cents < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{:02}", cents.unsigned_abs() / 100, cents.unsigned_abs() % 100)
    }
}

impl serde::Serialize for Points {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl utoipa::PartialSchema for Points {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .description(Some("points of an index, two decimals"))
            .examples(["3872.41"])
            .into()
    }
}

impl utoipa::ToSchema for Points {
    fn name() -> std::borrow::Cow<'static, str> {
        "Points".into()
    }
}

db::column!(
    Points: i64,
    |units| Ok::<_, Invalid>(Points::from_units(units)),
    |points| points.units()
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_shown_with_two_decimals_and_compared_exactly() {
        let points = |text: &str| text.parse::<Points>().unwrap();
        assert_eq!(points("3872.4051").to_string(), "3872.41");
        assert_eq!(points("96.05").units(), 960_500);
        assert_eq!(points("95").less(points("96.5")).to_string(), "-1.50");
        assert_eq!(points("101").growth_from(points("100")).unwrap().to_string(), "0.0100");
        assert_eq!(points("101").growth_from(points("0")), None);
    }
}
