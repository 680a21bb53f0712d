//! What there is to read, for the room that counts what was read.

use crate::Shelf;
use kernel::Day;

impl Shelf {
    /// The title of an article that is out on a day, or of a notice that a customer finds listed
    /// then; none of anything else.
    pub fn title_to_read(&self, key: &str, day: Day) -> Option<String> {
        let library = self.library();
        let article = library.articles.iter().find(|one| one.key == key && one.from <= day);
        let notice = || library.notice(key, day).filter(|notice| notice.is_for(day, true));
        article
            .map(|article| article.title.clone())
            .or_else(|| notice().map(|notice| notice.title.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_and_listed_notices_are_read_and_nothing_else() {
        let shelf = Shelf::shipped();
        let on = |key: &str, day: &str| shelf.title_to_read(key, day.parse().unwrap());
        assert_eq!(on("drawdown", "2026-11-20").as_deref(), Some("看收益之前，先看最大回撤"));
        assert!(on("drawdown", "2026-06-14").is_none(), "before its day");
        assert!(on("spring-2026", "2026-02-24").is_some());
        assert!(on("spring-2026", "2026-02-25").is_none(), "listed no more");
        assert!(on("privacy", "2026-11-20").is_none(), "an agreement");
    }
}
