//! The fund that an order names.

use super::refusals::NO_SUCH_FUND;
use funds::{Catalogue, Fund};
use kernel::FundCode;
use std::sync::Arc;
use wire::{Answer, App};

/// A fund with the version of the catalogue from which it is; refused when there is none.
pub fn find_fund(app: &App, code: FundCode) -> Answer<(Arc<Fund>, i64)> {
    let snapshot = app.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(code).cloned().ok_or(NO_SUCH_FUND)?;
    Ok((fund, snapshot.version()))
}
