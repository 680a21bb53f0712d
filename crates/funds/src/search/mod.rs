//! Search by code, name, pinyin and its first letters; the words of a customer.

pub mod search_funds;
pub mod search_words;
