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
mod share;
mod show_articles;
mod show_page;
mod store;
mod terms;
mod text;

pub use text::{Text, text};

use axum::http::Method;
use wire::{Routes, op};

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
        .get("/knowledges", op("readText", "a text by its key"), read_text::read_text)
        .bff(
            "member/rpc/agreementDetail",
            op("agreementDetail", "an agreement").silent(),
            read_text::agreement_detail,
        )
        .bff(
            "member/aim/findFundAgreement",
            op("fundAgreements", "the agreements of a fund"),
            read_text::fund_agreements,
        )
        .bff(
            "member/aim/findTradeRule",
            op("tradeRuleText", "text: how trading works"),
            read_text::trade_rule,
        )
        .bff(
            "member/aim/findNounMeanDetail",
            op("explainTerm", "meaning of a term"),
            terms::explain_term,
        )
        .at(
            Method::POST,
            &relay("findNewAgreement"),
            op("newestAgreement", "newest agreement after login"),
            newest_agreement::newest_agreement,
        )
        .at(
            Method::POST,
            &relay("signAgreement"),
            op("signAgreement", "the customer agreed"),
            newest_agreement::sign_agreement,
        )
}

fn pages(routes: Routes) -> Routes {
    routes
        .get("/bannerlist", op("banners", "banners of a place"), banners::banners)
        .bff("member/card/findPageInfo", op("showPage", "a page: its cards"), show_page::show_page)
        .bff(
            "member/card/findPageInfoByType",
            op("pagesOfType", "pages of a type"),
            show_page::pages_of_type,
        )
        .bff("member/rpc/informationList", op("articles", "articles"), show_articles::articles)
        .get("/infoselection", op("selectedArticles", "selected articles"), show_articles::selected)
        .get("/getRedirect", op("redirectTarget", "target of a redirect key"), redirects::target)
        .get(
            "/shared/channel",
            op("shareChannel", "channel and share tracking").unsealed(),
            share::share_channel,
        )
}

fn settings(routes: Routes) -> Routes {
    routes
        .post("/switcher", op("switches", "feature switches"), read_switches::switches)
        .get("/sysParamQuery", op("parameters", "system parameters"), read_switches::parameters)
        .get("/dictionary", op("dictionaries", "dictionaries"), read_dictionary::classic)
        .bff("common/dict/query", op("dictionary", "one dictionary"), read_dictionary::dictionary)
        .bff(
            "common/dict/queryDetail",
            op("dictionaryEntry", "one entry of a dictionary"),
            read_dictionary::entry,
        )
        .post(
            "/user/action/record",
            op("recordActionClassic", "record an action"),
            record_action::record_action,
        )
        .bff(
            "member/info/action/record",
            op("recordAction", "record an action").silent(),
            record_action::record_action,
        )
}

#[cfg(test)]
mod tests;
