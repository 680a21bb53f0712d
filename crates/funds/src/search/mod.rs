//! Search by code, name, pinyin and its first letters, managers and companies; the words of a
//! customer.

mod meaning;
pub mod search_funds;
pub mod search_words;
