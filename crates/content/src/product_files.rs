//! `/productfiles`: the documents of a fund as files.

use crate::{attachment::path_of, fund_file::FundFile, fund_files::files_of, shelf::library};
use funds::{Catalogue, NO_FUND};
use kernel::{Day, FundCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Which fund.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductFilesRequest {
    pub fund_code: FundCode,
}

/// Files in the order in which they are read.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductFiles {
    pub fund_code: FundCode,
    pub list: Vec<ProductFile>,
}

/// A document of a fund.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductFile {
    /// For `proxy/download`.
    pub file_id: String,
    /// The document's key, as in `findFundAgreement`.
    pub key: String,
    pub title: String,
    pub version: String,
    /// The first day of the version.
    pub effective_on: Day,
    /// Where it is on this server, from the root.
    pub path: String,
}

/// The files of a fund; of one without any an empty list.
pub async fn product_files(
    call: Call<Visitor>,
    request: ProductFilesRequest,
) -> Answer<ProductFiles> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let listed = files_of(&call.app, &library(&call), &fund, call.now.day()).await?.into_iter();
    let file = |FundFile { id, key, title, version, effective_on, .. }: FundFile| {
        let (path, key) = (path_of(&id), key.to_owned());
        ProductFile { file_id: id, key, title, version, effective_on, path }
    };
    Ok(ProductFiles { fund_code: fund.code, list: listed.map(file).collect() })
}
