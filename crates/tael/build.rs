//! The linker keeps one of functions whose code is the same: a megabyte of the release.

use std::{env::var, path::Path, process::Command};

const TARGET: &str = "x86_64-unknown-linux-gnu";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is = |name, value| var(name).is_ok_and(|found| found == value);
    if is("PROFILE", "release") && is("TARGET", TARGET) && links_with_lld() == Some(true) {
        println!("cargo:rustc-link-arg-bins=-Wl,--icf=all");
    }
}

/// Whether rustc brings the linker that can do it, with which it links by default since 1.90; the
/// packages of some systems leave it out.
fn links_with_lld() -> Option<bool> {
    let asked = Command::new(var("RUSTC").ok()?).args(["--print", "sysroot"]).output().ok()?;
    let root = String::from_utf8(asked.stdout).ok()?;
    let linker = format!("lib/rustlib/{TARGET}/bin/gcc-ld/ld.lld");
    Some(Path::new(root.trim()).join(linker).exists())
}
