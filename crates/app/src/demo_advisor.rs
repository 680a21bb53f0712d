//! The demo's app of the managers: which customers show something, and what. It asks as such an
//! app's own server does. Never in production.

use crate::demo_page;
use advisors::{CustomersRequest, Scope, SeeCustomerRequest, SeenOfCustomer, customers_of, see};
use axum::{
    Router,
    extract::{Query, State},
    response::Response,
    routing::get,
};
use demo::CHOSEN_MANAGER;
use identity::{ClientApp, ClientScope, ClientTokenRequest, grant};
use serde::Deserialize;
use wire::{Answer, App, Done, Failure, codes, raw};

const CLIENT: &str = "advisor";
/// Known to everybody: only the demo has it.
const SECRET: &str = "tael-demo-advisor";
/// Its SHA-256.
const SECRET_SHA256: &str = "13a56addb3638e8e265905c5c305dbc458d6adbdd450ff11c97fa281443a6ac8";
const PAGE: &str = "/demo/advisor";
const TITLE: &str = "模拟理财师App";
/// What the customer reads.
const WHY: &str = "演示：客户回访";

/// The app, as the settings would name it.
pub fn client() -> ClientApp {
    ClientApp {
        id: CLIENT.to_owned(),
        name: "理财师App".to_owned(),
        origins: vec!["http://127.0.0.1".to_owned(), "http://localhost".to_owned()],
        secret_sha256: SECRET_SHA256.to_owned(),
        scope: ClientScope::Advisor,
    }
}

/// What was tapped; nothing shows the list.
#[derive(Debug, Deserialize)]
struct Tapped {
    customer: Option<advisors::BindingId>,
    scope: Option<Scope>,
}

/// `GET /demo/advisor`.
pub fn routes(app: App) -> Router {
    Router::new().route(PAGE, get(page)).with_state(app)
}

async fn page(State(app): State<App>, Query(tapped): Query<Tapped>) -> Response {
    match shown(&app, tapped).await {
        Ok((text, links)) => demo_page::choices(TITLE, &text, links.into_iter()),
        Err(Failure::Refused(refusal)) => {
            let back = [(PAGE.to_owned(), "回到客户列表")];
            demo_page::choices(TITLE, &refusal.sentence, back.into_iter())
        }
        Err(failure) => raw::respond::<Done>(Err(failure), "a manager's look"),
    }
}

type Shown = (String, Vec<(String, String)>);

async fn shown(app: &App, tapped: Tapped) -> Answer<Shown> {
    let Some((customer, scope)) = tapped.customer.zip(tapped.scope) else {
        return list(app).await;
    };
    let request = SeeCustomerRequest {
        access_token: text(&token(app).await?)?,
        mgr_account: text(CHOSEN_MANAGER)?,
        customer,
        scope,
        why: text(WHY)?,
    };
    let seen = lines(see(app, request, None).await?);
    let text = format!("{}：\n{seen}\n\n客户在“我的数据”里会看到这一次查看。", scope.chinese());
    Ok((text, vec![(PAGE.to_owned(), "回到客户列表".to_owned())]))
}

async fn list(app: &App) -> Answer<Shown> {
    let request = CustomersRequest {
        access_token: text(&token(app).await?)?,
        mgr_account: text(CHOSEN_MANAGER)?,
        after: None,
    };
    let customers = customers_of(app, request, None).await?.customers;
    let links = customers.iter().flat_map(|one| {
        one.scopes.iter().map(|scope| {
            let to = format!("{PAGE}?customer={}&scope={}", one.customer, scope.scope.code());
            (to, format!("{}：{}，到{}", one.name, scope.scope_name, scope.until_on))
        })
    });
    let links: Vec<(String, String)> = links.collect();
    let text = match links.is_empty() {
        true => "还没有客户授权给客户经理JT1001。在客户的手机上打开“我的数据—客户经理能看什么”。",
        false => "客户经理JT1001能看的：",
    };
    Ok((text.to_owned(), links))
}

/// As the app's own server asks for it.
async fn token(app: &App) -> Answer<String> {
    let request = ClientTokenRequest {
        client: CLIENT.parse().map_err(|_| wrong())?,
        secret: text(SECRET)?,
        scope: ClientScope::Advisor,
        code: None,
    };
    Ok(grant(app, request).await?.access_token)
}

fn text<T: std::str::FromStr>(text: &str) -> Answer<T> {
    text.parse().map_err(|_| wrong())
}

fn wrong() -> Failure {
    codes::BAD_REQUEST.into()
}

/// A line each.
fn lines(seen: SeenOfCustomer) -> String {
    let holdings = seen.holdings.into_iter().flatten().map(|one| {
        format!("{}（{}）{:#}份，{:#}元", one.fund_name, one.fund_code, one.shares, one.value)
    });
    let orders = seen.orders.into_iter().flatten().map(|one| {
        format!("{} {}{}，{}", one.created_at.day(), one.kind_name, one.fund_name, one.status_name)
    });
    let profile = seen.profile.map(|one| {
        let level = one.risk_level.map_or("没有测评", |level| level.chinese());
        let age = one.age.map_or_else(|| "--".to_owned(), |age| age.to_string());
        format!("风险等级{level}，{age}岁")
    });
    let lines: Vec<String> = holdings.chain(orders).chain(profile).collect();
    if lines.is_empty() { "没有内容".to_owned() } else { lines.join("\n") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_knows_its_secret() {
        assert_eq!(wire::hash_token(SECRET), SECRET_SHA256);
    }
}
