//! Figures of the requests, by operation and outcome.

use prometheus_client::{
    encoding::EncodeLabelSet,
    metrics::{counter::Counter, family::Family, histogram::Histogram},
    registry::{Registry, Unit},
};
use std::time::Duration;

/// Seconds; a page is to take less than 50 ms, and nothing of a customer's more than a few seconds.
const BUCKETS: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0];

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Asked {
    operation: &'static str,
    outcome: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Operation {
    operation: &'static str,
}

/// What is counted while a server runs.
#[derive(Debug)]
pub struct Meters {
    requests: Family<Asked, Counter>,
    seconds: Family<Operation, Histogram, fn() -> Histogram>,
}

impl Default for Meters {
    fn default() -> Self {
        let seconds = Family::new_with_constructor(histogram as fn() -> Histogram);
        Self { requests: Family::default(), seconds }
    }
}

impl Meters {
    /// One request more.
    pub fn count(&self, operation: &'static str, outcome: &'static str, took: Duration) {
        self.requests.get_or_create(&Asked { operation, outcome }).inc();
        self.seconds.get_or_create(&Operation { operation }).observe(took.as_secs_f64());
    }

    /// Adds them to what is shown.
    pub fn show(&self, registry: &mut Registry) {
        registry.register("requests", "Requests by operation and outcome", self.requests.clone());
        let (name, help) = ("request_duration", "Time from a request's head to its answer");
        registry.register_with_unit(name, help, Unit::Seconds, self.seconds.clone());
    }
}

fn histogram() -> Histogram {
    Histogram::new(BUCKETS)
}
