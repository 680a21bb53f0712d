//! The page of a fund: facts, performance, curves, managers, archive, notices.

pub mod achievement;
pub mod archives;
pub mod calendar;
pub mod charts;
pub mod compare;
pub mod detail;
pub mod events;
pub mod facts;
pub mod managers;
pub mod navs;
pub mod notices;
pub mod periods;
pub mod show_fund;
