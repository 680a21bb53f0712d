//! Texts, dictionaries, switches, pages: what the company says, with versions and dates.
//!
//! All of it is a folder of files: that which ships with the program, until a company applies its
//! own. A folder that is applied is a version; what a customer signed is kept whatever comes later.

mod aggregate;
mod agreed_text;
mod apply;
mod attachment;
mod banner;
mod banners;
mod check;
mod describe_file;
mod dictionaries;
mod file;
mod find_module;
mod folder;
mod fund_detail;
mod fund_file;
mod fund_files;
mod fund_paper;
mod fund_report;
mod glossary;
mod kept;
mod kind_text;
mod library;
mod made;
mod mail_file;
mod mail_queue;
mod mail_state;
mod mailing;
mod mistake;
mod module;
mod newest_agreement;
mod no_file;
mod notice;
mod notice_files;
mod own_file;
mod page;
mod parameters;
mod parting;
mod personal;
mod product_detail;
mod product_files;
mod read_dictionary;
mod read_switches;
mod read_text;
mod record_action;
mod redirect;
mod redirects;
mod report_fault;
mod share;
mod shelf;
mod show_articles;
mod show_notice;
mod show_page;
mod signed;
mod span;
mod store;
mod takeaway;
mod terms;
mod text;
mod text_file;
mod to_read;
mod trade_description;

pub use agreed_text::AgreedText;
pub use apply::{Applied, Refused, Version, apply, check, revert, version, versions};
pub use folder::{Folder, shipped};
pub use fund_paper::{parts as day_parts, row as table_row};
pub use made::{Sketch, made_for_one};
pub use mail_queue::{AskedFile, MailedFile, queue_file_once, queue_unasked, send_queued};
pub use mail_state::{MailId, MailState};
pub use mailing::{mail_due, mail_worker};
pub use mistake::Mistake;
pub use newest_agreement::{SignAgreementRequest, newest_agreement, sign_agreement};
pub use own_file::OwnFile;
pub use parting::PARTS;
pub use personal::{MakingFile, PersonalFile, PersonalFiles};
pub use report_fault::faults_reported;
pub use shelf::Shelf;
pub use takeaway::HELD;
pub use text::Text;

use axum::http::Method;
use wire::{
    Routes,
    Topic::{Agreement, Clock, Market, Message},
    Visitor, op,
};

/// The room's operations.
pub fn routes() -> Routes {
    settings(files(notices(fund_texts(pages(texts(Routes::new("content")))))))
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("content",
    "content" => include_str!("../../../migrations/content_0001_content.sql"),
    "versions" => include_str!("../../../migrations/content_0002_versions.sql"),
    "mails" => include_str!("../../../migrations/content_0003_mails.sql"),
    "actions" => include_str!("../../../migrations/content_0004_actions.sql"),
    "kept_at" => include_str!("../../../migrations/content_0005_kept_at.sql"),
);

fn texts(routes: Routes) -> Routes {
    const AGREEMENT: &str = "/proxy/investor/api/agreement/";
    let relay = |name: &str| format!("{AGREEMENT}{name}");
    routes
        .get(
            "/knowledges",
            op("readText", "a text by its key").reads(&[Agreement]),
            read_text::read_text,
        )
        .bff(
            "member/rpc/agreementDetail",
            op("agreementDetail", "an agreement").reads(&[Agreement]).silent(),
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

fn fund_texts(routes: Routes) -> Routes {
    routes
        .bff(
            "member/aim/findFundDetail",
            op("fundText", "what a fund is, to read").touches_nothing(),
            fund_detail::fund_detail,
        )
        .bff(
            "member/aim/findProDetail",
            op("productText", "a product and its classes, to read").reads(&[Clock]),
            product_detail::product_detail,
        )
        .bff(
            "member/aim/findFundTradeDescription",
            op("tradeText", "how a fund is traded, to read").reads(&[Market, Clock]),
            trade_description::trade_description,
        )
}

fn notices(routes: Routes) -> Routes {
    routes
        .bff(
            "member/aim/findModuleAndModuleContent",
            op("showModule", "a module and its content").reads(&[Clock]),
            find_module::find_module,
        )
        .get(
            "/bulletindetail",
            op("showBulletin", "a notice of the company").reads(&[Clock]),
            show_notice::show_notice,
        )
        .get(
            "/info/files",
            op("bulletinFiles", "the files of a notice").touches_nothing(),
            notice_files::notice_files,
        )
}

fn files(routes: Routes) -> Routes {
    routes
        .get(
            "/productfiles",
            op("productFiles", "the documents of a fund as files").reads(&[Market, Clock]),
            product_files::product_files,
        )
        .get(
            "/info/file",
            op("describeFile", "what a file of ours is").reads(&[Clock]).silent(),
            describe_file::describe_file,
        )
        .download::<Visitor, describe_file::FileRequest>(
            "/proxy/download",
            op("downloadFile", "a file of ours by its id").touches_nothing(),
            describe_file::download_route(),
        )
        .bff(
            "member/salesapp/send/s3/mail",
            op("mailFile", "mail a file of ours to the address on file")
                .writes(&[Message])
                .idempotent(),
            mail_file::mail_file,
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
            "member/card/findAggRecomm",
            op("aggregateRecommendations", "what fills the cards of a page")
                .reads(&[Market, Clock]),
            aggregate::aggregate,
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
            op("redirectTarget", "target of a redirect key").touches_nothing().silent(),
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
mod applying_tests;
#[cfg(test)]
mod file_tests;
#[cfg(test)]
mod reading_tests;
#[cfg(test)]
mod tests;
