//! Right keys in such numbers that those of others are forgotten.

use super::*;

#[tokio::test]
async fn a_flood_of_right_keys_ends_nobody_s_session() {
    let seal = server(ServerKeys::generate().unwrap(), 0);
    let [quiet, busy] = [(), ()].map(|()| Sealer::new(K, &seal.jwks()).unwrap());
    let mut headers = Vec::new();
    for sealer in [&quiet, &busy] {
        let request = Request::sealed(sealer, WALL, &HEADERS);
        assert!(request.open_at(&seal).await.is_ok());
        headers.push(request.headers["x-seal-key"].to_str().unwrap().to_owned());
    }
    let is_kept = |at: usize| seal.0.unwrapped.find(&headers[at]).is_some();
    for turn in 0..3 {
        flood(&seal, turn);
        // Who goes on meanwhile is unwrapped once.
        assert!(is_kept(1), "forgotten in turn {turn}");
    }
    assert!(!is_kept(0), "nothing was turned over");
    let again = Request::sealed(&quiet, WALL, &HEADERS);
    assert!(again.open_at(&seal).await.is_ok(), "unwrapped again");
    assert!(is_kept(0));
    assert!(seal.0.unwrapped.len() <= 2 * KEYS_MAX);
}

/// As many keys as a generation has, each of another session.
fn flood(seal: &Seal, turn: usize) {
    let key = Arc::new(SessionKey::new(K.as_bytes()).unwrap());
    for number in 0..KEYS_MAX {
        seal.0.unwrapped.keep(&format!("kid.{turn}-{number}"), key.clone());
    }
}
