//! A child as its parent sees it in a list.

use crate::child::{ChildNo, Relation, Scene, months_until};
use crate::goal::needed;
use crate::parameters::Parameters;
use crate::row::ChildName;
use crate::store::ChildRow;
use bankcards::{CardId, Purpose};
use db::Tx;
use funds::Catalogue;
use holdings::PurposeWealth;
use kernel::{CustNo, Day, Fen, Instant, Overflow, Rate, Rounding, TradeAcco, age, mul_div};
use plans::{Monthly, PlanRecord};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use wire::Answer;

/// A child with its wish, and how far it has come.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChildRecord {
    /// Counts the customer's children, from 1.
    pub child_no: ChildNo,
    /// What is called what.
    #[serde(flatten)]
    pub name: ChildName,
    /// What the child is to the customer.
    pub relation: Relation,
    /// The day of birth; none where it is kept no more.
    pub birth: Option<Day>,
    /// Whole years.
    pub age: Option<i32>,
    /// The transaction account of what belongs to the child.
    pub trade_acco: TradeAcco,
    /// `CHILD:1`, as the calls of holdings name it.
    pub purpose: Purpose,
    /// The card that pays and is paid; none where it has gone.
    pub card_id: Option<CardId>,
    /// 招商银行 1234; empty where it has gone.
    pub card_name: String,
    /// What is wished for.
    pub wish: Wish,
    /// Market value of what is held, and what was paid for purchases that are not confirmed.
    pub saved: Fen,
    /// Market value of what is held.
    pub value: Fen,
    /// Paid for purchases that are not confirmed.
    pub buying: Fen,
    /// Profit of what is held.
    pub holding_profit: Fen,
    /// What running plans put aside a month.
    pub planned: Fen,
    /// What of it goes on until the wish's day: without plans that end before, or may. The wish
    /// says it.
    #[serde(skip)]
    pub lasting: Fen,
    /// Plans that run or rest.
    pub plans: i64,
    /// When it was opened.
    pub created_at: Instant,
    /// Whether names and notes may be kept: the parent agrees that a minor's data is stored.
    pub consented: bool,
}

/// What is wished for, and how far it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Wish {
    /// Begins with `baby_`.
    pub group_scene: Scene,
    /// 教育金
    pub scene_name: String,
    /// What the customer calls it.
    pub name: String,
    /// The sum.
    pub target: Fen,
    /// Until when.
    pub target_date: Day,
    /// How old the child is then; none where the day of birth is kept no more.
    pub age_then: Option<i32>,
    /// Months that are left; none once the day has come.
    pub months: Option<u32>,
    /// The assumed return of a year that the customer chose.
    pub rate: Rate,
    /// What of the sum is there, as a fraction, at most 1.
    pub progress: Rate,
    /// What is missing; nothing where it is reached.
    pub missing: Fen,
    /// What is to be put aside a month under that assumption, whole yuan; none once the day has
    /// come or the sum is there.
    pub needed: Option<Fen>,
    /// Where it stands.
    pub state: WishState,
    /// 每月再存… in Chinese.
    pub text: String,
}

kernel::codes! {
    /// Where a wish stands.
    WishState, what: "state of a wish", refused: "愿望状态不正确",
    {
        /// The sum is there.
        Reached = "reached", "愿望够了";
        /// What is planned until the day is enough.
        OnTrack = "onTrack", "按计划能达成";
        /// Something is planned, and not enough.
        Behind = "behind", "还不够";
        /// Nothing is planned.
        Unplanned = "unplanned", "还没有定投";
        /// The day has come, and the sum is not there.
        Late = "late", "日子到了";
    }
}
kernel::schema_of_codes!(WishState);

/// What is known of a customer's children together.
pub(crate) struct Facts {
    pub figures: Parameters,
    pub wealth: BTreeMap<Purpose, PurposeWealth>,
    pub consented: bool,
    pub today: Day,
}

impl Facts {
    /// Reads it.
    pub async fn read(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<Self> {
        Ok(Self {
            figures: Parameters::on(tx, today).await?,
            wealth: holdings::wealth_by_purpose(tx, cust_no).await?,
            consented: consents::in_force(tx, cust_no, consents::Purpose::Minor).await?,
            today,
        })
    }

    /// What a child has.
    pub fn wealth(&self, purpose: Purpose) -> PurposeWealth {
        self.wealth.get(&purpose).cloned().unwrap_or_default()
    }
}

impl ChildRecord {
    /// A child, with its plans.
    ///
    /// # Errors
    /// Those of the database.
    pub(crate) async fn of(
        tx: &mut Tx,
        row: &ChildRow,
        (facts, catalogue): (&Facts, &Catalogue),
    ) -> Answer<(Self, Vec<PlanRecord>)> {
        let today = facts.today;
        let account = (row.cust_no, row.trade_acco);
        let of = (catalogue, today);
        let (plans, monthly) = plans::plans_of_account(tx, account, of, row.target_on).await?;
        let card = bankcards::living_account(tx, account, today).await?;
        let purpose = row.purpose()?;
        let wealth = facts.wealth(purpose);
        let saved = wealth.value.checked_add(wealth.buying)?;
        let born = row.born();
        let record = Self {
            child_no: row.number()?,
            name: ChildName::of(row),
            relation: row.relation,
            birth: born,
            age: born.map(|born| age(born, today)),
            trade_acco: row.trade_acco,
            purpose,
            card_id: card.as_ref().map(|card| card.card_id),
            card_name: card
                .map_or_else(String::new, |card| format!("{} {}", card.bank_name, card.tail)),
            wish: Wish::of(row, (saved, monthly), today)?,
            saved,
            value: wealth.value,
            buying: wealth.buying,
            holding_profit: wealth.holding_profit,
            planned: monthly.now,
            lasting: monthly.lasting,
            plans: i64::try_from(plans.len()).unwrap_or(i64::MAX),
            created_at: row.created_at,
            consented: facts.consented,
        };
        Ok((record, plans))
    }
}

impl Wish {
    fn of(row: &ChildRow, (saved, monthly): (Fen, Monthly), today: Day) -> Answer<Self> {
        let missing = row.target.checked_sub(saved)?.max(Fen::ZERO);
        let months = (row.target_on > today).then(|| months_until(today, row.target_on));
        let needed = match months {
            Some(months) if missing.is_positive() => {
                Some(needed(row.target, saved, months, row.rate)?)
            }
            _ => None,
        };
        let state = match needed {
            _ if missing.is_zero() => WishState::Reached,
            None => WishState::Late,
            Some(needed) if monthly.lasting >= needed => WishState::OnTrack,
            Some(_) if monthly.now.is_positive() => WishState::Behind,
            Some(_) => WishState::Unplanned,
        };
        Ok(Self {
            group_scene: row.scene,
            scene_name: row.scene.chinese().to_owned(),
            name: match row.wish.is_empty() {
                true => row.scene.chinese().to_owned(),
                false => row.wish.clone(),
            },
            target: row.target,
            target_date: row.target_on,
            age_then: row.born().map(|born| age(born, row.target_on)),
            months,
            rate: row.rate,
            progress: progress(saved, row.target)?,
            missing,
            needed,
            state,
            text: text(state, missing, (monthly, needed)),
        })
    }
}

/// A fraction with four decimals, rounded down so that nothing is said to be there which is not.
fn progress(saved: Fen, target: Fen) -> Result<Rate, Overflow> {
    let of = saved.min(target).max(Fen::ZERO);
    let parts = mul_div(of.units(), 10_000, target.units().max(1), Rounding::Down)?;
    Ok(Rate::from_units(parts.saturating_mul(Rate::SCALE / 10_000)))
}

/// Whether a tenth of what is needed, or less, is missing.
fn nearly(planned: Fen, needed: Fen) -> bool {
    planned.units().saturating_mul(10) >= needed.units().saturating_mul(9)
}

fn text(state: WishState, missing: Fen, (monthly, needed): (Monthly, Option<Fen>)) -> String {
    let (planned, needed) = (monthly.lasting, needed.unwrap_or(Fen::ZERO));
    let text = match state {
        WishState::Reached => return "愿望金额已经攒够".to_owned(),
        WishState::Late => return format!("日子到了，还差{missing:#}元，可以改日期或关闭"),
        WishState::OnTrack => format!("每月定投约{planned:#}元，按假设能达成"),
        WishState::Behind if !planned.is_positive() => {
            return format!("定投会在愿望日期前结束，按假设每月{needed:#}元能达成");
        }
        WishState::Behind if nearly(planned, needed) => {
            format!("每月定投约{planned:#}元还差一点，每月{needed:#}元就能赶上")
        }
        WishState::Behind => format!("每月定投约{planned:#}元不够，按假设每月{needed:#}元能达成"),
        WishState::Unplanned => format!("每月存{needed:#}元，按假设能达成"),
    };
    match monthly.now > planned {
        true => format!("{text}，会提前结束的定投没有算"),
        false => text,
    }
}
