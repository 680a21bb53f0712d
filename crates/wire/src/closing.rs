//! Closing an account: what the rooms say stands against it, what is lost with it, and what each
//! ends or deletes. The room that closes calls none of them by name: the application registers
//! them, as it does for [`crate::takeaway`].

use crate::{App, Failure};
use db::Tx;
use kernel::{CustNo, Instant};
use serde::{Deserialize, Serialize};
use std::{future::Future, pin::Pin};
use utoipa::ToSchema;

kernel::codes! {
    /// What stands against closing an account.
    ObstacleKind, what: "obstacle", refused: "未了结事项类型不正确",
    {
        /// Shares are held.
        Holding = "holding", "持有的份额";
        /// An order is not final.
        Order = "order", "在途的交易";
        /// The bank has not said what became of a debit.
        Payment = "payment", "待核实的付款";
        /// Money is to arrive on a card.
        Payout = "payout", "待到账的钱";
        /// A few fen are on their way to a card, to be named.
        CardCheck = "cardCheck", "核实中的银行卡";
        /// A certificate or a card is being looked at.
        Audit = "audit", "审核中的资料";
    }
}

kernel::schema_of_codes!(ObstacleKind);

/// One thing that stands against closing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Obstacle {
    /// What it is.
    pub kind: ObstacleKind,
    /// 赎回 澄溪远见成长混合A
    pub title: String,
    /// What of it is open, in a clause.
    pub text: String,
    /// Fund, trade account, order or card where it is mended; empty where the kind says enough.
    pub fund_code: String,
    pub trade_acco: String,
    pub order_no: String,
    pub card_id: String,
}

impl Obstacle {
    /// One that is nothing's in particular.
    pub fn new(kind: ObstacleKind, title: impl Into<String>, text: impl Into<String>) -> Self {
        let (title, text) = (title.into(), text.into());
        let [fund_code, trade_acco, order_no, card_id] = [const { String::new() }; 4];
        Self { kind, title, text, fund_code, trade_acco, order_no, card_id }
    }
}

/// What is lost with the account; it does not stand against closing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Loss {
    /// 嘉豆
    pub title: String,
    /// 120个，注销后作废
    pub text: String,
}

/// What the rooms see when they look at an account.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Looked {
    /// In the order of the rooms.
    pub against: Vec<Obstacle>,
    /// In the order of the rooms.
    pub lost: Vec<Loss>,
}

/// Whose account, and when by the business clock.
#[derive(Clone, Copy)]
pub struct Parted<'a> {
    /// For services, ids and the clock.
    pub app: &'a App,
    pub cust_no: CustNo,
    pub at: Instant,
}

/// The work of a room.
pub type Parting<'a> = Pin<Box<dyn Future<Output = Result<(), Failure>> + Send + 'a>>;
/// Writes down, outside of any transaction, what outside parties have decided meanwhile: what a
/// room sees afterwards is so. Twice is once.
pub type Settle = for<'a> fn(Parted<'a>) -> Parting<'a>;
/// Adds what a room sees.
pub type Look = for<'a> fn(&'a mut Tx, Parted<'a>, &'a mut Looked) -> Parting<'a>;
/// Ends and deletes what a room has of the customer and need not keep. Twice is once.
pub type End = for<'a> fn(&'a mut Tx, Parted<'a>) -> Parting<'a>;

/// What a room does when an account is closed.
#[derive(Clone, Copy)]
pub struct Parts {
    /// None of a room that waits for nobody's decision.
    pub settle: Option<Settle>,
    /// None of a room that has nothing to say.
    pub look: Option<Look>,
    /// None of a room that keeps all that it has.
    pub end: Option<End>,
}

/// A service of the application: all rooms that have to do with it.
#[derive(Clone)]
pub struct AllParts(pub Vec<Parts>);

impl AllParts {
    /// Lets the rooms write down what was decided: before they look.
    ///
    /// # Errors
    /// Those of the rooms.
    pub async fn settle(&self, of: Parted<'_>) -> Result<(), Failure> {
        for settle in self.0.iter().filter_map(|parts| parts.settle) {
            settle(of).await?;
        }
        Ok(())
    }

    /// What stands against closing an account, and what is lost with it.
    ///
    /// # Errors
    /// Those of the rooms.
    pub async fn look(&self, tx: &mut Tx, of: Parted<'_>) -> Result<Looked, Failure> {
        let mut looked = Looked::default();
        for look in self.0.iter().filter_map(|parts| parts.look) {
            look(tx, of, &mut looked).await?;
        }
        Ok(looked)
    }

    /// Ends an account in all rooms.
    ///
    /// # Errors
    /// Those of the rooms.
    pub async fn end(&self, tx: &mut Tx, of: Parted<'_>) -> Result<(), Failure> {
        for end in self.0.iter().filter_map(|parts| parts.end) {
            end(tx, of).await?;
        }
        Ok(())
    }
}
