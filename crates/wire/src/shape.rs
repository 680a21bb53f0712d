//! What an operation takes and gives.

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{KnownFormat, ObjectBuilder, RefOr, Schema, SchemaFormat, schema::Type},
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

/// What a download is answered.
pub(crate) struct FileBytes;

impl PartialSchema for FileBytes {
    fn schema() -> RefOr<Schema> {
        let binary = SchemaFormat::KnownFormat(KnownFormat::Binary);
        ObjectBuilder::new().schema_type(Type::String).format(Some(binary)).into()
    }
}

impl ToSchema for FileBytes {}

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
