//! What an operation takes and gives.

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, Schema},
};

/// Request and answer types of an operation, as schemas.
pub(crate) struct Shape {
    pub request: Named,
    pub answer: Named,
    pub others: Vec<(String, RefOr<Schema>)>,
}

pub(crate) struct Named {
    pub name: String,
    pub schema: RefOr<Schema>,
}

impl Shape {
    pub fn of<Rq: ToSchema, Rs: ToSchema>() -> Self {
        let mut others = Vec::new();
        Rq::schemas(&mut others);
        Rs::schemas(&mut others);
        Self { request: Named::of::<Rq>(), answer: Named::of::<Rs>(), others }
    }
}

impl Named {
    fn of<T: ToSchema + PartialSchema>() -> Self {
        Self { name: T::name().into_owned(), schema: T::schema() }
    }
}
