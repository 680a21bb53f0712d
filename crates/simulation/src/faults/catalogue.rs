//! All that goes wrong, a row each: a run says how often it drew each of them.

use partners::simulator::Whim;
use std::collections::BTreeMap;
use std::fmt;

/// Whose fault it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Party {
    /// Our own process.
    Process,
    /// The transfer agent.
    Ta,
    /// The bank.
    Bank,
    /// A customer.
    Customer,
}

macro_rules! faults {
    ($($party:ident { $($fault:ident = $words:literal,)* })*) => {
        /// Something that goes wrong.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Fault { $($(#[doc = $words] $fault,)*)* }

        impl Fault {
            /// All of them.
            pub const ALL: &'static [Self] = &[$($(Self::$fault,)*)*];

            /// Whose it is.
            pub const fn party(self) -> Party {
                match self { $($(Self::$fault => Party::$party,)*)* }
            }

            /// What happens, for people.
            pub const fn words(self) -> &'static str {
                match self { $($(Self::$fault => $words,)*)* }
            }
        }
    };
}

faults! {
    Process {
        DiesAfterStep = "dies after a step; another begins and resumes",
        DiesInStep = "dies in the middle of the engine's work; another begins and resumes",
        DiesInRetake = "dies while a step is done again; another begins and does it again",
    }
    Ta {
        RepeatedFiles = "sends its files again under another name",
        ChangedRepeat = "sends its files again under another name, with other content",
        Renews = "sends a file again under its own name, with other content, and then as it was",
        FilesInParts = "sends its files in parts",
        LateFiles = "sends files late that its index lists",
        FilesTomorrow = "sends files a day late, while customers go on",
        UnlistedFiles = "sends parts late of which its index did not know",
        LateIndex = "sends its index late",
        BelyingHeader = "sends a file whose header belies its name",
        ForeignFile = "sends a file of another seller",
        PlainSerials = "numbers anew each day, and each type of file for itself",
        SplitRecords = "answers an application in several records",
        LotsStated = "states its shares lot by lot",
        LatePrices = "prices of some funds come a day late",
        CorrectedPrices = "publishes another price for a day than before",
        LostIncome = "publishes losses of money funds",
        UnpricedFunds = "names a fund that has ended, without a price",
        RepeatsDividends = "names the last dividend of each fund again on later days",
        RefusesAccounts = "refuses accounts, and accepts them with the next order",
        LateAccounts = "opens accounts a day late, and refuses their orders meanwhile",
        LosesAccounts = "loses applications for accounts, and is asked again",
        RefusesClosings = "refuses to close an account, and is asked again",
        LateClosings = "closes accounts a day late",
        RefusesAmendments = "refuses to register a new certificate, and is asked again",
        LateAmendments = "registers a new certificate a day late",
        Refuses = "refuses orders",
        Halves = "confirms purchases in part",
        BigRedemption = "redeems a part only, for so many want to",
        BigAtDividend = "redeems a part only, and pays a dividend while the rest waits",
        PaysInPart = "pays dividends by half in cash, by half in shares",
        EarlyRecordDay = "names a record day before the ex-date of a dividend",
        Misstates = "states other shares than it holds",
        ForcedRedemption = "redeems a part of positions by force",
        ForcedIncrease = "adds shares to positions",
        ForcedDecrease = "takes shares from positions",
    }
    Bank {
        Down = "answers nothing all day",
        KeepsAgreements = "ends no agreement all day, and is asked again",
        NoFunds = "refuses: too little on the card",
        NoFundsBeforeNoon = "refuses until noon: too little on the card",
        RiskControl = "refuses: risk control",
        UnknownThenPaid = "does not know; later, that it paid",
        UnknownThenRefused = "does not know; later, that it did not pay",
        PaidThenSilent = "pays, and its answer is lost",
        TakenSecond = "refuses a payout once",
        SlowClock = "pays, by a clock that is a day slow",
        FastClock = "pays, by a clock that is a day fast",
        KnownAfterCutOff = "pays before the cut-off, and says so after it",
        KnownNextDay = "pays before the cut-off, and says so when the day is sealed",
        KnownAfterDays = "pays, and says so when the order was given up",
        AnsweredTwice = "answers twice: does not know, has paid",
        RefusedThenPaid = "refuses, and has paid",
        FoundAgain = "pays, does not find the payment, and calls the next request a duplicate",
        StatementLate = "sends its statement late",
        StatementCut = "sends half of its statement, and then all of it",
        StatementLeavesOut = "leaves a payment out of its statement, and has it in the next one",
        StatementDoubles = "has a payment twice in its statement",
        StatementFenMore = "has a fen more in its statement than was paid",
        StatementUnknown = "has a payment in its statement of which nobody asked",
    }
    Customer {
        ReplacesCard = "replaces a card by a new one, while shares are under it and money is on its way",
        ReplacesByOwn = "replaces a card by another of the same person",
        EndsAgreement = "ends an agreement, and signs again",
        SendsAgain = "sends again under the same key",
        ReadsAnotherDay = "orders for another day than was promised, and again under the same key",
        BadCredit = "wants to buy with a record of bad credit",
        TradedByOthers = "wants to buy while somebody else trades in their place",
        MandateTwice = "has a mandate that is run twice",
        ParentTwice = "buys several funds with one debit, and is asked for it twice",
        WantsTooMuch = "redeems more than there is",
        SwitchesQuickOff = "switches quick redemptions off on one phone and asks for one on another",
        WithdrawsConsent = "agrees no more on one phone, buys on another, and agrees again",
        ClosesInVain = "asks to close the account while something stands against it",
        ChangesHisMind = "asks to close the account, buys in vain on another phone, and changes his mind",
        Leaves = "sells all, closes the account, and tries to buy with it",
        RenewsCertificate = "renews a certificate shortly before its last day",
        CancelsTooLate = "cancels what cannot be cancelled any more",
    }
}

impl Fault {
    /// What the simulated bank does of its own accord with a payment.
    pub(crate) const fn of_bank(whim: Whim) -> Option<Self> {
        Some(match whim {
            Whim::NoFunds => Self::NoFunds,
            Whim::NoFundsBeforeNoon => Self::NoFundsBeforeNoon,
            Whim::RiskControl => Self::RiskControl,
            Whim::UnknownThenPaid => Self::UnknownThenPaid,
            Whim::UnknownThenRefused => Self::UnknownThenRefused,
            Whim::PaidThenSilent => Self::PaidThenSilent,
            Whim::TakenSecond => Self::TakenSecond,
            Whim::SlowClock => Self::SlowClock,
            Whim::FastClock => Self::FastClock,
            Whim::KnownAfterCutOff => Self::KnownAfterCutOff,
            Whim::KnownNextDay => Self::KnownNextDay,
            Whim::KnownAfterDays => Self::KnownAfterDays,
            Whim::AnsweredTwice => Self::AnsweredTwice,
            Whim::RefusedThenPaid => Self::RefusedThenPaid,
            Whim::FoundAgain => Self::FoundAgain,
            // Of signings, proofs and cards, which no customer of a run has.
            Whim::Differs
            | Whim::TimesOut
            | Whim::Late
            | Whim::NeedsProof
            | Whim::FailsFirstAudit
            | Whim::Closed
            | Whim::NameDiffers => return None,
        })
    }
}

/// How often each fault was drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawn(BTreeMap<Fault, u64>);

impl Drawn {
    /// Counts one.
    pub fn note(&mut self, fault: Fault) {
        *self.0.entry(fault).or_default() += 1;
    }

    /// How often it was drawn.
    pub fn times(&self, fault: Fault) -> u64 {
        self.0.get(&fault).copied().unwrap_or(0)
    }

    /// Those of the catalogue that were not drawn.
    pub fn missing(&self) -> Vec<Fault> {
        Fault::ALL.iter().copied().filter(|fault| self.times(*fault) == 0).collect()
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |fault: &Fault| (self.times(*fault), format!("{:?}", fault.party()), *fault);
        let mut rows = Fault::ALL.iter().map(row);
        rows.try_for_each(|(times, party, fault)| {
            writeln!(f, "{times:>8}  {party:<8}  {}", fault.words())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_readme_shows_all_faults() {
        let row = |fault: &Fault| format!("| {:?} | {} |\n", fault.party(), fault.words());
        let rows: String = Fault::ALL.iter().map(row).collect();
        let table = format!("| party | fault |\n|---|---|\n{rows}");
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
        let readme = std::fs::read_to_string(path).unwrap();
        let (begin, end) = ("<!-- faults -->\n", "<!-- /faults -->");
        let from = readme.find(begin).unwrap() + begin.len();
        let to = readme.find(end).unwrap();
        if std::env::var_os("UPDATE").is_some() {
            let fresh = format!("{}{table}{}", &readme[..from], &readme[to..]);
            std::fs::write(path, fresh).unwrap();
        } else {
            assert_eq!(&readme[from..to], table, "run with UPDATE=1");
        }
    }
}
