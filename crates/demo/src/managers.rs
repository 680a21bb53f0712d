//! Account managers of the house, all invented; one of them has left.

use advisors::{Manager, add_manager};
use db::{Db, Error, Tx};
use kernel::Day;

/// Code, name, number of the licence, branch, years of service.
const MANAGERS: [(&str, &str, &str, &str, i32); 6] = [
    ("JT1001", "宋知行", "F3110000009001", "江汀财富中心", 7),
    ("JT1002", "陆安然", "F3110000009002", "江汀财富中心", 5),
    ("YZ2001", "季清和", "F3110000009003", "屿州财富中心", 4),
    ("YZ2002", "苏以宁", "F3110000009004", "屿州财富中心", 2),
    ("YX3001", "何既白", "F3110000009005", "云岫财富中心", 9),
    ("YX3002", "白砚秋", "F3110000009006", "云岫财富中心", 3),
];
/// Whose link is found and whose service is not.
const LEFT: &str = "YX3001";
/// Of the customer who has holdings.
pub const CHOSEN_MANAGER: &str = "JT1001";

/// Writes them as they stand on a day; answers how many.
///
/// # Errors
/// The database failed.
pub async fn fill_managers(db: &Db, today: Day) -> Result<usize, Error> {
    let managers: Vec<Manager> = MANAGERS
        .iter()
        .map(|(account, name, licence_no, branch, years)| Manager {
            account: (*account).to_owned(),
            name: (*name).to_owned(),
            licence_no: (*licence_no).to_owned(),
            branch: (*branch).to_owned(),
            phone: "400-000-0000".to_owned(),
            joined_on: today.add_years(-years).add_days(17),
            left_on: (*account == LEFT).then(|| today.add_days(-40)),
        })
        .collect();
    let count = managers.len();
    db.write(async move |tx: &mut Tx| {
        for manager in &managers {
            add_manager(tx, manager).await?;
        }
        Ok::<_, Error>(count)
    })
    .await
}
