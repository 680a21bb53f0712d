//! What a customer of the demo does for points, by the room's own rules.

use crate::{lesson::LESSONS, lessons, parameters::Parameters, reading, sign_in};
use content::Shelf;
use db::Tx;
use kernel::{CustNo, Instant};
use wire::{Answer, App};

/// What is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Habit {
    SignIn,
    /// An article or a notice, by its key; nothing where it is not out yet.
    Read(&'static str),
    /// The first lesson of the list.
    BuyLesson,
}

/// Does it at a moment.
///
/// # Errors
/// As the operations themselves.
pub async fn act_for_demo(app: &App, cust_no: CustNo, habit: Habit, at: Instant) -> Answer<()> {
    let id = app.ids().next()?;
    let title_of = |key| app.get::<Shelf>().title_to_read(key, at.day());
    let title = if let Habit::Read(key) = habit { title_of(key) } else { None };
    app.db()
        .write(async move |tx: &mut Tx| {
            match habit {
                Habit::SignIn => drop(sign_in::sign_in_at(tx, id, cust_no, at).await?),
                Habit::Read(key) => {
                    if let Some(title) = &title {
                        reading::read_at(tx, id, (cust_no, key, title), at).await?;
                    }
                }
                Habit::BuyLesson => {
                    let points = Parameters::on(tx, at.day()).await?.lesson_points;
                    if let Some(lesson) = LESSONS.first() {
                        lessons::buy(tx, id, (cust_no, lesson, points), at).await?;
                    }
                }
            }
            Ok(())
        })
        .await
}
