//! What is due on a day, and the pieces in which it is run.

use crate::plan::PlanNo;
use crate::run::Run;
use kernel::{CustNo, Day};

/// What runs in one transaction: many, since pages that plans share are written once for all of
/// them; and not more, since purchases wait for it meanwhile.
const PIECE: usize = 256;

db::row! {
    /// A plan, or a run that is to be tried again, as it was found to be due.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct Due {
        pub cust_no: CustNo,
        pub plan_no: PlanNo,
        pub due_on: Day,
    }
}

impl Due {
    /// A run by its plan and day.
    pub(crate) fn of(run: &Run) -> Self {
        Self { cust_no: run.cust_no, plan_no: run.plan_no, due_on: run.due_on }
    }

    /// Where reading goes on behind it: day, customer, plan; from the beginning behind none.
    pub(crate) fn behind(after: Option<Self>) -> (Day, i64, PlanNo) {
        after.map_or((Day::MIN, 0, PlanNo::from(0)), |due| {
            (due.due_on, due.cust_no.value(), due.plan_no)
        })
    }
}

/// In pieces; what is a customer's comes together, and each plan once in a piece.
pub(crate) fn pieces(mut due: Vec<Due>) -> Vec<Vec<Due>> {
    due.sort_by_key(|one| (one.cust_no, one.due_on, one.plan_no));
    let mut all: Vec<Vec<Due>> = Vec::new();
    for one in due {
        let room = |piece: &&mut Vec<Due>| {
            piece.len() < PIECE && piece.iter().all(|other| other.plan_no != one.plan_no)
        };
        match all.last_mut().filter(room) {
            Some(piece) => piece.push(one),
            None => all.push(vec![one]),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn due(customer: i64, plan: i64, day: i32) -> Due {
        Due {
            cust_no: CustNo::try_from(customer).unwrap(),
            plan_no: PlanNo::from(plan),
            due_on: Day::MIN.add_days(day),
        }
    }

    #[test]
    fn a_customer_s_plans_come_together() {
        let found = pieces(vec![due(2, 1, 0), due(1, 2, 0), due(2, 3, 0)]);
        let of = |piece: &Vec<Due>| piece.iter().map(|one| one.plan_no.value()).collect();
        assert_eq!(found.iter().map(of).collect::<Vec<Vec<i64>>>(), [[2, 1, 3]]);
    }

    #[test]
    fn a_piece_has_an_end_and_each_plan_once() {
        let many = i64::try_from(PIECE).unwrap() + 1;
        let found = pieces((1..=many).map(|plan| due(1, plan, 0)).collect());
        assert_eq!(found.iter().map(Vec::len).collect::<Vec<_>>(), [PIECE, 1]);
        let twice = pieces(vec![due(1, 7, 0), due(1, 7, 1)]);
        assert_eq!(twice.len(), 2);
    }
}
