// Generated from contract/rooms/market.json by scripts/gen.mjs; do not edit.
export { listIndices } from './market/list-indices';
export { showValuation } from './market/show-valuation';
export { showIndexBoard } from './market/show-index-board';

export interface paths {
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
        /** @description Indices and the clock of the mainland market. */
        IndexBoard: {
            /** @description When the day's cut-off for fund orders is; on closed days that of the next open day. */
            cutoffAt: components["schemas"]["Instant"];
            list: components["schemas"]["IndexQuote"][];
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
            indexCode: string;
            indexName: string;
            /** @description `CN`, `HK` or `US`. */
            market: string;
            /** @description The curve of that day: minutes from midnight and points, beside each other. */
            minutes: number[];
            previousClose?: components["schemas"]["Points"] | null;
            price?: components["schemas"]["Points"] | null;
            prices: components["schemas"]["Points"][];
        };
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
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
