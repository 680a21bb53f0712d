//! What a customer says of a child and its wish, checked field by field.

use crate::child::{ChildNo, Relation, Scene};
use crate::parameters::Parameters;
use crate::refusals::wrong;
use crate::store::ChildRow;
use kernel::{Day, Fen, Line, Rate, age};
use wire::Answer;

/// Whether a name can be one.
pub(crate) fn name(name: &Line<12>) -> Answer<String> {
    let name = name.trim();
    match name.is_empty() {
        true => Err(wrong("name", "请填写孩子的称呼，1到12个字")),
        false => Ok(name.to_owned()),
    }
}

/// What the wish is called; its kind where nothing was written.
pub(crate) fn wish(words: &Line<12>, scene: Scene) -> String {
    let words = words.trim();
    if words.is_empty() { scene.chinese().to_owned() } else { words.to_owned() }
}

/// A day of birth of somebody who is a child on `today`.
pub(crate) fn birth(birth: Day, figures: &Parameters, today: Day) -> Answer<Day> {
    if birth > today {
        return Err(wrong("birth", "出生日期不能晚于今天"));
    }
    if age(birth, today) >= figures.age_below {
        return Err(wrong("birth", format!("小账户为未满{}周岁的孩子设立", figures.age_below)));
    }
    Ok(birth)
}

/// A sum that may be wished for.
pub(crate) fn target(target: Fen, figures: &Parameters) -> Answer<Fen> {
    let (least, most) = (figures.target_least, figures.target_most);
    if target < least {
        return Err(wrong("target", format!("愿望金额至少{least:#}元")));
    }
    if target > most {
        return Err(wrong("target", format!("愿望金额最多{most:#}元")));
    }
    Ok(target)
}

/// A day by which it may be wished for.
pub(crate) fn target_on(day: Day, figures: &Parameters, today: Day) -> Answer<Day> {
    if day <= today {
        return Err(wrong("targetDate", "达成日期要在今天之后"));
    }
    if day > today.add_years(figures.years_most) {
        let reason = format!("达成日期最远到{}年后", figures.years_most);
        return Err(wrong("targetDate", reason));
    }
    Ok(day)
}

/// One of the assumed returns.
pub(crate) fn rate(rate: Rate, figures: &Parameters) -> Answer<Rate> {
    match figures.rates.contains(&rate) {
        true => Ok(rate),
        false => Err(wrong("rate", "请从列出的假设里选一个")),
    }
}

/// What is to be changed of a child; left out stays.
#[derive(Debug, Clone, Default)]
pub(crate) struct Changes {
    pub name: Option<Line<12>>,
    pub birth: Option<Day>,
    pub relation: Option<Relation>,
    pub scene: Option<Scene>,
    pub wish: Option<Line<12>>,
    pub target: Option<Fen>,
    pub target_on: Option<Day>,
    pub rate: Option<Rate>,
}

impl Changes {
    /// Whether nothing is.
    pub const fn is_empty(&self) -> bool {
        self.name.is_none()
            && self.birth.is_none()
            && self.relation.is_none()
            && self.scene.is_none()
            && self.wish.is_none()
            && self.target.is_none()
            && self.target_on.is_none()
            && self.rate.is_none()
    }

    /// Puts them into a child, each checked; answers what is another one now, in Chinese.
    pub fn put(&self, row: &mut ChildRow, (figures, today): (&Parameters, Day)) -> Answer<String> {
        let before = row.clone();
        if row.birth.is_empty() && self.name.is_some() && self.birth.is_none() {
            return Err(wrong("birth", "请填写出生日期"));
        }
        if let Some(asked) = &self.name {
            row.name = name(asked)?;
        }
        if let Some(asked) = self.birth {
            row.birth = birth(asked, figures, today)?.to_string();
        }
        row.relation = self.relation.unwrap_or(row.relation);
        row.scene = self.scene.unwrap_or(row.scene);
        if let Some(asked) = &self.wish {
            row.wish = wish(asked, row.scene);
        }
        if let Some(asked) = self.target {
            row.target = target(asked, figures)?;
        }
        if let Some(asked) = self.target_on.filter(|day| *day != before.target_on) {
            row.target_on = target_on(asked, figures, today)?;
        }
        if let Some(asked) = self.rate {
            row.rate = rate(asked, figures)?;
        }
        Ok(difference(&before, row))
    }
}

/// What is another one, in Chinese; empty where nothing is.
fn difference(old: &ChildRow, new: &ChildRow) -> String {
    let mut all = Vec::new();
    let mut note = |what: &str, old: String, new: String| {
        if old != new {
            all.push(format!("{what}由{old}改为{new}"));
        }
    };
    let scene = |row: &ChildRow| row.scene.chinese().to_owned();
    note("愿望类型", scene(old), scene(new));
    note("愿望", old.wish.clone(), new.wish.clone());
    note("金额", format!("{:#}元", old.target), format!("{:#}元", new.target));
    note("达成日期", old.target_on.to_string(), new.target_on.to_string());
    note("年化假设", old.rate.percent_display(0), new.rate.percent_display(0));
    if old.name != new.name || old.birth != new.birth || old.relation != new.relation {
        all.push("更新了孩子的信息".to_owned());
    }
    all.join("，")
}

/// The number of a child as a request names it.
pub(crate) fn number(child_no: ChildNo) -> i64 {
    i64::from(child_no)
}
