//! Paging, one shape for every list.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, Ref, RefOr, Schema, schema::ArrayBuilder, schema::Type},
};

const SIZE_DEFAULT: u32 = 20;
const SIZE_MAX: u32 = 100;

/// Which page: `pageNo` from 1, `pageSize` at most 100.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct PageRequest {
    pub page_no: u32,
    pub page_size: u32,
}

impl Default for PageRequest {
    fn default() -> Self {
        Self { page_no: 1, page_size: SIZE_DEFAULT }
    }
}

impl PageRequest {
    /// Rows of a page, from 1 to 100 whatever was asked for.
    pub fn limit(self) -> i64 {
        i64::from(self.page_size.clamp(1, SIZE_MAX))
    }

    /// Rows before the page.
    pub fn offset(self) -> i64 {
        (i64::from(self.page_no.max(1)) - 1) * self.limit()
    }

    /// Cuts the page out of rows in memory.
    pub fn cut<T>(self, rows: impl ExactSizeIterator<Item = T>) -> Page<T> {
        let total = i64::try_from(rows.len()).unwrap_or(i64::MAX);
        let skip = usize::try_from(self.offset()).unwrap_or(usize::MAX);
        let take = usize::try_from(self.limit()).unwrap_or(0);
        self.page(rows.skip(skip).take(take).collect(), total)
    }

    /// Makes the page of rows that a store has already cut.
    pub fn page<T>(self, list: Vec<T>, total: i64) -> Page<T> {
        let more = self.offset() + i64::try_from(list.len()).unwrap_or(0) < total;
        Page { list, total, page_no: self.page_no.max(1), has_more: more }
    }
}

/// One page of a list.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Page<T> {
    pub list: Vec<T>,
    /// Rows of all pages.
    pub total: i64,
    pub page_no: u32,
    pub has_more: bool,
}

/// Written out, since the derive does not carry the schema of a type parameter along.
impl<T: ToSchema> PartialSchema for Page<T> {
    fn schema() -> RefOr<Schema> {
        let number = |description: &str| {
            ObjectBuilder::new().schema_type(Type::Integer).description(Some(description))
        };
        let more = ObjectBuilder::new().schema_type(Type::Boolean);
        ObjectBuilder::new()
            .description(Some("One page of a list."))
            .property("list", ArrayBuilder::new().items(Ref::from_schema_name(T::name())))
            .property("total", number("rows of all pages"))
            .property("pageNo", number("from 1"))
            .property("hasMore", more.description(Some("whether another page follows")))
            .required("list")
            .required("total")
            .required("pageNo")
            .required("hasMore")
            .into()
    }
}

impl<T: ToSchema> ToSchema for Page<T> {
    fn name() -> Cow<'static, str> {
        Cow::Owned(format!("Page_{}", T::name()))
    }

    fn schemas(out: &mut Vec<(String, RefOr<Schema>)>) {
        out.push((T::name().into_owned(), T::schema()));
        T::schemas(out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_begins_behind_those_before_it() {
        for (page_no, before) in [(0, 0), (1, 0), (2, 10), (7, 60)] {
            assert_eq!(PageRequest { page_no, page_size: 10 }.offset(), before);
        }
        let last = PageRequest { page_no: 3, page_size: 10 }.cut(0..21);
        assert_eq!((last.list, last.total, last.has_more), (vec![20], 21, false));
        assert!(PageRequest { page_no: 2, page_size: 10 }.cut(0..21).has_more);
    }

    #[test]
    fn the_schema_of_a_page_is_named_after_its_rows() {
        assert_eq!(<Page<PageRequest> as ToSchema>::name(), "Page_PageRequest");
    }
}
