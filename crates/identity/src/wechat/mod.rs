//! WeChat: whom a customer is there, and what pages may use of it.
//!
//! An authorisation goes from a question (`begin`), which belongs to the device that asks it, by
//! WeChat, which leads back with a code, to who it is (`recognise`). From there a customer is bound
//! (`bind`) or let in (`log_in`).

mod begin;
mod bind;
mod js_config;
mod library;
mod log_in;
mod recognise;
mod ticket;
mod unbind;

pub(crate) use begin::begin;
pub(crate) use bind::{bind, bind_own};
pub(crate) use js_config::js_config;
pub use library::WeChatLibrary;
pub(crate) use log_in::log_in;
pub(crate) use recognise::{prebind, verify};
pub(crate) use unbind::unbind;
