//! Certificates that were renewed before the registers at the TA were told of it.

use crate::register_due;
use db::{Db, Migration, Tx, db_test, migrations};

/// Customer 1 has renewed his certificate, 2's waits, 3's was refused and then passed, 4 has none.
const RENEWED: &[Migration] = migrations!("planted", "renewed" =>
    "INSERT INTO accounts_profiles (cust_no) VALUES (1), (2), (3), (4);
     INSERT INTO accounts_proofs (cust_no, serial_no, proof_type, subject, id_number, first_file,
         second_file, attempt, state, memo, submitted_at, due_day)
     VALUES (1, 11, 'renewal', '', '110101199003074258', 1, 2, 1, '1', '', 5, '2026-01-06'),
         (2, 21, 'renewal', '', '110101199003074258', 1, 2, 1, '0', '', 5, '2026-01-06'),
         (3, 31, 'renewal', '', '110101199003074258', 1, 2, 1, '2', 'no', 5, '2026-01-06'),
         (3, 32, 'renewal', '', '110101199003074258', 1, 2, 2, '1', '', 6, '2026-01-07'),
         (4, 41, 'certificate', '', '110101199003074258', 1, 2, 1, '1', '', 5, '2026-01-06');
     INSERT INTO accounts_renewals (cust_no, serial_no, cert_begin, cert_expire, follows,
         is_compared)
     SELECT cust_no, serial_no, '2026-01-01', '2046-01-01', '2026-01-01', TRUE
     FROM accounts_proofs WHERE proof_type = 'renewal';",
);

fn before_and_after() -> Vec<Migration> {
    let all = crate::testing::migrations();
    let cut = all.iter().position(|one| one.room == "accounts" && one.name == "renewed before");
    let (before, after) = all.split_at(cut.unwrap());
    [before, RENEWED, after].concat()
}

db_test! { &before_and_after();
    async fn the_registers_are_told_of_who_has_renewed(db: Db) {
        let read = async |tx: &mut Tx| register_due(tx, None, 9).await;
        let due = db.read::<_, db::Error, _>(read).await.unwrap();
        assert_eq!(due.iter().map(|one| one.value()).collect::<Vec<_>>(), [1, 3]);
    }
}
