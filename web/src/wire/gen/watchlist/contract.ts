// Generated from contract/rooms/watchlist.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/collection/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** add to the watchlist */
        post: operations["watchClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/collection/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** remove funds */
        post: operations["unwatchClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the watchlist */
        post: operations["listWatched"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/fav/addFav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** add to the watchlist */
        post: operations["watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/fav/arrangeFav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** order and group the watchlist */
        post: operations["arrangeWatched"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/fav/isFav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** is it on the watchlist */
        post: operations["isWatched"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/fav/removeFav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** remove from the watchlist */
        post: operations["unwatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/fav/restoreFav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** take a removal back */
        post: operations["watchAgain"];
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
        /** @description The watchlist after it was arranged. */
        Arranged: {
            /**
             * Format: int64
             * @description Funds on the watchlist.
             */
            count: number;
            /** Format: int64 */
            version: number;
        };
        /** @description Where a fund belongs. */
        ArrangedFund: {
            fundCode: components["schemas"]["FundCode"];
            group?: components["schemas"]["GroupName"] | null;
        };
        /** @description The whole watchlist as a customer arranged it. */
        Arrangement: {
            /**
             * @description Funds, in their order. One that was added meanwhile and isn't among them stands before
             *     them; one that was removed meanwhile doesn't come back.
             */
            funds: components["schemas"]["ArrangedFund"][];
            /** @description All groups, in their order. */
            groups: components["schemas"]["GroupName"][];
            /** @description Funds that go. */
            removed?: components["schemas"]["FundCode"][];
            /**
             * Format: int64
             * @description `version` of the list that was arranged.
             */
            version: number;
        };
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /**
         * @description money, two decimals
         * @example 10000.00
         */
        Fen: string;
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
        GroupName: string;
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /**
         * @description net asset value or income per 10,000 shares, four to eight decimals
         * @example 1.3841
         */
        Nav: string;
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
        /**
         * @description a rate as a fraction: 0.015 is 1.5 %
         * @example 0.015
         */
        Rate: string;
        /** @description A fund that was removed. */
        RemovedFund: {
            addedAt: components["schemas"]["Instant"];
            fundCode: components["schemas"]["FundCode"];
            group?: components["schemas"]["GroupName"] | null;
            /**
             * Format: int64
             * @description None before the customer gave an order.
             */
            place?: number;
        };
        /**
         * @description risk level, 1 low to 5 high
         * @example 3
         */
        RiskLevel: string;
        /**
         * @description share class
         * @example A
         */
        ShareClass: string;
        /** @description Which funds. */
        UnwatchRequest: {
            /** @default null */
            fundCode?: components["schemas"]["FundCode"] | null;
            /** @default [] */
            fundCodes?: components["schemas"]["FundCode"][];
        };
        /** @description The funds as the watchlist showed them. */
        WatchAgainRequest: {
            funds: components["schemas"]["RemovedFund"][];
        };
        /** @description Which fund. */
        WatchRequest: {
            fundCode: components["schemas"]["FundCode"];
        };
        /** @description Whether a fund is on the watchlist, after the call. */
        Watched: {
            /**
             * Format: int64
             * @description Funds on the watchlist.
             */
            count: number;
            isFav: boolean;
        };
        /** @description A fund of the watchlist. */
        WatchedFund: {
            addedAt: components["schemas"]["Instant"];
            fund: components["schemas"]["FundCard"];
            group?: components["schemas"]["GroupName"] | null;
            growthSinceAdded?: components["schemas"]["Rate"] | null;
            /**
             * Format: int64
             * @description In the order that the customer gave; 0 while it has none.
             */
            place: number;
        };
        /** @description The watchlist. */
        Watchlist: {
            /** @description The customer's own groups, in their order; a group may have no fund. */
            groups: components["schemas"]["GroupName"][];
            /**
             * @description In the order that the customer gave; what was added since stands first, the latest added
             *     before others.
             */
            list: components["schemas"]["WatchedFund"][];
            navDate?: components["schemas"]["Day"] | null;
            /** @description 已更新8/10: funds whose NAV is of `navDate` or newer. */
            updated: number;
            /**
             * Format: int64
             * @description Rises with each arrangement; who arranges the list names it.
             */
            version: number;
        };
        /** @description Which window of growth. */
        WatchlistRequest: {
            /** @default null */
            period?: components["schemas"]["Window"] | null;
        };
        /**
         * @description a window of performance that ends at the last NAV
         * @enum {string}
         */
        Window: "1w" | "1m" | "3m" | "6m" | "1y" | "2y" | "3y" | "5y" | "ytd" | "all";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    watchClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watched"];
                };
            };
        };
    };
    unwatchClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnwatchRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watched"];
                };
            };
        };
    };
    listWatched: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchlistRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watchlist"];
                };
            };
        };
    };
    watch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watched"];
                };
            };
        };
    };
    arrangeWatched: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Arrangement"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Arranged"];
                };
            };
        };
    };
    isWatched: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watched"];
                };
            };
        };
    };
    unwatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnwatchRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watched"];
                };
            };
        };
    };
    watchAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchAgainRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watched"];
                };
            };
        };
    };
}
