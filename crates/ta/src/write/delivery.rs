//! What is laid into the seller's folder on a day: files, whole or in parts, and the indices that
//! list them. Here they fail, when they are told to.

use exchange::{DataFile, Decimal, FileName, FileType, Stream, TradeConfirmation, Typed};
use kernel::Day;
use mailbox::Route;

use crate::{FileFaults, Ta, TaError};

/// A seller that isn't ours.
const OTHER_SELLER: &str = "OTHR";

pub(super) struct Delivery<'a> {
    ta: &'a Ta,
    faults: &'a FileFaults,
    /// What the indices list.
    listed: Vec<FileName>,
}

impl<'a> Delivery<'a> {
    pub fn new(ta: &'a Ta, faults: &'a FileFaults) -> Self {
        Self { ta, faults, listed: Vec::new() }
    }

    /// Lays a file down, in as many parts as there shall be.
    pub fn post<T: Typed>(
        &mut self,
        day: Day,
        file_type: FileType,
        records: &[T],
    ) -> Result<(), TaError> {
        let parts = self.parts();
        let size = records.len().div_ceil(usize::from(parts)).max(1);
        for part in 1..=parts {
            let before = size * usize::from(part - 1);
            let left = records.get(before..).unwrap_or_default();
            let records = &left[..size.min(left.len())];
            let shard = (parts > 1).then_some(part);
            let file = self.file(self.ta.outward(), (day, file_type), records)?;
            self.lay(&file, shard, part == parts)?;
        }
        Ok(())
    }

    /// Lays the confirmations down, and what else may come under their type.
    pub fn trades(
        &mut self,
        day: Day,
        records: &[TradeConfirmation],
        repeat: bool,
    ) -> Result<(), TaError> {
        let of = (day, FileType::TradeConfirmation);
        match self.faults.renewed {
            true => self.post(day, of.1, &changed(records))?,
            false => self.post(day, of.1, records)?,
        }
        let next = self.parts() + 1;
        if repeat {
            let file = self.file(self.ta.outward(), of, records)?;
            self.lay(&file, Some(next), false)?;
        }
        if self.faults.changed_repeat {
            let file = self.file(self.ta.outward(), of, &changed(records))?;
            self.lay(&file, Some(next + 1), false)?;
        }
        if self.faults.foreign {
            let route = Route { to: OTHER_SELLER, ..self.ta.outward() };
            self.ta.outbox.post(&self.file(route, of, &changed(records))?, None)?;
        }
        Ok(())
    }

    /// Lists files that were laid down on another occasion.
    pub fn list_again(&mut self, day: Day, file_type: FileType) -> Result<(), TaError> {
        let (ours, _) = self.ta.outbox.letters_of(self.ta.outward(), day, file_type)?;
        self.listed.extend(ours.into_iter().map(|letter| letter.name));
        Ok(())
    }

    /// Writes the index of the prices, dated T, and that of the answers.
    pub fn index(self, t_day: Day, cfm_day: Day) -> Result<(), TaError> {
        for (day, stream) in [(t_day, Stream::Market), (cfm_day, Stream::Main)] {
            if stream == Stream::Main && self.faults.late_index {
                continue;
            }
            let mut index = self.ta.outward().index(day);
            let of_stream = |name: &&FileName| Stream::of(name.file_type) == Some(stream);
            index.files = self.listed.iter().filter(of_stream).map(FileName::to_string).collect();
            self.ta.outbox.post_index(&index, stream)?;
        }
        Ok(())
    }

    fn parts(&self) -> u16 {
        self.faults.parts.unwrap_or(1).max(1)
    }

    fn file<T: Typed>(
        &self,
        route: Route<'_>,
        (day, file_type): (Day, FileType),
        records: &[T],
    ) -> Result<DataFile<'static>, TaError> {
        let mut file = DataFile::empty(route.header(day, file_type))?;
        for record in records {
            file.push_typed(record)?;
        }
        Ok(file)
    }

    fn lay(&mut self, file: &DataFile<'_>, shard: Option<u16>, last: bool) -> Result<(), TaError> {
        let name = FileName::of(file.header(), shard);
        let fails = |types: &[FileType]| last && types.contains(&name.file_type);
        let (late, unannounced) = (fails(&self.faults.late), fails(&self.faults.unannounced));
        let belies = fails(&self.faults.belying);
        if !unannounced {
            self.listed.push(name.clone());
        }
        if late || unannounced {
            return Ok(());
        }
        if belies {
            let mut header = file.header().clone();
            OTHER_SELLER.clone_into(&mut header.receiver);
            let other = exchange::write(&DataFile::empty(header)?)?;
            self.ta.outbox.put(&name, &other)?;
            return Ok(());
        }
        self.ta.outbox.post(file, shard)?;
        Ok(())
    }
}

/// The same numbers, and more shares in the first record.
fn changed(records: &[TradeConfirmation]) -> Vec<TradeConfirmation> {
    let mut changed = records.to_vec();
    if let Some(first) = changed.first_mut() {
        let vol = first.confirmed_vol;
        first.confirmed_vol = Decimal::new(vol.units() + 1, vol.scale());
    }
    changed
}
