//! What a term means, one tap away from every figure.

use kernel::Line;
use serde::{Deserialize, Serialize};
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

/// The meaning of a term.
pub async fn explain_term(_: Call<Visitor>, request: ExplainTermRequest) -> Answer<Term> {
    let terms = TERMS.lines().filter_map(|line| line.split_once('|'));
    match terms.into_iter().find(|(noun, _)| *noun == &*request.noun) {
        Some((noun, paraphrase)) => {
            Ok(Term { noun: noun.to_owned(), paraphrase: paraphrase.to_owned() })
        }
        None => Err(codes::NOT_FOUND.say("还没有这个词的解释").into()),
    }
}
