// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
export { backtest } from './plans/backtest';
export { planPicks } from './plans/plan-picks';
export { planRules } from './plans/plan-rules';

export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /**
         * @description net asset value or income per 10,000 shares, four to eight decimals
         * @example 1.3841
         */
        Nav: string;
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
        /** @description Columns with one value for each of `dates`. */
        PlanCurve: {
            dates: components["schemas"]["Day"][];
            once: components["schemas"]["Fen"][];
            paid: components["schemas"]["Fen"][];
            value: components["schemas"]["Fen"][];
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
        /**
         * @description fund shares, two decimals
         * @example 7222.74
         */
        Shares: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
}
