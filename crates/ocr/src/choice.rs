//! Which engine a server uses.

use crate::{Engine, EngineError, HttpEngine, Limits, Reader, Tesseract};
use std::sync::Arc;

/// The engine as the operator chose it.
#[derive(Debug, Clone, Default)]
pub enum Choice {
    /// Tesseract where it is installed, else none.
    Auto,
    /// None: everything is typed by hand.
    #[default]
    Off,
    /// Tesseract; a server does not start without it.
    Tesseract,
    /// The company's own.
    Http(HttpEngine),
}

impl Choice {
    /// A reader with that engine; must be called on a runtime.
    ///
    /// # Errors
    /// Tesseract was asked for and is not installed.
    pub async fn reader(&self) -> Result<Reader, EngineError> {
        let engine: Arc<dyn Engine> = match self {
            Self::Off => return Ok(Reader::none()),
            Self::Auto => match Tesseract::find().await {
                Ok(engine) => Arc::new(engine),
                Err(missing) => {
                    tracing::info!(doing = "looking for an engine that reads photos", %missing);
                    return Ok(Reader::none());
                }
            },
            Self::Tesseract => Arc::new(Tesseract::find().await?),
            Self::Http(engine) => Arc::new(engine.clone()),
        };
        Ok(Reader::with(engine, Limits::USUAL))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nothing_reads_unless_the_operator_or_the_machine_has_an_engine() {
        assert!(!Choice::default().reader().await.unwrap().is_installed());
        let http = HttpEngine::new("http://127.0.0.1:1/", None).unwrap();
        assert!(Choice::Http(http).reader().await.unwrap().is_installed());
        let found = Tesseract::find().await.is_ok();
        assert_eq!(Choice::Auto.reader().await.unwrap().is_installed(), found);
        assert_eq!(Choice::Tesseract.reader().await.is_ok(), found);
    }
}
