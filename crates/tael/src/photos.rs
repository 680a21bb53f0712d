//! Who reads the photos of certificates and cards that customers take.

use crate::failure::Failed;
use clap::{Args, ValueEnum};
use ocr::{Choice, HttpEngine};

/// The engine that reads photos. Without one, customers type.
#[derive(Debug, Clone, Args)]
pub struct Photos {
    /// Who reads photos of certificates and cards.
    #[arg(long, env = "OCR", value_enum, default_value = "auto")]
    pub ocr: EngineName,
    /// http(s)://… of the company's own engine, for `--ocr http`; its protocol: docs/partners.md.
    #[arg(long, env = "OCR_URL")]
    pub ocr_url: Option<String>,
    /// Sent to it as `Authorization: Bearer`.
    #[arg(long, env = "OCR_TOKEN", hide_env_values = true)]
    pub ocr_token: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum EngineName {
    /// Tesseract where `tesseract-ocr` and `tesseract-ocr-chi-sim` are installed, else nobody.
    Auto,
    /// Nobody: the app shows its forms only.
    Off,
    /// Tesseract; the server does not start without it.
    Tesseract,
    /// The engine at `--ocr-url`.
    Http,
}

impl Photos {
    /// The choice, checked.
    pub fn choice(&self) -> Result<Choice, Failed> {
        Ok(match self.ocr {
            EngineName::Auto => Choice::Auto,
            EngineName::Off => Choice::Off,
            EngineName::Tesseract => Choice::Tesseract,
            EngineName::Http => {
                let url = self.ocr_url.as_deref().filter(|url| !url.is_empty());
                let url =
                    url.ok_or_else(|| Failed::new("--ocr http needs --ocr-url (or OCR_URL)"))?;
                let token = self.ocr_token.clone().filter(|token| !token.is_empty());
                Choice::Http(HttpEngine::new(url, token).map_err(|e| Failed::new(e.to_string()))?)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn photos(ocr: EngineName, url: Option<&str>) -> Photos {
        Photos { ocr, ocr_url: url.map(str::to_owned), ocr_token: Some("secret".into()) }
    }

    #[test]
    fn the_companys_engine_needs_its_url() {
        assert!(photos(EngineName::Http, None).choice().is_err());
        assert!(photos(EngineName::Http, Some("")).choice().is_err());
        assert!(photos(EngineName::Http, Some("ocr.example")).choice().is_err());
        let choice = photos(EngineName::Http, Some("https://ocr.example/read")).choice();
        let shown = format!("{:?}", choice.ok());
        assert!(shown.contains("ocr.example") && !shown.contains("secret"), "{shown}");
        assert!(matches!(photos(EngineName::Off, None).choice(), Ok(Choice::Off)));
    }
}
