//! Schemas of the value types for the contract: on the wire they are all strings.

use std::borrow::Cow;

use utoipa::openapi::schema::Type;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::{
    CardNumber, CertificateNumber, Code, Country, Currency, CustNo, Day, Email, Fen, FundCode,
    FundType, IdNumber, Instant, Line, Mobile, Nav, PersonName, Prose, Rate, RiskLevel, ShareClass,
    Shares, TimeOfDay, TradeAcco,
};

/// The schema of a string with a description and an example.
#[doc(hidden)]
pub fn string(description: &str, example: &str) -> RefOr<Schema> {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some(description))
        .examples([example])
        .into()
}

/// The schema of codes: the name that each has in programs, the code, the Chinese name.
#[doc(hidden)]
pub fn codes(all: &[(String, &'static str, &'static str)]) -> RefOr<Schema> {
    let described: String =
        all.iter().map(|(_, code, chinese)| format!("{code} {chinese}; ")).collect();
    let names: Vec<&str> = all.iter().map(|(name, ..)| name.as_str()).collect();
    ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(all.iter().map(|(_, code, _)| *code)))
        .description(Some(described))
        .extensions(Some([("x-names", names)].into_iter().collect()))
        .into()
}

/// The schema of enumerations that [`crate::codes!`] declares: each code and what it means.
#[macro_export]
macro_rules! schema_of_codes {
    ($($name:ident),+ $(,)?) => { $(
        impl $crate::__utoipa::PartialSchema for $name {
            fn schema() -> $crate::__utoipa::openapi::RefOr<$crate::__utoipa::openapi::Schema> {
                let named = |v: &$name| (format!("{v:?}"), v.code(), v.chinese());
                let all: Vec<_> = $name::ALL.iter().map(named).collect();
                $crate::schema::codes(&all)
            }
        }

        impl $crate::__utoipa::ToSchema for $name {
            fn name() -> ::std::borrow::Cow<'static, str> {
                ::std::borrow::Cow::Borrowed(stringify!($name))
            }
        }
    )+ };
}

macro_rules! strings {
    ($($type:ident: $description:literal, $example:literal;)*) => { $(
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                string($description, $example)
            }
        }
        impl ToSchema for $type {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed(stringify!($type))
            }
        }
    )* };
}

strings! {
    Fen: "money, two decimals", "10000.00";
    Shares: "fund shares, two decimals", "7222.74";
    Nav: "net asset value or income per 10,000 shares, four to eight decimals", "1.3841";
    Rate: "a rate as a fraction: 0.015 is 1.5 %", "0.015";
    Day: "a day, YYYY-MM-DD", "2026-11-20";
    CustNo: "customer number, ten digits", "0000000001";
    TradeAcco: "trade account, 13 digits: the customer's number and a count", "0000000001001";
    FundCode: "fund code, six digits", "016823";
    Mobile: "mobile number, eleven digits", "13800001234";
    Email: "e-mail address, at most 64 characters, kept in small letters", "lin@example.com";
    IdNumber: "number of a mainland ID card", "110101199003074258";
    Country: "a country or region, two letters of ISO 3166-1", "CN";
    CertificateNumber: "number of a certificate of any kind", "110101199003074258";
    CardNumber: "bank card number", "6222020000000000000";
    Instant: "an instant in Shanghai time, RFC 3339", "2026-11-20T14:32:08+08:00";
    TimeOfDay: "a time of day", "15:00";
    FundType: "1101 stock, 1103 mixed, 1105 bond, 1107 capital-protected, 1109 money, 1110 QDII, \
        1199 other", "1103";
    RiskLevel: "risk level, 1 low to 5 high", "3";
    ShareClass: "share class", "A";
    Currency: "currency code", "156";
    PersonName: "a person's name", "林一";
}

macro_rules! texts {
    ($($type:ident: $description:literal;)*) => { $(
        impl<const MAX: usize> PartialSchema for $type<MAX> {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new()
                    .schema_type(Type::String)
                    .max_length(Some(MAX))
                    .description(Some($description))
                    .into()
            }
        }
        impl<const MAX: usize> ToSchema for $type<MAX> {
            fn name() -> Cow<'static, str> {
                Cow::Owned(format!("{}{MAX}", stringify!($type)))
            }
        }
    )* };
}

texts! {
    Line: "a text of one line, without control characters";
    Code: "a code; a whole number that says the same is taken too";
    Prose: "a text with line breaks, without other control characters";
}
