//! Changes of the profile: each is on record as it was shown before and after, with the moment and
//! the device, and told to a customer with an account: it may have been somebody else.

use crate::{
    dictionary::Controller,
    districts,
    item::Item,
    profile,
    store::{self, ChangeRow, ProfileRow},
};
use db::Tx;
use kernel::{CustNo, IdNumber, Instant, PersonName};
use messages::{Kind, Leads, Message};
use wire::{Answer, Call, Customer};

/// The customer, as a beneficiary or controller.
const OWN: &str = "本人";

/// By whom and when something is changed.
#[derive(Debug, Clone)]
pub(crate) struct Changing {
    cust_no: CustNo,
    at: Instant,
    change_id: i64,
    device: String,
    session_id: i64,
}

impl Changing {
    pub fn by(call: &Call<Customer>) -> Answer<Self> {
        Ok(Self {
            cust_no: call.caller.cust_no,
            at: call.now,
            change_id: call.ids().next_value()?,
            device: identity::device_name(&call.remote),
            session_id: call.caller.session.id,
        })
    }

    /// Reads the profile, lets `change` change it, and puts it back, with what is said of it. What
    /// says the same as before is no change.
    pub async fn change(
        &self,
        tx: &mut Tx,
        change: impl FnOnce(&mut ProfileRow),
    ) -> Result<ProfileRow, db::Error> {
        let before = profile::read(tx, self.cust_no).await?;
        let mut after = before.clone();
        change(&mut after);
        store::put_profile(tx, &after).await?;
        let rows: Vec<ChangeRow> =
            Item::ALL.iter().filter_map(|item| self.row(*item, &before, &after)).collect();
        if !rows.is_empty() {
            store::put_changes(tx, &rows).await?;
            if after.opened_at.is_some() {
                let items: Vec<Item> = rows.iter().map(|row| row.item).collect();
                messages::tell(tx, &[self.told(&items)]).await?;
            }
        }
        Ok(after)
    }

    fn row(&self, item: Item, before: &ProfileRow, after: &ProfileRow) -> Option<ChangeRow> {
        let (old_text, new_text) = (said(item, before), said(item, after));
        let new_text = new_text.filter(|new| old_text.as_ref() != Some(new))?;
        Some(ChangeRow {
            cust_no: self.cust_no,
            change_id: self.change_id,
            item,
            changed_at: self.at,
            device: self.device.clone(),
            session_id: self.session_id,
            old_text,
            new_text,
        })
    }

    fn told(&self, items: &[Item]) -> Message {
        let title = match items {
            [one] => format!("{}改好了", one.chinese()),
            [first, ..] => format!("{}等{}项资料改好了", first.chinese(), items.len()),
            [] => String::new(),
        };
        let text = format!("{}。不是你改的，请马上修改密码并联系客服。", self.device);
        let key = format!("profile-{}", self.change_id);
        Message::new(self.cust_no, key, Kind::Security, self.at)
            .says(title, text)
            .leads_to(Leads::Security, "")
    }
}

/// What a profile says of an item, as it is shown; none where it says nothing.
pub(crate) fn said(item: Item, row: &ProfileRow) -> Option<String> {
    match item {
        Item::Occupation => row.occupation.map(|one| one.chinese().to_owned()),
        Item::Income => row.income.map(|one| one.chinese().to_owned()),
        Item::IncomeSource => row.income_source.map(|one| one.chinese().to_owned()),
        Item::Address => {
            let (district, street) = row.district_code.as_ref().zip(row.street.as_ref())?;
            let region = districts::region_name(district).unwrap_or_default();
            Some(format!("{region} {street}"))
        }
        Item::TaxResidency => row.nonresi_flag.map(|one| one.chinese().to_owned()),
        Item::Beneficiary => row.has_benefit_person.map(|has| match has {
            true => person(row.benefit_name.as_ref(), row.benefit_id_number.as_ref()),
            false => OWN.to_owned(),
        }),
        Item::SelfTrade => row.self_trade.map(|own| if own { "是" } else { "不是" }.to_owned()),
        Item::Credit => row.credit.map(|one| one.chinese().to_owned()),
        Item::Controller => row.controller.map(|one| match one {
            Controller::Own => OWN.to_owned(),
            Controller::Other => {
                person(row.controller_name.as_ref(), row.controller_id_number.as_ref())
            }
        }),
        Item::Purpose => row.purpose.map(|one| one.chinese().to_owned()),
        Item::Email => row.confirmed_email().cloned(),
    }
}

/// The same, as a page shows it on which it is only looked at: of an address the region, of names
/// the first letter, of numbers the end.
pub(crate) fn masked(item: Item, text: &str) -> String {
    match item {
        Item::Address => format!("{} ****", districts::region_of(text).unwrap_or_default()),
        Item::Email => {
            let (local, domain) = text.split_once('@').unwrap_or((text, ""));
            format!("{}@{domain}", first_letter(local))
        }
        Item::Beneficiary | Item::Controller if text != OWN => {
            let (name, number) = text.rsplit_once(' ').unwrap_or((text, ""));
            format!("{} {}", first_letter(name), last_letters(number))
        }
        _ => text.to_owned(),
    }
}

/// `L**`; nothing of nothing.
pub(crate) fn first_letter(text: &str) -> String {
    text.chars().next().map(|first| format!("{first}**")).unwrap_or_default()
}

/// `****24`, at least half of it hidden; nothing of nothing.
pub(crate) fn last_letters(text: &str) -> String {
    let text = text.trim();
    let count = text.chars().count();
    let shown: String = text.chars().skip(count - (count / 2).min(4)).collect();
    if count == 0 { shown } else { format!("****{shown}") }
}

fn person(name: Option<&PersonName>, number: Option<&IdNumber>) -> String {
    let name = name.map(PersonName::as_str).unwrap_or_default();
    format!("{name} {}", number.map(ToString::to_string).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_shows_of_an_item_what_tells_it_apart_and_no_more() {
        let address = "浙江省 杭州市 西湖区 文三路1号 2幢";
        for (item, text, shown) in [
            (Item::Address, address, "浙江省 杭州市 西湖区 ****"),
            (Item::Address, "文三路1号", " ****"),
            (Item::Email, "lin.zi@example.com", "l**@example.com"),
            (Item::Beneficiary, "本人", "本人"),
            (Item::Beneficiary, "林子涵 110101199003077424", "林** ****7424"),
            (Item::Controller, "John Q Doe 110101199003077424", "J** ****7424"),
            (Item::Controller, "林子涵 ", "林** "),
            (Item::Occupation, "专业技术人员", "专业技术人员"),
        ] {
            assert_eq!(masked(item, text), shown);
        }
        let ends = ["", "1", "12", "123456789", "      1234  "].map(last_letters);
        assert_eq!(ends, ["", "****", "****2", "****6789", "****34"]);
        assert_eq!(first_letter("𠮷野"), "𠮷**");
        assert_eq!(first_letter(""), "");
    }
}
