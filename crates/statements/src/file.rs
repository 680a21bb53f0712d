//! Statements as files that are mailed: `statement-2026-10.pdf`, and of those that the business day
//! mails `statement-monthly-2026-10.pdf`.

use crate::{document::document, period::Period};
use content::{OwnFile, PersonalFile, PersonalFiles};
use kernel::CustNo;
use wire::{Answer, App};

/// For the application to register.
pub const FILES: PersonalFiles = PersonalFiles(|app, cust_no, id| Box::pin(find(app, cust_no, id)));

/// Who wants a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The customer, now.
    Asked,
    /// He wants each month's.
    Monthly,
}

pub fn id_of(period: Period, wanted: Wanted) -> String {
    match wanted {
        Wanted::Asked => format!("statement-{}.pdf", period.code()),
        Wanted::Monthly => format!("statement-monthly-{}.pdf", period.code()),
    }
}

fn read_id(id: &str) -> Option<(Period, Wanted)> {
    let code = id.strip_prefix("statement-")?.strip_suffix(".pdf")?;
    match code.strip_prefix("monthly-") {
        Some(code) => Some((Period::of_code(code)?, Wanted::Monthly)),
        None => Some((Period::of_code(code)?, Wanted::Asked)),
    }
}

async fn find(app: &App, cust_no: CustNo, id: &str) -> Answer<Option<PersonalFile>> {
    let Some((period, wanted)) = read_id(id) else { return Ok(None) };
    let bytes = document(app, cust_no, period).await?;
    let title = period.title();
    let why = match wanted {
        Wanted::Asked => None,
        Wanted::Monthly => Some(format!(
            "《{title}》在附件里，你选了每月寄账单。\n不想再收，可以在“对账单”里关掉。"
        )),
    };
    Ok(Some(PersonalFile { file: OwnFile::pdf(id.to_owned(), title, bytes), why }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_was_written() {
        for code in ["2026-10", "2026"] {
            let period = Period::of_code(code).unwrap();
            for wanted in [Wanted::Asked, Wanted::Monthly] {
                assert_eq!(read_id(&id_of(period, wanted)), Some((period, wanted)));
            }
        }
        for id in ["statement-.pdf", "statement-2026-13.pdf", "statement-2026", "fee-2026.pdf"] {
            assert_eq!(read_id(id), None, "{id}");
        }
    }
}
