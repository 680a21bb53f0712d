//! The simulated bank keeps its promises, and breaks them only when told to.

use db::{Db, db_test};
use kernel::{CardNumber, Clock, Fen};
use partners::{
    Confirmation, PartnerError, Payment, PaymentState, SigningDemand, SigningReply,
    simulator::{self, Delays, MIGRATIONS, Simulators},
};

fn simulators(db: Db) -> Simulators {
    let now = "2026-11-20T10:00:00+08:00".parse().unwrap();
    simulator::on(db, &Clock::fixed(now), Delays::NONE)
}

fn card(middle: &str) -> CardNumber {
    let digits = format!("629901000000{middle}");
    format!("{digits}{}", CardNumber::check_digit(&digits).unwrap()).parse().unwrap()
}

fn demand(card: CardNumber) -> SigningDemand {
    SigningDemand {
        key: "1".into(),
        name: "林一".parse().unwrap(),
        id_number: "110101199003074258".parse().unwrap(),
        card,
        mobile: "13800001234".parse().unwrap(),
        attested: false,
    }
}

async fn signed(s: &Simulators, card: CardNumber) -> String {
    let demand = demand(card);
    let reply = s.partners.bank.request_signing(&demand).await.unwrap();
    assert_eq!(reply, SigningReply::SmsSent);
    let code = s.mailbox.code_for(&demand.mobile).await.unwrap().unwrap();
    match s.partners.bank.confirm_signing("1", &code).await.unwrap() {
        Confirmation::Signed(protocol_no) => protocol_no,
        other => panic!("{other:?}"),
    }
}

fn payment(key: &str, protocol_no: &str, amount: &str) -> Payment {
    let amount: Fen = amount.parse().unwrap();
    Payment { key: key.into(), protocol_no: protocol_no.into(), amount }
}

async fn debit(s: &Simulators, payment: Payment) -> PaymentState {
    s.partners.bank.debit(&[payment]).await.unwrap().remove(0).state
}

async fn pay_out(s: &Simulators, payment: Payment) -> PaymentState {
    s.partners.bank.pay_out(&[payment]).await.unwrap().remove(0).state
}

async fn query(s: &Simulators, key: &str) -> PaymentState {
    s.partners.bank.query(&[key.to_owned()]).await.unwrap().remove(0).state
}

db_test! { MIGRATIONS;
    async fn a_signed_card_pays_once_for_each_key(db: Db) {
        let s = simulators(db);
        let no = signed(&s, card("000")).await;
        let first = debit(&s, payment("p1", &no, "100.00")).await;
        assert!(matches!(first, PaymentState::Paid(_)));
        assert_eq!(debit(&s, payment("p1", &no, "100.00")).await, first);
        assert!(matches!(debit(&s, payment("p1", &no, "200.00")).await, PaymentState::Refused(_)));
        assert_eq!(query(&s, "p1").await, first);
        assert_eq!(query(&s, "p2").await, PaymentState::NotFound);
    }

    async fn an_ended_agreement_pays_out_but_not_in(db: Db) {
        let s = simulators(db);
        let no = signed(&s, card("000")).await;
        s.partners.bank.revoke(&no).await.unwrap();
        assert!(matches!(debit(&s, payment("in", &no, "1.00")).await, PaymentState::Refused(_)));
        let out = s.partners.bank.pay_out(&[payment("out", &no, "1.00")]).await.unwrap();
        assert!(matches!(out[0].state, PaymentState::Paid(_)));
    }

    async fn a_closed_card_and_one_of_another_name_pay_and_take_nothing(db: Db) {
        for (digits, reason) in [("908", "收款账户已销户"), ("909", "收款户名不符")] {
            let s = simulators(db.clone());
            let demand = SigningDemand { key: digits.into(), ..demand(card(digits)) };
            s.partners.bank.request_signing(&demand).await.unwrap();
            let code = s.mailbox.code_for(&demand.mobile).await.unwrap().unwrap();
            s.partners.bank.confirm_signing(digits, &code).await.unwrap();
            let no = format!("AIP{digits}");
            let paid = debit(&s, payment(&format!("in{digits}"), &no, "1.00")).await;
            assert!(matches!(paid, PaymentState::Paid(_)));
            let refused = pay_out(&s, payment(&format!("out{digits}"), &no, "1.00")).await;
            assert_eq!(refused, PaymentState::Refused(reason.to_owned()));
        }
    }

    async fn an_amount_is_taken_the_second_time(db: Db) {
        let s = simulators(db);
        let no = signed(&s, card("000")).await;
        assert!(matches!(debit(&s, payment("in", &no, "100.96")).await, PaymentState::Paid(_)));
        let first = pay_out(&s, payment("out", &no, "100.96")).await;
        assert_eq!(first, PaymentState::Refused("收款账户状态异常".to_owned()));
        // The same key is the same payment.
        assert_eq!(pay_out(&s, payment("out", &no, "100.96")).await, first);
        let second = pay_out(&s, payment("out-2", &no, "100.96")).await;
        assert!(matches!(second, PaymentState::Paid(_)));
        assert_eq!(query(&s, "out").await, first);
    }

    async fn amounts_tell_the_bank_what_to_do(db: Db) {
        let s = simulators(db);
        let no = signed(&s, card("000")).await;
        assert!(matches!(debit(&s, payment("a", &no, "100.91")).await, PaymentState::Refused(_)));
        assert_eq!(debit(&s, payment("b", &no, "100.93")).await, PaymentState::Unknown);
        assert!(matches!(query(&s, "b").await, PaymentState::Paid(_)));
        assert_eq!(debit(&s, payment("c", &no, "100.94")).await, PaymentState::Unknown);
        assert!(matches!(query(&s, "c").await, PaymentState::Refused(_)));
        let lost = s.partners.bank.debit(&[payment("d", &no, "100.95")]).await;
        assert_eq!(lost.unwrap_err(), PartnerError::TimedOut);
        assert!(matches!(query(&s, "d").await, PaymentState::Paid(_)));
    }

    async fn cards_tell_the_channel_what_to_do(db: Db) {
        let s = simulators(db);
        let ask = async |middle| s.partners.bank.request_signing(&demand(card(middle))).await;
        assert!(matches!(ask("901").await, Ok(SigningReply::Refused(_))));
        assert_eq!(ask("902").await, Err(PartnerError::TimedOut));
        assert_eq!(ask("904").await, Ok(SigningReply::NeedsProof));
        let attested = SigningDemand { attested: true, ..demand(card("904")) };
        let reply = s.partners.bank.request_signing(&attested).await;
        assert_eq!(reply, Ok(SigningReply::SmsSent));
    }

    async fn a_wrong_code_does_not_sign_and_five_end_the_signing(db: Db) {
        let s = simulators(db);
        s.partners.bank.request_signing(&demand(card("000"))).await.unwrap();
        for _ in 0..5 {
            let reply = s.partners.bank.confirm_signing("1", "x").await.unwrap();
            assert_eq!(reply, Confirmation::WrongCode);
        }
        let code = s.mailbox.code_for(&"13800001234".parse().unwrap()).await.unwrap().unwrap();
        let reply = s.partners.bank.confirm_signing("1", &code).await.unwrap();
        assert_eq!(reply, Confirmation::Expired);
    }
}

#[test]
fn all_statements_are_good() {
    assert_eq!(db::testing::check_statements(MIGRATIONS), Vec::<String>::new());
}
