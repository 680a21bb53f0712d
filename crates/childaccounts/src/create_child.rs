//! Opening a child's account, changing it, and noting something down.

use crate::asked::{self, Changes};
use crate::child::{ChildNo, NoteKind, Relation, Scene};
use crate::parameters::Parameters;
use crate::record::{ChildRecord, Facts};
use crate::refusals::{IS_CLOSED, TOO_MANY, TOO_MANY_EVER, TOO_MANY_NOTES, wrong};
use crate::store::{self, ChildRow, NoteRow};
use bankcards::{CardId, Purpose};
use db::Tx;
use funds::Catalogue;
use kernel::{CustNo, Day, Fen, Instant, Line, Prose, Rate, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure, codes};

/// A child to be kept, or what is to be changed of one, or a note.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CreateChildRequest {
    /// Which child is changed or noted on; left out of a new one.
    #[serde(default)]
    pub child_no: Option<ChildNo>,
    /// 1 to 12 characters; what the parent calls the child.
    #[serde(default)]
    pub name: Option<Line<12>>,
    /// Of a child below 18.
    #[serde(default)]
    pub birth: Option<Day>,
    /// What the child is to the customer.
    #[serde(default)]
    pub relation: Option<Relation>,
    /// The kind of the wish.
    #[serde(default)]
    pub group_scene: Option<Scene>,
    /// What the wish is called; its kind when left out.
    #[serde(default)]
    pub wish: Option<Line<12>>,
    /// From 100.00.
    #[serde(default)]
    pub target: Option<Fen>,
    /// After today.
    #[serde(default)]
    pub target_date: Option<Day>,
    /// One of the assumed returns; the middle one when left out.
    #[serde(default)]
    pub rate: Option<Rate>,
    /// The card that pays and is paid; of a new one only.
    #[serde(default)]
    pub card_id: Option<CardId>,
    /// A note of at most 200 characters.
    #[serde(default)]
    pub comment: Option<Prose<200>>,
}

impl CreateChildRequest {
    fn changes(&self) -> Changes {
        Changes {
            name: self.name.clone(),
            birth: self.birth,
            relation: self.relation,
            scene: self.group_scene,
            wish: self.wish.clone(),
            target: self.target,
            target_on: self.target_date,
            rate: self.rate,
        }
    }
}

/// What is kept of an act under its key: nothing that names a child, since it outlives the child.
#[derive(Debug, Serialize, Deserialize)]
struct Done {
    child_no: ChildNo,
}

/// Opens, changes or notes; answers the child as it stands.
pub async fn create_child(
    call: Call<Customer>,
    request: CreateChildRequest,
) -> Answer<ChildRecord> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let catalogue = call.get::<Catalogue>().clone();
    let (first_no, second_no) = (call.ids().next_value()?, call.ids().next_value()?);
    let work = async move |tx: &mut Tx| {
        consents::require(tx, cust_no, consents::Purpose::Minor).await?;
        let writing = Writing { cust_no, now, numbers: (first_no, second_no) };
        let row = match request.child_no {
            None => writing.open(tx, &request).await?,
            Some(child_no) => writing.change(tx, child_no, &request).await?,
        };
        Ok(Done { child_no: row.number()? })
    };
    let done = call.write_once(work).await?;
    let read = async move |tx: &mut Tx| {
        let row = own(tx, cust_no, done.child_no).await?;
        let facts = Facts::read(tx, cust_no, now.day()).await?;
        Ok(ChildRecord::of(tx, &row, (&facts, &catalogue)).await?.0)
    };
    call.db().read(read).await
}

struct Writing {
    cust_no: CustNo,
    now: Instant,
    /// Of the notes that may be written.
    numbers: (i64, i64),
}

impl Writing {
    async fn open(&self, tx: &mut Tx, request: &CreateChildRequest) -> Answer<ChildRow> {
        let Self { cust_no, now, .. } = *self;
        let figures = Parameters::on(tx, now.day()).await?;
        let all = store::children(tx, cust_no).await?;
        let count = |rows: usize| i64::try_from(rows).unwrap_or(i64::MAX);
        if count(all.iter().filter(|row| row.lives()).count()) >= figures.living_most {
            return Err(TOO_MANY.fill(&[("most", figures.living_most)]).into());
        }
        if count(all.len()) >= figures.ever_most {
            return Err(TOO_MANY_EVER.fill(&[("most", figures.ever_most)]).into());
        }
        let card_id = request.card_id.ok_or_else(|| wrong("cardId", "请选择付款的银行卡"))?;
        let child_no = all.last().map_or(1, |row| row.child_no + 1);
        let purpose = Purpose::Child(ChildNo::try_from(child_no).map_err(too_many)?);
        let account = bankcards::open_account(tx, (cust_no, card_id), purpose, now).await?;
        let row = fresh((child_no, account, now), request, (&figures, now.day()))?;
        store::put_child(tx, &row).await?;
        let text = format!("开立了小账户，愿望是{}：{:#}元", row.wish, row.target);
        self.note(tx, &row, (self.numbers.0, NoteKind::Opened), text).await?;
        self.comment(tx, &row, request, &figures).await?;
        Ok(row)
    }

    async fn change(
        &self,
        tx: &mut Tx,
        child_no: ChildNo,
        request: &CreateChildRequest,
    ) -> Answer<ChildRow> {
        let figures = Parameters::on(tx, self.now.day()).await?;
        let mut row = living(tx, self.cust_no, child_no).await?;
        let changes = request.changes();
        if request.card_id.is_some() {
            return Err(wrong("cardId", "小账户的银行卡不能单独更换，可以在银行卡页换卡"));
        }
        if changes.is_empty() && request.comment.is_none() {
            return Err(wrong("comment", "请填写要修改或记录的内容"));
        }
        let text = changes.put(&mut row, (&figures, self.now.day()))?;
        if !text.is_empty() {
            store::put_child(tx, &row).await?;
            self.note(tx, &row, (self.numbers.0, NoteKind::Changed), text).await?;
        }
        self.comment(tx, &row, request, &figures).await?;
        Ok(row)
    }

    async fn comment(
        &self,
        tx: &mut Tx,
        row: &ChildRow,
        request: &CreateChildRequest,
        figures: &Parameters,
    ) -> Answer<()> {
        let Some(comment) = &request.comment else { return Ok(()) };
        let text = comment.trim();
        if text.is_empty() {
            return Err(wrong("comment", "请写点什么再保存"));
        }
        if store::count_notes(tx, row.cust_no, row.child_no).await? >= figures.notes_most {
            return Err(TOO_MANY_NOTES.fill(&[("most", figures.notes_most)]).into());
        }
        self.note(tx, row, (self.numbers.1, NoteKind::Written), text.to_owned()).await
    }

    async fn note(
        &self,
        tx: &mut Tx,
        row: &ChildRow,
        (note_no, kind): (i64, NoteKind),
        text: String,
    ) -> Answer<()> {
        let ChildRow { cust_no, child_no, .. } = *row;
        let note = NoteRow { cust_no, child_no, note_no, kind, at: self.now, text };
        Ok(store::insert_note(tx, &note).await?)
    }
}

fn too_many(error: std::num::TryFromIntError) -> Failure {
    Failure::fault("a child's number", error)
}

/// A new child, each field checked.
fn fresh(
    (child_no, trade_acco, created_at): (i64, TradeAcco, Instant),
    request: &CreateChildRequest,
    (figures, today): (&Parameters, Day),
) -> Answer<ChildRow> {
    let needed = |field, what: &str| wrong(field, format!("请填写{what}"));
    let name = request.name.clone().ok_or_else(|| needed("name", "孩子的称呼"))?;
    let birth = request.birth.ok_or_else(|| needed("birth", "出生日期"))?;
    let target = request.target.ok_or_else(|| needed("target", "愿望金额"))?;
    let target_on = request.target_date.ok_or_else(|| needed("targetDate", "达成日期"))?;
    let scene = request.group_scene.unwrap_or(Scene::Education);
    let [_, middle, _] = figures.rates;
    Ok(ChildRow {
        cust_no: trade_acco.cust_no(),
        child_no,
        trade_acco,
        relation: request.relation.unwrap_or(Relation::Other),
        scene,
        target: asked::target(target, figures)?,
        target_on: asked::target_on(target_on, figures, today)?,
        rate: request.rate.map_or(Ok(middle), |rate| asked::rate(rate, figures))?,
        created_at,
        closed_at: None,
        name: asked::name(&name)?,
        birth: asked::birth(birth, figures, today)?.to_string(),
        wish: asked::wish(&request.wish.clone().unwrap_or_default(), scene),
    })
}

/// The customer's own child that is not closed.
pub(crate) async fn living(tx: &mut Tx, cust_no: CustNo, child_no: ChildNo) -> Answer<ChildRow> {
    let row = own(tx, cust_no, child_no).await?;
    if row.lives() { Ok(row) } else { Err(IS_CLOSED.into()) }
}

/// The customer's own child, closed or not.
pub(crate) async fn own(tx: &mut Tx, cust_no: CustNo, child_no: ChildNo) -> Answer<ChildRow> {
    let row = store::child(tx, cust_no, asked::number(child_no)).await?;
    row.ok_or_else(|| codes::NOT_FOUND.into())
}
