//! The data folder is its owner's only, and the master keys of what is in it can be changed.

use base64::{Engine, prelude::BASE64_STANDARD};
use db::Db;
use kernel::Clock;
use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Command, Output},
};
use tempfile::TempDir;

/// `tael` on a folder, begun by somebody whose files everybody may read.
fn tael(folder: &Path, arguments: &str) -> Output {
    Command::new("sh")
        .args(["-c", &format!("umask 0022; exec \"$TAEL\" {arguments}")])
        .env("TAEL", env!("CARGO_BIN_EXE_tael"))
        .env("DATA", folder)
        .env("DATABASE_URL", "")
        .env_remove("MASTER_KEY")
        .env_remove("MASTER_KEY_COMMAND")
        .output()
        .unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

/// Asks each file and folder below.
fn assert_private(folder: &Path) -> usize {
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        let wanted = if entry.path().is_dir() { 0o700 } else { 0o600 };
        assert_eq!(mode, wanted, "{} is {mode:o}", entry.path().display());
        count += 1;
        if entry.path().is_dir() {
            count += assert_private(&entry.path());
        }
    }
    count
}

#[test]
fn what_it_makes_is_its_owners_only() {
    let parent = TempDir::new().unwrap();
    let folder = parent.path().join("data");
    said(&tael(&folder, "migrate"));
    said(&tael(&folder, "day status"));
    assert!(assert_private(parent.path()) > 5);
}

#[test]
fn a_wider_folder_is_refused_until_it_is_closed() {
    let folder = TempDir::new().unwrap();
    for mode in [0o755, 0o750, 0o701] {
        set_mode(folder.path(), mode);
        let refused = tael(folder.path(), "migrate");
        let why = String::from_utf8(refused.stderr).unwrap();
        assert_eq!(refused.status.code(), Some(1), "{why}");
        let mends = format!("chmod -R go= '{}'", folder.path().display());
        assert!(why.contains(&mends), "{why}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is made in it");
        assert!(Command::new("sh").args(["-c", &mends]).status().unwrap().success());
        said(&tael(folder.path(), "keys list"));
        fs::remove_dir_all(folder.path().join("seal-keys")).unwrap();
    }
    said(&tael(folder.path(), "migrate"));
}

#[test]
fn master_keys_are_rotated_and_asked_for() {
    let folder = TempDir::new().unwrap();
    set_mode(folder.path(), 0o700);
    said(&tael(folder.path(), "migrate"));
    let before = said(&tael(folder.path(), "keys masters"));
    assert_eq!(before.lines().count(), 2, "{before}");
    assert!(before.lines().all(|line| line.contains("wraps")), "{before}");
    let rotated = said(&tael(folder.path(), "keys rotate"));
    assert!(rotated.contains("is new"), "{rotated}");
    let after = said(&tael(folder.path(), "keys masters"));
    let keys = |line: &str| line.split_whitespace().nth(2).unwrap().parse::<u32>().unwrap();
    for (at, line) in after.lines().enumerate() {
        let first = at % 2 == 0;
        assert_eq!(line.contains("wraps"), first, "{after}");
        assert_eq!(keys(line) > 0, first, "{after}");
    }
    assert_private(folder.path());

    // Elsewhere than in the folder: as a text, or printed by a command.
    let file = folder.path().join("master.keys");
    let kept = TempDir::new().unwrap();
    fs::rename(&file, kept.path().join("keys")).unwrap();
    let lost = tael(folder.path(), "verify");
    let why = String::from_utf8(lost.stderr).unwrap();
    assert!(why.contains("is needed") && !file.exists(), "{why}");
    let command = format!("--master-key-command 'cat {}/keys' verify", kept.path().display());
    said(&tael(folder.path(), &command));
    let text = fs::read_to_string(kept.path().join("keys")).unwrap();
    let first = text.lines().next().unwrap();
    said(&tael(folder.path(), &format!("--master-key {first} verify")));
    assert!(!file.exists());
}

/// A server that was told the keys at its start reads nothing that is wrapped under another one.
#[tokio::test(flavor = "multi_thread")]
async fn keys_that_servers_were_told_are_rotated_when_they_know_the_new_one() {
    let folder = TempDir::new().unwrap();
    set_mode(folder.path(), 0o700);
    let [newest, new, old] = [[5_u8; 32], [7; 32], [9; 32]].map(|key| BASE64_STANDARD.encode(key));
    said(&tael(folder.path(), &format!("--master-key {old} migrate")));
    let server = Db::sqlite(folder.path().join("tael.db"), &app::migrations()).unwrap();
    server.ids(&Clock::system()).await.unwrap();
    let both = format!("{new},{old}");
    let rotate = |keys: &str, more: &str| {
        tael(folder.path(), &format!("--master-key {keys} keys rotate {more}"))
    };
    let refused = rotate(&both, "");
    let why = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(1), "{why}");
    assert!(why.contains("1 process") && why.contains("--servers-know-it"), "{why}");
    let old_masters = said(&tael(folder.path(), &format!("--master-key {old} keys masters")));
    assert!(!old_masters.contains("MISSING"), "{old_masters}");
    said(&rotate(&both, "--servers-know-it"));
    let left = tael(folder.path(), &format!("--master-key {old} keys masters"));
    assert!(String::from_utf8(left.stderr).unwrap().contains("is needed"), "it was not rotated");
    // Where no server runs there is nobody to ask.
    server.close().await.unwrap();
    said(&rotate(&format!("{newest},{both}"), ""));
}
