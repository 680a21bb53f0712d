//! The room's table of operations; several paths may lead to one.

use crate::{
    page::{
        achievement, archives, charts, compare, events, facts, managers, navs, notices, show_fund,
    },
    ranking::{list_risk_groups, list_special_funds as special, rank_funds, recommend_funds},
    sale::{list_protocols, quote_fees, trade_rule},
    search::{search_funds, search_words},
};
use wire::{
    Routes,
    Topic::{Clock, Market, Search},
    op,
};

const FUND: &str = "product/fund/";
const PUBLIC: &str = "product/publicFund/";

/// The room's operations.
pub fn routes() -> Routes {
    documents(pages(lists(classic_pages(classic_lists(Routes::new("funds"))))))
}

fn classic_lists(routes: Routes) -> Routes {
    routes
        .get(
            "/searchs",
            op("listSearchWords", "search history and words").reads(&[Search]),
            search_words::list_search_words,
        )
        .get(
            "/product/search",
            op("searchFundsClassic", "search of funds").reads(&[Market]).writes(&[Search]),
            search_funds::search_funds,
        )
        .post(
            "/search/delete",
            op("deleteSearchWords", "clear the search history").writes(&[Search]),
            search_words::delete_search_words,
        )
        .get(
            "/recommendproducts",
            op("recommendFunds", "recommended funds by theme").reads(&[Market]),
            recommend_funds::recommend_funds,
        )
        .get(
            "/fundrankings/performance",
            op("rankByPerformance", "ranking by performance").reads(&[Market]).cancellable(),
            rank_funds::rank_funds,
        )
        .get(
            "/fundrankings/appraisement",
            op("rankByRating", "ranking by rating").reads(&[Market]).cancellable(),
            rank_funds::rank_by_rating,
        )
        .get(
            "/fundrankings/risk",
            op("listRiskGroups", "funds by their level of risk").reads(&[Market]),
            list_risk_groups::list_risk_groups,
        )
}

fn classic_pages(routes: Routes) -> Routes {
    routes
        .get(
            "/productdetail",
            op("showFundClassic", "the page of a fund").reads(&[Market]),
            show_fund::show_fund,
        )
        .get(
            "/fundnavlist",
            op("listNavsClassic", "NAV history of a fund").reads(&[Market]),
            navs::list_navs,
        )
        .get(
            "/publicfund/notice",
            op("listFundNoticesClassic", "notices of a fund").touches_nothing(),
            notices::list_notices,
        )
        .get(
            "/product/nav",
            op("showLatestNav", "the latest NAV").reads(&[Market]),
            navs::show_latest_nav,
        )
        .get(
            "/purchaserule",
            op("showPurchaseRule", "purchase rule, fees and dates").reads(&[Market, Clock]),
            trade_rule::show_purchase_rule,
        )
        .get(
            "/redeemrule",
            op("showRedeemRule", "redemption rule, fees and dates").reads(&[Market, Clock]),
            trade_rule::show_redeem_rule,
        )
        .get(
            "/getDollarInterestData",
            op("listDollarFunds", "US dollar funds with growth").reads(&[Market]),
            special::list_dollar_funds,
        )
}

fn lists(routes: Routes) -> Routes {
    routes
        .bff(
            &at(FUND, "productList"),
            op("listFunds", "funds with filters").reads(&[Market]).cancellable(),
            rank_funds::rank_funds,
        )
        .bff(
            &at(FUND, "searchProduct"),
            op("searchFunds", "search of funds").reads(&[Market]).cancellable(),
            search_funds::search_funds,
        )
        .bff(
            &at(FUND, "newPublishFundList"),
            op("listNewFunds", "funds in their offering").reads(&[Market]),
            special::list_new_funds,
        )
        .bff(
            &at(FUND, "newPubFundInfo"),
            op("showNewFund", "a fund in its offering").reads(&[Market]),
            special::show_new_fund,
        )
        .bff(
            &at(FUND, "queryFundProductInfo"),
            op("showFundFacts", "basic facts of a fund").touches_nothing(),
            facts::show_fund_facts,
        )
        .bff(
            "trade/productFee",
            op("quoteFees", "fees of a fund and of a purchase").reads(&[Market]),
            quote_fees::quote_fees,
        )
}

fn pages(routes: Routes) -> Routes {
    routes
        .bff(
            &at(PUBLIC, "fundProductDetail"),
            op("showFund", "the page of a fund").reads(&[Market]),
            show_fund::show_fund,
        )
        .bff(
            &at(PUBLIC, "fund"),
            op("showFundHead", "name, price and status of a fund").reads(&[Market]),
            facts::show_fund_head,
        )
        .bff(
            &at(PUBLIC, "queryFundManager"),
            op("listManagers", "managers of a fund").touches_nothing(),
            managers::list_managers,
        )
        .bff(
            &at(PUBLIC, "queryFundArchives"),
            op("showArchive", "the archive of a fund").touches_nothing(),
            archives::show_archive,
        )
        .bff(
            &at(PUBLIC, "queryAchievement"),
            op("showAchievement", "months, years, falls and risk of a fund").reads(&[Market]),
            achievement::show_achievement,
        )
        .bff(
            &at(PUBLIC, "queryCharts"),
            op("drawNavs", "curves of price or income").reads(&[Market]),
            charts::draw_navs,
        )
        .bff(
            &at(PUBLIC, "queryCharts/v2"),
            op("drawGrowth", "growth against benchmark and peers").reads(&[Market]),
            charts::draw_growth,
        )
        .bff(
            &at(PUBLIC, "compareFunds"),
            op("compareFunds", "two to four funds side by side").reads(&[Market]).cancellable(),
            compare::compare_funds,
        )
        .bff(
            &at(PUBLIC, "queryEventFlagInfoNew"),
            op("listEventMarks", "marks on a fund's curve").reads(&[Market]),
            events::list_event_marks,
        )
        .bff(
            &at(PUBLIC, "queryFundRating"),
            op("listRatings", "ratings of a fund").reads(&[Market]),
            show_fund::list_ratings,
        )
}

fn documents(routes: Routes) -> Routes {
    routes
        .bff(
            &at(PUBLIC, "fundBulletinList"),
            op("listFundNotices", "notices of a fund").touches_nothing(),
            notices::list_notices,
        )
        .bff(
            &at(PUBLIC, "fundBulletinDetail"),
            op("showFundNotice", "a notice of a fund").touches_nothing(),
            notices::show_notice,
        )
        .bff(
            &at(PUBLIC, "fundProductHistoryNav"),
            op("listNavHistory", "NAV history").reads(&[Market]),
            navs::list_navs,
        )
        .bff(
            &at(PUBLIC, "queryFundNavList"),
            op("listNavs", "NAV list of a fund").reads(&[Market]),
            navs::list_navs,
        )
        .bff(
            &at(PUBLIC, "tradeRule"),
            op("showTradeRule", "rules, fees and dates of a fund").reads(&[Market, Clock]),
            trade_rule::show_trade_rule,
        )
        .bff(
            "member/aim/findTradeRule",
            op("findTradeRule", "rules, fees and dates of a fund").reads(&[Market, Clock]),
            trade_rule::show_trade_rule,
        )
        .bff(
            &at(PUBLIC, "protocolAndExplain"),
            op("listProtocols", "agreements of a fund").reads(&[Market, Clock]),
            list_protocols::list_protocols,
        )
}

fn at(base: &str, path: &str) -> String {
    format!("{base}{path}")
}
