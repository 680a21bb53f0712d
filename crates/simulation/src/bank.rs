//! A bank that can be down, and remembers what it was asked: books of the other side.

use kernel::{Fen, TradeAcco};
use partners::{
    Bank, Confirmation, Days, PartnerError, Payment, PaymentResult, PaymentState, Reply,
    SigningDemand, SigningReply, SmallPayment,
};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What the bank was asked, by key; survives the death of our process, as an outside party does.
#[derive(Clone, Default)]
pub struct BankBooks(Arc<Mutex<Books>>);

#[derive(Default)]
struct Books {
    down: bool,
    keeps_agreements: bool,
    asked: BTreeMap<String, Asked>,
    contradictions: Vec<String>,
    agreements: Agreements,
}

/// Under which agreement money of a transaction account is paid, each since so many payments.
#[derive(Debug, Clone, Default)]
pub struct Agreements(BTreeMap<TradeAcco, Vec<(usize, String)>>);

impl Agreements {
    /// The one that counted when a payment was asked for.
    pub fn of(&self, account: TradeAcco, asked: &Asked) -> Option<&str> {
        let all = self.0.get(&account)?;
        let then = all.iter().rev().find(|(since, _)| *since <= asked.place)?;
        Some(&then.1)
    }
}

/// A payment that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// To the customer's card, or from it.
    pub out: bool,
    /// The agreement; none for a small payment.
    pub protocol_no: String,
    /// How much.
    pub amount: Fen,
    /// How many payments were asked for before.
    pub place: usize,
}

impl BankBooks {
    /// From now on it answers nothing, or answers again.
    pub fn set_down(&self, down: bool) {
        self.lock().down = down;
    }

    /// From now on it ends no agreement, or ends them again.
    pub fn set_keeps_agreements(&self, keeps: bool) {
        self.lock().keeps_agreements = keeps;
    }

    /// All payments that it was asked for, by key.
    pub fn asked(&self) -> BTreeMap<String, Asked> {
        self.lock().asked.clone()
    }

    /// From now on money of a transaction account is paid under this agreement.
    pub fn belongs(&self, account: TradeAcco, protocol_no: &str) {
        let mut books = self.lock();
        let now = (books.asked.len(), protocol_no.to_owned());
        books.agreements.0.entry(account).or_default().push(now);
    }

    /// All of them.
    pub fn agreements(&self) -> Agreements {
        self.lock().agreements.clone()
    }

    /// Keys under which two different payments were asked for.
    pub fn contradictions(&self) -> Vec<String> {
        self.lock().contradictions.clone()
    }

    fn note(&self, out: bool, batch: &[Payment]) {
        let mut books = self.lock();
        for payment in batch {
            let Payment { key, protocol_no, amount } = payment.clone();
            let place = books.asked.get(&key).map_or(books.asked.len(), |first| first.place);
            let asked = Asked { out, protocol_no, amount, place };
            match books.asked.get(&key) {
                Some(first) if *first != asked => books.contradictions.push(key),
                Some(_) => {}
                None => {
                    books.asked.insert(key, asked);
                }
            }
        }
    }

    fn note_small(&self, payment: &SmallPayment) {
        let SmallPayment { key, amount, .. } = payment.clone();
        self.note(true, &[Payment { key, protocol_no: String::new(), amount }]);
    }

    fn is_down(&self) -> bool {
        self.lock().down
    }

    fn keeps_agreements(&self) -> bool {
        self.lock().keeps_agreements
    }

    fn lock(&self) -> MutexGuard<'_, Books> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A bank with such books.
pub struct BookedBank {
    bank: Arc<dyn Bank>,
    books: BankBooks,
}

impl BookedBank {
    /// Keeps books of what `bank` is asked.
    pub fn new(bank: Arc<dyn Bank>, books: BankBooks) -> Self {
        Self { bank, books }
    }

    fn unless_down<'a, T>(&self, answer: Reply<'a, T>) -> Reply<'a, T>
    where
        T: 'a,
    {
        match self.books.is_down() {
            true => Box::pin(async { Err(PartnerError::TimedOut) }),
            false => answer,
        }
    }

    fn noted<'a>(
        &'a self,
        out: bool,
        batch: &'a [Payment],
        answer: Reply<'a, Vec<PaymentResult>>,
    ) -> Reply<'a, Vec<PaymentResult>> {
        if !self.books.is_down() {
            self.books.note(out, batch);
        }
        self.unless_down(answer)
    }
}

impl Bank for BookedBank {
    fn request_signing<'a>(&'a self, demand: &'a SigningDemand) -> Reply<'a, SigningReply> {
        self.unless_down(self.bank.request_signing(demand))
    }

    fn confirm_signing<'a>(&'a self, key: &'a str, code: &'a str) -> Reply<'a, Confirmation> {
        self.unless_down(self.bank.confirm_signing(key, code))
    }

    fn revoke<'a>(&'a self, protocol_no: &'a str) -> Reply<'a, ()> {
        if self.books.keeps_agreements() {
            return Box::pin(async { Err(PartnerError::TimedOut) });
        }
        self.unless_down(self.bank.revoke(protocol_no))
    }

    fn debit<'a>(&'a self, batch: &'a [Payment]) -> Reply<'a, Vec<PaymentResult>> {
        self.noted(false, batch, self.bank.debit(batch))
    }

    fn pay_out<'a>(&'a self, batch: &'a [Payment]) -> Reply<'a, Vec<PaymentResult>> {
        self.noted(true, batch, self.bank.pay_out(batch))
    }

    fn pay_small<'a>(&'a self, payment: &'a SmallPayment) -> Reply<'a, PaymentState> {
        if !self.books.is_down() {
            self.books.note_small(payment);
        }
        self.unless_down(self.bank.pay_small(payment))
    }

    fn query<'a>(&'a self, keys: &'a [String]) -> Reply<'a, Vec<PaymentResult>> {
        self.unless_down(self.bank.query(keys))
    }

    /// Its statements come by another way.
    fn statement<'a>(&'a self, days: Days, to: &'a mut (dyn Write + Send)) -> Reply<'a, bool> {
        self.bank.statement(days, to)
    }
}
