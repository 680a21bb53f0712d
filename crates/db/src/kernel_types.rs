//! How the kernel's types are stored. Personal ones are not columns: see [`crate::Personal`].

use kernel::{
    Country, Currency, CustNo, Day, Fen, FundCode, FundType, Instant, Invalid, Nav, Rate,
    RiskLevel, Sex, ShareClass, Shares, TradeAcco,
};

use crate::column;

// BIGINT: money and ratios in their smallest units, instants in milliseconds since 1970 (UTC).
column!(Fen: i64, |v| Ok::<_, Invalid>(Fen::from_units(v)), |fen| fen.units());
column!(Shares: i64, |v| Ok::<_, Invalid>(Shares::from_units(v)), |shares| shares.units());
column!(Nav: i64, |v| Ok::<_, Invalid>(Nav::from_units(v)), |nav| nav.units());
column!(Rate: i64, |v| Ok::<_, Invalid>(Rate::from_units(v)), |rate| rate.units());
column!(Instant: i64, |v| Ok::<_, Invalid>(Instant::from_ms(v)), |instant| instant.ms());
column!(CustNo: i64, CustNo::try_from, |cust_no| CustNo::value(*cust_no));
column!(RiskLevel: i64, RiskLevel::try_from, |level| level.number().into());

// TEXT: days as YYYY-MM-DD, enumerations by their code, names as they are.
column!(Day: text);
column!(FundCode: str, |v| v.parse::<FundCode>(), |code| code.as_str());
column!(TradeAcco: str, |v| v.parse::<TradeAcco>(), |account| account.as_str());
column!(FundType: code);
column!(ShareClass: code);
column!(Currency: code);
column!(Sex: code);
column!(Country: text);
