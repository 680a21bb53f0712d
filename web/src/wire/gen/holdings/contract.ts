// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/getAssetsHold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** holdings */
        post: operations["heldFundsClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/getselfprofit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** profit of self-directed assets */
        get: operations["selfProfit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/myprofit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** profit summary */
        get: operations["profitSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/profitdetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** profit of one product */
        get: operations["profitDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/accountShareDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** share lots of a holding */
        post: operations["shareLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** where the money is, seen through the funds */
        post: operations["assetAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/heldAssetsDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** one holding */
        post: operations["heldDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/hisAsset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** products once held */
        post: operations["pastFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/myAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** holdings */
        post: operations["heldFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/myOverview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** overview of assets and profit */
        post: operations["assetOverview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/profit/byFund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** of what the profit of a day, month or year consists */
        post: operations["profitByFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/profit/profitLine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** profit line */
        post: operations["profitLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/profit/queryProfitHis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** profit by day, month, year */
        post: operations["profitHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/queryDividendMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** dividend method of a holding */
        post: operations["dividendMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/queryDividendMethodNew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** dividend methods by card */
        post: operations["dividendMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/rangeProfitTrend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** profit over a range */
        post: operations["profitRange"];
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
        /** @description A fund by its name. */
        AnalysedFund: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
        };
        /** @description Money by industry. */
        AnalysedIndustries: {
            /** @description The sum of those. */
            disclosed: components["schemas"]["AnalysisPart"];
            /** @description Named by the reports, largest first. */
            named: components["schemas"]["AnalysisPart"][];
            /** @description 其他: in funds with a report, and not named there. */
            other: components["schemas"]["AnalysisPart"];
            /** @description The reporting days, newest first. */
            reportDays: components["schemas"]["Day"][];
            /** @description 未披露: in funds without a report. */
            undisclosed: components["schemas"]["AnalysisPart"];
            /** @description Those funds. */
            undisclosedFunds: components["schemas"]["UndisclosedFund"][];
        };
        /** @description Money of one NAV day. */
        AnalysedNavDay: {
            /** @description The NAV day. */
            day: components["schemas"]["Day"];
            /** @description The kinds of the funds that were last valued on it. */
            kinds: string[];
        };
        /** @description Money in funds of one risk level. */
        AnalysedRisk: {
            /** @description Whether it is above the level of the customer's last test; false without one. */
            above: boolean;
            /** @description In yuan. */
            amount: components["schemas"]["Fen"];
            /** @description The funds of this level that are held. */
            funds: components["schemas"]["AnalysedFund"][];
            /** @description R1 to R5 as 1 to 5. */
            level: components["schemas"]["RiskLevel"];
            /** @description Of the market value. */
            share: components["schemas"]["Rate"];
        };
        /** @description A stock or bond seen through the funds. */
        AnalysedSecurity: {
            /** @description In yuan, all funds together. */
            amount: components["schemas"]["Fen"];
            /** @description Whether it is a bond. */
            bond: boolean;
            /** @description Its code; may be empty. */
            code: string;
            /** @description The funds that hold it, the largest part first. */
            funds: components["schemas"]["SecurityFund"][];
            /** @description Its name. */
            name: string;
            /** @description Of the market value. */
            share: components["schemas"]["Rate"];
        };
        /** @description Money in something, and what part of the market value it is. */
        AnalysisPart: {
            /** @description In yuan. */
            amount: components["schemas"]["Fen"];
            /** @description `债券型`, `制造业`, `人民币`. */
            name: string;
            /** @description 0.2100 is 21.0 %; the shares of a list add up to 1, by largest remainder. */
            share: components["schemas"]["Rate"];
        };
        /** @description Where the money is. All shares are of the market value. */
        AssetAnalysis: {
            /** @description By currency, largest first. */
            currencies: components["schemas"]["AnalysisPart"][];
            customerLevel?: components["schemas"]["RiskLevel"] | null;
            /**
             * Format: int32
             * @description How many funds are held.
             */
            held: number;
            /** @description Money on its way, which is in none of the parts. */
            inTransit: components["schemas"]["Fen"];
            /** @description By industry. */
            industries: components["schemas"]["AnalysedIndustries"];
            /** @description By kind of fund, largest first. */
            kinds: components["schemas"]["AnalysisPart"][];
            /** @description The sum of those. */
            largest: components["schemas"]["AnalysisPart"];
            /** @description Whether that test is out of date. */
            levelExpired: boolean;
            /** @description Market value of all holdings at their last NAVs. */
            marketValue: components["schemas"]["Fen"];
            /** @description The NAV days of the funds, newest first. */
            navDays: components["schemas"]["AnalysedNavDay"][];
            /** @description R1 to R5, always all five. */
            risks: components["schemas"]["AnalysedRisk"][];
            /** @description The ten with the most money in them. */
            securities: components["schemas"]["AnalysedSecurity"][];
            /** @description What is in bond and money funds: the sum of their rows. */
            steady: components["schemas"]["AnalysisPart"];
            /** @description What is in stocks, by the reports. */
            stocks: components["schemas"]["AnalysisPart"];
            /** @description All profit since the first purchase, closed holdings included. */
            totalProfit: components["schemas"]["Fen"];
        };
        /**
         * @description public 公募基金; private 私募基金; portfolio 投顾组合; child 小账户; pension 个人养老金; cash 活钱;
         * @enum {string}
         */
        AssetCode: "public" | "private" | "portfolio" | "child" | "pension" | "cash";
        /** @description Assets and profit of a customer. */
        AssetOverview: {
            /** @description What of `inTransit` was paid for purchases. */
            buying: components["schemas"]["Fen"];
            /** @description Sum of the profits of each fund's latest NAV day. */
            dayProfit: components["schemas"]["Fen"];
            dayProfitDate?: components["schemas"]["Day"] | null;
            /**
             * Format: int32
             * @description How many funds are held, each once for all cards. `updated`/`held`: 已更新 8/10.
             */
            held: number;
            /** @description Profit of what is held now: value − cost + cash dividends of the open rounds. */
            holdingProfit: components["schemas"]["Fen"];
            holdingProfitRate?: components["schemas"]["Rate"] | null;
            /** @description Paid for purchases that are not confirmed, and proceeds on their way; never in a profit. */
            inTransit: components["schemas"]["Fen"];
            /** @description What of `inTransit` goes to a card: proceeds and refunds. */
            leaving: components["schemas"]["Fen"];
            /** @description Market value of all holdings. */
            marketValue: components["schemas"]["Fen"];
            /** @description By kind of fund and by purpose, largest first. */
            parts: components["schemas"]["AssetPart"][];
            /** @description Market value of all holdings at their last NAVs, and `inTransit`. */
            totalAssets: components["schemas"]["Fen"];
            /** @description All profit since the beginning, closed positions included. */
            totalProfit: components["schemas"]["Fen"];
            /**
             * Format: int32
             * @description How many funds already have the NAV of that day or a newer one.
             */
            updated: number;
        };
        /** @description A part of a customer's assets. */
        AssetPart: {
            /** @description What it is for. */
            code: components["schemas"]["AssetCode"];
            /**
             * @description The kind of its funds as the list of funds names it, `指数型`; of another purpose than
             *     the customer's own, that purpose: `小账户`.
             */
            name: string;
            /** @description Market value at the last NAVs. */
            value: components["schemas"]["Fen"];
        };
        /** @description The method of one card. */
        CardDividendMethod: {
            /** @description In force: `0` reinvest, `1` cash. */
            method: components["schemas"]["DividendMethod"];
            /** @description 红利再投资 */
            methodName: string;
            pending?: components["schemas"]["PendingMethod"] | null;
            /** @description The card's transaction account. */
            tradeAcco: components["schemas"]["TradeAcco"];
        };
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /**
         * @description 0 红利再投资; 1 现金分红;
         * @enum {string}
         */
        DividendMethod: "0" | "1";
        /** @description Which fund. */
        DividendMethodRequest: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            purpose?: components["schemas"]["Purpose"] | null;
        };
        /** @description The methods of a holding. */
        DividendMethods: {
            /** @description Each card that holds it. */
            cards: components["schemas"]["CardDividendMethod"][];
            /** @description Whether there is a choice: money funds pay their income in shares only. */
            changeable: boolean;
            /** @description The day on which it would be confirmed. It holds for dividends registered from then on. */
            confirmDate: components["schemas"]["Day"];
            /** @description The method of a customer who chose none. */
            defaultMethod: components["schemas"]["DividendMethod"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description T of a change that is asked for now. */
            tDay: components["schemas"]["Day"];
        };
        /**
         * @description money, two decimals
         * @example 10000.00
         */
        Fen: string;
        /**
         * @description fund code, six digits
         * @example 016823
         */
        FundCode: string;
        /** @description What a fund brought. */
        FundProfit: {
            /**
             * @description Of a day only: whether its NAV of that day was published anew with another value; the
             *     profit is by the new one.
             */
            corrected: boolean;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description Whether it is held now. */
            held: boolean;
            /** @description What it brought, all cards together. */
            profit: components["schemas"]["Fen"];
        };
        /**
         * @description 1101 stock, 1103 mixed, 1105 bond, 1107 capital-protected, 1109 money, 1110 QDII, 1199 other
         * @example 1103
         */
        FundType: string;
        /** @description What is held under one card. */
        HeldByCard: {
            /** @description Shares that may be redeemed now. */
            available: components["schemas"]["Shares"];
            /** @description Whether redemptions are stopped until a difference with the TA is cleared up. */
            blocked: boolean;
            /** @description In force: `0` reinvest, `1` cash. */
            dividendMethod: components["schemas"]["DividendMethod"];
            /** @description Shares that wait for a redemption. */
            frozen: components["schemas"]["Shares"];
            pendingMethod?: components["schemas"]["DividendMethod"] | null;
            /** @description Shares held. */
            shares: components["schemas"]["Shares"];
            /** @description The card's transaction account. */
            tradeAcco: components["schemas"]["TradeAcco"];
            /** @description Market value. */
            value: components["schemas"]["Fen"];
            /** @description Shares that are confirmed and may be redeemed later only. */
            young: components["schemas"]["Shares"];
            youngFrom?: components["schemas"]["Day"] | null;
        };
        /** @description One holding. */
        HeldDetail: {
            /** @description Shares that may be redeemed now, all cards together. */
            available: components["schemas"]["Shares"];
            /** @description Each card. */
            cards: components["schemas"]["HeldByCard"][];
            /**
             * @description What shares that moved to another account had gained here, less what those that came had
             *     gained there; zero where none moved.
             */
            carriedProfit: components["schemas"]["Fen"];
            /** @description Whether it may be converted now: the fund gives shares, and there is one that takes them. */
            convertible: boolean;
            /** @description Cash dividends since the beginning. */
            dividends: components["schemas"]["Fen"];
            /** @description All cards together; of a closed holding with zero shares. */
            fund: components["schemas"]["HeldFund"];
            /**
             * Format: int32
             * @description Natural days since then.
             */
            heldDays: number;
            heldSince?: components["schemas"]["Day"] | null;
            /** @description Profit that redemptions have realised since the beginning. */
            realisedProfit: components["schemas"]["Fen"];
        };
        /** @description Which fund. */
        HeldDetailRequest: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            purpose?: components["schemas"]["Purpose"] | null;
        };
        /** @description A fund that is held, all cards together. */
        HeldFund: {
            /** @description The peer group, `指数型-股票`; `其他` where the catalogue does not know the fund. */
            category: string;
            /** @description Cost of what is held, by moving average, purchase fees included. */
            cost: components["schemas"]["Fen"];
            /** @description Profit of `navDate` (昨日收益); of money funds since the previous open day. */
            dayProfit: components["schemas"]["Fen"];
            /** @description Cost after sales and dividends were counted as principal (摊薄); may be negative. */
            dilutedCost: components["schemas"]["Fen"];
            /** @description What of the shares waits for a redemption or conversion to be confirmed. */
            frozen: components["schemas"]["Shares"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description R1 to R5 as 1 to 5. */
            fundRisk: components["schemas"]["RiskLevel"];
            /** @description Its type. */
            fundType: components["schemas"]["FundType"];
            /** @description Value − cost + cash dividends of the open round. */
            holdingProfit: components["schemas"]["Fen"];
            holdingProfitRate?: components["schemas"]["Rate"] | null;
            /** @description Paid for purchases of it that are not confirmed. */
            inTransit: components["schemas"]["Fen"];
            /** @description The last NAV of the fund at which it was valued. */
            nav: components["schemas"]["Nav"];
            navDate?: components["schemas"]["Day"] | null;
            /** @description Cash dividends since the open round began, which are in `holdingProfit`. */
            roundDividends: components["schemas"]["Fen"];
            /** @description Shares held, frozen ones included. */
            shares: components["schemas"]["Shares"];
            /** @description All profit since the first purchase. */
            totalProfit: components["schemas"]["Fen"];
            unitCost?: components["schemas"]["Nav"] | null;
            /**
             * @description Whether the fund has the latest open day's NAV that any of the customer's funds has: its
             *     `navDate` is `latestNavDate` or newer.
             */
            updated: boolean;
            /** @description Market value at `nav`; of money funds with the income not yet paid in shares. */
            value: components["schemas"]["Fen"];
        };
        /** @description The holdings. */
        HeldFunds: {
            /** @description Sum of the profits of each fund's latest NAV day, dated with `latestNavDate`. */
            dayProfit: components["schemas"]["Fen"];
            /** @description Sorted as asked. */
            funds: components["schemas"]["HeldFund"][];
            /** @description The kinds of them, the most valuable first. */
            kinds: components["schemas"]["HeldKind"][];
            latestNavDate?: components["schemas"]["Day"] | null;
            /** @description Sum of the values. */
            marketValue: components["schemas"]["Fen"];
        };
        /** @description Holdings of one kind. */
        HeldKind: {
            /** @description How many. */
            count: number;
            /** @description What stands before the dash in their category, `指数型`. */
            name: string;
            /** @description Sum of their values. */
            value: components["schemas"]["Fen"];
        };
        /** @description How to sort. */
        HeldRequest: {
            /** @default null */
            purpose?: components["schemas"]["Purpose"] | null;
            /**
             * @description By what.
             * @default ASSETAMOUNT
             */
            sortField?: components["schemas"]["SortField"];
            /**
             * @description Which way.
             * @default DESC
             */
            sortType?: components["schemas"]["SortType"];
        };
        /**
         * @description The unit of a history.
         * @enum {string}
         */
        HistoryUnit: "day" | "month" | "year";
        /**
         * @description net asset value or income per 10,000 shares, four to eight decimals
         * @example 1.3841
         */
        Nav: string;
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /** @description A product with rounds that have ended. */
        PastFund: {
            closedOn?: components["schemas"]["Day"] | null;
            /** @description Whether there are rounds before those. */
            earlier: boolean;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description Whether some of it is held now, in another round. */
            held: boolean;
            /**
             * @description Rounds that have ended, latest first: all that were asked for by the fund's code, else the
             *     last one.
             */
            rounds: components["schemas"]["PastRound"][];
            /** @description The profit of all rounds that have ended. */
            totalProfit: components["schemas"]["Fen"];
        };
        /** @description Closed holdings. */
        PastFunds: {
            /** @description Latest first. */
            funds: components["schemas"]["PastFund"][];
        };
        /** @description Which of them. */
        PastFundsRequest: {
            /** @default null */
            fundCode?: components["schemas"]["FundCode"] | null;
            /** @default null */
            purpose?: components["schemas"]["Purpose"] | null;
        };
        /** @description From the first share to the last. */
        PastRound: {
            /** @description T of the first purchase. */
            beganOn: components["schemas"]["Day"];
            /** @description Dividends in cash. */
            dividends: components["schemas"]["Fen"];
            /** @description T of what took the last share. */
            endedOn: components["schemas"]["Day"];
            /** @description Fees: in what was put in, or taken off what was got back. */
            fees: components["schemas"]["Fen"];
            /** @description What redemptions and conversions brought, after fees. */
            gotBack: components["schemas"]["Fen"];
            /**
             * Format: int32
             * @description Natural days between the two.
             */
            heldDays: number;
            /** @description Got back, and dividends in cash, less put in. */
            profit: components["schemas"]["Fen"];
            profitRate?: components["schemas"]["Rate"] | null;
            /** @description Put in, fees included; what conversions brought counts. */
            putIn: components["schemas"]["Fen"];
            /** @description Dividends that became shares, at the NAV of their ex-date: in what was got back already. */
            reinvested: components["schemas"]["Fen"];
        };
        /** @description A change that is asked for and not confirmed yet. */
        PendingMethod: {
            /** @description The day on which the TA confirms. It holds for dividends registered from then on. */
            confirmDate: components["schemas"]["Day"];
            /** @description `0` reinvest, `1` cash. */
            method: components["schemas"]["DividendMethod"];
            /** @description 红利再投资 */
            methodName: string;
            /** @description The order that asks; it may be cancelled before its cut-off. */
            orderNo: string;
        };
        /** @description A profit, fund by fund. */
        ProfitByFund: {
            /**
             * @description The largest profit first, the heaviest loss last. A fund that is sold, and brought nothing,
             *     is left out.
             */
            parts: components["schemas"]["FundProfit"][];
            /** @description The sum of the parts: what the history says of the same unit. */
            profit: components["schemas"]["Fen"];
            /** @description Of a day only: funds that are held and have no price of it yet. */
            waiting: components["schemas"]["WaitingFund"][];
        };
        /** @description Of which profit. */
        ProfitByFundRequest: {
            /** @default null */
            fundCode?: components["schemas"]["FundCode"] | null;
            /** @default null */
            on?: components["schemas"]["Day"] | null;
            /** @default null */
            purpose?: components["schemas"]["Purpose"] | null;
            /**
             * @description A day, a month or a year.
             * @default day
             */
            unit?: components["schemas"]["HistoryUnit"];
        };
        /** @description Of which product. */
        ProfitDetailRequest: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            purpose?: components["schemas"]["Purpose"] | null;
        };
        /** @description Profit by day, month or year. */
        ProfitHistory: {
            /** @description Their sum. */
            profit: components["schemas"]["Fen"];
            /** @description Oldest first, without gaps. */
            units: components["schemas"]["ProfitUnit"][];
        };
        /** @description Which history. */
        ProfitHistoryRequest: {
            /** @default null */
            fundCode?: components["schemas"]["FundCode"] | null;
            /** @default null */
            on?: components["schemas"]["Day"] | null;
            /** @default null */
            purpose?: components["schemas"]["Purpose"] | null;
            /**
             * @description Days, months or years.
             * @default day
             */
            unit?: components["schemas"]["HistoryUnit"];
        };
        /** @description Profit day by day. */
        ProfitLine: {
            /** @description Oldest first; NAV days only. */
            points: components["schemas"]["ProfitPoint"][];
            /** @description Profit of the whole window. */
            profit: components["schemas"]["Fen"];
        };
        /** @description Which line. */
        ProfitLineRequest: {
            /** @default null */
            fundCode?: components["schemas"]["FundCode"] | null;
            /** @default null */
            purpose?: components["schemas"]["Purpose"] | null;
            /**
             * @description How far back.
             * @default 1m
             */
            window?: components["schemas"]["ProfitWindow"];
        };
        /** @description A day of a line. */
        ProfitPoint: {
            /** @description The NAV day. */
            date: components["schemas"]["Day"];
            /** @description Profit of the day. */
            profit: components["schemas"]["Fen"];
            /** @description Profit from the first point to this one. */
            sum: components["schemas"]["Fen"];
            /** @description Market value on the day. */
            value: components["schemas"]["Fen"];
        };
        /** @description Profit over a range, with its rate. */
        ProfitRange: {
            /**
             * @description What `rate` is of: the value at the beginning, and each flow for the part of the range that
             *     it was there.
             */
            capital: components["schemas"]["Fen"];
            /** @description Day by day, oldest first. */
            points: components["schemas"]["ProfitPoint"][];
            /** @description Profit of the range. */
            profit: components["schemas"]["Fen"];
            rate?: components["schemas"]["Rate"] | null;
        };
        /** @description Which range. */
        ProfitRangeRequest: {
            /** @description The first day. */
            from: components["schemas"]["Day"];
            fundCode?: components["schemas"]["FundCode"] | null;
            purpose?: components["schemas"]["Purpose"] | null;
            /** @description The last day; at most 366 days after `from`. */
            to: components["schemas"]["Day"];
        };
        /** @description A summary of profit. */
        ProfitSummary: {
            /** @description Sum of the profits of each fund's latest NAV day. */
            dayProfit: components["schemas"]["Fen"];
            dayProfitDate?: components["schemas"]["Day"] | null;
            /** @description Cash dividends. */
            dividends: components["schemas"]["Fen"];
            /** @description Profit of what is held. */
            holdingProfit: components["schemas"]["Fen"];
            /** @description Profit that redemptions realised. */
            realisedProfit: components["schemas"]["Fen"];
            /** @description All profit since the beginning. */
            totalProfit: components["schemas"]["Fen"];
        };
        /** @description A unit of a history. */
        ProfitUnit: {
            /**
             * @description Days only: whether the NAV of a fund that was held was published anew with another value;
             *     the profit is by the new one.
             */
            corrected: boolean;
            /** @description Days only: whether the market was open. */
            open: boolean;
            profit?: components["schemas"]["Fen"] | null;
            /** @description `2026-11-20`, `2026-11` or `2026`. */
            unit: string;
        };
        /**
         * @description A window that ends today.
         * @enum {string}
         */
        ProfitWindow: "1m" | "3m" | "6m" | "1y" | "ytd";
        /**
         * @description what an account is for: SELF, CHILD:1 with the child's number, PENSION
         * @example SELF
         */
        Purpose: string;
        /**
         * @description a rate as a fraction: 0.015 is 1.5 %
         * @example 0.015
         */
        Rate: string;
        /**
         * @description risk level, 1 low to 5 high
         * @example 3
         */
        RiskLevel: string;
        /** @description A fund through which a security is held. */
        SecurityFund: {
            /** @description The customer's value of the fund × `ratio`. */
            amount: components["schemas"]["Fen"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description Part of the fund's net assets by its report. */
            ratio: components["schemas"]["Rate"];
        };
        /** @description Shares that were confirmed together. */
        ShareLot: {
            /**
             * Format: int32
             * @description Natural days held if redeemed now.
             */
            days: number;
            freeFrom?: components["schemas"]["Day"] | null;
            /** @description The number of the order that brought them; 0 of a money fund's income. */
            lotNo: string;
            /** @description Shares confirmed at first. */
            originalShares: components["schemas"]["Shares"];
            /** @description The redemption rate if redeemed now. */
            rate: components["schemas"]["Rate"];
            redeemableFrom?: components["schemas"]["Day"] | null;
            /** @description The day on which the TA confirmed them; days of holding count from it. */
            registeredOn: components["schemas"]["Day"];
            /** @description Shares left. */
            shares: components["schemas"]["Shares"];
            /** @description `buy`, `convert`, `reinvest`, `increase`, `opening`. */
            source: string;
            /** @description The card's transaction account. */
            tradeAcco: components["schemas"]["TradeAcco"];
        };
        /** @description The lots. */
        ShareLots: {
            /** @description Shares that cost nothing if redeemed now; what waiting orders will take is not among them. */
            freeShares: components["schemas"]["Shares"];
            /** @description The fund's short name. */
            fundName: string;
            /** @description Oldest first. */
            lots: components["schemas"]["ShareLot"][];
            /** @description All shares. */
            shares: components["schemas"]["Shares"];
        };
        /** @description Which fund. */
        ShareLotsRequest: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            purpose?: components["schemas"]["Purpose"] | null;
            tradeAcco?: components["schemas"]["TradeAcco"] | null;
        };
        /**
         * @description fund shares, two decimals
         * @example 7222.74
         */
        Shares: string;
        /**
         * @description By what holdings are sorted.
         * @enum {string}
         */
        SortField: "ASSETAMOUNT" | "DAYPROFIT" | "HOLDPROFIT";
        /**
         * @description Which way.
         * @enum {string}
         */
        SortType: "DESC" | "ASC";
        /**
         * @description trade account, 13 digits: the customer's number and a count
         * @example 0000000001001
         */
        TradeAcco: string;
        /** @description A fund of which nobody knows yet what it holds. */
        UndisclosedFund: {
            firstReport?: components["schemas"]["Day"] | null;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
        };
        /** @description A fund whose price of the day is not there yet. */
        WaitingFund: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            navDate?: components["schemas"]["Day"] | null;
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
    heldFundsClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeldRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldFunds"];
                };
            };
        };
    };
    selfProfit: {
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
                    "application/json": components["schemas"]["ProfitSummary"];
                };
            };
        };
    };
    profitSummary: {
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
                    "application/json": components["schemas"]["ProfitSummary"];
                };
            };
        };
    };
    profitDetail: {
        parameters: {
            query: {
                fundCode: components["schemas"]["FundCode"];
                purpose?: components["schemas"]["Purpose"] | null;
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
                    "application/json": components["schemas"]["ProfitSummary"];
                };
            };
        };
    };
    shareLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareLotsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLots"];
                };
            };
        };
    };
    assetAnalysis: {
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
                    "application/json": components["schemas"]["AssetAnalysis"];
                };
            };
        };
    };
    heldDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeldDetailRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldDetail"];
                };
            };
        };
    };
    pastFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PastFundsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastFunds"];
                };
            };
        };
    };
    heldFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeldRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldFunds"];
                };
            };
        };
    };
    assetOverview: {
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
                    "application/json": components["schemas"]["AssetOverview"];
                };
            };
        };
    };
    profitByFund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfitByFundRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfitByFund"];
                };
            };
        };
    };
    profitLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfitLineRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfitLine"];
                };
            };
        };
    };
    profitHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfitHistoryRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfitHistory"];
                };
            };
        };
    };
    dividendMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DividendMethodRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DividendMethods"];
                };
            };
        };
    };
    dividendMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DividendMethodRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DividendMethods"];
                };
            };
        };
    };
    profitRange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfitRangeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfitRange"];
                };
            };
        };
    };
}
