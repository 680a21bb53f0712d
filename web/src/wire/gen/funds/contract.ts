// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/fundnavlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** NAV history of a fund */
        get: operations["listNavsClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fundrankings/appraisement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ranking by rating */
        get: operations["rankByRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fundrankings/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ranking by performance */
        get: operations["rankByPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fundrankings/risk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** funds by their level of risk */
        get: operations["listRiskGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/getDollarInterestData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** US dollar funds with growth */
        get: operations["listDollarFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/product/nav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the latest NAV */
        get: operations["showLatestNav"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/product/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** search of funds */
        get: operations["searchFundsClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/productdetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the page of a fund */
        get: operations["showFundClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/publicfund/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** notices of a fund */
        get: operations["listFundNoticesClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/purchaserule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** purchase rule, fees and dates */
        get: operations["showPurchaseRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/recommendproducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** recommended funds by theme */
        get: operations["recommendFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/redeemrule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** redemption rule, fees and dates */
        get: operations["showRedeemRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/search/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** clear the search history */
        post: operations["deleteSearchWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/searchs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** search history and words */
        get: operations["listSearchWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/aim/findTradeRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** rules, fees and dates of a fund */
        post: operations["findTradeRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/fund/newPubFundInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a fund in its offering */
        post: operations["showNewFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/fund/newPublishFundList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** funds in their offering */
        post: operations["listNewFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/fund/productList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** funds with filters */
        post: operations["listFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/fund/queryFundProductInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** basic facts of a fund */
        post: operations["showFundFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/fund/searchProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** search of funds */
        post: operations["searchFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/compareFunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** two to four funds side by side */
        post: operations["compareFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** name, price and status of a fund */
        post: operations["showFundHead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/fundBulletinDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a notice of a fund */
        post: operations["showFundNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/fundBulletinList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** notices of a fund */
        post: operations["listFundNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/fundProductDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the page of a fund */
        post: operations["showFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/fundProductHistoryNav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** NAV history */
        post: operations["listNavHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/protocolAndExplain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** agreements of a fund */
        post: operations["listProtocols"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/queryAchievement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** months, years, falls and risk of a fund */
        post: operations["showAchievement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/queryCharts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** curves of price or income */
        post: operations["drawNavs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/queryCharts/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** growth against benchmark and peers */
        post: operations["drawGrowth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/queryEventFlagInfoNew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** marks on a fund's curve */
        post: operations["listEventMarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/queryFundArchives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the archive of a fund */
        post: operations["showArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/queryFundManager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** managers of a fund */
        post: operations["listManagers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/queryFundNavList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** NAV list of a fund */
        post: operations["listNavs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/queryFundRating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ratings of a fund */
        post: operations["listRatings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/tradeRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** rules, fees and dates of a fund */
        post: operations["showTradeRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/productFee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** fees of a fund and of a purchase */
        post: operations["quoteFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The performance of a fund as of `navDate`. A window that the policy hides is in no part of it. */
        Achievement: {
            /** @description Growth by month, the earliest year first. */
            calendar: components["schemas"]["CalendarYear"][];
            /** @description The peer group, 混合型-偏股. */
            category: string;
            /** @description The deepest falls of the whole history, the deepest first. */
            falls: components["schemas"]["FallRow"][];
            firstDate?: components["schemas"]["Day"] | null;
            fundCode: components["schemas"]["FundCode"];
            fundName: string;
            growth?: components["schemas"]["Rate"] | null;
            /** @description Months with growth, and those of them that rose. */
            months: number;
            monthsRisen: number;
            navDate?: components["schemas"]["Day"] | null;
            /** @description Why not: 成立未满6个月，暂不展示业绩; empty when it is shown. */
            performanceNote: string;
            /** @description False when the fund is too young to show performance; then there are no figures. */
            performanceShown: boolean;
            /** @description By window, in the order in which they are shown. */
            periods: components["schemas"]["PeriodRow"][];
            /** @description By window. */
            risks: components["schemas"]["RiskRow"][];
            underwater?: components["schemas"]["Underwater"] | null;
            yearlyGrowth?: components["schemas"]["Rate"] | null;
            /** @description By calendar year, the latest first. */
            years: components["schemas"]["YearRow"][];
            yearsBetter: number;
            /** @description How many of `years` can be compared with the basis, and how many were better than it. */
            yearsCompared: number;
        };
        /** @description A tier of the purchase fee. */
        BuyFeeRow: {
            below?: components["schemas"]["Fen"] | null;
            discountedRate?: components["schemas"]["Rate"] | null;
            fixed?: components["schemas"]["Fen"] | null;
            /** @description Inclusive. */
            from: components["schemas"]["Fen"];
            /** @description 100万元以下, 100万元至500万元, 500万元及以上 */
            range: string;
            rate?: components["schemas"]["Rate"] | null;
        };
        /** @description How a purchase goes. */
        BuyRule: {
            /** @description Applications before this time of an open day belong to it: 15:00. */
            cutoff: string;
            /** @description When the T of an order placed now changes next. */
            cutoffAt: components["schemas"]["Instant"];
            dates?: components["schemas"]["PromisedDates"] | null;
            fundCode: components["schemas"]["FundCode"];
            /** @description Whether purchases, or subscriptions in the offering, are taken now. */
            open: boolean;
            /** @description Sentences for the customer. */
            sentences: string[];
            subscription?: components["schemas"]["SubscriptionDates"] | null;
        };
        /** @description The months of a year, as fractions. The first and the last month of the history may be parts. */
        CalendarYear: {
            growth?: components["schemas"]["Rate"] | null;
            /** @description Twelve, January first; none where there is no NAV. */
            months: (components["schemas"]["Rate"] | null)[];
            /** Format: int32 */
            year: number;
        };
        /** @description Which curves. */
        ChartRequest: {
            fundCode: components["schemas"]["FundCode"];
            period?: components["schemas"]["Window"] | null;
        };
        /** @description A share class of the product. */
        ClassCard: {
            /** @description Whether it takes purchases, or subscriptions in its offering. */
            buyable: boolean;
            fundCode: components["schemas"]["FundCode"];
            fundName: string;
            shareClass: components["schemas"]["ShareClass"];
        };
        /** @description What a class costs. */
        ClassCostRow: {
            fundCode: components["schemas"]["FundCode"];
            held?: components["schemas"]["HeldCost"] | null;
            /** @description Paid once, at the purchase, in yuan. */
            once: components["schemas"]["Fen"];
            shareClass: components["schemas"]["ShareClass"];
            /** @description Of the amount a year, in yuan. */
            yearly: components["schemas"]["Fen"];
        };
        /**
         * @description What classes A and C of a product cost for an amount; the redemption fee only where a time of
         *     holding was asked for.
         */
        ClassCosts: {
            /**
             * Format: int64
             * @description From how many natural days of holding on class A costs less; none when it never does.
             */
            aCheaperFromDays?: number | null;
            /** @description Yuan for which the costs are told. */
            amount: components["schemas"]["Fen"];
            classes: components["schemas"]["ClassCostRow"][];
        };
        /** @description a code; a whole number that says the same is taken too */
        Code20: string;
        /** @description a code; a whole number that says the same is taken too */
        Code40: string;
        /** @description Which funds. */
        CompareRequest: {
            /** @description Two to four. */
            fundCodes: components["schemas"]["FundCode"][];
            period?: components["schemas"]["Window"] | null;
        };
        /** @description One of the funds. */
        ComparedFund: {
            company: string;
            cost?: components["schemas"]["YearCost"] | null;
            /**
             * @description Growth since the first of `dates`, a fraction for each of them; empty where there are none,
             *     or the fund is too young to show its performance.
             */
            curve: components["schemas"]["Rate"][];
            established?: components["schemas"]["Day"] | null;
            fund: components["schemas"]["FundCard"];
            /** @description Growth in each of `periods` up to its own last NAV; none where it is younger. */
            growth: (components["schemas"]["Rate"] | null)[];
            managers: string[];
            risk?: components["schemas"]["ComparedRisk"] | null;
            size?: components["schemas"]["Fen"] | null;
        };
        /** @description A window of the table. */
        ComparedPeriod: {
            /** @description 近1年 */
            name: string;
            period: components["schemas"]["Window"];
        };
        /** @description Risk figures of the last year, as fractions. */
        ComparedRisk: {
            bottomDate: components["schemas"]["Day"];
            /** @description The deepest fall from a peak, at most zero. */
            maxDrawdown: components["schemas"]["Rate"];
            peakDate: components["schemas"]["Day"];
            sharpe?: components["schemas"]["Rate"] | null;
            volatility?: components["schemas"]["Rate"] | null;
        };
        /** @description Funds side by side, in the order in which they were asked for. */
        Comparison: {
            /** @description Whether all are of one kind, as 混合型: else they aren't like for like. */
            alike: boolean;
            /** @description False when one is younger than the window: the curves then begin with the youngest. */
            complete: boolean;
            /** @description Days of the curves: all funds have a NAV on each. Empty where no curve can be drawn. */
            dates: components["schemas"]["Day"][];
            funds: components["schemas"]["ComparedFund"][];
            navDate?: components["schemas"]["Day"] | null;
            period: components["schemas"]["Window"];
            /** @description 近1年 */
            periodName: string;
            /** @description Windows that the policy lets be shown, in their order. */
            periods: components["schemas"]["ComparedPeriod"][];
        };
        /**
         * @description currency code
         * @example 156
         */
        Currency: string;
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /** @description What to forget. */
        DeleteSearchRequest: {
            /** @description One word; all when it is missing. */
            word?: components["schemas"]["Line200"];
        };
        /** @description A dividend or a split. */
        DividendLine: {
            /** @description The ex-date. */
            exDate: components["schemas"]["Day"];
            /** @description `dividend` or `split`. */
            kind: string;
            /** @description Yuan for one share; zero on a split. */
            perShare: components["schemas"]["Nav"];
            /** @description New shares for an old one; 1 on a dividend. */
            splitRatio: components["schemas"]["Rate"];
            /** @description 每份派0.0350元 */
            text: string;
        };
        /**
         * @description 0 红利再投资; 1 现金分红;
         * @enum {string}
         */
        DividendMethod: "0" | "1";
        /** @description US dollar funds. */
        DollarFunds: {
            /** @description The best yearly growth first. */
            list: components["schemas"]["FundCard"][];
            navDate?: components["schemas"]["Day"] | null;
        };
        /** @description An answer without content: `data` is `{}`. */
        Done: Record<string, never>;
        /** @description What happened on a day. */
        EventMark: {
            date: components["schemas"]["Day"];
            /** @description `dividend`, `split`, `managerIn` or `managerOut`. */
            kind: string;
            /** @description One character for the mark: 分, 拆, 任, 离. */
            mark: string;
            /** @description 每份派0.0350元; 顾知遥 任基金经理 */
            text: string;
        };
        /** @description Marks of a fund, by day. */
        EventMarks: {
            list: components["schemas"]["EventMark"][];
        };
        /** @description A fall from a peak until the peak was reached again. Dividends and splits are adjusted. */
        FallRow: {
            bottomDate: components["schemas"]["Day"];
            /** @description As a fraction, below zero. */
            depth: components["schemas"]["Rate"];
            /**
             * Format: int32
             * @description Natural days from the peak to the bottom.
             */
            fallDays: number;
            peakDate: components["schemas"]["Day"];
            /** @description 1 is the deepest. */
            place: number;
            recoveredDate?: components["schemas"]["Day"] | null;
            /**
             * Format: int32
             * @description Natural days from the bottom to the recovery, or until `navDate`.
             */
            recoveryDays: number;
        };
        /** @description Fees of a fund, and of a purchase when an amount was given. */
        FeeQuote: {
            classCosts?: components["schemas"]["ClassCosts"] | null;
            fees: components["schemas"]["FeeSheet"];
            fundCode: components["schemas"]["FundCode"];
            /** @description The tables of all days that are known, the latest first; those to come are among them. */
            history: components["schemas"]["FeeSheet"][];
            purchase?: components["schemas"]["PurchaseQuote"] | null;
        };
        /** @description Which fund, and how much. */
        FeeQuoteRequest: {
            amount?: components["schemas"]["Fen"] | null;
            fundCode: components["schemas"]["FundCode"];
            /**
             * Format: int32
             * @description Natural days of holding for which classes are compared.
             */
            holdDays?: number | null;
        };
        /** @description Fees in force on a day. Rates are fractions, amounts yuan. */
        FeeSheet: {
            /** @description Purchase, by the gross amount of an order. */
            buy: components["schemas"]["BuyFeeRow"][];
            /** @description Yearly, of net assets, already inside the NAV. */
            custody: components["schemas"]["Rate"];
            /** @description 1折 for purchases by card; none without a discount, as in other currencies than yuan. */
            discountName?: string | null;
            /**
             * Format: int32
             * @description Natural days from which a redemption is free; none when it never is.
             */
            freeFromDays?: number | null;
            /** @description The table was published before 2026 and stays until the fund's change notice. */
            legacy: boolean;
            /** @description Yearly, of net assets, already inside the NAV. */
            management: components["schemas"]["Rate"];
            /** @description Redemption, by natural days of holding, lot by lot. */
            redeem: components["schemas"]["RedeemFeeRow"][];
            /** @description Yearly sales-service fee, of net assets, already inside the NAV. */
            service: components["schemas"]["Rate"];
            /** @description Subscription in the offering period; empty outside of it. */
            subscribe: components["schemas"]["BuyFeeRow"][];
            /** @description The day from which this table is in force. */
            validFrom: components["schemas"]["Day"];
        };
        /**
         * @description money, two decimals
         * @example 10000.00
         */
        Fen: string;
        /** @description What was found, the best first. */
        FoundFunds: {
            hasMore: boolean;
            list: components["schemas"]["FundCard"][];
            /** @description Where nothing was found: what a shorter search would find, at most three. */
            nearest: components["schemas"]["FundCard"][];
            /** Format: int32 */
            pageNo: number;
            /**
             * Format: int64
             * @description Funds of all pages.
             */
            total: number;
            /** @description What words were understood as more than text: 风险R2. */
            understood: string[];
        };
        /** @description The archive of a fund; names as the specification has them. */
        FundArchive: {
            /** @description The comparison basis in the words of the fund contract. */
            benchmark: string;
            /** @description What the key bonds are of net assets together, as a fraction. */
            bondTotalPercent: components["schemas"]["Rate"];
            earlierDate?: components["schemas"]["Day"] | null;
            fundAssetAllocationVoList: components["schemas"]["PartRow"][];
            /** @description Dividends and splits, the latest first. */
            fundDividendVoList: components["schemas"]["DividendLine"][];
            fundIndustryAllocationVoList: components["schemas"]["PartRow"][];
            fundInfoVo: components["schemas"]["FundFacts"];
            fundKeyBondVoList: components["schemas"]["KeyPosition"][];
            fundKeyStockVoList: components["schemas"]["KeyPosition"][];
            fundManagerVoList: components["schemas"]["ManagerCard"][];
            fundProductHistoryNavVo?: components["schemas"]["HistoryNav"] | null;
            /** @description Net assets and shares at the ends of quarters, the latest first. */
            fundSizeRecordVoList: components["schemas"]["SizeRecord"][];
            /** @description Net assets in 亿 with two decimals: `86.41`. */
            fundSizeStr: string;
            /** @description 亿元, 亿美元 */
            fundSizeUnitStr: string;
            /** @description Stocks of the report before that are among the largest no more. */
            leftStockVoList: components["schemas"]["KeyPosition"][];
            objective: string;
            publishedDate?: components["schemas"]["Day"] | null;
            reportDate?: components["schemas"]["Day"] | null;
            scope: string;
            sizeChange?: components["schemas"]["Fen"] | null;
            /** @description What the key stocks are of net assets together, as a fraction. */
            stockTotalPercent: components["schemas"]["Rate"];
            strategy: string;
            totalAsset?: components["schemas"]["Fen"] | null;
        };
        /** @description A fund in a list. */
        FundCard: {
            /** @description Whether a purchase can be applied for. */
            buyable: boolean;
            /** @description The peer group: 混合型-偏股. */
            category: string;
            dayGrowth?: components["schemas"]["Rate"] | null;
            fundCode: components["schemas"]["FundCode"];
            /** @description Short name, ending with the letter of the class. */
            fundName: string;
            fundType: components["schemas"]["FundType"];
            /** @description 混合型 */
            fundTypeName: string;
            incomePerTenThousand?: components["schemas"]["Nav"] | null;
            maxDrawdown?: components["schemas"]["Rate"] | null;
            /** @description Least first purchase in yuan. */
            minFirstBuy: components["schemas"]["Fen"];
            nav?: components["schemas"]["Nav"] | null;
            navDate?: components["schemas"]["Day"] | null;
            otherClass?: components["schemas"]["OtherClass"] | null;
            /** @description The window of `periodGrowth`: `1y`. */
            period: components["schemas"]["Window"];
            periodGrowth?: components["schemas"]["Rate"] | null;
            /** @description 近1年 */
            periodName: string;
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description R4 中高风险 */
            riskName: string;
            sevenDayYield?: components["schemas"]["Rate"] | null;
            shareClass: components["schemas"]["ShareClass"];
            /** @description The curve of the window, 0 to 100, oldest first; empty without a history. */
            sparkline: number[];
            /** @description `0` open, `1` raising, … (domain LM-04) */
            status: components["schemas"]["FundStatus"];
            /** @description 开放申购 */
            statusName: string;
            /** @description At most two: an honour, a discount. */
            tags: components["schemas"]["FundTag"][];
        };
        /**
         * @description fund code, six digits
         * @example 016823
         */
        FundCode: string;
        /** @description The page of a fund. Figures are of `head.navDate` unless they say of which day they are. */
        FundDetail: {
            /** @description The comparison basis in the words of the fund contract. */
            benchmark: string;
            classCosts?: components["schemas"]["ClassCosts"] | null;
            /** @description The share classes of the product. */
            classes: components["schemas"]["ClassCard"][];
            /** @description How often dividends were paid since the beginning. */
            dividendCount: number;
            facts: components["schemas"]["FundFacts"];
            fees?: components["schemas"]["FeeSheet"] | null;
            head: components["schemas"]["FundHead"];
            latestNotice?: components["schemas"]["NoticeCard"] | null;
            /** @description Managers in office. */
            managers: components["schemas"]["ManagerCard"][];
            /** @description Why not: 成立未满6个月，暂不展示业绩; empty when it is shown. */
            performanceNote: string;
            /** @description False when the fund is too young to show performance; then the figures are missing. */
            performanceShown: boolean;
            /** @description By window, in the order in which they are shown. */
            periods: components["schemas"]["PeriodRow"][];
            /** @description Newest ratings. */
            ratings: components["schemas"]["RatingCard"][];
            /** @description By window. */
            risks: components["schemas"]["RiskRow"][];
            size?: components["schemas"]["Fen"] | null;
            sizeDate?: components["schemas"]["Day"] | null;
            /** @description 过往业绩不预示未来表现… */
            statement: string;
            /** @description 适合C4及以上的投资者 */
            suits: string;
            /** @description By calendar year, the latest first. */
            years: components["schemas"]["YearRow"][];
        };
        /** @description Basic facts of a product, for order screens. */
        FundFacts: {
            category: string;
            company: string;
            currency: components["schemas"]["Currency"];
            custodian: string;
            /** @description `0` dividends are reinvested, `1` paid in cash, where the customer has chosen nothing. */
            defaultDividendMethod: components["schemas"]["DividendMethod"];
            established?: components["schemas"]["Day"] | null;
            /** @description Name in the fund contract. */
            fullName: string;
            fundCode: components["schemas"]["FundCode"];
            fundName: string;
            fundType: components["schemas"]["FundType"];
            limits: components["schemas"]["FundLimits"];
            offering?: components["schemas"]["Offering"] | null;
            quickRedeem?: components["schemas"]["QuickRedeemFacts"] | null;
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description R4 中高风险 */
            riskName: string;
            shareClass: components["schemas"]["ShareClass"];
            status: components["schemas"]["FundStatus"];
            statusName: string;
        };
        /** @description Name, price and what can be done now. */
        FundHead: {
            buyable: boolean;
            /** @description 混合型-偏股 */
            category: string;
            cumulativeNav?: components["schemas"]["Nav"] | null;
            dayGrowth?: components["schemas"]["Rate"] | null;
            fundCode: components["schemas"]["FundCode"];
            fundName: string;
            fundType: components["schemas"]["FundType"];
            /** @description 混合型 */
            fundTypeName: string;
            incomePerTenThousand?: components["schemas"]["Nav"] | null;
            nav?: components["schemas"]["Nav"] | null;
            navDate?: components["schemas"]["Day"] | null;
            redeemable: boolean;
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description R4 中高风险 */
            riskName: string;
            sevenDayYield?: components["schemas"]["Rate"] | null;
            status: components["schemas"]["FundStatus"];
            /** @description 开放申购 */
            statusName: string;
            /** @description Whether its offering takes subscriptions now. */
            subscribable: boolean;
            yearGrowth?: components["schemas"]["Rate"] | null;
        };
        /** @description Limits of orders. Amounts in yuan, gross of fees. */
        FundLimits: {
            buyStep: components["schemas"]["Fen"];
            dayLimit?: components["schemas"]["Fen"] | null;
            maxSingleBuy?: components["schemas"]["Fen"] | null;
            minAddBuy: components["schemas"]["Fen"];
            minFirstBuy: components["schemas"]["Fen"];
            /** @description Least instalment of a plan. */
            minFixed: components["schemas"]["Fen"];
            /** @description A redemption that leaves less takes everything. */
            minHold: components["schemas"]["Shares"];
            minRedeem: components["schemas"]["Shares"];
        };
        /** @description Managers of a fund: those in office first, then the latest. */
        FundManagers: {
            fundManagerVoList: components["schemas"]["ManagerCard"][];
        };
        /** @description A notice with its text. */
        FundNotice: {
            date: components["schemas"]["Day"];
            fundCode: components["schemas"]["FundCode"];
            fundName: string;
            /** @description `report`, `dividend`, `personnel`, `trade`, `offering`, `legal` or `other`. */
            kind: string;
            noticeId: string;
            /** @description Paragraphs. */
            paragraphs: string[];
            title: string;
        };
        /** @description Agreements of a fund, in the order in which they are read before a purchase. */
        FundProtocols: {
            list: components["schemas"]["ProtocolCard"][];
        };
        /** @description Ratings of a fund. */
        FundRatings: {
            /** @description The newest of each agency and period. */
            list: components["schemas"]["RatingCard"][];
        };
        /** @description Which fund. */
        FundRequest: {
            fundCode: components["schemas"]["FundCode"];
        };
        /**
         * @description 0 开放申购; 1 认购期; 2 发行成功; 3 发行失败; 4 暂停交易; 5 暂停申购; 6 暂停赎回; 7 权益登记; 8 红利发放; 9 封闭期; a 基金终止;
         * @enum {string}
         */
        FundStatus: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "a";
        /** @description A word beside a fund's name. */
        FundTag: {
            /** @description `honour`, `discount` or `size`. */
            kind: string;
            /** @description 五年期五星 */
            text: string;
        };
        /**
         * @description 1101 stock, 1103 mixed, 1105 bond, 1107 capital-protected, 1109 money, 1110 QDII, 1199 other
         * @example 1103
         */
        FundType: string;
        /**
         * @description Growth from the base date of the window, as fractions. All columns have one value for each of
         *     `dates`, or are empty.
         */
        GrowthChart: {
            /** @description Of the comparison basis; empty when it can't be computed. */
            benchmark: components["schemas"]["Rate"][];
            /** @description The comparison basis in the words of the fund contract. */
            benchmarkName: string;
            /**
             * @description False when the fund is younger than the window, or the whole history lacks its beginning;
             *     then the curves begin with the first NAV.
             */
            complete: boolean;
            dates: components["schemas"]["Day"][];
            /** @description Of the fund, dividends and splits adjusted. */
            fund: components["schemas"]["Rate"][];
            fundCode: components["schemas"]["FundCode"];
            /** @description The average of the category. */
            peers: components["schemas"]["Rate"][];
            /** @description 同类平均（混合型-偏股，42只） */
            peersName: string;
            period: components["schemas"]["Window"];
            /** @description 近1年 */
            periodName: string;
        };
        /** @description What a class costs from the purchase to the redemption, in yuan, at an unchanged price. */
        HeldCost: {
            /**
             * Format: int32
             * @description Natural days of holding.
             */
            days: number;
            /** @description The redemption fee after them. */
            redeem: components["schemas"]["Fen"];
            /** @description The sales-service fee of these days. */
            service: components["schemas"]["Fen"];
            /** @description With what is paid at the purchase. */
            total: components["schemas"]["Fen"];
        };
        /** @description The first and the latest NAV. */
        HistoryNav: {
            cumulativeNav?: components["schemas"]["Nav"] | null;
            firstDate: components["schemas"]["Day"];
            nav: components["schemas"]["Nav"];
            navDate: components["schemas"]["Day"];
        };
        /** @description A word that leads to a fund. */
        HotWord: {
            /** @description With its figures. */
            fund: components["schemas"]["FundCard"];
            fundCode: components["schemas"]["FundCode"];
            word: string;
        };
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /** @description A stock or bond that the fund holds. */
        KeyPosition: {
            change?: components["schemas"]["Rate"] | null;
            code: string;
            name: string;
            /** @description Part of net assets: 0.0512 is 5.12 %. */
            ratio: components["schemas"]["Rate"];
        };
        /** @description The latest NAV; none before the first. */
        LatestNav: {
            fundCode: components["schemas"]["FundCode"];
            fundName: string;
            latest?: components["schemas"]["NavLine"] | null;
        };
        /** @description a text of one line, without control characters */
        Line200: string;
        /** @description a text of one line, without control characters */
        Line40: string;
        /** @description A manager's term at a fund. */
        ManagerCard: {
            benchmark?: components["schemas"]["Rate"] | null;
            biography: string;
            /** @description 8年2月, from then to the end of the last term or today. */
            career?: string | null;
            careerFrom?: components["schemas"]["Day"] | null;
            curve?: components["schemas"]["TermCurve"] | null;
            fromDate: components["schemas"]["Day"];
            growth?: components["schemas"]["Rate"] | null;
            growthDate?: components["schemas"]["Day"] | null;
            managerId: string;
            name: string;
            /** @description Other funds that the manager is in office of. */
            otherFunds: components["schemas"]["OtherFund"][];
            /** @description Terms at other funds that are over, the latest first. */
            pastFunds: components["schemas"]["OtherFund"][];
            /** @description 5年8月, from the beginning of the term to its end or today. */
            term: string;
            toDate?: components["schemas"]["Day"] | null;
        };
        /** @description Managers of which fund. */
        ManagersRequest: {
            fundCode: components["schemas"]["FundCode"];
            /** @description Only this one, with the curves of the terms at the fund. */
            managerId?: components["schemas"]["Line40"];
        };
        /**
         * @description net asset value or income per 10,000 shares, four to eight decimals
         * @example 1.3841
         */
        Nav: string;
        /**
         * @description Prices in the window, and how far they fell. All columns have one value for each of `dates`, or
         *     are empty.
         */
        NavChart: {
            /** @description As of the growth chart. */
            complete: boolean;
            /** @description With all dividends since the beginning; empty where not all are published. */
            cumulativeNav: components["schemas"]["Nav"][];
            dates: components["schemas"]["Day"][];
            /**
             * @description How far the fund is below its last peak since the base date, dividends and splits adjusted,
             *     at most zero; empty where its performance is not shown.
             */
            drawdown: components["schemas"]["Rate"][];
            fundCode: components["schemas"]["FundCode"];
            /** @description Money funds: income of ten thousand shares, in yuan. */
            incomePerTenThousand: components["schemas"]["Nav"][];
            /** @description Yuan a share; empty on money funds. */
            nav: components["schemas"]["Nav"][];
            period: components["schemas"]["Window"];
            /** @description 近1年 */
            periodName: string;
            /** @description Money funds: yearly yield of the seven days, as a fraction. */
            sevenDayYield: components["schemas"]["Rate"][];
        };
        /** @description A NAV of a day. */
        NavLine: {
            /** @description Whether another value was published first (已更正). */
            corrected: boolean;
            cumulativeNav?: components["schemas"]["Nav"] | null;
            dayGrowth?: components["schemas"]["Rate"] | null;
            incomePerTenThousand?: components["schemas"]["Nav"] | null;
            /** @description Yuan a share; 1.0000 on money funds. */
            nav: components["schemas"]["Nav"];
            navDate: components["schemas"]["Day"];
            sevenDayYield?: components["schemas"]["Rate"] | null;
        };
        /** @description A page of the history, the latest first. */
        NavList: {
            hasMore: boolean;
            /** @description Money funds show income and yield instead of prices. */
            isMoney: boolean;
            list: components["schemas"]["NavLine"][];
            /** Format: int32 */
            pageNo: number;
            /**
             * Format: int64
             * @description Points of all pages.
             */
            total: number;
        };
        /** @description Which part of the history. */
        NavListRequest: {
            fromDate?: components["schemas"]["Day"] | null;
            fundCode: components["schemas"]["FundCode"];
            /**
             * Format: int32
             * @description From 1.
             */
            pageNo?: number;
            /**
             * Format: int32
             * @description At most 100; missing or 0 is 20.
             */
            pageSize?: number;
            toDate?: components["schemas"]["Day"] | null;
        };
        /** @description A fund in its offering period. */
        NewFundCard: {
            category: string;
            company: string;
            fundCode: components["schemas"]["FundCode"];
            fundName: string;
            minFirstBuy: components["schemas"]["Fen"];
            /** @description From when to when, and what is promised. */
            offering: components["schemas"]["Offering"];
            /** @description Price of a share in the offering period, yuan. */
            price: components["schemas"]["Nav"];
            rate?: components["schemas"]["Rate"] | null;
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description R3 中风险 */
            riskName: string;
            /** @description 认购期 */
            statusName: string;
            /** @description Whether subscriptions are taken now. */
            subscribable: boolean;
        };
        /** @description Which of them. */
        NewFundRequest: {
            fundCode: components["schemas"]["FundCode"];
        };
        /** @description Funds in their offering period: those that take subscriptions now, the first to end before all. */
        NewFunds: {
            list: components["schemas"]["NewFundCard"][];
        };
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /** @description A notice in a list. */
        NoticeCard: {
            date: components["schemas"]["Day"];
            /** @description `report`, `dividend`, `personnel`, `trade`, `offering`, `legal` or `other`. */
            kind: string;
            noticeId: string;
            title: string;
        };
        /** @description A page of notices, the newest first. */
        NoticeList: {
            hasMore: boolean;
            list: components["schemas"]["NoticeCard"][];
            /** Format: int32 */
            pageNo: number;
            /**
             * Format: int64
             * @description Notices of all pages.
             */
            total: number;
        };
        /** @description Which notices. */
        NoticeListRequest: {
            fundCode: components["schemas"]["FundCode"];
            /** @description `report`, `dividend`, `personnel`, `trade`, `offering`, `legal` or `other`; missing is all. */
            kind?: components["schemas"]["Code20"];
            /**
             * Format: int32
             * @description From 1.
             */
            pageNo?: number;
            /**
             * Format: int32
             * @description At most 100; missing or 0 is 20.
             */
            pageSize?: number;
        };
        /** @description Which notice. */
        NoticeRequest: {
            fundCode: components["schemas"]["FundCode"];
            noticeId: components["schemas"]["Line40"];
        };
        /** @description The offering of a fund, as its prospectus tells. Shares cost 1.0000 in it. */
        Offering: {
            /** @description Whether a subscription may be cancelled before its cut-off (rule CX-02). */
            cancellable: boolean;
            /** @description The day by which the fund is established, or has failed. */
            establishedBy: components["schemas"]["Day"];
            /** @description The first day on which subscriptions are taken. */
            from: components["schemas"]["Day"];
            /** @description The day by which the money is back, with interest, when the fund failed. */
            refundBy: components["schemas"]["Day"];
            /** @description The last day: up to the cut-off. */
            until: components["schemas"]["Day"];
        };
        /** @description The class of the same product for which a row stands, too. */
        OtherClass: {
            /**
             * Format: int64
             * @description From how many natural days of holding on class A costs less; none when it never does.
             */
            aCheaperFromDays?: number | null;
            fundCode: components["schemas"]["FundCode"];
            shareClass: components["schemas"]["ShareClass"];
        };
        /** @description Another fund of a manager. */
        OtherFund: {
            benchmark?: components["schemas"]["Rate"] | null;
            fromDate: components["schemas"]["Day"];
            fundCode: components["schemas"]["FundCode"];
            fundName: string;
            growth?: components["schemas"]["Rate"] | null;
            /** @description 5年8月 */
            term: string;
            toDate?: components["schemas"]["Day"] | null;
        };
        /** @description A part of net assets, as fractions. */
        PartRow: {
            before?: components["schemas"]["Rate"] | null;
            change?: components["schemas"]["Rate"] | null;
            name: string;
            /** @description 0.8123 is 81.23 %. */
            ratio: components["schemas"]["Rate"];
        };
        /** @description A window with its name. */
        PeriodName: {
            /** @description 近1年 */
            name: string;
            period: components["schemas"]["Window"];
        };
        /** @description Growth in a window that ends with the fund's last NAV, all as fractions. */
        PeriodRow: {
            benchmark?: components["schemas"]["Rate"] | null;
            growth?: components["schemas"]["Rate"] | null;
            /** @description 近1年 */
            name: string;
            peers?: components["schemas"]["Rate"] | null;
            period: components["schemas"]["Window"];
            rank?: components["schemas"]["RankRow"] | null;
        };
        /** @description What a purchase is promised, to be stored with the order (rule CF-04). */
        PromisedDates: {
            /** @description The day on which the TA confirms. */
            confirmDay: components["schemas"]["Day"];
            incomeFrom?: components["schemas"]["Day"] | null;
            /** @description The day on whose evening that NAV is published. */
            navDay: components["schemas"]["Day"];
            /** @description The first T-day of a redemption of the bought shares. */
            redeemableDay: components["schemas"]["Day"];
            /** @description T: the day whose NAV is the price. */
            tDay: components["schemas"]["Day"];
        };
        /** @description An agreement or an explanation. */
        ProtocolCard: {
            /**
             * @description Its key wherever it is named: in orders, and of its text (`knowledges`,
             *     `findFundAgreement`).
             */
            key: string;
            /** @description Whether it must be read and agreed to with a purchase. */
            needed: boolean;
            title: string;
            validFrom?: components["schemas"]["Day"] | null;
            /** @description Of today. */
            version: string;
        };
        /**
         * @description What a purchase by card would cost now, or a subscription in the offering. The shares are an
         *     estimate at the last known NAV.
         */
        PurchaseQuote: {
            amount: components["schemas"]["Fen"];
            estimateNav?: components["schemas"]["Nav"] | null;
            estimateNavDate?: components["schemas"]["Day"] | null;
            estimatedShares?: components["schemas"]["Shares"] | null;
            /** @description The fee with the discount. */
            fee: components["schemas"]["Fen"];
            /** @description The fee without the discount. */
            listFee: components["schemas"]["Fen"];
            listRate?: components["schemas"]["Rate"] | null;
            /** @description What is invested. */
            net: components["schemas"]["Fen"];
            rate?: components["schemas"]["Rate"] | null;
            /** @description `listFee − fee`. */
            saved: components["schemas"]["Fen"];
        };
        /** @description The purchase rule with its fees. */
        PurchaseRule: {
            fees?: components["schemas"]["FeeSheet"] | null;
            rule: components["schemas"]["BuyRule"];
        };
        /** @description Limits of redemption within seconds, in yuan. */
        QuickRedeemFacts: {
            /** @description For one customer, this fund and one natural day. */
            customerDayLimit: components["schemas"]["Fen"];
        };
        /** @description Which funds, in which order. */
        RankFundsRequest: {
            /**
             * @description The worst first.
             * @default false
             */
            ascending?: boolean;
            /**
             * @description Only funds that can be bought now.
             * @default false
             */
            buyableOnly?: boolean;
            /** @default null */
            category?: components["schemas"]["Line40"] | null;
            /** @default null */
            company?: components["schemas"]["Line40"] | null;
            /** @default null */
            fundType?: components["schemas"]["Code40"] | null;
            /** @default null */
            maxDrawdown?: components["schemas"]["Rate"] | null;
            /** @default null */
            maxFirstBuy?: components["schemas"]["Fen"] | null;
            /**
             * @description One row for the classes of a product: class A, which names the other.
             * @default false
             */
            mergeClasses?: boolean;
            /** @default null */
            minSize?: components["schemas"]["Fen"] | null;
            /**
             * Format: int64
             * @description Some agency's newest rating has at least so many stars.
             * @default null
             */
            minStars?: number | null;
            /**
             * Format: int32
             * @description In force for at least so many years.
             * @default null
             */
            minYears?: number | null;
            /**
             * Format: int32
             * @description From 1.
             * @default 0
             */
            pageNo?: number;
            /**
             * Format: int32
             * @description At most 100; missing or 0 is 20.
             * @default 0
             */
            pageSize?: number;
            /** @default null */
            period?: components["schemas"]["Window"] | null;
            /** @default null */
            riskLevels?: components["schemas"]["Code40"] | null;
            /** @default null */
            shareClass?: components["schemas"]["Code40"] | null;
            /** @default null */
            sort?: components["schemas"]["RankOrder"] | null;
        };
        /**
         * @description What a ranking goes by.
         * @enum {string}
         */
        RankOrder: "growth" | "dayGrowth" | "size" | "stars" | "drawdown" | "sharpe" | "sevenDay" | "established";
        /** @description A place among peers. */
        RankRow: {
            /** Format: int32 */
            count: number;
            /**
             * Format: int32
             * @description 1 is the best.
             */
            place: number;
            /**
             * Format: int32
             * @description 1 is the best quarter, 4 the last.
             */
            quartile: number;
            /** @description 优秀, 良好, 一般 or 不佳 */
            quartileName: string;
            /**
             * Format: int32
             * @description The place in percent of the count, rounded up: 前8% is 8.
             */
            topPercent: number;
        };
        /** @description A page of the ranking. */
        RankedFunds: {
            hasMore: boolean;
            list: components["schemas"]["FundCard"][];
            navDate?: components["schemas"]["Day"] | null;
            /** Format: int32 */
            pageNo: number;
            period: components["schemas"]["Window"];
            /** @description 近1年 */
            periodName: string;
            /** @description Windows that may be shown, in their order. */
            periods: components["schemas"]["PeriodName"][];
            /**
             * @description When nothing was found: which single condition dropped would bring how many funds, the most
             *     first.
             */
            relaxations: components["schemas"]["Relaxation"][];
            /** @description 过往业绩不预示未来表现 */
            statement: string;
            /**
             * Format: int64
             * @description Funds of all pages.
             */
            total: number;
        };
        /**
         * @description a rate as a fraction: 0.015 is 1.5 %
         * @example 0.015
         */
        Rate: string;
        /** @description An agency's newest rating. */
        RatingCard: {
            agency: string;
            /** @description The day of the rating. */
            date: components["schemas"]["Day"];
            /**
             * Format: int64
             * @description 1 to 5.
             */
            stars: number;
            /**
             * Format: int64
             * @description The years that the rating looks back.
             */
            years: number;
        };
        /** @description Recommended funds by theme. */
        Recommendations: {
            /** @description How they were chosen, for the customer. */
            rule: string;
            themes: components["schemas"]["Theme"][];
        };
        /** @description What a redemption is promised, to be stored with the order. */
        RedeemDates: {
            /** @description The day on which the money is on the card. */
            arriveDay: components["schemas"]["Day"];
            /** @description The last day on which it may arrive by law. */
            arriveDayLatest: components["schemas"]["Day"];
            /** @description The day on which the TA confirms. */
            confirmDay: components["schemas"]["Day"];
            incomeUntil?: components["schemas"]["Day"] | null;
            /** @description The day on whose evening that NAV is published. */
            navDay: components["schemas"]["Day"];
            /** @description T: the day whose NAV is the price. */
            tDay: components["schemas"]["Day"];
        };
        /** @description A tier of the redemption fee. */
        RedeemFeeRow: {
            /**
             * Format: int32
             * @description Exclusive; none on the last tier.
             */
            belowDays?: number | null;
            /**
             * Format: int32
             * @description Natural days, inclusive.
             */
            fromDays: number;
            /** @description 不满7天, 7至29天, 满180天 */
            range: string;
            rate: components["schemas"]["Rate"];
        };
        /** @description How a redemption goes. */
        RedeemRule: {
            /** @description Applications before this time of an open day belong to it: 15:00. */
            cutoff: string;
            /** @description When `dates.tDay` changes next. */
            cutoffAt: components["schemas"]["Instant"];
            /** @description For an order placed now. */
            dates: components["schemas"]["RedeemDates"];
            fundCode: components["schemas"]["FundCode"];
            /** @description Whether redemptions are taken now. */
            open: boolean;
            quickLimit?: components["schemas"]["Fen"] | null;
            /** @description Sentences for the customer. */
            sentences: string[];
        };
        /** @description The redemption rule with its fees. */
        RedemptionRule: {
            fees?: components["schemas"]["FeeSheet"] | null;
            rule: components["schemas"]["RedeemRule"];
        };
        /** @description What dropping a condition would bring. */
        Relaxation: {
            /** @description The field of the request to leave out. */
            field: string;
            /** @description 近1年回撤不超过3% */
            name: string;
            /**
             * Format: int64
             * @description Funds that the other conditions find.
             */
            total: number;
        };
        /** @description The funds of a level. */
        RiskGroup: {
            /**
             * Format: int64
             * @description Share classes.
             */
            count: number;
            /** @description What most of them are: 偏股、股票指数. */
            kinds: string;
            maxDrawdown?: components["schemas"]["Rate"] | null;
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description R3 中风险 */
            riskName: string;
        };
        /** @description The public funds by their level of risk. */
        RiskGroups: {
            /** @description R1 to R5, those in which there are funds. */
            groups: components["schemas"]["RiskGroup"][];
            navDate?: components["schemas"]["Day"] | null;
            /**
             * Format: int64
             * @description Funds of all groups.
             */
            total: number;
        };
        /**
         * @description risk level, 1 low to 5 high
         * @example 3
         */
        RiskLevel: string;
        /** @description Risk figures of a window that ends with the fund's last NAV. */
        RiskRow: {
            /** @description The day of its bottom. */
            bottomDate: components["schemas"]["Day"];
            calmar?: components["schemas"]["Rate"] | null;
            /**
             * Format: int32
             * @description Per cent of the peers whose deepest fall was deeper.
             */
            drawdownBetterThan?: number | null;
            /** @description The deepest fall from a peak, as a fraction, at most zero. */
            maxDrawdown: components["schemas"]["Rate"];
            /** @description 近1年 */
            name: string;
            /** @description The day of the peak of that fall. */
            peakDate: components["schemas"]["Day"];
            period: components["schemas"]["Window"];
            recoveredDate?: components["schemas"]["Day"] | null;
            /**
             * Format: int32
             * @description Natural days from the bottom to the recovery; none when it was not yet.
             */
            recoveryDays?: number | null;
            sharpe?: components["schemas"]["Rate"] | null;
            /**
             * Format: int32
             * @description Per cent of the peers with a lower Sharpe ratio.
             */
            sharpeBetterThan?: number | null;
            volatility?: components["schemas"]["Rate"] | null;
            /**
             * Format: int32
             * @description Per cent of the peers that were more volatile.
             */
            volatilityBetterThan?: number | null;
        };
        /** @description What is searched. */
        SearchFundsRequest: {
            /**
             * @description A code, a name, pinyin or its first letters, a manager in office, a company, a kind of
             *     fund, a level of risk (`R2`, 低风险), a fall (`回撤<5%`); several words with spaces must
             *     all fit.
             */
            keyword: components["schemas"]["Line200"];
            /**
             * Format: int32
             * @description From 1.
             */
            pageNo?: number;
            /**
             * Format: int32
             * @description At most 100.
             */
            pageSize?: number;
            /** @description Whether the word belongs into the customer's history: a search that was sent, not typed. */
            remember?: boolean;
        };
        /** @description Words for an empty search page. */
        SearchWords: {
            /** @description Companies, those with the most funds first. */
            companies: string[];
            /** @description The customer's own, the latest first; empty for visitors, whose app remembers itself. */
            history: string[];
            /** @description The largest open funds, each of another category. No popularity is measured. */
            hot: components["schemas"]["HotWord"][];
            /** @description Kinds of funds, those with the most funds first. */
            themes: components["schemas"]["ThemeWord"][];
        };
        /**
         * @description share class
         * @example A
         */
        ShareClass: string;
        /**
         * @description fund shares, two decimals
         * @example 7222.74
         */
        Shares: string;
        /** @description Net assets and shares on a reporting day. */
        SizeRecord: {
            /** @description Net assets in yuan. */
            amount: components["schemas"]["Fen"];
            day: components["schemas"]["Day"];
            shares?: components["schemas"]["Shares"] | null;
        };
        /** @description What a subscription is promised, to be stored with the order (rules TD-05, CF-04). */
        SubscriptionDates: {
            /** @description The day by which the TA confirms the shares. */
            confirmedBy: components["schemas"]["Day"];
            /** @description The day by which the fund is established, or has failed. */
            establishedBy: components["schemas"]["Day"];
            /** @description The last day of the offering. */
            offeringEnd: components["schemas"]["Day"];
            /** @description The day on which the TA says that it has the application. */
            receivedDate: components["schemas"]["Day"];
            /** @description The day by which the money is back when the fund failed. */
            refundBy: components["schemas"]["Day"];
        };
        /**
         * @description Growth since the beginning of a term, as fractions. All columns have one value for each of
         *     `dates`, or are empty.
         */
        TermCurve: {
            /** @description Of the comparison basis; empty when it can't be computed. */
            benchmark: components["schemas"]["Rate"][];
            dates: components["schemas"]["Day"][];
            fund: components["schemas"]["Rate"][];
        };
        /** @description A theme with its funds, the first of them on the card. */
        Theme: {
            funds: components["schemas"]["FundCard"][];
            /** @description `steady`, `index`, `balanced` or `cash`. */
            key: string;
            /** @description 短债打底，波动小 */
            subtitle: string;
            /** @description 先稳住 */
            title: string;
        };
        /** @description A kind of fund as a word to search for. */
        ThemeWord: {
            /**
             * Format: int64
             * @description Share classes that it finds.
             */
            count: number;
            /** @description 中短债 */
            word: string;
        };
        /** @description Rules of a fund. */
        TradeRule: {
            buy: components["schemas"]["BuyRule"];
            facts: components["schemas"]["FundFacts"];
            fees?: components["schemas"]["FeeSheet"] | null;
            redeem: components["schemas"]["RedeemRule"];
        };
        /**
         * @description How far the fund was below its last peak: a value for each of `dates`, fractions of at most
         *     zero.
         */
        Underwater: {
            dates: components["schemas"]["Day"][];
            values: components["schemas"]["Rate"][];
        };
        /**
         * @description a window of performance that ends at the last NAV
         * @enum {string}
         */
        Window: "1w" | "1m" | "3m" | "6m" | "1y" | "2y" | "3y" | "5y" | "ytd" | "all";
        /** @description Yuan for ten thousand yuan held for 365 natural days at an unchanged price. */
        YearCost: {
            /** @description Paid at the purchase, with the discount of today. */
            buy: components["schemas"]["Fen"];
            /** @description Paid at the redemption. */
            redeem: components["schemas"]["Fen"];
            total: components["schemas"]["Fen"];
            /** @description Management, custody and sales service, inside the NAV. */
            yearly: components["schemas"]["Fen"];
        };
        /** @description Growth in a calendar year, as fractions. */
        YearRow: {
            benchmark?: components["schemas"]["Rate"] | null;
            growth?: components["schemas"]["Rate"] | null;
            peers?: components["schemas"]["Rate"] | null;
            rank?: components["schemas"]["RankRow"] | null;
            /** Format: int32 */
            year: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listNavsClassic: {
        parameters: {
            query: {
                fromDate?: components["schemas"]["Day"] | null;
                fundCode: components["schemas"]["FundCode"];
                pageNo?: number;
                pageSize?: number;
                toDate?: components["schemas"]["Day"] | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavList"];
                };
            };
        };
    };
    rankByRating: {
        parameters: {
            query?: {
                ascending?: boolean;
                buyableOnly?: boolean;
                category?: components["schemas"]["Line40"] | null;
                company?: components["schemas"]["Line40"] | null;
                fundType?: components["schemas"]["Code40"] | null;
                maxDrawdown?: components["schemas"]["Rate"] | null;
                maxFirstBuy?: components["schemas"]["Fen"] | null;
                mergeClasses?: boolean;
                minSize?: components["schemas"]["Fen"] | null;
                minStars?: number | null;
                minYears?: number | null;
                pageNo?: number;
                pageSize?: number;
                period?: components["schemas"]["Window"] | null;
                riskLevels?: components["schemas"]["Code40"] | null;
                shareClass?: components["schemas"]["Code40"] | null;
                sort?: components["schemas"]["RankOrder"] | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankedFunds"];
                };
            };
        };
    };
    rankByPerformance: {
        parameters: {
            query?: {
                ascending?: boolean;
                buyableOnly?: boolean;
                category?: components["schemas"]["Line40"] | null;
                company?: components["schemas"]["Line40"] | null;
                fundType?: components["schemas"]["Code40"] | null;
                maxDrawdown?: components["schemas"]["Rate"] | null;
                maxFirstBuy?: components["schemas"]["Fen"] | null;
                mergeClasses?: boolean;
                minSize?: components["schemas"]["Fen"] | null;
                minStars?: number | null;
                minYears?: number | null;
                pageNo?: number;
                pageSize?: number;
                period?: components["schemas"]["Window"] | null;
                riskLevels?: components["schemas"]["Code40"] | null;
                shareClass?: components["schemas"]["Code40"] | null;
                sort?: components["schemas"]["RankOrder"] | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankedFunds"];
                };
            };
        };
    };
    listRiskGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskGroups"];
                };
            };
        };
    };
    listDollarFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DollarFunds"];
                };
            };
        };
    };
    showLatestNav: {
        parameters: {
            query: {
                fundCode: components["schemas"]["FundCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestNav"];
                };
            };
        };
    };
    searchFundsClassic: {
        parameters: {
            query: {
                keyword: components["schemas"]["Line200"];
                pageNo?: number;
                pageSize?: number;
                remember?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundFunds"];
                };
            };
        };
    };
    showFundClassic: {
        parameters: {
            query: {
                fundCode: components["schemas"]["FundCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundDetail"];
                };
            };
        };
    };
    listFundNoticesClassic: {
        parameters: {
            query: {
                fundCode: components["schemas"]["FundCode"];
                kind?: components["schemas"]["Code20"];
                pageNo?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeList"];
                };
            };
        };
    };
    showPurchaseRule: {
        parameters: {
            query: {
                fundCode: components["schemas"]["FundCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseRule"];
                };
            };
        };
    };
    recommendFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recommendations"];
                };
            };
        };
    };
    showRedeemRule: {
        parameters: {
            query: {
                fundCode: components["schemas"]["FundCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionRule"];
                };
            };
        };
    };
    deleteSearchWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteSearchRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    listSearchWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchWords"];
                };
            };
        };
    };
    findTradeRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRule"];
                };
            };
        };
    };
    showNewFund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewFundCard"];
                };
            };
        };
    };
    listNewFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewFunds"];
                };
            };
        };
    };
    listFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankFundsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankedFunds"];
                };
            };
        };
    };
    showFundFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundFacts"];
                };
            };
        };
    };
    searchFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchFundsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundFunds"];
                };
            };
        };
    };
    compareFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompareRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
        };
    };
    showFundHead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundHead"];
                };
            };
        };
    };
    showFundNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundNotice"];
                };
            };
        };
    };
    listFundNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeListRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeList"];
                };
            };
        };
    };
    showFund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundDetail"];
                };
            };
        };
    };
    listNavHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NavListRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavList"];
                };
            };
        };
    };
    listProtocols: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundProtocols"];
                };
            };
        };
    };
    showAchievement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Achievement"];
                };
            };
        };
    };
    drawNavs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChartRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavChart"];
                };
            };
        };
    };
    drawGrowth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChartRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrowthChart"];
                };
            };
        };
    };
    listEventMarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventMarks"];
                };
            };
        };
    };
    showArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundArchive"];
                };
            };
        };
    };
    listManagers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagersRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundManagers"];
                };
            };
        };
    };
    listNavs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NavListRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavList"];
                };
            };
        };
    };
    listRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundRatings"];
                };
            };
        };
    };
    showTradeRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRule"];
                };
            };
        };
    };
    quoteFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeQuoteRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeQuote"];
                };
            };
        };
    };
}
