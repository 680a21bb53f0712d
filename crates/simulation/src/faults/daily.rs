//! What goes wrong on some days, a row each: how often, and what it is.

use super::catalogue::Fault;
use super::day::{DayFaults, Funds};
use demo::Draw;
use exchange::{FileType, FundStatus};
use kernel::{Rate, Shares};
use partners::simulator::Marred;
use std::collections::BTreeSet;
use ta::FileFaults;

/// A fund of the transfer agent's that is none of ours.
const ENDED_FUND: &str = "999998";

/// A fault that a day may have.
pub(super) struct Daily {
    pub fault: Fault,
    /// Of so many days in a hundred.
    pub percent: i64,
    /// Puts it into the day.
    pub put: fn(&mut DayFaults, &mut Draw, &Funds),
}

pub(super) const DAILY: &[Daily] = &[
    Daily { fault: Fault::RepeatedFiles, percent: 30, put: |day, _, _| day.ta.repeat_files = true },
    Daily {
        fault: Fault::ChangedRepeat,
        percent: 12,
        put: |day, _, _| day.ta.files.changed_repeat = true,
    },
    Daily {
        fault: Fault::FilesInParts,
        percent: 25,
        put: |day, draw, _| day.ta.files.parts = u16::try_from(draw.between(2, 3)).ok(),
    },
    Daily {
        fault: Fault::LateFiles,
        percent: 20,
        put: |day, draw, _| day.ta.files.late = some_types(draw),
    },
    Daily {
        fault: Fault::FilesTomorrow,
        percent: 10,
        put: |day, draw, _| {
            day.ta.files.late = some_types(draw);
            day.until_tomorrow = Some(*draw.pick(&["morning", "afternoon", "evening"]));
        },
    },
    Daily {
        fault: Fault::UnlistedFiles,
        percent: 15,
        put: |day, draw, _| {
            day.ta.files.unannounced = some_types(draw);
            // A part of several: else nothing of its type would be there, and its step would wait.
            day.ta.files.parts.get_or_insert(2);
        },
    },
    Daily { fault: Fault::LateIndex, percent: 8, put: |day, _, _| day.ta.files.late_index = true },
    Daily {
        fault: Fault::BelyingHeader,
        percent: 10,
        put: |day, draw, _| day.ta.files.belying = some_types(draw),
    },
    Daily { fault: Fault::ForeignFile, percent: 12, put: |day, _, _| day.ta.files.foreign = true },
    Daily { fault: Fault::Renews, percent: 12, put: |day, _, _| day.renews = true },
    Daily {
        fault: Fault::PlainSerials,
        percent: 25,
        put: |day, _, _| day.ta.files.plain_serials = true,
    },
    Daily {
        fault: Fault::SplitRecords,
        percent: 20,
        put: |day, draw, _| day.ta.files.split_each = usize::try_from(draw.between(1, 3)).ok(),
    },
    Daily {
        fault: Fault::LotsStated,
        percent: 25,
        put: |day, _, _| day.ta.files.lots_stated = true,
    },
    Daily {
        fault: Fault::LatePrices,
        percent: 20,
        put: |day, draw, funds| {
            day.ta.late_prices = (0..3).map(|_| *draw.pick(&funds.all)).collect();
        },
    },
    Daily {
        fault: Fault::CorrectedPrices,
        percent: 15,
        put: |day, draw, funds| {
            let part = Rate::from_units(Rate::SCALE / 1_000 * draw.between(980, 1_020));
            day.ta.corrected_prices = (0..6).map(|_| (*draw.pick(&funds.all), part)).collect();
        },
    },
    Daily {
        fault: Fault::LostIncome,
        percent: 4,
        put: |day, draw, _| {
            day.ta.lost_income = Some(Rate::from_units(Rate::SCALE / 100 * draw.between(1, 250)));
        },
    },
    Daily {
        fault: Fault::UnpricedFunds,
        percent: 20,
        put: |day, draw, _| {
            let state = *draw.pick(&[FundStatus::Terminated, FundStatus::Ended, FundStatus::Open]);
            day.ta.unpriced = vec![(ENDED_FUND.to_owned(), state)];
        },
    },
    Daily {
        fault: Fault::RepeatsDividends,
        percent: 40,
        put: |day, _, _| day.ta.repeats_dividends = true,
    },
    Daily {
        fault: Fault::RefusesAccounts,
        percent: 15,
        put: |day, draw, _| day.ta.refuse_accounts = usize::try_from(draw.between(1, 3)).ok(),
    },
    Daily {
        fault: Fault::RefusesClosings,
        percent: 20,
        put: |day, _, _| day.ta.refuse_closings = Some(1),
    },
    Daily {
        fault: Fault::LateClosings,
        percent: 25,
        put: |day, _, _| day.ta.late_closings = Some(1),
    },
    Daily {
        fault: Fault::Refuses,
        percent: 20,
        put: |day, draw, _| day.ta.refuse_each = usize::try_from(draw.between(3, 9)).ok(),
    },
    Daily {
        fault: Fault::Halves,
        percent: 15,
        put: |day, draw, _| day.ta.halve_each = usize::try_from(draw.between(2, 5)).ok(),
    },
    Daily {
        fault: Fault::BigRedemption,
        percent: 15,
        put: |day, draw, funds| {
            let part = Rate::from_units(Rate::SCALE / 100 * draw.between(10, 90));
            day.ta.big_redemptions = (0..6).map(|_| (*draw.pick(&funds.all), part)).collect();
        },
    },
    Daily {
        fault: Fault::PaysInPart,
        percent: 50,
        put: |day, draw, _| day.ta.part_cash = usize::try_from(draw.between(1, 3)).ok(),
    },
    Daily {
        fault: Fault::EarlyRecordDay,
        percent: 50,
        put: |day, _, _| day.ta.early_record_day = true,
    },
    Daily {
        fault: Fault::Misstates,
        percent: 8,
        put: |day, draw, _| {
            day.ta.misstate = Some((5, Shares::from_units(draw.between(1, 5_000))));
        },
    },
    Daily { fault: Fault::Down, percent: 10, put: |day, _, _| day.bank_down = true },
    Daily {
        fault: Fault::KeepsAgreements,
        percent: 30,
        put: |day, _, _| day.keeps_agreements = true,
    },
    Daily { fault: Fault::StatementLate, percent: 12, put: |day, _, _| day.statement.late = true },
    Daily { fault: Fault::StatementCut, percent: 12, put: |day, _, _| day.statement.cut = true },
    Daily {
        fault: Fault::StatementLeavesOut,
        percent: 20,
        put: |day, draw, _| mar(day, draw, Marred::LeftOut),
    },
    Daily {
        fault: Fault::StatementDoubles,
        percent: 12,
        put: |day, draw, _| mar(day, draw, Marred::Doubled),
    },
    Daily {
        fault: Fault::StatementFenMore,
        percent: 12,
        put: |day, draw, _| mar(day, draw, Marred::FenMore),
    },
    Daily {
        fault: Fault::StatementUnknown,
        percent: 12,
        put: |day, draw, _| mar(day, draw, Marred::Unknown),
    },
    Daily {
        fault: Fault::LateAccounts,
        percent: 15,
        put: |day, draw, _| day.ta.late_accounts = usize::try_from(draw.between(1, 3)).ok(),
    },
    Daily {
        fault: Fault::LosesAccounts,
        percent: 10,
        put: |day, draw, _| day.ta.lose_accounts = usize::try_from(draw.between(1, 3)).ok(),
    },
    Daily {
        fault: Fault::RefusesAmendments,
        percent: 15,
        put: |day, draw, _| day.ta.refuse_amendments = usize::try_from(draw.between(1, 2)).ok(),
    },
    Daily {
        fault: Fault::LateAmendments,
        percent: 15,
        put: |day, draw, _| day.ta.late_amendments = usize::try_from(draw.between(1, 2)).ok(),
    },
];

/// Mars a line of the bank's statement.
fn mar(day: &mut DayFaults, draw: &mut Draw, marred: Marred) {
    day.statement.lines.insert(marred);
    day.statement.from = usize::try_from(draw.between(0, 20)).unwrap_or_default();
}

/// One or two of the types of files that the transfer agent sends.
fn some_types(draw: &mut Draw) -> Vec<FileType> {
    let types: BTreeSet<FileType> = (0..2).map(|_| *draw.pick(&FileFaults::TYPES)).collect();
    types.into_iter().collect()
}
