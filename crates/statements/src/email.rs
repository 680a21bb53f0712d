//! An e-mail as it is shown: `li***@example.com`.

/// Its first two letters, and where it is.
pub fn masked(email: &str) -> String {
    let (name, host) = email.split_once('@').unwrap_or((email, ""));
    let kept: String = name.chars().take(if name.chars().count() > 2 { 2 } else { 1 }).collect();
    format!("{kept}***@{host}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_not_shown_whole() {
        for (email, shown) in [
            ("linxi@example.com", "li***@example.com"),
            ("ab@a.cn", "a***@a.cn"),
            ("a@a.cn", "a***@a.cn"),
            ("𠮷野家@a.cn", "𠮷野***@a.cn"),
        ] {
            assert_eq!(masked(email), shown);
        }
    }
}
