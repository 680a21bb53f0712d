//! Files that belong to texts, by their names. Nothing else is ever handed out.

use crate::mistake::Mistakes;
use bytes::Bytes;

/// Larger ones no phone reads, and no mailbox takes.
const BYTES_MAX: usize = 10 << 20;

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
        if bytes.len() > BYTES_MAX {
            mistakes.add(&path, 1, "larger than 10 MB");
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
        match ending(&self.id) {
            "pdf" => "application/pdf",
            "png" => "image/png",
            "jpg" => "image/jpeg",
            _ => "application/octet-stream",
        }
    }
}

/// Of a name, after its last stop.
pub fn ending(id: &str) -> &str {
    id.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// Where a file is fetched from this server.
pub fn path_of(id: &str) -> String {
    format!("/api/v1/m/proxy/download?fileId={id}")
}
