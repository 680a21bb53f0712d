//! Refusals that pass by themselves, and how long that takes in words.

use crate::{Code, Refusal};
use serde_json::json;

const MINUTE_S: i64 = 60;
const HOUR_S: i64 = 60 * MINUTE_S;

impl Code {
    /// The refusal of who must wait so many seconds, at least one: 429 with `Retry-After`, where
    /// `{wait}` is filled with them in words and `data.waitSeconds` is their number, for who shows
    /// how they go by.
    pub fn wait(&self, seconds: i64) -> Refusal {
        let seconds = seconds.max(1);
        let refusal = self.fill(&[("wait", in_words(seconds))]);
        let refusal = refusal.with(json!({ "waitSeconds": seconds }));
        refusal.later(seconds.try_into().unwrap_or(u32::MAX))
    }
}

/// Rounded up to whole minutes from a minute on, to whole hours from 23 hours on.
fn in_words(seconds: i64) -> String {
    let up = |unit: i64| (seconds + unit - 1) / unit;
    match seconds {
        s if s < MINUTE_S => format!("{s}秒"),
        s if s <= 59 * MINUTE_S => format!("{}分钟", up(MINUTE_S)),
        s if s <= 23 * HOUR_S => {
            let (hours, minutes) = (up(MINUTE_S) / 60, up(MINUTE_S) % 60);
            match minutes {
                0 => format!("{hours}小时"),
                minutes => format!("{hours}小时{minutes}分钟"),
            }
        }
        _ => format!("{}小时", up(HOUR_S)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_is_said_in_the_largest_units_that_fit_and_never_too_short() {
        for (seconds, words) in [
            (1, "1秒"),
            (59, "59秒"),
            (60, "1分钟"),
            (61, "2分钟"),
            (3_540, "59分钟"),
            (3_541, "1小时"),
            (3_601, "1小时1分钟"),
            (7_200, "2小时"),
            (86_399, "24小时"),
            (86_400, "24小时"),
        ] {
            assert_eq!(in_words(seconds), words, "{seconds}");
        }
    }

    #[test]
    fn who_must_wait_is_told_in_words_and_in_seconds() {
        let code = Code { code: 1, name: "WAIT", sentence: "请{wait}后再试", room: "wire" };
        let refusal = code.wait(90);
        assert_eq!((&*refusal.sentence, refusal.retry_after_s), ("请2分钟后再试", Some(90)));
        assert_eq!(refusal.data, Some(json!({ "waitSeconds": 90 })));
        assert_eq!(code.wait(-5).retry_after_s, Some(1));
    }
}
