//! Texts, dictionaries, switches, pages: what the company says, with versions and dates.
//!
//! Texts, articles and terms are part of the program and have a version and a day from which they
//! are in force; what a customer signed is kept with its version.

mod banners;
mod dictionaries;
mod newest_agreement;
mod parameters;
mod read_dictionary;
mod read_switches;
mod read_text;
mod record_action;
mod redirects;
mod report_fault;
mod share;
mod show_articles;
mod show_page;
mod store;
mod terms;
mod text;

pub use report_fault::faults_reported;
pub use text::{Text, text, text_of};

use axum::http::Method;
use wire::{
    Routes,
    Topic::{Agreement, Clock, Market},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    settings(pages(texts(Routes::new("content"))))
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("content",
    "content" => include_str!("../../../migrations/content_0001_content.sql"),
);

fn texts(routes: Routes) -> Routes {
    const AGREEMENT: &str = "/proxy/investor/api/agreement/";
    let relay = |name: &str| format!("{AGREEMENT}{name}");
    routes
        .get(
            "/knowledges",
            op("readText", "a text by its key").touches_nothing(),
            read_text::read_text,
        )
        .bff(
            "member/rpc/agreementDetail",
            op("agreementDetail", "an agreement").touches_nothing().silent(),
            read_text::agreement_detail,
        )
        .bff(
            "member/aim/findFundAgreement",
            op("fundAgreements", "the agreements of a fund").reads(&[Market, Clock]),
            read_text::fund_agreements,
        )
        .bff(
            "member/aim/findNounMeanDetail",
            op("explainTerm", "meaning of a term").touches_nothing(),
            terms::explain_term,
        )
        .at(
            Method::POST,
            &relay("findNewAgreement"),
            op("newestAgreement", "newest agreement after login").reads(&[Agreement]),
            newest_agreement::newest_agreement,
        )
        .at(
            Method::POST,
            &relay("signAgreement"),
            op("signAgreement", "the customer agreed").writes(&[Agreement]),
            newest_agreement::sign_agreement,
        )
}

fn pages(routes: Routes) -> Routes {
    routes
        .get("/bannerlist", op("banners", "banners of a place").touches_nothing(), banners::banners)
        .bff(
            "member/card/findPageInfo",
            op("showPage", "a page: its cards").touches_nothing(),
            show_page::show_page,
        )
        .bff(
            "member/card/findPageInfoByType",
            op("pagesOfType", "pages of a type").touches_nothing(),
            show_page::pages_of_type,
        )
        .bff(
            "member/rpc/informationList",
            op("articles", "articles").touches_nothing(),
            show_articles::articles,
        )
        .get(
            "/infoselection",
            op("selectedArticles", "selected articles").touches_nothing(),
            show_articles::selected,
        )
        .get(
            "/getRedirect",
            op("redirectTarget", "target of a redirect key").touches_nothing(),
            redirects::target,
        )
        .get(
            "/shared/channel",
            op("shareChannel", "channel and share tracking").touches_nothing().unsealed(),
            share::share_channel,
        )
}

fn settings(routes: Routes) -> Routes {
    routes
        .post(
            "/switcher",
            op("switches", "feature switches").touches_nothing(),
            read_switches::switches,
        )
        .get(
            "/sysParamQuery",
            op("parameters", "system parameters").touches_nothing(),
            read_switches::parameters,
        )
        .get(
            "/dictionary",
            op("dictionaries", "dictionaries").touches_nothing(),
            read_dictionary::classic,
        )
        .bff(
            "common/dict/query",
            op("dictionary", "one dictionary").touches_nothing(),
            read_dictionary::dictionary,
        )
        .bff(
            "common/dict/queryDetail",
            op("dictionaryEntry", "one entry of a dictionary").touches_nothing(),
            read_dictionary::entry,
        )
        .post(
            "/app/fault",
            op("reportFault", "the app broke on a screen").touches_nothing().silent().unsealed(),
            report_fault::report_fault,
        )
        .post(
            "/user/action/record",
            op("recordActionClassic", "record an action").touches_nothing(),
            record_action::record_action,
        )
        .bff(
            "member/info/action/record",
            op("recordAction", "record an action").touches_nothing().silent(),
            record_action::record_action,
        )
}

#[cfg(test)]
mod tests;
