//! The simulated mail server delivers once under a key, and breaks only when told to.

use db::{Db, db_test};
use kernel::Clock;
use partners::{
    MailMessage, MailReply, PartnerError,
    simulator::{self, Delays, MIGRATIONS, Simulators},
};

fn simulators(db: Db) -> Simulators {
    let now = "2026-11-20T10:00:00+08:00".parse().unwrap();
    simulator::on(db, &Clock::fixed(now), Delays::NONE)
}

fn message(key: &str, to: &str) -> MailMessage {
    let (key, to) = (key.to_owned(), to.to_owned());
    MailMessage { key, to, subject: "交易凭证".into(), text: "一\n二".into() }
}

db_test! { MIGRATIONS;
    async fn a_message_arrives_once_under_its_key(db: Db) {
        let s = simulators(db);
        for key in ["1", "1", "2"] {
            s.partners.mail.send(&message(key, "lin@example.com")).await.unwrap();
        }
        let newest = s.letterbox.newest(9).await.unwrap();
        let keys: Vec<&str> = newest.iter().map(|entry| entry.key.as_str()).collect();
        assert_eq!(keys, ["2", "1"]);
        assert_eq!((&newest[0].email[..], &newest[0].text[..]), ("lin@example.com", "一\n二"));
        assert_eq!(s.letterbox.newest(1).await.unwrap().len(), 1);
    }

    async fn an_address_may_be_told_to_refuse_not_to_answer_or_to_answer_late(db: Db) {
        let s = simulators(db);
        let refused = s.partners.mail.send(&message("1", "lin901@example.com")).await;
        assert_eq!(refused, Ok(MailReply::Refused));
        let silent = s.partners.mail.send(&message("1", "lin902@example.com")).await;
        assert_eq!(silent, Err(PartnerError::TimedOut));
        assert!(s.letterbox.newest(9).await.unwrap().is_empty());
        s.partners.mail.send(&message("1", "lin903@example.com")).await.unwrap();
        assert_eq!(s.letterbox.newest(9).await.unwrap().len(), 1);
    }
}

#[test]
fn neither_address_nor_text_can_be_logged() {
    assert_eq!(format!("{:?}", message("7", "lin@example.com")), "MailMessage(7)");
}
