//! Records as structs with the fields that a seller and a TA act on.
//!
//! Fields that a struct does not have stay empty when it is written, and are read from the
//! generic [`Record`] when they are needed.

mod account;
mod dividend;
mod fund_state;
mod share_statement;
mod trade_application;
mod trade_confirmation;
mod value;

pub use account::{AccountApplication, AccountConfirmation};
pub use dividend::Dividend;
pub use fund_state::FundState;
pub use share_statement::ShareStatement;
pub use trade_application::TradeApplication;
pub use trade_confirmation::TradeConfirmation;

use crate::layout::Layout;
use crate::{FieldError, FileType, Reason, Record};

/// A struct that is a record of one or several file types.
pub trait Typed: Sized {
    /// The file types it can be read from and written to.
    const FILE_TYPES: &'static [FileType];

    /// Reads the struct. Fields that the layout lacks, or that are empty, are their default.
    ///
    /// # Errors
    /// The record has another type, or a field is not a date, a code or whatever it must be.
    fn from_record(record: &Record<'_>) -> Result<Self, FieldError>;

    /// Writes the struct to a new record.
    ///
    /// # Errors
    /// The layout has another type, lacks a field that has a value, or a value does not fit.
    fn to_record<'l>(&self, layout: &'l Layout) -> Result<Record<'l>, FieldError>;
}

pub(crate) fn check_type<T: Typed>(layout: &Layout) -> Result<(), FieldError> {
    if T::FILE_TYPES.contains(&layout.file_type()) {
        return Ok(());
    }
    Err(FieldError::new("record", Reason::OtherLayout))
}

/// Declares a struct and the field of the standard that each of its members is. A name that is
/// not in the layout table does not compile.
macro_rules! typed {
    (
        $(#[$doc:meta])*
        $name:ident [$($file_type:ident),*] $table:ident
        { $($(#[$member_doc:meta])* $member:ident: $kind:ty = $field:literal,)* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name { $($(#[$member_doc])* pub $member: $kind,)* }

        impl $crate::typed::Typed for $name {
            const FILE_TYPES: &'static [$crate::FileType] = &[$($crate::FileType::$file_type,)*];

            fn from_record(record: &$crate::Record<'_>) -> Result<Self, $crate::FieldError> {
                use $crate::layouts::{$table::ROWS, row::row_of};
                $crate::typed::check_type::<Self>(record.layout())?;
                Ok($name {
                    $($member: $crate::typed::value::read(
                        record, const { row_of(ROWS, $field) }, $field)?,)*
                })
            }

            fn to_record<'l>(
                &self,
                layout: &'l $crate::Layout,
            ) -> Result<$crate::Record<'l>, $crate::FieldError> {
                use $crate::layouts::{$table::ROWS, row::row_of};
                $crate::typed::check_type::<Self>(layout)?;
                let mut record = $crate::Record::empty(layout);
                $($crate::typed::value::write(
                    &self.$member, &mut record, const { row_of(ROWS, $field) }, $field)?;)*
                Ok(record)
            }
        }

        impl TryFrom<&$crate::Record<'_>> for $name {
            type Error = $crate::FieldError;

            fn try_from(record: &$crate::Record<'_>) -> Result<Self, $crate::FieldError> {
                <$name as $crate::typed::Typed>::from_record(record)
            }
        }
    };
}

pub(crate) use typed;
