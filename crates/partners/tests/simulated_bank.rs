//! The simulated bank keeps its promises, and breaks them only when told to.

use db::{Db, db_test};
use kernel::{CardNumber, Clock, Fen, Instant};
use partners::{
    Confirmation, Days, PartnerError, Payment, PaymentState, SigningDemand, SigningReply,
    simulator::{self, Delays, MIGRATIONS, Simulators},
    statement::Reader,
};

/// A Friday.
const MORNING: &str = "2026-11-20T10:00:00+08:00";

fn simulators(db: Db) -> Simulators {
    simulators_at(db, MORNING).0
}

fn simulators_at(db: Db, now: &str) -> (Simulators, Clock) {
    let clock = Clock::fixed(moment(now));
    (simulator::on(db, &clock, Delays::NONE), clock)
}

fn moment(text: &str) -> Instant {
    text.parse().unwrap()
}

fn card(middle: &str) -> CardNumber {
    let digits = format!("629901000000{middle}");
    format!("{digits}{}", CardNumber::check_digit(&digits).unwrap()).parse().unwrap()
}

fn demand(card: CardNumber) -> SigningDemand {
    SigningDemand {
        key: "1".into(),
        name: "林一".parse().unwrap(),
        certificate: "110101199003074258".parse().unwrap(),
        card,
        mobile: "13800001234".parse().unwrap(),
        branch: None,
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
        assert!(matches!(first, PaymentState::Paid { .. }));
        let again = debit(&s, payment("p1", &no, "100.00")).await;
        assert_eq!(again, PaymentState::Duplicate { at: moment(MORNING) });
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
        assert!(matches!(out[0].state, PaymentState::Paid { .. }));
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
            assert!(matches!(paid, PaymentState::Paid { .. }));
            let refused = pay_out(&s, payment(&format!("out{digits}"), &no, "1.00")).await;
            assert_eq!(refused, PaymentState::Refused(reason.to_owned()));
        }
    }

    async fn an_amount_is_taken_the_second_time(db: Db) {
        let s = simulators(db);
        let no = signed(&s, card("000")).await;
        assert!(matches!(debit(&s, payment("in", &no, "100.96")).await, PaymentState::Paid { .. }));
        let first = pay_out(&s, payment("out", &no, "100.96")).await;
        assert_eq!(first, PaymentState::Refused("收款账户状态异常".to_owned()));
        // The same key is the same payment.
        assert_eq!(pay_out(&s, payment("out", &no, "100.96")).await, first);
        let second = pay_out(&s, payment("out-2", &no, "100.96")).await;
        assert!(matches!(second, PaymentState::Paid { .. }));
        assert_eq!(query(&s, "out").await, first);
    }

    async fn amounts_tell_the_bank_what_to_do(db: Db) {
        let s = simulators(db);
        let no = signed(&s, card("000")).await;
        assert!(matches!(debit(&s, payment("a", &no, "100.91")).await, PaymentState::Refused(_)));
        assert_eq!(debit(&s, payment("b", &no, "100.93")).await, PaymentState::Unknown);
        assert!(matches!(query(&s, "b").await, PaymentState::Paid { .. }));
        assert_eq!(debit(&s, payment("c", &no, "100.94")).await, PaymentState::Unknown);
        assert!(matches!(query(&s, "c").await, PaymentState::Refused(_)));
        let lost = s.partners.bank.debit(&[payment("d", &no, "100.95")]).await;
        assert_eq!(lost.unwrap_err(), PartnerError::TimedOut);
        assert!(matches!(query(&s, "d").await, PaymentState::Paid { .. }));
    }

    async fn a_payment_says_when_it_was_made_however_late_it_is_asked_about(db: Db) {
        let (s, clock) = simulators_at(db, MORNING);
        let no = signed(&s, card("000")).await;
        clock.move_to(moment("2026-11-20T14:59:59.999+08:00"));
        let paid = debit(&s, payment("in", &no, "100.00")).await;
        assert_eq!(paid.moved_at(), Some(clock.now()));
        let out = pay_out(&s, payment("out", &no, "100.00")).await;
        assert_eq!(out.moved_at(), Some(clock.now()));
        let then = clock.now();
        clock.shift_ms(86_400_000);
        assert_eq!(query(&s, "in").await, paid);
        for (key, is_out) in [("in", false), ("out", true)] {
            let again = payment(key, &no, "100.00");
            let again = if is_out { pay_out(&s, again).await } else { debit(&s, again).await };
            assert_eq!(again, PaymentState::Duplicate { at: then });
        }
    }

    async fn a_payment_becomes_known_late(db: Db) {
        for (amount, before, since) in [
            ("100.97", "2026-11-20T14:59:59.999+08:00", "2026-11-20T15:00:00+08:00"),
            ("100.88", "2026-11-20T23:59:59+08:00", "2026-11-23T00:00:00+08:00"),
            ("100.87", "2026-11-24T23:59:59+08:00", "2026-11-25T00:00:00+08:00"),
        ] {
            let (s, clock) = simulators_at(db.clone(), MORNING);
            let asked = payment(amount, "SIM1", amount);
            assert_eq!(debit(&s, asked.clone()).await, PaymentState::Unknown, "{amount}");
            clock.move_to(moment(before));
            assert_eq!(query(&s, amount).await, PaymentState::Unknown, "{amount}");
            assert_eq!(debit(&s, asked).await, PaymentState::Unknown, "{amount}");
            clock.move_to(moment(since));
            let known = query(&s, amount).await;
            assert_eq!(known.moved_at(), Some(moment(MORNING)), "{amount}");
        }
    }

    async fn a_bank_contradicts_itself_and_then_says_what_is_true(db: Db) {
        let (s, clock) = simulators_at(db, MORNING);
        let refused = debit(&s, payment("hasty", "SIM1", "100.90")).await;
        assert!(matches!(refused, PaymentState::Refused(_)));
        assert_eq!(query(&s, "hasty").await.moved_at(), Some(clock.now()));

        let twice = s.partners.bank.debit(&[payment("twice", "SIM1", "100.89")]).await.unwrap();
        let states: Vec<Option<Instant>> = twice.iter().map(|r| r.state.moved_at()).collect();
        assert_eq!(states, [None, Some(clock.now())]);

        let mislaid = payment("mislaid", "SIM1", "100.99");
        let lost = s.partners.bank.debit(std::slice::from_ref(&mislaid)).await;
        assert_eq!(lost.unwrap_err(), PartnerError::TimedOut);
        assert_eq!(query(&s, "mislaid").await, PaymentState::NotFound);
        assert_eq!(debit(&s, mislaid).await, PaymentState::Duplicate { at: clock.now() });
        assert_eq!(query(&s, "mislaid").await.moved_at(), Some(clock.now()));
    }

    async fn a_bank_whose_clock_is_wrong_says_another_day(db: Db) {
        let (s, clock) = simulators_at(db, MORNING);
        let day_ms = 86_400_000;
        for (amount, off_ms) in [("100.86", -day_ms), ("100.98", day_ms)] {
            let paid = debit(&s, payment(amount, "SIM1", amount)).await;
            assert_eq!(paid.moved_at(), Some(clock.now().add_ms(off_ms)), "{amount}");
        }
    }

    async fn what_is_booked_after_the_statement_of_its_day_stands_in_the_next(db: Db) {
        let (s, clock) = simulators_at(db, MORNING);
        let keys = async |day: Days| {
            let mut file = Vec::new();
            assert!(s.partners.bank.statement(day, &mut file).await.unwrap());
            let lines = Reader::open(&*file, day.until).unwrap();
            lines.map(|line| line.unwrap().key).collect::<Vec<_>>()
        };
        let day = |after: &str, until: &str| Days {
            after: after.parse().unwrap(),
            until: until.parse().unwrap(),
        };
        let (friday, monday) = (day("2026-11-19", "2026-11-20"), day("2026-11-20", "2026-11-23"));
        clock.move_to(moment("2026-11-19T23:59:59+08:00"));
        debit(&s, payment("told", "SIM1", "100.00")).await;
        clock.move_to(moment(MORNING));
        debit(&s, payment("in", "SIM1", "100.00")).await;
        debit(&s, payment("unknown", "SIM1", "100.88")).await;
        assert_eq!(keys(friday).await, ["in"], "what is older than the first one counts as told");
        // A process whose clock is behind pays when the statement is out.
        debit(&s, payment("behind", "SIM1", "100.00")).await;
        clock.move_to(moment("2026-11-23T10:00:00+08:00"));
        pay_out(&s, payment("out", "SIM1", "100.00")).await;
        assert_eq!(keys(monday).await, ["behind", "unknown", "out"]);
        assert_eq!(keys(friday).await, ["in"], "asked for again");
        assert_eq!(keys(monday).await, ["behind", "unknown", "out"]);
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
