//! Layouts: which fields a record has, in which order, where they start and how they are written.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::LazyLock;

use crate::format::{Format, Kind};
use crate::glance::Glance;
use crate::{FileType, Reason, Version};

/// One field of a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The name as the file writes it; the case varies between writers.
    pub name: Cow<'static, str>,
    /// The Chinese name.
    pub title: &'static str,
    /// Kind and length.
    pub format: Format,
    /// The first byte within the record.
    pub offset: usize,
}

impl Field {
    /// The bytes of this field within its record.
    pub fn range(&self) -> Range<usize> {
        self.offset..self.offset + usize::from(self.format.length)
    }
}

/// The fields of one file, in its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    version: Version,
    file_type: FileType,
    fields: Vec<Field>,
    /// How most records look.
    glance: Glance,
    /// A record that nobody has filled; as long as every record.
    blank: Vec<u8>,
    /// For each row of the type's table, the field that it is here.
    positions: Vec<Option<usize>>,
}

impl Layout {
    /// The layout of the standard, or nothing when the version has no such type.
    pub fn standard(version: Version, file_type: FileType) -> Option<&'static Layout> {
        static LAYOUTS: LazyLock<Vec<Layout>> = LazyLock::new(|| {
            let all = Version::ALL.into_iter();
            all.flat_map(|v| FileType::ALL.iter().map(move |t| Layout::whole(v, *t))).collect()
        });
        LAYOUTS
            .iter()
            .find(|layout| layout.version == version && layout.file_type == file_type)
            .filter(|layout| !layout.fields.is_empty())
    }

    /// The layout of a file that lists its fields, with lengths by the standard's table.
    ///
    /// Fields may be fewer than the standard's and in any order; case does not matter.
    ///
    /// # Errors
    /// The place in `names` and the reason, when a name is not in the table or stands twice.
    pub fn of_names<'n>(
        version: Version,
        file_type: FileType,
        names: impl IntoIterator<Item = &'n str>,
    ) -> Result<Layout, (usize, Reason)> {
        let mut layout = Layout::empty(version, file_type);
        for (place, name) in names.into_iter().enumerate() {
            let row = file_type.rows().iter().position(|row| row.name.eq_ignore_ascii_case(name));
            let known = row.and_then(|row| layout.append(row, Some(name)));
            match known {
                Some(true) => {}
                Some(false) => return Err((place, Reason::FieldTwice(name.to_owned()))),
                None => return Err((place, Reason::UnknownField(name.to_owned()))),
            }
        }
        Ok(layout)
    }

    /// The version.
    pub fn version(&self) -> Version {
        self.version
    }

    /// The file type.
    pub fn file_type(&self) -> FileType {
        self.file_type
    }

    /// The fields in the order of the file.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// The fields that reach into a part of the record.
    pub(crate) fn fields_within(&self, part: &Range<usize>) -> &[Field] {
        let first = self.fields.partition_point(|field| field.range().end <= part.start);
        let end = self.fields.partition_point(|field| field.offset < part.end);
        &self.fields[first..end]
    }

    /// How most records look.
    pub(crate) fn glance(&self) -> &Glance {
        &self.glance
    }

    /// The length of a record in bytes, without a line end.
    pub fn record_length(&self) -> usize {
        self.blank.len()
    }

    /// A record that nobody has filled.
    pub(crate) fn blank(&self) -> &[u8] {
        &self.blank
    }

    /// The field of this name; case does not matter.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name.eq_ignore_ascii_case(name))
    }

    /// The field that a row of the type's table is in this layout.
    pub(crate) fn field_of_row(&self, row: usize) -> Option<&Field> {
        self.positions.get(row).copied().flatten().and_then(|place| self.fields.get(place))
    }

    fn empty(version: Version, file_type: FileType) -> Layout {
        let positions = vec![None; file_type.rows().len()];
        let (fields, glance, blank) = (Vec::new(), Glance::default(), Vec::new());
        Layout { version, file_type, fields, glance, blank, positions }
    }

    fn whole(version: Version, file_type: FileType) -> Layout {
        let mut layout = Layout::empty(version, file_type);
        for row in 0..file_type.rows().len() {
            // Rows that this version lacks are left out.
            layout.append(row, None);
        }
        layout
    }

    /// Appends the field of `row`: nothing when the version lacks it, false when it is there.
    fn append(&mut self, row: usize, written: Option<&str>) -> Option<bool> {
        let entry = &self.file_type.rows()[row];
        let format = entry.formats[self.version.column()]?;
        if self.positions[row].is_some() {
            return Some(false);
        }
        let name = match written {
            Some(name) if name != entry.name => Cow::Owned(name.to_owned()),
            _ => Cow::Borrowed(entry.name),
        };
        self.positions[row] = Some(self.fields.len());
        self.glance.append(format);
        self.fields.push(Field { name, title: entry.title, format, offset: self.blank.len() });
        let filler = match format.kind {
            Kind::Number { .. } => self.version.blank_number(),
            Kind::Text | Kind::Digits => b' ',
        };
        self.blank.resize(self.blank.len() + usize::from(format.length), filler);
        Some(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_may_list_fewer_fields_in_another_order_and_case() {
        let names = ["APPLICATIONAMOUNT", "FundCode"];
        let layout =
            Layout::of_names(Version::V21, FileType::TradeApplication, names).expect("known");
        assert_eq!(layout.record_length(), 22);
        assert_eq!(layout.field("fundcode").map(Field::range), Some(16..22));
    }

    #[test]
    fn a_field_of_a_later_version_is_unknown() {
        let names = ["FundCode", "IPAddress"];
        let error = Layout::of_names(Version::V21, FileType::TradeApplication, names);
        assert_eq!(error, Err((1, Reason::UnknownField("IPAddress".into()))));
    }

    #[test]
    fn a_field_listed_twice_is_refused() {
        let names = ["FundCode", "FUNDCODE"];
        let error = Layout::of_names(Version::V21, FileType::TradeApplication, names);
        assert_eq!(error, Err((1, Reason::FieldTwice("FUNDCODE".into()))));
    }
}
