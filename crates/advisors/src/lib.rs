//! Account managers of the house: who they are, which one a customer chose, and what he may see.

mod authorize;
mod bind;
mod ids;
mod manager;
mod old_consents;
mod parameters;
mod parting;
mod refusals;
mod scope;
mod seeing;
mod store;
mod takeaway;

pub use authorize::show_nothing;
pub use bind::bind_for_demo;
pub use ids::BindingId;
pub use manager::add_manager;
pub use old_consents::migrate_consents;
pub use parting::PARTS;
pub use scope::Scope;
pub use seeing::{
    CustomersRequest, SeeCustomerRequest, SeenCustomer, SeenCustomers, SeenHolding, SeenOfCustomer,
    SeenOrder, SeenProfile, Sight, Sights, customers_of, see,
};
pub use store::Manager;
pub use takeaway::HELD;

use axum::http::Method;
use wire::{
    Routes,
    Topic::{Advisor, Clock},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("advisors")
        .get(
            "/manager/query",
            op("findManager", "find a manager").touches_nothing().silent(),
            manager::find_manager,
        )
        .get(
            "/getMyManager",
            op("myManager", "my account manager").reads(&[Advisor, Clock]),
            bind::bound_manager,
        )
        .bff(
            "member/manager/queryCustMangerInfo",
            op("boundManager", "the bound manager").reads(&[Advisor, Clock]),
            bind::bound_manager,
        )
        .bff(
            "member/manager/bindCustManger",
            op("bindManager", "bind the customer to a manager").writes(&[Advisor]),
            bind::bind_manager,
        )
        .post(
            "/manager/update",
            op("changeManager", "change the manager").writes(&[Advisor]),
            bind::change_manager,
        )
        .post(
            "/changeowner",
            op("changeOwner", "move the customer to another manager").writes(&[Advisor]),
            bind::change_manager,
        )
        .at(
            Method::POST,
            "/proxy/api/v2/salesField/custAuth/get",
            op("dataAuthorization", "what the manager may see").reads(&[Advisor, Clock]),
            authorize::data_authorization,
        )
        .bff(
            "member/manager/authorize",
            op("authorizeData", "let the manager see something, or no more").writes(&[Advisor]),
            authorize::authorize,
        )
        .post(
            "/advisor/customers",
            op("listCustomers", "who lets a manager see something: for the managers' app")
                .touches_nothing(),
            seeing::list_customers,
        )
        .post(
            "/advisor/customer",
            op("seeCustomer", "what a customer lets his manager see: for the managers' app")
                .touches_nothing(),
            seeing::see_customer,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("advisors",
    "begin" => include_str!("../../../migrations/advisors_0001_begin.sql"),
    "customers" => include_str!("../../../migrations/advisors_0002_customers.sql"),
    "grants" => include_str!("../../../migrations/advisors_0003_grants.sql"),
);

#[cfg(test)]
mod tests;
