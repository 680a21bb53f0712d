//! Files of one customer, which other rooms make when they are handed over. This room knows them by
//! their ids alone: the application registers who makes them.

use crate::own_file::{self, OwnFile};
use kernel::{CustNo, Day};
use std::{future::Future, pin::Pin};
use wire::{Answer, App};

/// A file that is one customer's, and why he gets it.
#[derive(Debug, Clone)]
pub struct PersonalFile {
    pub file: OwnFile,
    /// A sentence for the letter; none where he asked for it himself.
    pub why: Option<String>,
}

/// The work of making one.
pub type MakingFile<'a> = Pin<Box<dyn Future<Output = Answer<Option<PersonalFile>>> + Send + 'a>>;

/// A service of the application: makes a customer's file of an id; none of an id that is none of
/// its own.
#[derive(Clone, Copy)]
pub struct PersonalFiles(pub for<'a> fn(&'a App, CustNo, &'a str) -> MakingFile<'a>);

/// The file of an id, a customer's own or anybody's.
pub async fn find(app: &App, cust_no: CustNo, id: &str, day: Day) -> Answer<PersonalFile> {
    if let Some(PersonalFiles(make)) = app.find::<PersonalFiles>()
        && let Some(found) = make(app, cust_no, id).await?
    {
        return Ok(found);
    }
    Ok(PersonalFile { file: own_file::find(app, id, day).await?, why: None })
}
