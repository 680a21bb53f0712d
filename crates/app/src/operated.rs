//! The server that its operators ask about.

use crate::{health::Health, meters::Meters};
use std::sync::Arc;
use wire::{App, listening::Gate};

/// Of one server.
#[derive(Clone)]
pub struct Operated {
    pub app: App,
    pub health: Arc<Health>,
    pub meters: Arc<Meters>,
    /// Where its customers come in.
    pub gate: Gate,
}
