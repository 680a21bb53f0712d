// Generated from contract/rooms/market.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/proxy/hwm/bff/common/indexTrend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** closes of an index over months and years */
        post: operations["indexTrend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/listAllIndex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** all indices with curves */
        post: operations["listIndices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/publicFund/queryFundRealTimeValuation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** that no intraday estimate is offered */
        post: operations["showValuation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/indexMarket/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** index quotes and the market clock */
        post: operations["showIndexBoard"];
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
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /**
         * @description fund code, six digits
         * @example 016823
         */
        FundCode: string;
        /** @description From one minute to another, without a break. */
        Hours: {
            /**
             * Format: int64
             * @description Of the first price.
             */
            from: number;
            /**
             * Format: int64
             * @description Of the bell.
             */
            to: number;
        };
        /** @description Indices and the clock of the mainland market. */
        IndexBoard: {
            /** @description When the day's cut-off for fund orders is; on closed days that of the next open day. */
            cutoffAt: components["schemas"]["Instant"];
            list: components["schemas"]["IndexQuote"][];
            /** @description What each market does, by its own hours and calendar. */
            markets: components["schemas"]["MarketClock"][];
            /** @description Whether prices move now. */
            open: boolean;
            session: components["schemas"]["Session"];
            /** @description 交易中, 午间休市, 已收盘, 休市 */
            status: string;
            /** @description The business time of this answer. */
            time: components["schemas"]["Instant"];
        };
        /** @description How many indices. */
        IndexBoardRequest: {
            /**
             * @description The first so many; missing or 0 is three, as on the home page.
             * @default 0
             */
            count?: number;
        };
        /** @description An index. */
        IndexQuote: {
            change?: components["schemas"]["Points"] | null;
            changeRate?: components["schemas"]["Rate"] | null;
            date?: components["schemas"]["Day"] | null;
            high?: components["schemas"]["Points"] | null;
            indexCode: string;
            indexName: string;
            low?: components["schemas"]["Points"] | null;
            /** @description `CN`, `HK` or `US`. */
            market: string;
            /**
             * @description The curve of that day: minutes from its midnight in China, of New York beyond 1440, and
             *     points, beside each other.
             */
            minutes: number[];
            open?: components["schemas"]["Points"] | null;
            previousClose?: components["schemas"]["Points"] | null;
            price?: components["schemas"]["Points"] | null;
            prices: components["schemas"]["Points"][];
        };
        /** @description Closes, oldest first: days and points beside each other. */
        IndexTrend: {
            /** @description The closes. */
            closes: components["schemas"]["Points"][];
            /** @description The days of the closes, in the market's own town. */
            days: components["schemas"]["Day"][];
            /** @description Its code. */
            indexCode: string;
            /** @description Its name. */
            indexName: string;
            /** @description Each close against the first, as a fraction. */
            rates: components["schemas"]["Rate"][];
        };
        /** @description Which index, and how far back. */
        IndexTrendRequest: {
            /** @description Its code. */
            indexCode: components["schemas"]["Line16"];
            /** @description From when. */
            range: components["schemas"]["TrendRange"];
        };
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /** @description a text of one line, without control characters */
        Line16: string;
        /** @description What a market does. */
        MarketClock: {
            /** @description The trading day that is under way, comes, or is over; its date in the market's own town. */
            day: components["schemas"]["Day"];
            /** @description Whether it closes early on `day`. */
            halfDay: boolean;
            /**
             * @description Its hours on `day`, in minutes from that day's midnight in China; beyond 1440 it is the next
             *     morning.
             */
            hours: components["schemas"]["Hours"][];
            /** @description `CN`, `HK` or `US`. */
            market: string;
            /**
             * Format: int64
             * @description The minute of `now` by the same count.
             */
            minute: number;
            /** @description What comes next: `今晚22:30开盘`. */
            next: string;
            /** @description Whether prices move now. */
            open: boolean;
            /** @description What it does. */
            session: components["schemas"]["Session"];
            /** @description 交易中, 午间休市, 未开盘, 已收盘, 休市 */
            status: string;
        };
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /**
         * @description points of an index, two decimals
         * @example 3872.41
         */
        Points: string;
        /**
         * @description a rate as a fraction: 0.015 is 1.5 %
         * @example 0.015
         */
        Rate: string;
        /**
         * @description What the market does at a time of day.
         * @enum {string}
         */
        Session: "beforeOpen" | "preOpen" | "morning" | "lunch" | "afternoon" | "closed" | "holiday";
        /**
         * @description How far back.
         * @enum {string}
         */
        TrendRange: "1m" | "3m" | "6m" | "1y" | "3y";
        /** @description That there is no estimate, and why. It has no field for a number. */
        Valuation: {
            fundCode: components["schemas"]["FundCode"];
            /** @description Always false. */
            offered: boolean;
            /** @description For the customer. */
            reason: string;
        };
        /** @description Which fund. */
        ValuationRequest: {
            fundCode: components["schemas"]["FundCode"];
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
    indexTrend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndexTrendRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexTrend"];
                };
            };
        };
    };
    listIndices: {
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
                    "application/json": components["schemas"]["IndexBoard"];
                };
            };
        };
    };
    showValuation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValuationRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Valuation"];
                };
            };
        };
    };
    showIndexBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndexBoardRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexBoard"];
                };
            };
        };
    };
}
