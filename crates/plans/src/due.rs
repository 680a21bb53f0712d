//! What is due on a day, and the pieces in which it is run.

use crate::plan::PlanNo;
use kernel::{CustNo, Day};
use std::collections::BTreeMap;

/// What of one customer runs in one transaction: few, since purchases wait for it meanwhile.
const PIECE: usize = 2;

db::row! {
    /// A plan, or a run that is to be tried again, as it was found to be due.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct Due {
        pub cust_no: CustNo,
        pub plan_no: PlanNo,
        pub due_on: Day,
    }
}

/// In pieces of one customer each; a second piece comes after everybody's first one.
pub(crate) fn pieces(due: Vec<Due>) -> Vec<Vec<Due>> {
    let mut of_customers: BTreeMap<CustNo, Vec<Due>> = BTreeMap::new();
    for one in due {
        of_customers.entry(one.cust_no).or_default().push(one);
    }
    let mut all: Vec<(usize, Vec<Due>)> = Vec::new();
    for of_customer in of_customers.values() {
        all.extend(of_customer.chunks(PIECE).map(<[Due]>::to_vec).enumerate());
    }
    all.sort_by_key(|(turn, _)| *turn);
    all.into_iter().map(|(_, piece)| piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_of_one_customer_and_everybody_has_a_first_one_before_a_second() {
        let due = |customer: i64, plan: i64| Due {
            cust_no: CustNo::try_from(customer).unwrap(),
            plan_no: PlanNo::from(plan),
            due_on: Day::MIN,
        };
        let all: Vec<Due> = (1..=5).map(|plan| due(1, plan)).chain([due(2, 6)]).collect();
        let of = |piece: &Vec<Due>| (piece[0].cust_no.value(), piece.len());
        let found: Vec<_> = pieces(all).iter().map(of).collect();
        assert_eq!(found, [(1, 2), (2, 1), (1, 2), (1, 1)]);
    }
}
