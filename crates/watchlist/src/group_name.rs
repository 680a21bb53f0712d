//! The name that a customer gives a group.

use kernel::{Invalid, Line};
use std::{fmt, str::FromStr};
use utoipa::PartialSchema;

/// Characters of a name, at most.
const LENGTH_MAX: usize = 8;
/// What the whole watchlist is called on screen.
const ALL: &str = "全部";

/// 1 to 8 characters without spaces around them. `Debug` says its length only.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupName(Line<LENGTH_MAX>);

impl GroupName {
    /// The name.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl FromStr for GroupName {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let refused = |reason| Err(Invalid::new("group name", reason));
        let text = text.trim();
        if text.is_empty() {
            return refused("请填写分组名称");
        }
        if text.chars().nth(LENGTH_MAX).is_some() {
            return refused("分组名称最多8个字");
        }
        if text == ALL {
            return refused("“全部”是所有自选，请换一个名称");
        }
        text.parse().map(Self)
    }
}

db::column!(GroupName: text);

impl fmt::Display for GroupName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for GroupName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl utoipa::ToSchema for GroupName {}

impl PartialSchema for GroupName {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        String::schema()
    }
}

impl serde::Serialize for GroupName {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> serde::Deserialize<'de> for GroupName {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Option<String> {
        text.parse::<GroupName>().ok().map(|name| name.to_string())
    }

    #[test]
    fn a_name_has_one_to_eight_characters_and_no_spaces_around_them() {
        assert_eq!(parsed(" 长期 持有 ").as_deref(), Some("长期 持有"));
        assert_eq!(parsed("一二三四五六七八").as_deref(), Some("一二三四五六七八"));
        for wrong in ["", "   ", "一二三四五六七八九", "两\n行", "全部", " 全部 "] {
            assert_eq!(parsed(wrong), None, "{wrong:?}");
        }
    }
}
