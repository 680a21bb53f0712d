//! What the company says of a product: its classes, and what each costs.

use crate::{
    fund_detail::{kind_or_none, own},
    read_text::TextPage,
    shelf::library,
};
use funds::{
    BuyFeeRow, Catalogue, ClassCosts, CostQuestion, FeeSheet, Fund, NO_FUND, class_costs, fee_sheet,
};
use kernel::{Day, FundCode, Rate};
use serde::Deserialize;
use std::fmt::Write;
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Which product.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductTextRequest {
    /// The code of any of its classes.
    pub product_code: FundCode,
}

/// The text of a product, with all of its classes.
pub async fn product_detail(call: Call<Visitor>, request: ProductTextRequest) -> Answer<TextPage> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(request.product_code).ok_or(NO_FUND)?;
    let library = library(&call);
    let (kind, today) = (kind_or_none(&library, fund)?, call.now.day());
    let classes: Vec<String> =
        snapshot.classes(fund.family).map(|class| class_line(class, today)).collect();
    let mut text = format!(
        "{}\n\n{}\n\n{}",
        kind.summary,
        match classes.len() {
            1 => "这只基金只有一个份额类别。",
            _ => "各类份额投资的东西完全一样，只是收费方式不同。",
        },
        classes.join("\n"),
    );
    if let Some(costs) = class_costs(&snapshot, fund, today, CostQuestion::default()) {
        // Into a string nothing fails.
        let _ = write!(text, "\n\n{}", cheaper(&costs));
    }
    let title = format!("{}的份额类别", fund.name);
    Ok(own(&library, ("product-detail", title), kind, text))
}

/// `- **A类（016823）**：申购费0.15%，销售服务费每年0.00%`
fn class_line(fund: &Fund, today: Day) -> String {
    let fees = match fee_sheet(fund, today) {
        Some(sheet) => fees(&sheet),
        None => "费率以基金公司公告为准".to_owned(),
    };
    format!("- **{}（{}）**：{fees}", fund.class.chinese(), fund.code)
}

fn fees(sheet: &FeeSheet) -> String {
    let once = match sheet.buy.first() {
        Some(BuyFeeRow { rate: Some(rate), discounted_rate, .. }) => {
            match discounted_rate.unwrap_or(*rate) {
                Rate::ZERO => "买入不收申购费".to_owned(),
                rate => format!("申购费{}", rate.percent_display(2)),
            }
        }
        Some(BuyFeeRow { fixed: Some(fixed), .. }) => format!("申购费每笔{fixed:#}元"),
        _ => "买入不收申购费".to_owned(),
    };
    let yearly = match sheet.service {
        Rate::ZERO => "没有销售服务费".to_owned(),
        rate => format!("销售服务费每年{}，已经从净值里扣除", rate.percent_display(2)),
    };
    format!("{once}，{yearly}")
}

fn cheaper(costs: &ClassCosts) -> String {
    match costs.a_cheaper_from_days {
        None => "按买入10,000元计算，**C类一直更便宜**（不含赎回费）。".to_owned(),
        Some(days) if days <= 1 => {
            "按买入10,000元计算，**A类一直更便宜**（不含赎回费）。".to_owned()
        }
        Some(days) => format!(
            "按买入10,000元计算，持有不到{days}天C类更便宜，**满{days}天A类更便宜**（不含赎回费）。"
        ),
    }
}
