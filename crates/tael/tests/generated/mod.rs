//! A client that is made of the contract alone: it knows names of operations and of their
//! arguments, and looks up everything else.

use super::{Config, World, data_folder};
use serde_json::{Map, Value, json};
use wire::testing::Client;

#[tokio::test]
async fn a_client_made_of_the_contract_alone_buys_a_fund() {
    let folder = data_folder().unwrap();
    let world = World::open(&Config::demo(folder.path())).await;
    let me = Generated::new(world.client.with_token(&world.me.0));
    let (fund, card) = (world.funds["held"], world.me.1.get("card"));
    let page = me.call("preBuy", json!({ "fundCode": fund })).await;
    let agreements: Vec<&Value> =
        page["agreements"].as_array().unwrap().iter().map(|one| &one["id"]).collect();
    let ask = json!({"fundCode": fund, "cardId": card, "amount": "200.00",
        "agreements": agreements});
    let placed = me.call("placeOrder", ask).await;
    let order = json!({ "orderNo": placed["orderNo"] });
    assert_eq!(me.call("orderDetail", order).await["amount"], "200.00");
    world.started.app.db().close().await.unwrap();
}

struct Generated {
    document: Value,
    client: Client,
}

impl Generated {
    fn new(client: Client) -> Self {
        Self { document: serde_json::from_str(&app::openapi().unwrap()).unwrap(), client }
    }

    /// The data of the answer.
    async fn call(&self, id: &str, arguments: Value) -> Value {
        let (path, method, operation) = self.find(id);
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let (path, body) = match schema.is_object() {
            true => (path.to_owned(), Some(self.filled(schema, &arguments))),
            false => (format!("{path}?{}", query(operation, &arguments)), None),
        };
        let method = method.to_uppercase().parse().unwrap();
        let data = self.client.send(method, &path, body).await.ok();
        let answer = &operation["responses"]["200"]["content"]["application/json"]["schema"];
        let success = answer["oneOf"].as_array().unwrap().iter().map(|one| self.resolved(one));
        let envelope =
            success.into_iter().find(|one| one["properties"]["data"]["$ref"].is_string());
        let promised = self.resolved(&envelope.unwrap()["properties"]["data"]);
        for name in promised["required"].as_array().into_iter().flatten() {
            assert!(data.get(name.as_str().unwrap()).is_some(), "{id} lacks {name}: {data}");
        }
        data
    }

    fn find(&self, id: &str) -> (&str, &str, &Value) {
        let paths = self.document["paths"].as_object().unwrap();
        let all = paths.iter().flat_map(|(path, item)| {
            let item = item.as_object().unwrap().iter();
            item.map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
        });
        let mut found = all.filter(|(.., operation)| operation["operationId"] == id);
        found.next().unwrap_or_else(|| panic!("the contract has no {id}"))
    }

    /// Arguments where the schema of a body has them, however deep.
    fn filled(&self, schema: &Value, arguments: &Value) -> Value {
        let schema = self.resolved(schema);
        let properties = schema["properties"].as_object().into_iter().flatten();
        let put = |(name, of): (&String, &Value)| match arguments.get(name) {
            Some(value) => Some((name.clone(), value.clone())),
            None if self.resolved(of)["properties"].is_object() => {
                Some((name.clone(), self.filled(of, arguments)))
            }
            None => None,
        };
        let body: Map<String, Value> = properties.filter_map(put).collect();
        for name in schema["required"].as_array().into_iter().flatten() {
            assert!(body.contains_key(name.as_str().unwrap()), "{name} is missing: {body:?}");
        }
        json!(body)
    }

    fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(at) => self.document.pointer(at.trim_start_matches('#')).unwrap(),
            None => schema,
        }
    }
}

fn query(operation: &Value, arguments: &Value) -> String {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let names = parameters.filter(|one| one["in"] == "query").map(|one| &one["name"]);
    let pair = |name: &Value| {
        let name = name.as_str().unwrap();
        arguments[name].as_str().map(|value| format!("{name}={value}"))
    };
    names.filter_map(pair).collect::<Vec<_>>().join("&")
}
