//! Files that belong to texts, by their names. Nothing else is ever handed out.

/// A file of ours.
#[derive(Debug)]
pub struct Attachment {
    /// Its name, which is its id: small letters, digits, `-` and one `.`.
    pub id: &'static str,
    pub bytes: &'static [u8],
}

macro_rules! attachments {
    ($($id:literal),+ $(,)?) => {
        &[$(Attachment { id: $id, bytes: include_bytes!(concat!("../files/", $id)) }),+]
    };
}

const ATTACHMENTS: &[Attachment] =
    attachments!("privacy-2026.pdf", "fee-2026.pdf", "spring-2026.pdf", "national-2026.pdf");

/// A file by its id.
pub fn attachment(id: &str) -> Option<&'static Attachment> {
    ATTACHMENTS.iter().find(|one| one.id == id)
}

impl Attachment {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_what_its_name_says() {
        for one in ATTACHMENTS {
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c);
            assert!(one.id.chars().all(plain), "{}", one.id);
            assert_eq!(one.media_type() == "application/pdf", one.bytes.starts_with(b"%PDF-"));
        }
    }
}
