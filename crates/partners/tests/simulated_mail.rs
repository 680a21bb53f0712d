//! The simulated mail server delivers once under a key, and breaks only when told to.

use db::{Db, db_test};
use kernel::Clock;
use partners::{
    MailFile, MailMessage, MailReply, PartnerError,
    simulator::{self, Delays, MIGRATIONS, Simulators},
};

fn simulators(db: Db) -> Simulators {
    let now = "2026-11-20T10:00:00+08:00".parse().unwrap();
    simulator::on(db, &Clock::fixed(now), Delays::NONE)
}

fn message(key: &str, to: &str) -> MailMessage {
    let (key, to) = (key.to_owned(), to.to_owned());
    MailMessage {
        key, to, subject: "交易凭证".into(), text: "一\n二".into(), files: Vec::new()
    }
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

    async fn a_message_may_arrive_though_the_answer_is_lost_and_arrives_once(db: Db) {
        let s = simulators(db);
        let lost = message("1", "lin904@example.com");
        assert_eq!(s.partners.mail.send(&lost).await, Err(PartnerError::TimedOut));
        assert_eq!(s.letterbox.newest(9).await.unwrap().len(), 1);
        assert_eq!(s.partners.mail.send(&lost).await, Ok(MailReply::Taken));
        assert_eq!(s.letterbox.newest(9).await.unwrap().len(), 1);
    }

    async fn files_come_with_a_message(db: Db) {
        let s = simulators(db);
        let bytes = vec![0; 124_001].into();
        let file = MailFile { name: "费率.pdf".into(), media_type: "application/pdf", bytes };
        let message = MailMessage { files: vec![file], ..message("1", "lin@example.com") };
        s.partners.mail.send(&message).await.unwrap();
        let arrived = s.letterbox.newest(1).await.unwrap().remove(0);
        assert_eq!(arrived.files, "费率.pdf（125 KB）\n");
    }
}

#[test]
fn neither_address_nor_text_can_be_logged() {
    assert_eq!(format!("{:?}", message("7", "lin@example.com")), "MailMessage(7)");
}
