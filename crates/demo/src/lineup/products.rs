//! The products that companies offer: words, type, exposures, fees.

use crate::Factor::*;
use kernel::{FundType, RiskLevel};

use super::product::{FeeClass, OfferingPlan, Product};

macro_rules! products {
    ($($name:literal $type:ident $category:literal $risk:ident [$($factor:ident $weight:literal),*]
        own $own:literal $classes:literal $fees:ident $costs:tt $benchmark:literal
        $markets:literal $days:tt $offered:literal;)+) => {
        &[$(Product {
            name: $name, fund_type: FundType::$type, category: $category, risk: RiskLevel::$risk,
            style: &[$(($factor, $weight)),*], own: $own, classes: $classes, fees: FeeClass::$fees,
            costs: $costs, benchmark: $benchmark, markets: $markets, days: $days,
            offered_percent: $offered,
        }),+]
    };
}

/// From money to shares, as a company's list runs.
pub(super) const PRODUCTS: &[Product] = products! {
    "现金宝货币" Money "货币型-普通货币" Low [] own 0 "AC" Money (15, 5)
        "活期存款利率（税后）" "CN" (1, 1) 100;
    "天天利货币" Money "货币型-普通货币" Low [] own 0 "AC" Money (20, 5)
        "七天通知存款利率（税后）" "CN" (1, 1) 40;
    "短债债券" Bond "债券型-短债" MediumLow [Credit 6000, Rates 600] own 6000 "AC" Index (25, 5)
        "中债综合财富（1年以下）指数收益率" "CN" (1, 2) 80;
    "中短债债券" Bond "债券型-短债" MediumLow [Credit 9000, Rates 1200] own 9000 "AC" Index (30, 8)
        "中债综合财富（1-3年）指数收益率" "CN" (1, 2) 45;
    "纯债债券" Bond "债券型-长债" MediumLow [Rates 8000, Credit 7000] own 14000 "AC" Index (30, 10)
        "中债综合财富指数收益率" "CN" (1, 2) 90;
    "信用精选债券" Bond "债券型-长债" MediumLow [Credit 15000, Rates 4000] own 18000 "AC" Index
        (40, 10) "中债信用债总财富指数收益率×90%+活期存款利率×10%" "CN" (1, 2) 45;
    "双季红债券" Bond "债券型-长债" MediumLow [Rates 9000, Credit 6000] own 15000 "A" Index (30, 10)
        "中债综合财富指数收益率" "CN" (1, 2) 35;
    "增利双债增强债券" Bond "债券型-混合二级" Medium [Rates 8000, Convertible 2500, Market 1200]
        own 60000 "AC" Index (60, 15) "中债综合财富指数×85%+大盘300指数×15%" "CN" (1, 3) 55;
    "可转债债券" Bond "债券型-可转债" Medium [Convertible 9500, Market 1000] own 90000 "AC" Index
        (70, 20) "可转债指数收益率×80%+大盘300指数收益率×20%" "CN" (1, 3) 25;
    "同业存单指数7天持有" Bond "指数型-同业存单" MediumLow [Credit 4500] own 3500 "A" Index (20, 5)
        "同业存单AAA指数收益率×95%+活期存款利率×5%" "CN" (1, 2) 25;
    "安享保本混合" CapitalProtected "保本型" Low [Rates 7000, Market 800] own 25000 "A" Mixed
        (80, 15) "三年期定期存款利率（税后）" "CN" (1, 3) 35;
    "稳进配置混合" Mixed "混合型-偏债" Medium [Market 2200, Rates 7000] own 90000 "AC" Mixed (80, 15)
        "大盘300指数×20%+中债综合财富指数×80%" "CN" (1, 3) 70;
    "均衡回报混合" Mixed "混合型-平衡" Medium [Market 5000, Dividend 1500, Rates 3000] own 200000
        "AC" Mixed (100, 20) "大盘300指数×50%+中债综合财富指数×50%" "CN" (1, 3) 55;
    "远见成长混合" Mixed "混合型-偏股" MediumHigh [Growth 7500, Computing 1500] own 420000 "AC"
        Equity (120, 20) "成长100指数×80%+中债综合财富指数×20%" "CN" (1, 3) 80;
    "价值发现混合" Mixed "混合型-偏股" Medium [Dividend 6000, Market 2800] own 300000 "AC" Equity
        (120, 20) "大盘300指数×80%+中债综合财富指数×20%" "CN" (1, 3) 65;
    "先进制造混合" Mixed "混合型-偏股" MediumHigh [Manufacturing 6500, NewEnergy 2000] own 450000
        "AC" Equity (120, 20) "全市场综指×80%+中债综合财富指数×20%" "CN" (1, 3) 60;
    "消费升级混合" Mixed "混合型-偏股" MediumHigh [Consumer 8500] own 380000 "AC" Equity (120, 20)
        "全市场综指×80%+中债综合财富指数×20%" "CN" (1, 3) 60;
    "半导体主题混合" Mixed "混合型-偏股" High [Semiconductor 9000] own 520000 "AC" Equity (120, 20)
        "全市场综指×85%+活期存款利率×15%" "CN" (1, 3) 50;
    "生物科技混合" Mixed "混合型-偏股" MediumHigh [Medicine 9000] own 480000 "AC" Equity (120, 20)
        "全市场综指×80%+中债综合财富指数×20%" "CN" (1, 3) 45;
    "碳中和主题混合" Mixed "混合型-偏股" High [NewEnergy 8500] own 450000 "AC" Equity (120, 20)
        "全市场综指×80%+中债综合财富指数×20%" "CN" (1, 3) 40;
    "港股通优选混合" Mixed "混合型-偏股" MediumHigh [HongKong 7500, HongKongTech 1500] own 400000
        "AC" Equity (120, 20) "港股科技50指数×60%+大盘300指数×20%+活期存款利率×20%"
        "CN,HK" (1, 4) 45;
    "医疗创新股票" Stock "股票型" MediumHigh [Medicine 9300] own 460000 "AC" Equity (120, 20)
        "全市场综指×90%+活期存款利率×10%" "CN" (1, 3) 45;
    "科技先锋股票" Stock "股票型" High [Computing 7000, Semiconductor 2300] own 500000 "AC" Equity
        (120, 20) "成长100指数×90%+活期存款利率×10%" "CN" (1, 3) 55;
    "国防装备股票" Stock "股票型" High [Defence 9300] own 480000 "AC" Equity (120, 20)
        "全市场综指×90%+活期存款利率×10%" "CN" (1, 3) 30;
    "大盘300指数" Stock "指数型-股票" Medium [Market 9500] own 25000 "AC" Index (15, 5)
        "大盘300指数×95%+活期存款利率×5%" "CN" (1, 3) 75;
    "红利指数" Stock "指数型-股票" Medium [Dividend 9500] own 30000 "AC" Index (50, 10)
        "红利100指数×95%+活期存款利率×5%" "CN" (1, 3) 65;
    "成长100ETF联接" Stock "指数型-股票" MediumHigh [Growth 9500] own 40000 "AC" Index (50, 10)
        "成长100指数×95%+活期存款利率×5%" "CN" (1, 3) 45;
    "小盘1000指数增强" Stock "指数型-股票" MediumHigh [Small 9600] own 180000 "AC" Index (80, 15)
        "小盘1000指数×95%+活期存款利率×5%" "CN" (1, 3) 45;
    "全指金融指数" Stock "指数型-股票" MediumHigh [Finance 9500] own 40000 "AC" Index (50, 10)
        "全指金融指数×95%+活期存款利率×5%" "CN" (1, 3) 30;
    "有色资源指数" Stock "指数型-股票" High [Resources 9500] own 60000 "AC" Index (50, 10)
        "有色资源指数×95%+活期存款利率×5%" "CN" (1, 3) 25;
    "全球科技(QDII)" Qdii "QDII-普通股票" MediumHigh [WorldTech 9000] own 320000 "AC" Equity
        (150, 30) "全球科技指数（人民币计价）×90%+活期存款利率×10%" "CN,US" (2, 7) 50;
    "环球配置(QDII)" Qdii "QDII-混合平衡" Medium [World 5500, Rates 3000, Gold 800] own 150000 "A"
        Mixed (120, 25) "环球股票指数×60%+中债综合财富指数×40%" "CN,US" (2, 7) 35;
    "港股科技50指数(QDII)" Qdii "指数型-海外股票" High [HongKongTech 9500] own 50000 "AC" Index
        (60, 15) "港股科技50指数（人民币计价）×95%+活期存款利率×5%" "CN,HK" (2, 6) 35;
    "黄金主题ETF联接" Other "商品型-黄金" MediumHigh [Gold 9500] own 30000 "AC" Index (50, 10)
        "黄金现货合约收益率×95%+活期存款利率×5%" "CN" (1, 3) 45;
    "原油主题(QDII-FOF)" Other "QDII-商品" High [Oil 9000] own 150000 "A" Index (150, 25)
        "原油价格收益率（人民币计价）×95%+活期存款利率×5%" "CN,US" (2, 7) 20;
    "不动产收益(FOF)" Other "FOF-不动产" Medium [Rents 8500] own 60000 "AC" Mixed (80, 15)
        "不动产收益指数×80%+中债综合财富指数×20%" "CN" (2, 5) 25;
    "稳健养老目标混合(FOF)" Other "FOF-稳健型" Medium [Market 2000, Rates 7000] own 60000 "AY" Mixed
        (60, 15) "大盘300指数×20%+中债综合财富指数×80%" "CN" (3, 6) 50;
    "养老目标日期2045混合(FOF)" Other "FOF-进取型" MediumHigh [Market 5500, World 1500, Rates 2500]
        own 120000 "AY" Mixed (90, 15) "大盘300指数×60%+中债综合财富指数×40%" "CN" (3, 6) 40;
    "优选配置混合(FOF)" Other "FOF-均衡型" Medium [Market 4500, World 1200, Rates 3500] own 100000
        "AC" Mixed (80, 15) "大盘300指数×50%+中债综合财富指数×50%" "CN" (3, 6) 40;
};

/// What companies offer for the first time just now: the company's place in the list, what it
/// offers, and how the offering goes.
pub(super) const RAISED: &[(usize, Product, OfferingPlan)] = &[
    (0, BALANCED, OfferingPlan { open_days: 1, cancellable: true, fails: false }),
    (3, VALUE, OfferingPlan { open_days: 1, cancellable: false, fails: true }),
];

/// What has a class in US dollars beside the one in yuan: the company's place in the list, and what
/// it offers.
pub(super) const IN_DOLLARS: &[(usize, Product)] =
    &[(0, WORLD_BONDS), (2, ASIAN_BONDS), (5, WORLD_BONDS)];

/// Of funds that the draw leaves in their offering.
pub(super) const DRAWN: OfferingPlan =
    OfferingPlan { open_days: 10, cancellable: false, fails: false };

const BALANCED: Product = Product {
    name: "均衡精选混合",
    fund_type: FundType::Mixed,
    category: "混合型-平衡",
    risk: RiskLevel::Medium,
    style: &[(Market, 4_500), (Dividend, 1_500), (Rates, 3_500)],
    own: 180_000,
    classes: "AC",
    fees: FeeClass::Mixed,
    costs: (80, 15),
    benchmark: "大盘300指数×50%+中债综合财富指数×50%",
    markets: "CN",
    days: (1, 3),
    offered_percent: 0,
};

const VALUE: Product = Product {
    name: "稳健添利混合",
    category: "混合型-偏债",
    style: &[(Market, 2_000), (Rates, 7_000)],
    own: 90_000,
    costs: (60, 15),
    benchmark: "大盘300指数×20%+中债综合财富指数×80%",
    ..BALANCED
};

const WORLD_BONDS: Product = Product {
    name: "环球债券(QDII)",
    fund_type: FundType::Qdii,
    category: "QDII-纯债",
    risk: RiskLevel::Medium,
    style: &[(Rates, 9_000), (Credit, 4_000), (World, 400)],
    own: 40_000,
    classes: "AU",
    fees: FeeClass::Index,
    costs: (80, 20),
    benchmark: "中债综合财富指数×60%+环球股票指数×5%+活期存款利率×35%",
    markets: "CN,US",
    days: (2, 7),
    offered_percent: 0,
};

const ASIAN_BONDS: Product = Product {
    name: "亚洲债券(QDII)",
    style: &[(Rates, 7_000), (Credit, 9_000), (HongKong, 300)],
    own: 55_000,
    benchmark: "中债信用债总财富指数收益率×70%+活期存款利率×30%",
    ..WORLD_BONDS
};
