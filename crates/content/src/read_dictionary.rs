//! Dictionaries and their entries.

use crate::dictionaries::{self, Dictionary};
use kernel::Code;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor, codes};

/// Which dictionaries: all when no name is given.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct DictionariesRequest {
    pub dict_type: Option<Code<40>>,
}

/// Which dictionary.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DictionaryRequest {
    pub dict_type: Code<40>,
}

/// Which entry.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DictionaryEntryRequest {
    pub dict_type: Code<40>,
    pub code: Code<40>,
}

/// Dictionaries.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DictionaryList {
    pub list: Vec<DictionaryPage>,
}

/// One dictionary.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DictionaryPage {
    pub dict_type: String,
    pub entries: Vec<DictionaryEntry>,
}

/// One entry.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DictionaryEntry {
    pub code: String,
    pub name: String,
}

/// All dictionaries, or one.
pub async fn classic(_: Call<Visitor>, request: DictionariesRequest) -> Answer<DictionaryList> {
    let wanted = |d: &Dictionary| request.dict_type.as_deref().is_none_or(|name| name == d.name);
    let found = dictionaries::all().into_iter().filter(wanted);
    Ok(DictionaryList { list: found.map(DictionaryPage::from).collect() })
}

/// One dictionary.
pub async fn dictionary(_: Call<Visitor>, request: DictionaryRequest) -> Answer<DictionaryPage> {
    find(&request.dict_type)
}

/// One entry of a dictionary.
pub async fn entry(_: Call<Visitor>, request: DictionaryEntryRequest) -> Answer<DictionaryEntry> {
    let page = find(&request.dict_type)?;
    let found = page.entries.into_iter().find(|e| e.code == *request.code);
    found.ok_or_else(|| codes::NOT_FOUND.refuse().into())
}

fn find(name: &str) -> Answer<DictionaryPage> {
    let found = dictionaries::all().into_iter().find(|d| d.name == name);
    found.map(DictionaryPage::from).ok_or_else(|| codes::NOT_FOUND.refuse().into())
}

impl From<Dictionary> for DictionaryPage {
    fn from(dictionary: Dictionary) -> Self {
        let entry = |(code, name)| DictionaryEntry { code, name };
        let entries = dictionary.entries.into_iter().map(entry).collect();
        Self { dict_type: dictionary.name.to_owned(), entries }
    }
}
