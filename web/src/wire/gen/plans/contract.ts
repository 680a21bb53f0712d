// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/fixapply/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** make a fixed-invest plan */
        post: operations["createPlanClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixapply/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** pause, resume or end a plan */
        post: operations["adjustPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixapply/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change a fixed-invest plan */
        post: operations["changePlanClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/ahead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what plans take in the next days */
        get: operations["planAhead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/backtest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what a plan would have come to on past NAVs */
        post: operations["backtest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the year ahead, day by day */
        get: operations["planCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the year ahead for a calendar, by its link */
        get: operations["planCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/calendar/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** whether the calendar has a link */
        get: operations["calendarLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/calendar/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** make a link to the calendar, and end the one before */
        post: operations["shareCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/calendar/unshare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** end the link to the calendar */
        post: operations["unshareCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a plan with its runs and its return */
        get: operations["planDetailClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/getFixProtocolBackDes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** why a run came to nothing */
        get: operations["explainRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** plans that run or rest, or those that are over */
        get: operations["plansClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/nextdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the next days of a cycle, each shift with its reason */
        get: operations["planNextDatesClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/picks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** index funds open to plans, by size */
        get: operations["planPicks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fixprotocol/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the ladders of smart plans */
        get: operations["planRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/prefixapplynew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** before a plan: limits, fee, cards, checks */
        get: operations["prePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/createBuyFixProtocol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** make a fixed-invest plan */
        post: operations["createPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/modifyBuyFixProtocol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change a fixed-invest plan */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/queryFixProtocolDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a plan with its runs and its return */
        post: operations["planDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/queryFixProtocolList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** plans that run or rest, or those that are over */
        post: operations["plans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/queryFixProtocolNextDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the next days of a cycle, each shift with its reason */
        post: operations["planNextDates"];
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
        /** @description An act on a plan. */
        AdjustPlanRequest: {
            /** @description What is to become of it. */
            act: components["schemas"]["PlanAct"];
            /** @description Which. */
            planNo: components["schemas"]["PlanNo"];
        };
        /** @description What is taken in the next days. */
        Ahead: {
            /** @description In all, smart plans at 100 %. */
            amount: components["schemas"]["Fen"];
            /** @description Days with runs, in order. */
            days: components["schemas"]["AheadDay"][];
            /** @description At most; the same where there is no smart plan. */
            most: components["schemas"]["Fen"];
            /** @description The last of these days. */
            until: components["schemas"]["Day"];
        };
        /** @description What is taken on a day. */
        AheadDay: {
            /** @description In all, smart plans at 100 %. */
            amount: components["schemas"]["Fen"];
            /** @description The day. */
            date: components["schemas"]["Day"];
            /**
             * Format: int64
             * @description How many runs.
             */
            runs: number;
        };
        /**
         * @description What a plan would have come to, beside the same money on the day of its first run. Percents have
         *     two decimals and no sign of percent; sums are yuan.
         */
        BacktestFigures: {
            amount: components["schemas"]["Fen"];
            curve: components["schemas"]["PlanCurve"];
            /** Format: int32 */
            cycle: number;
            /** @description 每周四 */
            cycleName: string;
            /** Format: int32 */
            cycleUnit: number;
            /** @description Nominal days that would have reached the next one. */
            dropped: number;
            fee: components["schemas"]["Fen"];
            /** @description The purchase fee of a run today, a fraction. */
            feeRate: components["schemas"]["Rate"];
            firstRunOn: components["schemas"]["Day"];
            /** Format: int32 */
            fixDay?: number | null;
            /** @description The days that were reckoned, both included. */
            from: components["schemas"]["Day"];
            fund: components["schemas"]["PlanFund"];
            /** @description Whether there is no NAV on the days that were asked for first. */
            isCut: boolean;
            /** @description False where the fund's fees are not known, and a usual rate stands for them. */
            isFeeKnown: boolean;
            /** @description The same before the discount. */
            listFeeRate: components["schemas"]["Rate"];
            once: components["schemas"]["OnceFigures"];
            paid: components["schemas"]["Fen"];
            /** @description Profit of what was paid. */
            percent: string;
            profit: components["schemas"]["Fen"];
            reasons: components["schemas"]["Reasons"];
            runs: number;
            shares: components["schemas"]["Shares"];
            smart?: components["schemas"]["SmartFigures"] | null;
            to: components["schemas"]["Day"];
            value: components["schemas"]["Fen"];
            /** @description The day of the last NAV. */
            valuedOn: components["schemas"]["Day"];
            /** @description The yearly rate of all payments; none under a year. */
            xirr?: string | null;
        };
        /** @description A plan of the past. */
        BacktestRequest: {
            /** @description Yuan a run, the fee included; of a smart plan at 100 %. */
            amount: components["schemas"]["Fen"];
            /**
             * Format: int32
             * @description 1, or 2 for every second week.
             */
            cycle?: number;
            /**
             * Format: int32
             * @description 0 day, 1 week, 2 month.
             */
            cycleUnit: number;
            /**
             * Format: int32
             * @description 1 (Monday) to 5 of weeks, 1 to 28 of months, none of days.
             */
            fixDay?: number | null;
            from?: components["schemas"]["Day"] | null;
            fundCode: components["schemas"]["FundCode"];
            smart?: components["schemas"]["SmartRequest"] | null;
            to?: components["schemas"]["Day"] | null;
        };
        /** @description A row of the fund's table of purchase fees. */
        BuyFeeTier: {
            below?: components["schemas"]["Fen"] | null;
            fixedFee?: components["schemas"]["Fen"] | null;
            /** @description From this amount of a single order on, inclusive. */
            from: components["schemas"]["Fen"];
            listRate?: components["schemas"]["Rate"] | null;
            rate?: components["schemas"]["Rate"] | null;
        };
        /** @description A day with runs. */
        CalendarDay: {
            /** @description What is taken in all, smart plans at 100 %. */
            amount: components["schemas"]["Fen"];
            /** @description The day. */
            date: components["schemas"]["Day"];
            /** @description At most. */
            most: components["schemas"]["Fen"];
            /** @description The runs. */
            runs: components["schemas"]["CalendarRun"][];
        };
        /** @description Whose. */
        CalendarFileRequest: {
            /** @description From `/fixprotocol/calendar/share`. */
            key: components["schemas"]["Line64"];
        };
        /** @description A link to the calendar, which is told once. */
        CalendarLink: {
            /** @description When it was made. */
            madeAt: components["schemas"]["Instant"];
            /** @description On this server, from the root. */
            path: string;
        };
        /** @description Nothing more is asked for. */
        CalendarLinkRequest: Record<string, never>;
        /** @description Whether the calendar has a link. */
        CalendarLinkState: {
            madeAt?: components["schemas"]["Instant"] | null;
        };
        /** @description What is taken in a month. */
        CalendarMonth: {
            /** @description What is taken in all, smart plans at 100 %. */
            amount: components["schemas"]["Fen"];
            /** @description Its first day. */
            month: components["schemas"]["Day"];
            /**
             * Format: int64
             * @description How many runs.
             */
            runs: number;
        };
        /** @description Of one plan, or of all that run. */
        CalendarRequest: {
            planNo?: components["schemas"]["PlanNo"] | null;
        };
        /** @description A run that is to come. */
        CalendarRun: {
            /** @description What it takes; of a smart plan at 100 %. */
            amount: components["schemas"]["Fen"];
            fundCode: components["schemas"]["FundCode"];
            /** @description Short name of the fund. */
            fundName: string;
            /** @description What it takes at most. */
            most: components["schemas"]["Fen"];
            /** @description The day of the cycle. */
            nominal: components["schemas"]["Day"];
            planNo: components["schemas"]["PlanNo"];
            /** @description Why it is another day, in Chinese; empty where it is not. */
            why: string;
        };
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        CardId: string;
        /** @description A plan as it is to be from now on. */
        ChangePlanRequest: components["schemas"]["PlanWish"] & {
            /** @description Ids of the agreements that the customer accepted, all that `prePlan` named. */
            agreements: components["schemas"]["Line40"][];
            /** @description Which. */
            planNo: components["schemas"]["PlanNo"];
        };
        /**
         * @description A check before an order.
         * @enum {string}
         */
        CheckName: "opened" | "memberComplete" | "riskMatch" | "fundOpen";
        /** @description A check with its result. */
        CheckStep: {
            /** @description Which. */
            check: components["schemas"]["CheckName"];
            /**
             * Format: int32
             * @description The code with which the order would be refused; 0 when passed.
             */
            code: number;
            mend?: components["schemas"]["Mend"] | null;
            /** @description What the customer can do, in Chinese; empty when passed. */
            message: string;
            /** @description Whether it is passed. */
            passed: boolean;
        };
        /** @description A plan that is to be made. */
        CreatePlanRequest: components["schemas"]["PlanWish"] & {
            /** @description Ids of the agreements that the customer accepted, all that `prePlan` named. */
            agreements: components["schemas"]["Line40"][];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
        };
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /** @description What was won or lost of what had been paid on a day. */
        DayPercent: {
            day: components["schemas"]["Day"];
            percent: string;
        };
        /** @description A nominal day without a run. */
        DroppedDay: {
            /** @description The day of the cycle. */
            nominal: components["schemas"]["Day"];
            /** @description The next open day, which the next run has. */
            shifted: components["schemas"]["Day"];
            /** @description Why, in Chinese. */
            why: string;
        };
        /** @description A nominal day of a plan without a run. */
        DroppedRun: components["schemas"]["DroppedDay"] & {
            /** @description Short name of the fund. */
            fundName: string;
            planNo: components["schemas"]["PlanNo"];
        };
        /** @description When a plan is finished: one of the three. */
        EndWish: {
            date?: components["schemas"]["Day"] | null;
            targetRate?: components["schemas"]["Rate"] | null;
            /**
             * Format: int64
             * @description After so many paid runs.
             */
            times?: number | null;
        };
        /** @description Which run. */
        ExplainRunRequest: {
            /** @description The day of the run. */
            date: components["schemas"]["Day"];
            /** @description Of which plan. */
            planNo: components["schemas"]["PlanNo"];
        };
        /**
         * @description money, two decimals
         * @example 10000.00
         */
        Fen: string;
        /** Format: binary */
        FileBytes: string;
        /**
         * @description fund code, six digits
         * @example 016823
         */
        FundCode: string;
        /**
         * @description 1101 stock, 1103 mixed, 1105 bond, 1107 capital-protected, 1109 money, 1110 QDII, 1199 other
         * @example 1103
         */
        FundType: string;
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /** @description a text of one line, without control characters */
        Line40: string;
        /** @description a text of one line, without control characters */
        Line64: string;
        /** @description Which plans. */
        ListPlansRequest: {
            /** @description Those that are over, instead of those that run or rest. */
            ended?: boolean;
            /**
             * Format: int32
             * @description From 1.
             */
            pageNo?: number | null;
            /**
             * Format: int32
             * @description At most 100; 10 when missing.
             */
            pageSize?: number | null;
        };
        /**
         * @description certInfo 证件资料; userCert 证件信息; userEdit 个人资料; fxqCollection 反洗钱信息; myData 我的数据; closeAccount 注销账户;
         * @enum {string}
         */
        Mend: "certInfo" | "userCert" | "userEdit" | "fxqCollection" | "myData" | "closeAccount";
        /**
         * @description net asset value or income per 10,000 shares, four to eight decimals
         * @example 1.3841
         */
        Nav: string;
        /** @description The days of a plan that would be made now. */
        NextDates: {
            /** @description 每周四 */
            cycleName: string;
            /** @description One after another. */
            dates: components["schemas"]["PlanDay"][];
            /** @description Nominal days between them on which nothing is taken. */
            dropped: components["schemas"]["DroppedDay"][];
            /** @description 首次扣款11月30日（周一） */
            text: string;
        };
        /** @description A cycle of a fund. */
        NextDatesRequest: {
            /** @description How many days; 5 when missing, at most 60. */
            count?: number | null;
            /**
             * Format: int32
             * @description 1, or 2 for every second week.
             */
            cycle?: number;
            /**
             * Format: int32
             * @description 0 day, 1 week, 2 month.
             */
            cycleUnit: number;
            /**
             * Format: int32
             * @description 1 (Monday) to 5 of weeks, 1 to 28 of months, none of days.
             */
            fixDay?: number | null;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
        };
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /** @description All money on the day of the first run. */
        OnceFigures: {
            fee: components["schemas"]["Fen"];
            percent: string;
            profit: components["schemas"]["Fen"];
            shares: components["schemas"]["Shares"];
            value: components["schemas"]["Fen"];
        };
        /** @description A document that the customer accepts with the order. */
        OrderAgreement: {
            /** @description To be named in the order: `fund-contract`, `prospectus`, `risk-disclosure`, `sales-service`. */
            id: string;
            /** @description 《…基金合同》 */
            title: string;
            /** @description The version that is accepted. */
            version: string;
        };
        /** @description The days of an order. */
        OrderDates: {
            arriveDate?: components["schemas"]["Day"] | null;
            arriveDateLatest?: components["schemas"]["Day"] | null;
            cancelUntil?: components["schemas"]["Instant"] | null;
            /** @description The day on which the TA confirms; subscribing, the day by which it does. */
            confirmDate: components["schemas"]["Day"];
            incomeFrom?: components["schemas"]["Day"] | null;
            incomeUntil?: components["schemas"]["Day"] | null;
            /**
             * @description The day on whose evening the NAV of T is published; subscribing, the day by which the fund
             *     has its first NAV.
             */
            navDate: components["schemas"]["Day"];
            redeemableDate?: components["schemas"]["Day"] | null;
            subscription?: components["schemas"]["SubscriptionDates"] | null;
            /**
             * @description T: the trading day to which the order belongs; its NAV is the price. A subscription's price
             *     is 1.0000.
             */
            tDay: components["schemas"]["Day"];
        };
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        OrderNo: string;
        /** @description A card as a way to pay. */
        PayMethod: {
            /** @description 招商银行 */
            bankName: string;
            /** @description The card, to be named in the order. */
            cardId: components["schemas"]["CardId"];
            dayLimit?: components["schemas"]["Fen"] | null;
            leftToday?: components["schemas"]["Fen"] | null;
            /** @description `card`. */
            method: string;
            /** @description Why not, in Chinese; empty when it can. */
            reason: string;
            singleLimit?: components["schemas"]["Fen"] | null;
            /** @description The last four digits. */
            tail: string;
            /** @description The card's transaction account; shares bought with it belong to it. */
            tradeAcco: components["schemas"]["TradeAcco"];
            /** @description Whether the card can pay now. */
            usable: boolean;
        };
        /**
         * @description pause 暂停; resume 恢复; end 终止;
         * @enum {string}
         */
        PlanAct: "pause" | "resume" | "end";
        /** @description The plan after it. */
        PlanAdjusted: {
            plan: components["schemas"]["PlanRecord"];
        };
        /** @description A year of runs. */
        PlanCalendar: {
            /** @description Days with runs, in order. */
            days: components["schemas"]["CalendarDay"][];
            /** @description Nominal days on which nothing is taken, in order. */
            dropped: components["schemas"]["DroppedRun"][];
            /** @description What is taken a month, in order. */
            months: components["schemas"]["CalendarMonth"][];
        };
        /** @description What was done to a plan. */
        PlanChange: {
            /** @description When. */
            at: components["schemas"]["Instant"];
            /** @description 每期金额500.00元改为800.00元 */
            text: string;
            /** @description `made`, `changed`, `paused`, `resumed`, `ended`, `finished`. */
            what: string;
        };
        /**
         * @description What was paid and what it was worth on days with a NAV, from the T of the first confirmed run to
         *     the last NAV; as many of each.
         */
        PlanCourse: {
            /** @description The days. */
            dates: components["schemas"]["Day"][];
            /** @description What was paid for runs of a T up to the day, fees included. */
            paid: components["schemas"]["Fen"][];
            /** @description What they were worth, had nothing been redeemed. */
            value: components["schemas"]["Fen"][];
        };
        /** @description Columns with one value for each of `dates`. */
        PlanCurve: {
            dates: components["schemas"]["Day"][];
            once: components["schemas"]["Fen"][];
            paid: components["schemas"]["Fen"][];
            value: components["schemas"]["Fen"][];
        };
        /** @description A run that is to come. */
        PlanDay: {
            /** @description The day on which it runs. */
            date: components["schemas"]["Day"];
            /** @description The day of the cycle. */
            nominal: components["schemas"]["Day"];
            /** @description Why they differ, in Chinese; empty where they do not. */
            why: string;
        };
        /** @description A plan with its runs. */
        PlanDetail: {
            before?: components["schemas"]["Day"] | null;
            /** @description What was done to it, the last first; empty on later pages. */
            changes: components["schemas"]["PlanChange"][];
            /** @description The plan. */
            plan: components["schemas"]["PlanRecord"];
            return?: components["schemas"]["PlanReturn"] | null;
            /** @description Its runs, the newest first. */
            runs: components["schemas"]["RunRecord"][];
        };
        /** @description When a plan is finished: one of the three. */
        PlanEnd: {
            date?: components["schemas"]["Day"] | null;
            targetRate?: components["schemas"]["Rate"] | null;
            /** @description 扣满12期 */
            text: string;
            /**
             * Format: int64
             * @description After so many paid runs.
             */
            times?: number | null;
        };
        /** @description The fund of a plan, and what may be asked of it. */
        PlanFund: {
            firstNavDate?: components["schemas"]["Day"] | null;
            fundCode: components["schemas"]["FundCode"];
            fundName: string;
            lastNavDate?: components["schemas"]["Day"] | null;
            /** @description The least and the greatest amount of a run. */
            least: components["schemas"]["Fen"];
            most: components["schemas"]["Fen"];
            riskLevel: components["schemas"]["RiskLevel"];
            /**
             * Format: int32
             * @description Over how many years at most.
             */
            yearsMost: number;
        };
        /** @description A plan that was made or changed. */
        PlanMade: {
            /** @description Its next days. */
            dates: components["schemas"]["PlanDay"][];
            /** @description As it stands. */
            plan: components["schemas"]["PlanRecord"];
            /** @description Its number. */
            planNo: components["schemas"]["PlanNo"];
            /** @description 首次扣款11月30日（周一）9:30，从招商银行 储蓄卡 1234扣500.00元. */
            text: string;
        };
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        PlanNo: string;
        /**
         * @description A fund, and what a plan on it would have come to. Percents have two decimals and no sign of
         *     percent.
         */
        PlanPick: {
            /** @description The days of the plan. */
            from: components["schemas"]["Day"];
            fundCode: components["schemas"]["FundCode"];
            fundName: string;
            /** @description 大盘300指数 */
            indexName: string;
            /** @description Of the same money at once. */
            oncePercent: string;
            percent: string;
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description Net assets, and the day of them. */
            size: components["schemas"]["Fen"];
            sizeDate: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
        };
        /** @description What is picked, by size. */
        PlanPicks: {
            /** @description Of a run. */
            amount: components["schemas"]["Fen"];
            /** Format: int32 */
            cycle: number;
            /** @description 每周四 */
            cycleName: string;
            /** Format: int32 */
            cycleUnit: number;
            /** Format: int32 */
            fixDay?: number | null;
            list: components["schemas"]["PlanPick"][];
            /** @description 每类指数取规模最大的一只，不按收益挑 */
            rule: string;
            /** Format: int32 */
            years: number;
        };
        /** @description A plan. */
        PlanRecord: {
            /** @description Yuan a run, the fee included; of a smart plan at 100 %. */
            amount: components["schemas"]["Fen"];
            cardId?: components["schemas"]["CardId"] | null;
            cashFundCode?: components["schemas"]["FundCode"] | null;
            /**
             * Format: int32
             * @description The child whose account it is; none where it is the customer's own.
             */
            childNo?: number | null;
            /** @description When it was made. */
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description 1, or 2 for every second week.
             */
            cycle: number;
            /** @description 每周四 */
            cycleName: string;
            /**
             * Format: int64
             * @description 0 day, 1 week, 2 month.
             */
            cycleUnit: number;
            end?: components["schemas"]["PlanEnd"] | null;
            endedAt?: components["schemas"]["Instant"] | null;
            /** @description Why, in Chinese; empty while it lives. */
            endedWhy: string;
            /**
             * Format: int64
             * @description Counted failures in a row.
             */
            failures: number;
            /**
             * Format: int64
             * @description 1 (Monday) to 5 of weeks, 1 to 28 of months, none of days.
             */
            fixDay?: number | null;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            fundType?: components["schemas"]["FundType"] | null;
            next?: components["schemas"]["PlanDay"] | null;
            /** @description What they took. */
            paid: components["schemas"]["Fen"];
            /**
             * Format: int64
             * @description Runs that were paid.
             */
            paidRuns: number;
            /** @description 招商银行 储蓄卡 1234, or the name of the money fund that pays. */
            payer: string;
            /** @description Its number. */
            planNo: components["schemas"]["PlanNo"];
            smart?: components["schemas"]["PlanSmart"] | null;
            /** @description Where it stands. */
            state: components["schemas"]["PlanState"];
            /** @description 进行中 */
            stateName: string;
            /** @description The account that what is bought belongs to. */
            tradeAcco: components["schemas"]["TradeAcco"];
            /** @description Whether a run is under way, so that nothing can be changed. */
            underWay: boolean;
            /**
             * @description What the customer should know of that, or why it does not run, in Chinese; empty where
             *     nothing.
             */
            warning: string;
        };
        /** @description What the confirmed runs of a plan came to. */
        PlanReturn: {
            /** @description What a share cost on average, fees included, four decimals; none while there are none. */
            averageCost?: string | null;
            course?: components["schemas"]["PlanCourse"] | null;
            navDate?: components["schemas"]["Day"] | null;
            /** @description What was paid for what is confirmed, fees included. */
            paid: components["schemas"]["Fen"];
            percent?: components["schemas"]["Rate"] | null;
            /** @description `value` less `paid`. */
            profit: components["schemas"]["Fen"];
            /**
             * Format: int64
             * @description Of how many runs.
             */
            runs: number;
            /** @description Shares that were confirmed. */
            shares: components["schemas"]["Shares"];
            /** @description What it is worth on `nav_date`, had nothing been redeemed. */
            value: components["schemas"]["Fen"];
            /**
             * Format: int64
             * @description Runs that are paid and not confirmed yet.
             */
            waiting: number;
        };
        /** @description A rule. */
        PlanRule: {
            example: components["schemas"]["RuleExample"];
            /** @description 跟均线 */
            name: string;
            rows: components["schemas"]["RuleRow"][];
            rule: components["schemas"]["Rule"];
            /** @description What the NAV is compared with. */
            text: string;
            /** @description What a run takes while there are too few NAVs. */
            tooFew: string;
            /** @description From which day on these rows are in force. */
            validFrom: components["schemas"]["Day"];
            /** @description How many of the last NAVs it may look at. */
            windows: number[];
        };
        /** @description The rules of today. */
        PlanRules: {
            list: components["schemas"]["PlanRule"][];
        };
        /** @description The rule of a smart plan. */
        PlanSmart: {
            /** @description 跟均线 */
            name: string;
            rule: components["schemas"]["Rule"];
            /**
             * Format: int64
             * @description How many of the last NAVs count.
             */
            window: number;
        };
        /**
         * @description 1 进行中; 2 已暂停; 3 已终止; 4 已完成;
         * @enum {string}
         */
        PlanState: "1" | "2" | "3" | "4";
        /** @description A plan as it is asked for; all of it, also when one is changed. */
        PlanWish: {
            /** @description Yuan a run, the fee included; of a smart plan at 100 %. */
            amount: components["schemas"]["Fen"];
            cardId?: components["schemas"]["CardId"] | null;
            cashAcco?: components["schemas"]["TradeAcco"] | null;
            cashFundCode?: components["schemas"]["FundCode"] | null;
            /**
             * Format: int32
             * @description The child whose account it is for: the card of that account pays.
             */
            childNo?: number | null;
            /**
             * Format: int32
             * @description 1, or 2 for every second week.
             */
            cycle?: number;
            /**
             * Format: int32
             * @description 0 day, 1 week, 2 month.
             */
            cycleUnit: number;
            end?: components["schemas"]["EndWish"] | null;
            /**
             * Format: int32
             * @description 1 (Monday) to 5 of weeks, 1 to 28 of months, none of days.
             */
            fixDay?: number | null;
            smart?: components["schemas"]["SmartWish"] | null;
        };
        /** @description A page of a customer's plans. */
        Plans: {
            /**
             * Format: int64
             * @description How many are over.
             */
            ended: number;
            /** @description Whether there is another page. */
            hasMore: boolean;
            /**
             * Format: int32
             * @description From 1.
             */
            pageNo: number;
            /**
             * Format: int64
             * @description How many rest.
             */
            paused: number;
            /** @description Running ones first, by their next day; of those that are over the last that ended first. */
            plans: components["schemas"]["PlanRecord"][];
            /**
             * Format: int64
             * @description How many run, of all pages.
             */
            running: number;
        };
        /** @description Before a purchase: limits, fees, cards, dates, agreements, and what is missing. */
        PreBuy: {
            /** @description Documents to accept. */
            agreements: components["schemas"]["OrderAgreement"][];
            /**
             * @description What becomes of an amount above the fund's limit of a day, in Chinese, where it is confirmed
             *     in part: the limit, what is left of it, and that the rest goes back. Empty where more than
             *     the limit is refused.
             */
            capNote: string;
            /** @description The checks in the specification's order; the first that isn't passed must be mended first. */
            checks: components["schemas"]["CheckStep"][];
            /**
             * Format: int32
             * @description The child to whose account what is bought is to belong; none where it is one's own.
             */
            childNo?: number | null;
            /** @description Why not, in Chinese; empty when it is open. */
            closedReason: string;
            /** @description `15:00` of the T-day as a sentence: 今日15:00前买入，按今日净值确认. */
            cutoffText: string;
            /** @description The dates if paid now. */
            dates: components["schemas"]["OrderDates"];
            /** @description The discount on published rates: 0.1 is one tenth. */
            discount: components["schemas"]["Rate"];
            /** @description Whether the customer holds none of it, so that the first minimum counts. */
            firstBuy: boolean;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description R1 to R5. */
            fundRisk: components["schemas"]["RiskLevel"];
            /** @description Its type. */
            fundType: components["schemas"]["FundType"];
            /** @description Code of the match of customer and product, T0 when it fits (domain 4.5). */
            matchCode: string;
            maxAmount?: components["schemas"]["Fen"] | null;
            /** @description Cards and what each may still pay. */
            methods: components["schemas"]["PayMethod"][];
            /** @description The least amount of this order. */
            minAmount: components["schemas"]["Fen"];
            /** @description The last published NAV; 1.0000 for money funds and in an offering. */
            nav: components["schemas"]["Nav"];
            navDate?: components["schemas"]["Day"] | null;
            /** @description Whether an order would be taken now, as far as the fund is concerned. */
            open: boolean;
            /** @description Amounts are multiples of it. */
            step: components["schemas"]["Fen"];
            /** @description Whether the fund is in its offering, so that the order subscribes it. */
            subscribing: boolean;
            /** @description The fund's published fee table, of subscriptions in an offering. */
            tiers: components["schemas"]["BuyFeeTier"][];
            voucher?: components["schemas"]["VoucherOffer"] | null;
        };
        /** @description Before a plan: limits, fees, cards, agreements, and what is missing. */
        PrePlan: {
            /** @description Why not, in Chinese; empty when it does. */
            closedReason: string;
            /**
             * Format: int64
             * @description After how many failures in a row a plan ends.
             */
            failuresMost: number;
            /** @description Whether another plan of the fund is running, so that both take their amounts. */
            hasAnother: boolean;
            /** @description The least amount of a run. */
            least: components["schemas"]["Fen"];
            /** @description The greatest, at 100 %. */
            most: components["schemas"]["Fen"];
            /** @description Whether the fund takes plans now. */
            open: boolean;
            plan?: components["schemas"]["PlanRecord"] | null;
            /** @description What holds for a purchase of the fund now: cards, fees, documents, checks. */
            purchase: components["schemas"]["PreBuy"];
            /** @description What each rule of smart plans takes at least and at most. */
            smart: components["schemas"]["SmartBounds"][];
        };
        /** @description Of which fund, or which plan. */
        PrePlanRequest: {
            /**
             * Format: int32
             * @description The child for whose account a new plan is: its card alone pays.
             */
            childNo?: number | null;
            fundCode?: components["schemas"]["FundCode"] | null;
            planNo?: components["schemas"]["PlanNo"] | null;
        };
        /**
         * @description a rate as a fraction: 0.015 is 1.5 %
         * @example 0.015
         */
        Rate: string;
        /** @description Counts of the series that say why it came so. */
        Reasons: {
            averageCost?: components["schemas"]["Nav"] | null;
            /** @description Open days since the first run. */
            days: number;
            /** @description Those on which the shares were worth less than what had been paid. */
            daysBelow: number;
            deepest: components["schemas"]["DayPercent"];
            highest: components["schemas"]["DayPercent"];
            /** @description Whether something was paid out or split since the first run. */
            isAdjusted: boolean;
            lastNav: components["schemas"]["Nav"];
            /** @description Runs whose price, dividends and splits adjusted, was above the last one. */
            runsAbove: number;
            /** @description Runs whose price was below it. */
            runsBelow: number;
        };
        /**
         * @description risk level, 1 low to 5 high
         * @example 3
         */
        RiskLevel: string;
        /**
         * @description average 跟均线; drawdown 跟回撤;
         * @enum {string}
         */
        Rule: "average" | "drawdown";
        /** @description A run with invented NAVs, by the rows above. */
        RuleExample: {
            amount: components["schemas"]["Fen"];
            base: components["schemas"]["Fen"];
            /** @description Mean or highest of them. */
            compared: components["schemas"]["Nav"];
            /** @description How far the last one is from it, in percent with four decimals, without its sign. */
            distance: string;
            /** @description One after another, the last one is known on the morning of the run. */
            navs: components["schemas"]["Nav"][];
            /** Format: int64 */
            percent: number;
        };
        /** @description What is taken at which distance. */
        RuleRow: {
            /** @description The row ends here, as percent: −20, 5; none on the last one. */
            below?: string | null;
            /**
             * Format: int64
             * @description What of the plan's amount is taken, in whole percent.
             */
            percent: number;
            /** @description 低于均线10%至20% */
            text: string;
        };
        /** @description Why a run came to nothing, and what can be done. */
        RunExplained: {
            /** @description What can be done, in Chinese; empty where nothing is to be done. */
            advice: string;
            /** @description Whether it counts as a failure. */
            counted: boolean;
            /**
             * Format: int64
             * @description Counted failures in a row by now.
             */
            failures: number;
            /** @description The run. */
            run: components["schemas"]["RunRecord"];
        };
        /** @description A run. */
        RunRecord: {
            /** @description What it took, or was to take. */
            amount: components["schemas"]["Fen"];
            /** @description What the plan takes at 100 %. */
            base: components["schemas"]["Fen"];
            /** @description The day on which it ran, which names it. */
            date: components["schemas"]["Day"];
            /** @description How far the NAV was from its past, such as `-6.8541%`; none with too few NAVs. */
            distance?: string | null;
            firstOrderNo?: components["schemas"]["OrderNo"] | null;
            nav?: components["schemas"]["Nav"] | null;
            /** @description The day of the cycle. */
            nominal: components["schemas"]["Day"];
            orderNo?: components["schemas"]["OrderNo"] | null;
            /** @description 确认成功, where its order stands; empty where there is none. */
            orderStatusName: string;
            /**
             * Format: int64
             * @description Of a smart plan, what of that it took, in whole percent; none of others.
             */
            percent?: number | null;
            /** @description Why it came to nothing, in Chinese; empty otherwise. */
            reason: string;
            shares?: components["schemas"]["Shares"] | null;
            /** @description What became of it. */
            state: components["schemas"]["RunState"];
            /** @description 已扣款 */
            stateName: string;
            /**
             * Format: int64
             * @description Once or twice.
             */
            tries: number;
            /** @description Why they differ, in Chinese; empty where they do not. */
            why: string;
        };
        /**
         * @description 1 扣款中; 2 已扣款; 3 扣款失败; 4 本期跳过; 5 银行没有答复; 6 未能执行; 7 下午再试; 8 已撤单;
         * @enum {string}
         */
        RunState: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
        /**
         * @description fund shares, two decimals
         * @example 7222.74
         */
        Shares: string;
        /** @description Which plan, and which of its runs. */
        ShowPlanRequest: {
            before?: components["schemas"]["Day"] | null;
            /** @description Which. */
            planNo: components["schemas"]["PlanNo"];
        };
        /** @description What a rule takes at least and at most. */
        SmartBounds: {
            /** @description The least amount at 100 %, so that the fund takes each run. */
            least: components["schemas"]["Fen"];
            /**
             * Format: int64
             * @description Of the plan's amount, in whole percent.
             */
            leastPercent: number;
            /** @description The greatest. */
            most: components["schemas"]["Fen"];
            /** Format: int64 */
            mostPercent: number;
            /** @description 跟均线 */
            name: string;
            rule: components["schemas"]["Rule"];
            /** @description How many of the last NAVs it may look at; the first one where nobody says. */
            windows: number[];
        };
        /** @description What a smart plan took. */
        SmartFigures: {
            /** @description The least and the greatest run. */
            least: components["schemas"]["Fen"];
            less: number;
            /** @description Runs that took more, less and just the amount. */
            more: number;
            most: components["schemas"]["Fen"];
            rule: components["schemas"]["Rule"];
            same: number;
            window: number;
        };
        /** @description The rule of a smart plan. */
        SmartRequest: {
            rule: components["schemas"]["Rule"];
            /**
             * @description How many of the last NAVs count: 180, 250 or 500 by the mean, 250 by the fall; 250 when
             *     missing.
             */
            window?: number | null;
        };
        /** @description The rule of a smart plan. */
        SmartWish: {
            rule: components["schemas"]["Rule"];
            /**
             * @description How many of the last NAVs count: 180, 250 or 500 by the mean, 250 by the fall; 250 when
             *     missing.
             */
            window?: number | null;
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
         * @description trade account, 13 digits: the customer's number and a count
         * @example 0000000001001
         */
        TradeAcco: string;
        /** @description A voucher that may lower the fee of a purchase by card; by how much, `buyFee` says. */
        VoucherOffer: components["schemas"]["VoucherTerms"] & {
            /**
             * Format: int64
             * @description The customer's points.
             */
            available: number;
            /** @description The discount with it. */
            discount: components["schemas"]["Rate"];
            /** @description Whether they are enough. */
            enough: boolean;
        };
        /** @description What a voucher is, by the figures of a day. */
        VoucherTerms: {
            /** @description By how much it lowers the discount: from 0.1 by 0.05. */
            lowersBy: components["schemas"]["Rate"];
            /** @description 嘉豆抵费券 */
            name: string;
            /**
             * Format: int64
             * @description What it takes, in whole points.
             */
            points: number;
            /** @description Its kind. */
            voucherId: string;
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
    createPlanClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePlanRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanMade"];
                };
            };
        };
    };
    adjustPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustPlanRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanAdjusted"];
                };
            };
        };
    };
    changePlanClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePlanRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanMade"];
                };
            };
        };
    };
    planAhead: {
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
                    "application/json": components["schemas"]["Ahead"];
                };
            };
        };
    };
    backtest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BacktestRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BacktestFigures"];
                };
            };
        };
    };
    planCalendar: {
        parameters: {
            query?: {
                planNo?: components["schemas"]["PlanNo"] | null;
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
                    "application/json": components["schemas"]["PlanCalendar"];
                };
            };
        };
    };
    planCalendarFile: {
        parameters: {
            query: {
                key: components["schemas"]["Line64"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["FileBytes"];
                };
            };
        };
    };
    calendarLink: {
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
                    "application/json": components["schemas"]["CalendarLinkState"];
                };
            };
        };
    };
    shareCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarLinkRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarLink"];
                };
            };
        };
    };
    unshareCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarLinkRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarLinkState"];
                };
            };
        };
    };
    planDetailClassic: {
        parameters: {
            query: {
                before?: components["schemas"]["Day"] | null;
                planNo: components["schemas"]["PlanNo"];
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
                    "application/json": components["schemas"]["PlanDetail"];
                };
            };
        };
    };
    explainRun: {
        parameters: {
            query: {
                date: components["schemas"]["Day"];
                planNo: components["schemas"]["PlanNo"];
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
                    "application/json": components["schemas"]["RunExplained"];
                };
            };
        };
    };
    plansClassic: {
        parameters: {
            query?: {
                ended?: boolean;
                pageNo?: number | null;
                pageSize?: number | null;
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
                    "application/json": components["schemas"]["Plans"];
                };
            };
        };
    };
    planNextDatesClassic: {
        parameters: {
            query: {
                count?: number | null;
                cycle?: number;
                cycleUnit: number;
                fixDay?: number | null;
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
                    "application/json": components["schemas"]["NextDates"];
                };
            };
        };
    };
    planPicks: {
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
                    "application/json": components["schemas"]["PlanPicks"];
                };
            };
        };
    };
    planRules: {
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
                    "application/json": components["schemas"]["PlanRules"];
                };
            };
        };
    };
    prePlan: {
        parameters: {
            query?: {
                childNo?: number | null;
                fundCode?: components["schemas"]["FundCode"] | null;
                planNo?: components["schemas"]["PlanNo"] | null;
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
                    "application/json": components["schemas"]["PrePlan"];
                };
            };
        };
    };
    createPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePlanRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanMade"];
                };
            };
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePlanRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanMade"];
                };
            };
        };
    };
    planDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShowPlanRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDetail"];
                };
            };
        };
    };
    plans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListPlansRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plans"];
                };
            };
        };
    };
    planNextDates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextDatesRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextDates"];
                };
            };
        };
    };
}
