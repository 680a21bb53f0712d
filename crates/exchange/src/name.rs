//! Names of files: which stream, from whom, to whom, of which day.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;

use crate::{FileType, Header, Reason, date};

/// A stream of files, listed by one index file: the first three letters of the index's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stream {
    /// `OFI`: applications to the TA, confirmations to the seller.
    Main,
    /// `OFJ`: market data to the seller.
    Market,
    /// `OFS`: summary of applications to the seller.
    Summary,
    /// `OFK`: money settlement to the seller.
    Settlement,
    /// `OFC`: fund parameters to the seller.
    Parameters,
    /// `OFF`: early confirmations to the seller.
    Early,
    /// `OFX`: anti-money-laundering facts, both ways.
    Aml,
    /// `OFT`: transfers within the day, to the TA.
    SameDay,
    /// `OFB`: the answer to transfers within the day.
    SameDayAnswer,
}

impl Stream {
    /// All streams.
    pub const ALL: [Stream; 9] = [
        Stream::Main,
        Stream::Market,
        Stream::Summary,
        Stream::Settlement,
        Stream::Parameters,
        Stream::Early,
        Stream::Aml,
        Stream::SameDay,
        Stream::SameDayAnswer,
    ];

    /// The letters in the name.
    pub fn prefix(self) -> &'static str {
        match self {
            Stream::Main => "OFI",
            Stream::Market => "OFJ",
            Stream::Summary => "OFS",
            Stream::Settlement => "OFK",
            Stream::Parameters => "OFC",
            Stream::Early => "OFF",
            Stream::Aml => "OFX",
            Stream::SameDay => "OFT",
            Stream::SameDayAnswer => "OFB",
        }
    }

    /// The stream in which a file type goes; nothing for types that the protocol's text leaves
    /// open. Early confirmations (`OFF`) have the type of the main stream's.
    pub fn of(file_type: FileType) -> Option<Stream> {
        use FileType::*;
        Some(match file_type {
            AccountApplication
            | TradeApplication
            | ApplicationSummary
            | OtherApplication
            | TaxResidence
            | AccountConfirmation
            | TradeConfirmation
            | ShareStatement
            | Dividend
            | DividendSummary
            | ConfirmationSummary
            | OtherConfirmation
            | WealthShareDetail
            | TaxResidenceConfirmation => Stream::Main,
            FundState | Announcement | Participants => Stream::Market,
            TaApplicationSummary => Stream::Summary,
            SettlementSummary | MoneySettlement => Stream::Settlement,
            FundParameters | FundAgency | FundConversion | DividendPlan | FundFees
            | RedeemableDates => Stream::Parameters,
            AmlPersons | AmlPersonsConfirmation | AmlInstitutions | AmlInstitutionsConfirmation => {
                Stream::Aml
            }
            SameDayTransferApplication => Stream::SameDay,
            SameDayTransferConfirmation | SameDayTransferStatement => Stream::SameDayAnswer,
            _ => return None,
        })
    }
}

/// The name of a data file, such as `OFD_305_27_20260921_03.TXT` or `…_03_001.TXT`.
///
/// ```
/// use exchange::{FileName, FileType};
/// let name: FileName = "OFD_305_27_20260921_04_002.txt".parse()?;
/// assert_eq!((name.file_type, name.shard), (FileType::TradeConfirmation, Some(2)));
/// assert_eq!(name.to_string(), "OFD_305_27_20260921_04_002.TXT");
/// # Ok::<(), exchange::Reason>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FileName {
    /// Who made the file.
    pub creator: String,
    /// Whom it is for.
    pub receiver: String,
    /// The business day.
    pub date: Date,
    /// Type of its records.
    pub file_type: FileType,
    /// The part, from 1, of a file that is sent in parts.
    pub shard: Option<u16>,
}

impl FileName {
    /// The name of a file with this header.
    pub fn of(header: &Header, shard: Option<u16>) -> FileName {
        FileName {
            creator: header.creator.clone(),
            receiver: header.receiver.clone(),
            date: header.date,
            file_type: header.file_type,
            shard,
        }
    }

    /// Checks that a file's header says what its name says.
    ///
    /// # Errors
    /// The two names, when they differ.
    pub fn check(&self, header: &Header) -> Result<(), Reason> {
        let expected = FileName::of(header, self.shard);
        if *self == expected {
            return Ok(());
        }
        Err(Reason::NameDisagrees { header: expected.to_string(), name: self.to_string() })
    }
}

impl fmt::Display for FileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let date = date::write(self.date);
        write!(f, "OFD_{}_{}_{date}_{}", self.creator, self.receiver, self.file_type)?;
        if let Some(shard) = self.shard {
            write!(f, "_{shard:03}")?;
        }
        f.write_str(".TXT")
    }
}

impl FromStr for FileName {
    type Err = Reason;

    /// Letters may be small: real files end in `.txt`.
    fn from_str(name: &str) -> Result<FileName, Reason> {
        let refuse = || Reason::NotFileName(name.to_owned());
        let parts = parts(name).ok_or_else(refuse)?;
        let (["OFD", creator, receiver, day, code], shard) = (match parts.as_slice() {
            [head @ .., shard] if head.len() == 5 => (head, Some(shard)),
            head => (head, None),
        }) else {
            return Err(refuse());
        };
        let shard = match shard {
            Some(digits) => Some(shard_number(digits).ok_or_else(refuse)?),
            None => None,
        };
        Ok(FileName {
            creator: (*creator).to_owned(),
            receiver: (*receiver).to_owned(),
            date: date::read(day.as_bytes()).ok_or_else(refuse)?,
            file_type: FileType::from_code(code).ok_or_else(refuse)?,
            shard,
        })
    }
}

/// The name of an index file, such as `OFI_305_27_20260921.TXT`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IndexName {
    /// Which files it lists.
    pub stream: Stream,
    /// Who made the files.
    pub creator: String,
    /// Whom they are for.
    pub receiver: String,
    /// The business day.
    pub date: Date,
}

impl fmt::Display for IndexName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (prefix, date) = (self.stream.prefix(), date::write(self.date));
        write!(f, "{prefix}_{}_{}_{date}.TXT", self.creator, self.receiver)
    }
}

impl FromStr for IndexName {
    type Err = Reason;

    fn from_str(name: &str) -> Result<IndexName, Reason> {
        let refuse = || Reason::NotFileName(name.to_owned());
        let parts = parts(name).ok_or_else(refuse)?;
        let [prefix, creator, receiver, day] = parts.as_slice() else { return Err(refuse()) };
        let stream = Stream::ALL.into_iter().find(|stream| stream.prefix() == *prefix);
        Ok(IndexName {
            stream: stream.ok_or_else(refuse)?,
            creator: (*creator).to_owned(),
            receiver: (*receiver).to_owned(),
            date: date::read(day.as_bytes()).ok_or_else(refuse)?,
        })
    }
}

/// The parts of a name between underlines, without the extension.
fn parts(name: &str) -> Option<Vec<&str>> {
    let (stem, extension) = name.rsplit_once('.')?;
    let parts: Vec<&str> = stem.split('_').collect();
    let named = extension.eq_ignore_ascii_case("txt") && parts.iter().all(|part| !part.is_empty());
    named.then_some(parts)
}

fn shard_number(digits: &str) -> Option<u16> {
    let three = digits.len() == 3 && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| three)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_data_files_read_back() {
        for name in ["OFD_305_27_20260920_03.TXT", "OFD_305_27_20260920_C1_012.TXT"] {
            let parsed: FileName = name.parse().expect("a name");
            assert_eq!(parsed.to_string(), name);
        }
    }

    #[test]
    fn names_of_index_files_read_back() {
        for stream in Stream::ALL {
            let name = format!("{}_305_27_20260920.TXT", stream.prefix());
            let parsed: IndexName = name.parse().expect("a name");
            assert_eq!((parsed.stream, parsed.to_string()), (stream, name));
        }
    }

    #[test]
    fn other_names_are_refused() {
        for name in [
            "",
            "OFD",
            "OFD_305_27_20260920_03",
            "OFD_305_27_20260920_03.OK",
            "OFD_305_27_20260931_03.TXT",
            "OFD_305_27_20260920_99.TXT",
            "OFD_305_27_20260920_03_1.TXT",
            "OFD_305__20260920_03.TXT",
            "OFD_305_27_20260920_03_001_2.TXT",
        ] {
            assert!(name.parse::<FileName>().is_err(), "{name}");
        }
        assert!("OFZ_305_27_20260920.TXT".parse::<IndexName>().is_err());
    }
}
