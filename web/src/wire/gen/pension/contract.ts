// Generated from contract/rooms/pension.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/pension/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** pension account: limit, paid this year, holdings */
        post: operations["pensionAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/pension/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** link the customer's pension account */
        post: operations["linkPension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/pension/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the funds of the pension directory in force */
        get: operations["pensionShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/pension/trade/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** buy a pension fund (Y shares) */
        post: operations["buyPension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/pension/trade/convert/target/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** pension funds a holding may convert into */
        post: operations["pensionTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/pension/trade/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** redeem inside the pension account */
        post: operations["redeemPension"];
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
        /** @description What a purchase costs. Shares are an estimate at the last known NAV, never a promise. */
        BuyFee: {
            /** @description What the customer pays, fee included. */
            amount: components["schemas"]["Fen"];
            /** @description The discount on the published rate, with the voucher if it has one: 0.1 is one tenth. */
            discount: components["schemas"]["Rate"];
            /** @description Shares at `nav`; an estimate. */
            estimatedShares: components["schemas"]["Shares"];
            /** @description The fee charged. */
            fee: components["schemas"]["Fen"];
            /** @description The published fee. */
            listFee: components["schemas"]["Fen"];
            listRate?: components["schemas"]["Rate"] | null;
            /** @description The last published NAV; 1.0000 in an offering. */
            nav: components["schemas"]["Nav"];
            navDate?: components["schemas"]["Day"] | null;
            /** @description What buys shares. */
            net: components["schemas"]["Fen"];
            rate?: components["schemas"]["Rate"] | null;
            /** @description What the discount saves, with the voucher. */
            saved: components["schemas"]["Fen"];
            /** @description How it comes about. */
            steps: components["schemas"]["FeeStep"][];
            voucher?: components["schemas"]["FeeVoucher"] | null;
        };
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /** @description A step of a calculation, for people to follow. */
        FeeStep: {
            /** @description With the figures put in: `10000.00 ÷ (1 + 0.0008)`. */
            formula: string;
            /** @description What is calculated, in Chinese: `净申购金额`. */
            label: string;
            /** @description The value that the next step uses. */
            rounded: string;
            /** @description `HALF_UP`, `DOWN` or `UP`; `NONE` when there was nothing to round. */
            rounding: string;
        };
        /** @description A voucher in the fee of the purchase that takes it. */
        FeeVoucher: components["schemas"]["VoucherTerms"] & {
            /** @description The discount without it. */
            discountWithout: components["schemas"]["Rate"];
            /** @description The fee without it. */
            feeWithout: components["schemas"]["Fen"];
            /** @description What it saves: `feeWithout` less `fee`. */
            saved: components["schemas"]["Fen"];
        };
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
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /** @description a text of one line, without control characters */
        Line40: string;
        /** @description A linked account. */
        LinkedPension: {
            /** @description What is bought for the pension belongs to this transaction account. */
            tradeAcco: components["schemas"]["TradeAcco"];
        };
        /**
         * @description net asset value or income per 10,000 shares, four to eight decimals
         * @example 1.3841
         */
        Nav: string;
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
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
         * @description 020 认购; 022 买入; 039 定投; 090 智能定投; 024 赎回; 098 快速赎回; 142 强制赎回; 036 转换; 026 份额划转; 029 修改分红方式; 143 分红; 144 强制调增; 145 强制调减;
         * @enum {string}
         */
        OrderKind: "020" | "022" | "039" | "090" | "024" | "098" | "142" | "036" | "026" | "029" | "143" | "144" | "145";
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        OrderNo: string;
        /**
         * @description 0 确认中; 3 确认中; 5 确认中; 1 确认成功; 6 部分确认; 2 确认失败; 4 确认失败; 7 已撤单;
         * @enum {string}
         */
        OrderStatus: "0" | "3" | "5" | "1" | "6" | "2" | "4" | "7";
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
         * @description 0 未支付; 1 支付中; 2 支付成功; 3 支付失败; 4 退款中; 5 已退款; 6 已到账; 7 打款失败; 8 已转购;
         * @enum {string}
         */
        PayStatus: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
        /** @description The customer's pension account. */
        PensionAccount: {
            /**
             * @description Asked of the bank for purchases, which has not said whether it paid: it may have left
             *     `balance` already, and is in no other sum.
             */
            asking: components["schemas"]["Fen"];
            balance?: components["schemas"]["Fen"] | null;
            balanceAt?: components["schemas"]["Instant"] | null;
            /** @description 江汀银行; empty where none was ever linked. */
            bankName: string;
            /** @description Paid for purchases that are not confirmed. */
            buying: components["schemas"]["Fen"];
            /** @description Whether the customer agrees that its bank is asked (consent `pension`). */
            consented: boolean;
            /** @description Sum of the profits of each fund's latest NAV day. */
            dayProfit: components["schemas"]["Fen"];
            dayProfitDate?: components["schemas"]["Day"] | null;
            /** @description What is held, the most valuable first. */
            funds: components["schemas"]["PensionFund"][];
            /** @description Profit of what is held now. */
            holdingProfit: components["schemas"]["Fen"];
            holdingProfitRate?: components["schemas"]["Rate"] | null;
            /** @description On its way back to the account. */
            leaving: components["schemas"]["Fen"];
            /** @description Whether it is linked, so that it can pay. What is held stays when it is no more. */
            linked: boolean;
            /** @description How many funds are in the directory in force. */
            listed: number;
            /**
             * @description Whether the bank did not answer just now: `balance` is that of `balanceAt`, and what was
             *     paid in as far as it was known then.
             */
            silent: boolean;
            /** @description Last four digits of its number. */
            tail: string;
            /** @description What it saves of the tax: an example. */
            tax: components["schemas"]["PensionTax"];
            /**
             * @description `value`, `buying`, `leaving` and `balance`; while the bank is `silent`, with what our books
             *     have paid back since `balanceAt`, less what they have collected.
             */
            totalAssets: components["schemas"]["Fen"];
            /** @description All profit since the beginning. */
            totalProfit: components["schemas"]["Fen"];
            tradeAcco?: components["schemas"]["TradeAcco"] | null;
            /** @description Market value of what is held, at the last NAVs. */
            value: components["schemas"]["Fen"];
            /** @description This calendar year. */
            year: components["schemas"]["PensionYear"];
        };
        /** @description A purchase for the pension. */
        PensionBuyRequest: {
            /** @description Ids of the agreements that the customer accepted, all that `PreBuy` named. */
            agreements: components["schemas"]["Line40"][];
            /** @description What is paid, fee included; at most what is in the account. */
            amount: components["schemas"]["Fen"];
            /** @description The fund, of class Y and in the directory in force. */
            fundCode: components["schemas"]["FundCode"];
            promisedDay?: components["schemas"]["Day"] | null;
        };
        /** @description A fund that is held for the pension. */
        PensionFund: components["schemas"]["HeldFund"] & {
            /** @description What may be redeemed now. */
            available: components["schemas"]["Shares"];
            /** @description Whether another fund takes its shares. */
            convertible: boolean;
            /**
             * Format: int32
             * @description For how many months each lot is held before it may leave; 0 without such a period.
             */
            holdMonths: number;
            /** @description Whether it is in the directory in force; else it is redeemed and converted only. */
            listed: boolean;
            /** @description Oldest first, without what waiting orders will take. */
            lots: components["schemas"]["PensionLot"][];
            nextFree?: components["schemas"]["Day"] | null;
        };
        /** @description Shares that were confirmed together. */
        PensionLot: {
            /**
             * Format: int32
             * @description Natural days until then, from today; 0 of free ones.
             */
            daysLeft: number;
            /** @description Whether that has come. */
            free: boolean;
            /** @description The first T on which they may leave. */
            redeemableFrom: components["schemas"]["Day"];
            /** @description The day on which the TA confirmed them. */
            registeredOn: components["schemas"]["Day"];
            /** @description Shares left. */
            shares: components["schemas"]["Shares"];
            /** @description `buy`, `convert`, `reinvest`, `increase`, `opening`. */
            source: string;
            /** @description What they are worth by the last NAV. */
            value: components["schemas"]["Fen"];
        };
        /** @description Something that was paid in. */
        PensionPayment: {
            /** @description How much. */
            amount: components["schemas"]["Fen"];
            /** @description On which day. */
            day: components["schemas"]["Day"];
        };
        /**
         * @description A redemption out of what is held for the pension: never within seconds, and the money goes back
         *     to the account.
         */
        PensionRedeemRequest: {
            /** @description Big redemption of the fund: true (the default) defers the rest, false gives it back. */
            deferRest?: boolean;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            promisedDay?: components["schemas"]["Day"] | null;
            promisedFee?: components["schemas"]["Fen"] | null;
            /** @description How many shares; of lots that were held long enough. */
            shares: components["schemas"]["Shares"];
        };
        /** @description A fund of it. */
        PensionShare: components["schemas"]["FundCard"] & {
            /**
             * Format: int32
             * @description For how many months each lot is held before it may leave; 0 without such a period.
             */
            holdMonths: number;
        };
        /** @description The directory. */
        PensionShares: {
            /** @description The day on which it is in force. */
            day: components["schemas"]["Day"];
            /** @description The lowest risk first, then by code. */
            list: components["schemas"]["PensionShare"][];
        };
        /** @description Funds that may come in. */
        PensionTargets: {
            /** @description The company of both funds. */
            company: string;
            /** @description The fund that goes out. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /**
             * @description Other products of the same company and TA that take shares now and are in the directory in
             *     force, the lowest risk first. What comes in is held anew for its own period.
             */
            targets: components["schemas"]["FundCard"][];
        };
        /** @description Which holding. */
        PensionTargetsRequest: {
            /** @description The fund that goes out. */
            fundCode: components["schemas"]["FundCode"];
        };
        /** @description The example. */
        PensionTax: {
            /** @description One for each bracket, lowest first. */
            brackets: components["schemas"]["TaxBracket"][];
            /** @description The rate on what is drawn: 0.03 is 3 %. */
            rateDrawn: components["schemas"]["Rate"];
        };
        /** @description The year. `invested` + `waiting` + `left` is `limit`, while no more waits than was paid in. */
        PensionYear: {
            /** @description The last day of the year. */
            endsOn: components["schemas"]["Day"];
            /** @description What of `paidIn` was invested. */
            invested: components["schemas"]["Fen"];
            /** @description What still may be; what is left at its end is lost. */
            left: components["schemas"]["Fen"];
            /** @description What may be paid in; the bank counts it and refuses more. */
            limit: components["schemas"]["Fen"];
            /** @description What was paid in. */
            paidIn: components["schemas"]["Fen"];
            /** @description Each paying in, oldest first. */
            payments: components["schemas"]["PensionPayment"][];
            /** @description What of `paidIn` waits in the account, or is on its way back there. */
            waiting: components["schemas"]["Fen"];
            /**
             * Format: int32
             * @description 2026
             */
            year: number;
        };
        /** @description An order that was taken. */
        PlacedOrder: {
            amount?: components["schemas"]["Fen"] | null;
            /** @description 招商银行 储蓄卡 1234 */
            card: string;
            /** @description When it was accepted. */
            createdAt: components["schemas"]["Instant"];
            /** @description What it is promised, if it is paid at once; the payment decides T. */
            dates: components["schemas"]["OrderDates"];
            fee?: components["schemas"]["BuyFee"] | null;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description What it is. */
            kind: components["schemas"]["OrderKind"];
            onwardDates?: components["schemas"]["OrderDates"] | null;
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description Where its money is; ask `queryPayState` while it is 1 (paying). */
            payStatus: components["schemas"]["PayStatus"];
            shares?: components["schemas"]["Shares"] | null;
            /** @description Where the order stands. */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description Converting: the short name of the fund that comes in. Redeeming into a fund: of the one that
             *     the proceeds are to buy; null for other orders.
             */
            targetFundName?: string | null;
        };
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
        /** @description What it means to whose highest income is taxed at one rate. */
        TaxBracket: {
            /** @description For what still may be. */
            left: components["schemas"]["TaxSums"];
            /** @description For what was paid in this year. */
            paidIn: components["schemas"]["TaxSums"];
            /** @description The rate: 0.25 is 25 %. */
            rate: components["schemas"]["Rate"];
            /** @description For the whole of the year's limit. */
            whole: components["schemas"]["TaxSums"];
        };
        /** @description What a sum saves and costs. */
        TaxSums: {
            /** @description The sum. */
            amount: components["schemas"]["Fen"];
            /** @description Due when it is drawn. */
            due: components["schemas"]["Fen"];
            /** @description `saved` − `due`. */
            net: components["schemas"]["Fen"];
            /** @description Saved of this year's tax. */
            saved: components["schemas"]["Fen"];
        };
        /**
         * @description trade account, 13 digits: the customer's number and a count
         * @example 0000000001001
         */
        TradeAcco: string;
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
    pensionAccount: {
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
                    "application/json": components["schemas"]["PensionAccount"];
                };
            };
        };
    };
    linkPension: {
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
                    "application/json": components["schemas"]["LinkedPension"];
                };
            };
        };
    };
    pensionShares: {
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
                    "application/json": components["schemas"]["PensionShares"];
                };
            };
        };
    };
    buyPension: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PensionBuyRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
        };
    };
    pensionTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PensionTargetsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PensionTargets"];
                };
            };
        };
    };
    redeemPension: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PensionRedeemRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
        };
    };
}
