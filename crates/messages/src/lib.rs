//! What customers are told: written once, by the rooms of whose acts it tells; read in the message
//! centre, and sent by the channels that a customer wants.

mod kind;
mod message;
mod parameters;
mod parting;
mod purge;
mod reach;
mod reading;
mod refusals;
mod sending;
mod settings;
mod shown;
mod store;
mod takeaway;
mod tell;

pub use kind::{Channel, Kind, Leads};
pub use message::Message;
pub use parting::PARTS;
pub use purge::purge;
pub use reach::{Addresses, Find, Reach};
pub use reading::read_for_demo;
pub use sending::{send_due, send_worker};
pub use takeaway::HELD;
pub use tell::{price_move, tell};

use wire::{
    Routes,
    Topic::{Message as Told, Order, Profile},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    settings(centre(Routes::new("messages")))
}

fn centre(routes: Routes) -> Routes {
    routes
        .bff(
            "member/aim/messageDetail",
            op("messageDetail", "a message").reads(&[Told]).silent(),
            shown::message_detail,
        )
        .bff(
            "member/aim/messages",
            op("messages", "messages, the newest first").reads(&[Told, Order]).silent(),
            shown::messages,
        )
        .bff(
            "member/aim/unreadMessages",
            op("unreadMessages", "how many messages are unread").reads(&[Told, Order]).silent(),
            shown::unread_messages,
        )
        .bff(
            "member/aim/readMessages",
            op("readMessages", "a message was read, or all of them").writes(&[Told]).silent(),
            reading::read_messages,
        )
        .bff(
            "member/aim/unreadAgain",
            op("unreadAgain", "what was read at once is unread again").writes(&[Told]),
            reading::unread_again,
        )
        .post(
            "/alert/log",
            op("noteAlert", "an alert was shown").touches_nothing().silent(),
            reading::note_alert,
        )
}

fn settings(routes: Routes) -> Routes {
    routes
        .bff(
            "member/info/msgConfig",
            op("messageSettings", "what is told by which channel").reads(&[Told, Profile]),
            settings::message_settings,
        )
        .post(
            "/operationMsgConfig",
            op("setMessages", "tell what by which channel").writes(&[Told]),
            settings::set_messages,
        )
        .get(
            "/blacklist/pquery",
            op("unwantedKinds", "message kinds not wanted").reads(&[Told]),
            settings::unwanted_kinds,
        )
        .post(
            "/blacklistDset",
            op("setUnwanted", "message kinds that are not wanted").writes(&[Told]),
            settings::set_unwanted,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("messages",
    "begin" => include_str!("../../../migrations/messages_0001_begin.sql"),
    "outbox" => include_str!("../../../migrations/messages_0002_outbox.sql"),
    "prices" => include_str!("../../../migrations/messages_0003_prices.sql"),
    "purge" => include_str!("../../../migrations/messages_0004_purge.sql"),
);

#[cfg(test)]
mod tests;
