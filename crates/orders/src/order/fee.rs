//! What an order costs, with its explanation: of a purchase, and of a conversion.

use super::voucher_terms::FeeVoucher;
use kernel::{Day, Fen, Nav, Rate, Shares};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::marker::PhantomData;
use utoipa::ToSchema;
use wire::{Failure, Written};

/// What an order costs, as it was promised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fee {
    /// Nothing was promised.
    None,
    /// Of a redemption, at the last NAV: an estimate, which the customer went by.
    Redeem(Fen),
    /// Of a purchase or a subscription.
    Buy(Promised<BuyFee>),
    /// Of a conversion.
    Convert(Promised<ConvertFee>),
}

db::column!(Fee: str, |text| Ok::<_, Infallible>(Fee::stored(text)), |fee| fee.text());

impl Fee {
    /// Of a purchase.
    ///
    /// # Errors
    /// A fault when it cannot be written.
    pub fn buying(fee: &BuyFee) -> Result<Self, Failure> {
        Ok(Self::from(&Written::new(fee)?))
    }

    /// Of a conversion.
    ///
    /// # Errors
    /// A fault when it cannot be written.
    pub fn converting(fee: &ConvertFee) -> Result<Self, Failure> {
        Ok(Self::Convert(Promised::stored(Written::new(fee)?.json())))
    }

    /// What was promised, whatever the order is; none where nothing was.
    pub fn promised(&self) -> Option<Fen> {
        match self {
            Self::None => None,
            Self::Redeem(fee) => Some(*fee),
            Self::Buy(_) => self.of_purchase().map(|fee| fee.fee),
            Self::Convert(_) => {
                let fee = self.of_conversion()?;
                fee.redeem_fee.checked_add(fee.top_up_fee).ok()
            }
        }
    }

    /// What a purchase costs; none of any other order.
    pub fn of_purchase(&self) -> Option<BuyFee> {
        match self {
            Self::Buy(fee) => fee.read().ok(),
            Self::None | Self::Redeem(_) | Self::Convert(_) => None,
        }
    }

    /// Whether a purchase has a voucher: orders are asked that far more often than they have one,
    /// so nothing is parsed.
    pub fn has_voucher(&self) -> bool {
        matches!(self, Self::Buy(fee) if fee.text.starts_with(WITH_VOUCHER))
    }

    /// What a conversion costs; none of any other order.
    pub fn of_conversion(&self) -> Option<ConvertFee> {
        match self {
            Self::Convert(fee) => fee.read().ok(),
            Self::None | Self::Redeem(_) | Self::Buy(_) => None,
        }
    }

    /// What the published purchase fee is multiplied with; none where there is no such fee.
    ///
    /// # Errors
    /// A fault where a fee says nothing of it.
    pub fn discount(&self) -> Result<Option<Rate>, serde_json::Error> {
        /// What both fees have in common.
        #[derive(Deserialize)]
        struct Charged {
            discount: Rate,
        }
        let charged: Result<Charged, _> = match self {
            Self::None | Self::Redeem(_) => return Ok(None),
            Self::Buy(fee) => serde_json::from_str(&fee.text),
            Self::Convert(fee) => serde_json::from_str(&fee.text),
        };
        charged.map(|charged| Some(charged.discount))
    }

    /// As stored: the fee as JSON, of a redemption the sum after its name. That of a conversion
    /// begins with whether it is an estimate.
    fn stored(text: &str) -> Self {
        match text {
            "" => Self::None,
            text if text.starts_with(REDEEM) => {
                text[REDEEM.len()..].parse().map_or(Self::None, Self::Redeem)
            }
            text if text.starts_with("{\"estimated\":") => Self::Convert(Promised::stored(text)),
            text => Self::Buy(Promised::stored(text)),
        }
    }

    fn text(&self) -> std::borrow::Cow<'_, str> {
        match self {
            Self::None => "".into(),
            Self::Redeem(fee) => format!("{REDEEM}{fee}").into(),
            Self::Buy(fee) => fee.text.as_str().into(),
            Self::Convert(fee) => fee.text.as_str().into(),
        }
    }
}

/// How the fee of a purchase with a voucher begins, as it is stored.
pub(crate) const WITH_VOUCHER: &str = "{\"voucher\":";
/// Before the fee of a redemption, as it is stored.
const REDEEM: &str = "redeem ";

impl From<&Written<BuyFee>> for Fee {
    fn from(fee: &Written<BuyFee>) -> Self {
        Self::Buy(Promised::stored(fee.json()))
    }
}

/// A fee as it is stored: orders are read far more often than their fees are looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Promised<T> {
    text: String,
    of: PhantomData<T>,
}

impl<T: DeserializeOwned> Promised<T> {
    fn stored(text: &str) -> Self {
        Self { text: text.to_owned(), of: PhantomData }
    }

    fn read(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(&self.text)
    }
}

/// A row of the fund's table of purchase fees.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyFeeTier {
    /// From this amount of a single order on, inclusive.
    pub from: Fen,
    /// Up to this amount, exclusive; none for the last row.
    pub below: Option<Fen>,
    /// The published rate; none where the fee is fixed.
    pub list_rate: Option<Rate>,
    /// The rate after the discount; none where the fee is fixed.
    pub rate: Option<Rate>,
    /// The fixed fee of an order; none where there is a rate.
    pub fixed_fee: Option<Fen>,
}

/// What a purchase costs. Shares are an estimate at the last known NAV, never a promise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyFee {
    /// The voucher that lowers it, with what it would be without; left out of one without a
    /// voucher. The first field: by it a stored fee is known ([`Fee::has_voucher`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub voucher: Option<FeeVoucher>,
    /// What the customer pays, fee included.
    pub amount: Fen,
    /// The published rate; none where the fee is fixed.
    pub list_rate: Option<Rate>,
    /// The rate charged; none where the fee is fixed.
    pub rate: Option<Rate>,
    /// The discount on the published rate, with the voucher if it has one: 0.1 is one tenth.
    pub discount: Rate,
    /// The published fee.
    pub list_fee: Fen,
    /// The fee charged.
    pub fee: Fen,
    /// What the discount saves, with the voucher.
    pub saved: Fen,
    /// What buys shares.
    pub net: Fen,
    /// Shares at `nav`; an estimate.
    pub estimated_shares: Shares,
    /// The last published NAV; 1.0000 in an offering.
    pub nav: Nav,
    /// The day of `nav`; none in an offering.
    pub nav_date: Option<Day>,
    /// How it comes about.
    pub steps: Vec<FeeStep>,
}

impl BuyFee {
    /// Whether it has a voucher that lowers it.
    pub fn is_lowered(&self) -> bool {
        self.voucher.as_ref().is_some_and(|voucher| voucher.saved.is_positive())
    }
}

/// Both legs of a conversion. Before the TA confirms, all of it is an estimate at the last known
/// NAVs, never a promise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConvertFee {
    /// Whether it is an estimate.
    pub estimated: bool,
    /// Shares that go out.
    pub shares: Shares,
    /// Their NAV, and its day.
    pub nav: Nav,
    pub nav_date: Day,
    /// Shares times NAV.
    pub gross: Fen,
    /// The redemption fee, by the days for which each lot was held.
    pub redeem_fee: Fen,
    /// What is left of it, which is converted.
    pub net_out: Fen,
    /// The purchase rate of the fund that goes out at this amount; none where its fee is fixed.
    pub rate_out: Option<Rate>,
    /// The purchase rate of the target at this amount; none where its fee is fixed.
    pub rate_in: Option<Rate>,
    /// The discount on the difference: 0.1 is one tenth.
    pub discount: Rate,
    /// The difference of both purchase fees (补差费); zero into a cheaper fund.
    pub top_up_fee: Fen,
    /// What buys shares of the target.
    pub amount_in: Fen,
    /// The target's NAV, and its day.
    pub target_nav: Nav,
    pub target_nav_date: Day,
    /// Shares of the target.
    pub target_shares: Shares,
    /// How it comes about.
    pub steps: Vec<FeeStep>,
}

/// A step of a calculation, for people to follow.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeeStep {
    /// What is calculated, in Chinese: `净申购金额`.
    pub label: String,
    /// With the figures put in: `10000.00 ÷ (1 + 0.0008)`.
    pub formula: String,
    /// The value that the next step uses.
    pub rounded: String,
    /// `HALF_UP`, `DOWN` or `UP`; `NONE` when there was nothing to round.
    pub rounding: String,
}

impl From<calc::Step> for FeeStep {
    fn from(step: calc::Step) -> Self {
        let calc::Step { label, formula, rounded, rounding, .. } = step;
        Self { label, formula, rounded, rounding: rounding.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bought() -> BuyFee {
        let stored = r#"{"amount":"1000.00","listRate":"0.015","rate":"0.0015","discount":"0.1",
            "listFee":"14.78","fee":"1.50","saved":"13.28","net":"998.50",
            "estimatedShares":"998.50","nav":"1.0000","navDate":null,"steps":[]}"#;
        serde_json::from_str(stored).unwrap()
    }

    fn converted() -> ConvertFee {
        let stored = r#"{"estimated":true,"shares":"100.00","nav":"1.2000","navDate":"2026-11-20",
            "gross":"120.00","redeemFee":"0.60","netOut":"119.40","rateOut":"0","rateIn":"0.015",
            "discount":"0.4","topUpFee":"0.71","amountIn":"118.69","targetNav":"1.1000",
            "targetNavDate":"2026-11-20","targetShares":"107.90","steps":[]}"#;
        serde_json::from_str(stored).unwrap()
    }

    #[test]
    fn what_is_stored_is_read_as_the_fee_that_it_was() {
        let (buying, converting) = (bought(), converted());
        let of_buy = Fee::buying(&buying).unwrap();
        let of_convert = Fee::converting(&converting).unwrap();
        let of_redeem = Fee::Redeem("18.52".parse().unwrap());
        for fee in [&Fee::None, &of_redeem, &of_buy, &of_convert] {
            assert_eq!(&Fee::stored(&fee.text()), fee);
        }
        let promised = [&Fee::None, &of_redeem, &of_buy, &of_convert].map(Fee::promised);
        let promised = promised.map(|fee| fee.map(|fee| fee.to_string()));
        let sums = ["18.52", "1.50", "1.31"].map(|sum| Some(sum.to_owned()));
        assert_eq!(promised, [&[None][..], &sums].concat()[..]);
        assert_eq!(of_buy.of_purchase(), Some(buying));
        assert_eq!(of_convert.of_conversion(), Some(converting));
        assert_eq!((of_buy.of_conversion(), of_convert.of_purchase()), (None, None));
    }

    #[test]
    fn a_fee_with_a_voucher_is_known_by_how_it_begins() {
        let without = bought();
        let voucher: FeeVoucher = serde_json::from_str(
            r#"{"voucherId":"fee","name":"嘉豆抵费券","points":100,"lowersBy":"0.05",
            "discountWithout":"0.15","feeWithout":"2.25","saved":"0.75"}"#,
        )
        .unwrap();
        let with = BuyFee { voucher: Some(voucher), ..without.clone() };
        let [with_it, without_it] = [&with, &without].map(|fee| Fee::buying(fee).unwrap());
        assert_eq!((with_it.has_voucher(), without_it.has_voucher()), (true, false));
        assert_eq!(Fee::stored(&with_it.text()).of_purchase(), Some(with));
        assert!(!without_it.text().contains("voucher"), "the others are stored as before");
        assert_eq!(with_it.discount().unwrap().map(|rate| rate.to_string()).unwrap(), "0.1000");
        assert!(!Fee::converting(&converted()).unwrap().has_voucher() && !Fee::None.has_voucher());
    }

    #[test]
    fn the_discount_is_that_of_either_fee_and_never_guessed() {
        let rate = |fee: &Fee| fee.discount().unwrap().map(|rate| rate.to_string());
        assert_eq!(rate(&Fee::buying(&bought()).unwrap()).as_deref(), Some("0.1000"));
        assert_eq!(rate(&Fee::converting(&converted()).unwrap()).as_deref(), Some("0.4000"));
        assert_eq!(rate(&Fee::None), None);
        assert!(Fee::stored("{}").discount().is_err());
    }
}
