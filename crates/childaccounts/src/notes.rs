//! Notes on a child, newest first.

use crate::child::{ChildNo, NoteKind};
use crate::create_child::own;
use crate::store;
use db::Tx;
use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Page, PageRequest};

/// Which notes.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotesRequest {
    /// The child's number.
    pub child_no: ChildNo,
    /// From 1.
    #[serde(default)]
    pub page_no: Option<u32>,
    /// At most 100.
    #[serde(default)]
    pub page_size: Option<u32>,
}

/// A note.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChildNote {
    /// Its number, for lists.
    pub note_no: String,
    /// Whether the customer wrote it, or it tells of an act.
    pub kind: NoteKind,
    /// What it says.
    pub text: String,
    /// When.
    pub at: Instant,
}

/// Notes on one of the customer's children.
pub async fn notes(call: Call<Customer>, request: NotesRequest) -> Answer<Page<ChildNote>> {
    let (cust_no, first) = (call.caller.cust_no, PageRequest::default());
    let page = PageRequest {
        page_no: request.page_no.unwrap_or(first.page_no),
        page_size: request.page_size.unwrap_or(first.page_size),
    };
    let read = async |tx: &mut Tx| {
        let row = own(tx, cust_no, request.child_no).await?;
        let of = (cust_no, row.child_no);
        let notes = store::notes(tx, of, (page.limit(), page.offset())).await?;
        let total = store::count_notes(tx, cust_no, row.child_no).await?;
        let list = notes.into_iter().map(|note| ChildNote {
            note_no: note.note_no.to_string(),
            kind: note.kind,
            text: note.text,
            at: note.at,
        });
        Ok(page.page(list.collect(), total))
    };
    call.db().read(read).await
}
