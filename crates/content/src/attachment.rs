//! Files that belong to texts, by their names. Nothing else is ever handed out.

use crate::mistake::Mistakes;
use bytes::Bytes;

/// A file of ours.
#[derive(Debug)]
pub struct Attachment {
    /// Its name, which is its id: small letters, digits, `-` and one `.`.
    pub id: String,
    pub bytes: Bytes,
}

impl Attachment {
    /// Takes a file under its name, and says what is wrong with it.
    pub fn read(id: &str, bytes: &[u8], mistakes: &mut Mistakes) -> Self {
        let path = format!("files/{id}");
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c);
        let one = Self { id: id.to_owned(), bytes: Bytes::copy_from_slice(bytes) };
        if id.len() > 40 || !id.chars().all(plain) {
            mistakes.add(&path, 1, "the name is not 40 small letters, digits, - and .");
        }
        let starts: &[u8] = match one.media_type() {
            "application/pdf" => b"%PDF-",
            "image/png" => b"\x89PNG",
            "image/jpeg" => b"\xff\xd8\xff",
            _ => {
                mistakes.add(&path, 1, "neither pdf, png nor jpg");
                b""
            }
        };
        if !bytes.starts_with(starts) {
            mistakes.add(&path, 1, "it is not what its name says");
        }
        one
    }

    /// By the ending of its name; what we don't know is only to be kept.
    pub fn media_type(&self) -> &'static str {
        match self.id.rsplit_once('.').map(|(_, ending)| ending) {
            Some("pdf") => "application/pdf",
            Some("png") => "image/png",
            Some("jpg") => "image/jpeg",
            _ => "application/octet-stream",
        }
    }

    /// Where it is fetched from this server.
    pub fn path(&self) -> String {
        format!("/api/v1/m/proxy/download?fileId={}", self.id)
    }
}
