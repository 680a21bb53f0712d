//! Rows with encrypted columns.

use vault::{Cell, DataKey};

use crate::{Column, Encrypted, Error, Personal, PersonalTable, Row};

/// A row some of whose columns are encrypted for its owner. Made by [`crate::encrypted_row!`].
pub trait EncryptedRow: Sized {
    /// As it is stored.
    type Stored: Row;
    /// Where.
    const TABLE: &'static PersonalTable;

    /// Whose data it is.
    fn owner(&self) -> i64;
    /// Whose data a stored row is.
    fn owner_of(stored: &Self::Stored) -> i64;
    /// Whether there is anything to encrypt.
    fn hides(&self) -> bool;
    /// Whether there is anything to decrypt.
    fn hidden(stored: &Self::Stored) -> bool;
    /// For [`crate::Tx::conceal`].
    ///
    /// # Errors
    /// The key is missing or fails.
    fn conceal(&self, key: Option<&DataKey>) -> Result<Self::Stored, Error>;
    /// For [`crate::Tx::reveal`].
    ///
    /// # Errors
    /// The key is missing, or opens a value not.
    fn reveal(stored: Self::Stored, key: Option<&DataKey>) -> Result<Self, Error>;
}

/// A field of such a row: a personal value, or perhaps one.
pub trait Field: Sized {
    /// What it is when it is there.
    type Inner: Personal;
    /// As it is stored.
    type Stored: Column;

    /// Whether there is something to encrypt.
    fn hides(&self) -> bool;
    /// Whether there is something to decrypt.
    fn hidden(stored: &Self::Stored) -> bool;
    /// Encrypts it.
    ///
    /// # Errors
    /// The key is missing or fails.
    fn conceal(&self, key: Option<&DataKey>, cell: Cell<'_>) -> Result<Self::Stored, Error>;
    /// Decrypts it.
    ///
    /// # Errors
    /// The key is missing, or opens the value not.
    fn reveal(stored: &Self::Stored, key: Option<&DataKey>, cell: Cell<'_>) -> Result<Self, Error>;
}

impl<T: Personal> Field for T {
    type Inner = T;
    type Stored = Encrypted<T>;

    fn hides(&self) -> bool {
        true
    }
    fn hidden(_: &Encrypted<T>) -> bool {
        true
    }
    fn conceal(&self, key: Option<&DataKey>, cell: Cell<'_>) -> Result<Encrypted<T>, Error> {
        Encrypted::of(key.ok_or_else(no_key)?, cell, self)
    }
    fn reveal(stored: &Encrypted<T>, key: Option<&DataKey>, cell: Cell<'_>) -> Result<Self, Error> {
        stored.open(key.ok_or_else(no_key)?, cell)
    }
}

impl<T: Personal> Field for Option<T> {
    type Inner = T;
    type Stored = Option<Encrypted<T>>;

    fn hides(&self) -> bool {
        self.is_some()
    }
    fn hidden(stored: &Self::Stored) -> bool {
        stored.is_some()
    }
    fn conceal(&self, key: Option<&DataKey>, cell: Cell<'_>) -> Result<Self::Stored, Error> {
        self.as_ref().map(|value| Field::conceal(value, key, cell)).transpose()
    }
    fn reveal(stored: &Self::Stored, key: Option<&DataKey>, cell: Cell<'_>) -> Result<Self, Error> {
        stored.as_ref().map(|value| Field::reveal(value, key, cell)).transpose()
    }
}

fn no_key() -> Error {
    Error::fault("a value was to be opened without a key")
}

/// A row of a table with personal data, as the room knows it and as it is stored. The latter is a
/// [`crate::row!`] whose columns are the plain ones and then the encrypted ones, in this order.
///
/// `of` names the column of the customer whose data it is, or says `house`; `by` names the primary
/// key, to which the values are bound. `with` names encrypted columns that have a blind index in
/// another one, which old rows get when they are encrypted.
///
/// ```ignore
/// db::encrypted_row! {
///     /// A card.
///     #[derive(Clone)]
///     pub(crate) struct CardRow in "bankcards_cards" of cust_no by (cust_no, card_id)
///         as StoredCard with (mobile: mobile_index)
///     {
///         plain { pub cust_no: CustNo, pub card_id: CardId }
///         encrypted { pub card_no: CardNumber, pub mobile: Mobile }
///     }
/// }
/// ```
#[macro_export]
macro_rules! encrypted_row {
    ($(#[$meta:meta])* $vis:vis struct $name:ident in $table:literal of $owner:ident
        by ($($key:ident),+) as $stored:ident $(with ($($from:ident: $index:ident),+))? {
        plain { $($(#[$plain_meta:meta])* $plain_vis:vis $plain:ident: $plain_type:ty),* $(,)? }
        encrypted { $($(#[$field_meta:meta])* $field_vis:vis $field:ident: $type:ty),* $(,)? }
    }) => {
        $(#[$meta])* $vis struct $name {
            $($(#[$plain_meta])* $plain_vis $plain: $plain_type,)*
            $($(#[$field_meta])* $field_vis $field: $type,)*
        }
        $crate::row! {
            /// The same as it is stored.
            #[derive(Debug, Clone)]
            $vis struct $stored {
                $($(#[$plain_meta])* $plain_vis $plain: $plain_type,)*
                $($(#[$field_meta])* $field_vis $field: <$type as $crate::Field>::Stored,)*
            }
        }
        const _: () = {
            #[$crate::linkme::distributed_slice($crate::PERSONAL)]
            #[linkme(crate = $crate::linkme)]
            static TABLE: $crate::PersonalTable = $crate::PersonalTable {
                name: $table,
                owner: stringify!($owner),
                key: &[$(stringify!($key)),+],
                hidden: &[$($crate::Hidden::of::<<$type as $crate::Field>::Inner>(
                    stringify!($field)
                )),*],
                indexes: &[$($((stringify!($from), stringify!($index))),+)?],
            };
            impl $crate::EncryptedRow for $name {
                type Stored = $stored;
                const TABLE: &'static $crate::PersonalTable = &TABLE;

                fn owner(&self) -> i64 {
                    $crate::encrypted_row!(@owner self $owner)
                }
                fn owner_of(_stored: &$stored) -> i64 {
                    $crate::encrypted_row!(@owner _stored $owner)
                }
                fn hides(&self) -> bool {
                    $($crate::Field::hides(&self.$field))||*
                }
                fn hidden(stored: &$stored) -> bool {
                    $(<$type as $crate::Field>::hidden(&stored.$field))||*
                }
                fn conceal(
                    &self,
                    key: Option<&$crate::DataKey>,
                ) -> Result<$stored, $crate::Error> {
                    let row = $crate::row_key(&[$($crate::Param::value(&self.$key)),+]);
                    let cell = |column| $crate::Cell { table: $table, column, row: &row };
                    Ok($stored {
                        $($plain: self.$plain.clone(),)*
                        $($field: $crate::Field::conceal(
                            &self.$field, key, cell(stringify!($field)))?,)*
                    })
                }
                fn reveal(
                    stored: $stored,
                    key: Option<&$crate::DataKey>,
                ) -> Result<Self, $crate::Error> {
                    let row = $crate::row_key(&[$($crate::Param::value(&stored.$key)),+]);
                    let cell = |column| $crate::Cell { table: $table, column, row: &row };
                    Ok(Self {
                        $($field: $crate::Field::reveal(
                            &stored.$field, key, cell(stringify!($field)))?,)*
                        $($plain: stored.$plain,)*
                    })
                }
            }
        };
    };
    (@owner $row:ident house) => { $crate::HOUSE };
    (@owner $row:ident $owner:ident) => { $row.$owner.value() };
}
