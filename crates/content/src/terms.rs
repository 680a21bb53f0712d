//! What a term means, one tap away from every figure.

use crate::shelf::library;
use kernel::Line;
use serde::{Deserialize, Serialize};
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

/// The meaning of a term.
pub async fn explain_term(call: Call<Visitor>, request: ExplainTermRequest) -> Answer<Term> {
    match library(&call).terms.iter().find(|(noun, _)| *noun == *request.noun) {
        Some((noun, paraphrase)) => Ok(Term { noun: noun.clone(), paraphrase: paraphrase.clone() }),
        None => Err(codes::NOT_FOUND.say("还没有这个词的解释").into()),
    }
}
