//! Change the password, knowing the old one.

use crate::{GivenPassword, Password};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Done};

/// Old and new.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangePasswordRequest {
    /// The present password.
    pub old_password: GivenPassword,
    /// 8 to 20 characters, letters and digits at least, not the present one.
    pub new_password: Password,
}

/// `/security/password`: ends all other sessions of the customer.
pub async fn change_password(call: Call<Customer>, request: ChangePasswordRequest) -> Answer<Done> {
    crate::later()
}
