//! Keys are made, announced, used and retired.

use super::*;
use tempfile::TempDir;

#[tokio::test]
async fn a_key_is_announced_used_and_retired_while_servers_run() {
    let folder = Folder::new();
    let keys = folder.open();
    let at = Instant::from_ms(WALL);
    let first = server(ServerKeys::of(keys.clone(), at).unwrap(), 0);
    let second = server(ServerKeys::of(keys.clone(), at).unwrap(), 0);
    assert_eq!(first.jwks(), second.jwks(), "one folder, one key");
    let old = Request::for_server(&first, WALL);
    let old_kid = kid_of(&first, 0);
    assert!(old.open_at(&first).await.is_ok());

    let later = keys.make(Instant::from_ms(WALL + 60_000)).unwrap();
    first.0.keys.look(at).unwrap();
    assert_eq!((kid_of(&first, 0), kid_of(&first, 1)), (old_kid.clone(), later), "announced");
    let new_kid = keys.make(Instant::from_ms(WALL - 1)).unwrap();
    first.0.keys.look(at).unwrap();
    assert_eq!(kid_of(&first, 0), new_kid, "used");
    assert!(Request::for_server(&first, WALL).open_at(&first).await.is_ok());
    // The other server has not looked yet: it looks when it is asked.
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert!(Request::for_server(&first, WALL).open_at(&second).await.is_ok());
    assert!(Request::with_key_of(&old, WALL).open_at(&first).await.is_ok(), "a former one opens");

    keys.retire(&old_kid, at).unwrap();
    first.0.keys.look(at).unwrap();
    assert!(Request::with_key_of(&old, WALL).open_at(&first).await.is_err(), "retired");
    assert!(!first.jwks().contains(&old_kid));
    let states: Vec<_> = keys.rows(at).unwrap().into_iter().map(|r| r.state).collect();
    assert_eq!(states, [KeyState::Announced, KeyState::Used, KeyState::Retired]);
    assert!(keys.retire(&new_kid, at).is_err(), "the last one that is used");
    assert!(keys.retire("nobody", at).is_err());
}

#[tokio::test]
async fn a_folder_that_goes_away_while_servers_run_ends_nothing() {
    let folder = Folder::new();
    let (keys, at) = (folder.open(), Instant::from_ms(WALL));
    let seal = server(ServerKeys::of(keys.clone(), at).unwrap(), 0);
    let session = Request::for_server(&seal, WALL);
    assert!(session.open_at(&seal).await.is_ok());
    let (set, away) = (seal.jwks(), folder.0.path().join("away"));
    std::fs::rename(folder.keys(), &away).unwrap();
    // Unreadable, then a disk that is not mounted.
    for empty in [false, true] {
        if empty {
            std::fs::create_dir(folder.keys()).unwrap();
        }
        assert_eq!(seal.0.keys.look(at).is_err(), !empty);
        assert_eq!(seal.jwks(), set);
        let known = Request::with_key_of(&session, WALL);
        assert!(known.open_at(&seal).await.is_ok(), "a session goes on");
        let fresh = Request::for_server(&seal, WALL);
        assert!(fresh.open_at(&seal).await.is_ok(), "another one begins");
    }
    std::fs::remove_dir(folder.keys()).unwrap();
    std::fs::rename(&away, folder.keys()).unwrap();
    let made = keys.make(Instant::from_ms(WALL - 1)).unwrap();
    seal.0.keys.look(at).unwrap();
    assert_eq!(kid_of(&seal, 0), made, "it is read again");
}

#[tokio::test]
async fn a_file_that_is_no_key_keeps_no_other_from_being_made_or_retired() {
    let folder = Folder::new();
    let (keys, at) = (folder.open(), Instant::from_ms(WALL));
    let seal = server(ServerKeys::of(keys.clone(), at).unwrap(), 0);
    let (old_kid, old) = (kid_of(&seal, 0), Request::for_server(&seal, WALL));
    assert!(old.open_at(&seal).await.is_ok());
    std::fs::write(folder.keys().join("1-broken.pem"), "half a key").unwrap();
    let new_kid = keys.make(Instant::from_ms(WALL - 1)).unwrap();
    keys.retire(&old_kid, at).unwrap();
    assert!(seal.0.keys.look(at).is_err(), "it is said");
    assert_eq!(kid_of(&seal, 0), new_kid);
    assert!(Request::with_key_of(&old, WALL).open_at(&seal).await.is_err(), "retired");
}

#[test]
fn two_first_starts_in_one_folder_both_work() {
    let folder = Folder::new();
    let starts: Vec<_> = (0..4)
        .map(|_| {
            let folder = folder.clone();
            std::thread::spawn(move || folder.open())
        })
        .collect();
    let folders: Vec<_> = starts.into_iter().map(|start| start.join().unwrap()).collect();
    let at = Instant::from_ms(WALL);
    let sets = folders.into_iter().map(|folder| ServerKeys::of(folder, at).unwrap().jwks(at));
    let sets: std::collections::BTreeSet<_> = sets.collect();
    assert_eq!(sets.len(), 1, "all see the same keys");
}

#[test]
fn the_key_of_an_older_data_folder_goes_on() {
    let folder = Folder::new();
    let key = ServerKey::generate().unwrap();
    std::fs::write(folder.single(), key.pem()).unwrap();
    let at = Instant::from_ms(WALL);
    let keys = ServerKeys::of(folder.open(), at).unwrap();
    assert!(keys.find(key.kid()).is_some() && keys.jwks(at).contains(key.kid()));
    assert!(!folder.single().exists(), "it is in the folder now");
    assert_eq!(ServerKeys::of(folder.open(), at).unwrap().jwks(at), keys.jwks(at));
}

#[cfg(unix)]
#[test]
fn keys_are_their_owner_s_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    folder.open();
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder.keys()), 0o700);
    for file in std::fs::read_dir(folder.keys()).unwrap() {
        assert_eq!(mode(&file.unwrap().path()), 0o600);
    }
}

#[test]
fn keys_come_from_a_text_the_first_one_is_used() {
    let [first, second] = [(), ()].map(|()| ServerKey::generate().unwrap());
    let keys = ServerKeys::from_pem(&format!("{}{}", first.pem(), second.pem())).unwrap();
    let set = keys.jwks(Instant::from_ms(WALL));
    let at = |kid: &str| set.find(kid).unwrap();
    assert!(at(first.kid()) < at(second.kid()));
    assert!(ServerKeys::from_pem("nothing").is_err());
}

/// A data folder.
#[derive(Clone)]
struct Folder(Arc<TempDir>);

impl Folder {
    fn new() -> Self {
        Self(Arc::new(tempfile::tempdir().unwrap()))
    }

    fn keys(&self) -> PathBuf {
        self.0.path().join("seal-keys")
    }

    fn single(&self) -> PathBuf {
        self.0.path().join("seal-key.pem")
    }

    fn open(&self) -> KeyFolder {
        // The first key is made then.
        KeyFolder::open(&self.keys(), &self.single(), Instant::from_ms(WALL - 1_000)).unwrap()
    }
}

fn kid_of(seal: &Seal, at: usize) -> String {
    let set: serde_json::Value = serde_json::from_str(&seal.jwks()).unwrap();
    set["keys"][at]["kid"].as_str().unwrap().to_owned()
}
