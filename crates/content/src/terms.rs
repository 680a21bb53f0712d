//! What a term means, one tap away from every figure.

use kernel::Line;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor, codes};

/// One term in each line: `name|meaning`.
const TERMS: &str = include_str!("../terms.txt");

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

fn terms() -> impl Iterator<Item = (&'static str, &'static str)> {
    TERMS.lines().filter_map(|line| line.split_once('|'))
}

/// The terms that stand in a text, longer ones first, so that 单位净值 is not read as 净值.
pub fn terms_in(text: &str) -> Vec<String> {
    let nouns = terms().map(|(noun, _)| noun).filter(|noun| text.contains(noun));
    let mut nouns: Vec<String> = nouns.map(str::to_owned).collect();
    nouns.sort_by_key(|noun| Reverse(noun.chars().count()));
    nouns
}

/// The meaning of a term.
pub async fn explain_term(_: Call<Visitor>, request: ExplainTermRequest) -> Answer<Term> {
    match terms().find(|(noun, _)| *noun == &*request.noun) {
        Some((noun, paraphrase)) => {
            Ok(Term { noun: noun.to_owned(), paraphrase: paraphrase.to_owned() })
        }
        None => Err(codes::NOT_FOUND.say("还没有这个词的解释").into()),
    }
}
