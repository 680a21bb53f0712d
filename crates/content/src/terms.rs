//! What a term means, one tap away from every figure.

use crate::{library::Library, mistake::Mistakes, shelf::library};
use kernel::Line;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor, codes};

/// Which term.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExplainTermRequest {
    pub noun: Line<40>,
}

/// A term and its meaning.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Term {
    pub noun: String,
    /// One or two sentences.
    pub paraphrase: String,
}

/// The terms of a file, one in each line: `name|meaning`.
pub fn read(path: &str, text: &str, mistakes: &mut Mistakes) -> Vec<(String, String)> {
    let mut terms: Vec<(String, String)> = Vec::new();
    for (line, said) in (1..).zip(text.lines()).filter(|(_, said)| !said.is_empty()) {
        match said.split_once('|') {
            Some((noun, _)) if terms.iter().any(|known| known.0 == noun) => {
                mistakes.add(path, line, format!("{noun} is explained twice"));
            }
            Some((noun, meaning)) if !noun.is_empty() && !meaning.is_empty() => {
                terms.push((noun.to_owned(), meaning.to_owned()));
            }
            _ => mistakes.add(path, line, "not a line `name|meaning`"),
        }
    }
    terms
}

impl Library {
    /// The terms that stand in a text, longer ones first, so that 单位净值 is not read as 净值.
    pub fn terms_in(&self, text: &str) -> Vec<String> {
        let nouns = self.terms.iter().map(|(noun, _)| noun).filter(|noun| text.contains(*noun));
        let mut nouns: Vec<String> = nouns.cloned().collect();
        nouns.sort_by_key(|noun| Reverse(noun.chars().count()));
        nouns
    }
}

/// The meaning of a term.
pub async fn explain_term(call: Call<Visitor>, request: ExplainTermRequest) -> Answer<Term> {
    match library(&call).terms.iter().find(|(noun, _)| *noun == *request.noun) {
        Some((noun, paraphrase)) => Ok(Term { noun: noun.clone(), paraphrase: paraphrase.clone() }),
        None => Err(codes::NOT_FOUND.say("还没有这个词的解释").into()),
    }
}
