//! `tael calc`: the calculation core, JSON in on stdin and out on stdout.

use crate::{failure::Failed, out};
use clap::{Args, ValueEnum};
use serde_json::json;
use std::io::{Read, stdin};

/// Which calculation. All figures are decimal strings; `steps` explain each step.
#[derive(Debug, Clone, Args)]
#[command(after_help = r#"Examples:
  echo '{"amount":"10000.00","nav":"1.2345","rate":"0.008"}' | tael calc buy
  echo '{"shares":"1650.00","nav":"1.5000",
         "lots":[{"shares":"1000.00","days":200},{"shares":"700.00","days":20}],
         "tiers":[{"daysBelow":7,"rate":"0.015"},{"daysBelow":30,"rate":"0.01"},{"rate":"0"}]
        }' | tael calc redeem
  echo '{"at":"2026-11-20T15:00:00.000"}' | tael calc tday
  echo '{"cycleUnit":1,"cycle":1,"fixDay":4,"madeOn":"2026-09-17","count":3}' | tael calc plandates
  echo '{"target":"200000","have":"10000","months":120,"rate":"0.02"}' | tael calc goal"#)]
pub struct Calc {
    name: Name,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Name {
    Buy,
    Redeem,
    Convert,
    Dividend,
    Money,
    Sevenday,
    Returns,
    Tday,
    Plandates,
    Smart,
    Backtest,
    Goal,
}

impl Name {
    fn word(self) -> &'static str {
        match self {
            Self::Buy => "buy",
            Self::Redeem => "redeem",
            Self::Convert => "convert",
            Self::Dividend => "dividend",
            Self::Money => "money",
            Self::Sevenday => "sevenday",
            Self::Returns => "returns",
            Self::Tday => "tday",
            Self::Plandates => "plandates",
            Self::Smart => "smart",
            Self::Backtest => "backtest",
            Self::Goal => "goal",
        }
    }
}

/// Prints the answer, or `{"error":{"field":…,"message":…}}` with exit code 1.
pub fn run(calc: &Calc) -> Result<(), Failed> {
    let mut input = String::new();
    stdin().read_to_string(&mut input)?;
    match ::calc::cli::run(calc.name.word(), &input) {
        Ok(output) => {
            out::line(output)?;
            Ok(())
        }
        Err(error) => Err(Failed {
            message: error.to_string(),
            json: Some(json!({"error": {"field": error.field(), "message": error.message()}})),
        }),
    }
}
