//! Which products are sold here: what the rooms of products know of it.

use accounts::Products;
use funds::Catalogue;

/// The service of the application.
pub const SOLD: Products = Products(|app, code| app.get::<Catalogue>().fund(code).is_some());
