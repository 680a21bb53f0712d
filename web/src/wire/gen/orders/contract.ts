// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** buy or subscribe a public fund */
        post: operations["placeOrderClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/buy/fare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** fee of a purchase with its explanation */
        get: operations["buyFeeClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/buy/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** is a product open for buying */
        get: operations["buyStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** convert a holding into another fund */
        post: operations["convertClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/convert/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** funds a holding may convert into */
        get: operations["convertTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/dividend/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change the dividend method of a holding */
        post: operations["changeDividendMethodClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/getCustDealHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** trade records by month */
        post: operations["tradeRecordsClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/getCustFundPayMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** pay methods for a fund */
        get: operations["payMethodsClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/payout/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ask again for a payout that the bank refused */
        post: operations["payAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/payout/again/pre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** before a refused payout is asked for again: why, and which cards */
        get: operations["prePayAgain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/prebuynew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** before a buy: limits, fee, cards, dates, checks */
        get: operations["preBuyClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/preredeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** before a redemption: shares, lots, fee, dates */
        get: operations["preRedeemClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** redeem a public fund */
        post: operations["redeemClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/redeem/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** money funds that the proceeds of a redemption may buy */
        get: operations["proceedsTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/redeem2buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** redeem, and buy another fund with the proceeds */
        post: operations["redeemIntoClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/redeemTarget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** payout targets of a redemption */
        get: operations["redeemTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** orders in transit */
        get: operations["ordersInTransit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/request/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** one order with its time line */
        get: operations["orderDetailClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/request/payinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** payment of an order */
        get: operations["payDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/requestdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** dates of an order placed now */
        get: operations["requestDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/sendTradeEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** mail the statement of an order */
        get: operations["mailStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/superConvert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** redeem, and buy a fund of another company with the proceeds */
        post: operations["redeemIntoAcross"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/trade/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** cancel an order before its cut-off */
        post: operations["cancelOrderClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/tradefundbuy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** buy a public fund, paid from a money fund */
        post: operations["buyFromMoneyFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/trading/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** how the customer wants to trade */
        get: operations["tradingSettings"];
        put?: never;
        /** change how the customer wants to trade */
        post: operations["setTrading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/api/v3/trade/payStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** payment state of an order */
        post: operations["payStateV3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/changeDividendMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change the dividend method of a holding */
        post: operations["changeDividendMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** fees since opening, by kind and by fund, beside the profit */
        post: operations["paidFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/profit/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** how the profits are composed */
        post: operations["profitParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/fund/closeDividendRemind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** do not show dividends again */
        post: operations["closeDividends"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/product/fund/queryDividendResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** dividends to be shown */
        post: operations["dividendResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/bank/current/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** money funds with which a fund can be paid */
        post: operations["cashAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** pay methods for a fund */
        post: operations["payMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/orderPromises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what an order was promised, beside what came */
        post: operations["orderPromises"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/public/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** buy or subscribe a public fund */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/public/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** convert a holding into another fund */
        post: operations["convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/public/convertInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** before a conversion: shares, lots, both fees, dates, checks */
        post: operations["preConvert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/public/pre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** before a buy: limits, fee, cards, dates, checks */
        post: operations["preBuy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/public/redeem2Buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** redeem, and buy another fund with the proceeds */
        post: operations["redeemInto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/publicRedeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** redeem a public fund */
        post: operations["redeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/queryPayState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** payment state of an order */
        post: operations["payState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/queryPlaced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the order that a key placed; without one, the key is closed */
        post: operations["placedUnder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/queryTradeRecordNew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** trade records by month */
        post: operations["tradeRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/redeem/publicRedeemPre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** before a redemption: shares, lots, fee, dates */
        post: operations["preRedeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/redeem2buyTradeRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** redemptions into other funds, both legs of each */
        post: operations["redeemIntoRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/tradeCancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** cancel an order before its cut-off */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/tradeFee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** fee of a purchase with its explanation */
        post: operations["buyFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/tradeRecordDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** one order with its time line */
        post: operations["orderDetail"];
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
        /** @description A voucher as the customer read it before the order: another one by now is refused with both. */
        AskedVoucher: {
            /** @description The discount with it (`discount` of `withVoucher`). */
            discount: components["schemas"]["Rate"];
            /**
             * Format: int64
             * @description What it takes.
             */
            points: number;
            /** @description Its kind. */
            voucherId: components["schemas"]["Line40"];
        };
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
        /** @description Which purchase. */
        BuyFeeRequest: {
            /** @description What the customer would pay, fee included; more than nothing. */
            amount: components["schemas"]["Fen"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
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
        /** @description A purchase that a money fund pays. */
        BuyFromMoneyFundRequest: {
            /** @description Ids of the agreements that the customer accepted, all that `PreBuy` named. */
            agreements: components["schemas"]["Line40"][];
            /** @description What is paid, fee included. */
            amount: components["schemas"]["Fen"];
            /** @description The fund to be bought. */
            fundCode: components["schemas"]["FundCode"];
            promisedDay?: components["schemas"]["Day"] | null;
            /** @description The money fund that pays. */
            sourceFundCode: components["schemas"]["FundCode"];
            /** @description The transaction account that holds it; what is bought belongs to it, too. */
            tradeAcco: components["schemas"]["TradeAcco"];
        };
        /** @description Whether a fund takes purchases, or subscriptions in its offering. */
        BuyStatus: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Whether purchases are taken. */
            open: boolean;
            openDate?: components["schemas"]["Day"] | null;
            /**
             * @description The fund's status: 0 open, 1 raising, 4 trading stopped, 5 purchase stopped, 6 redemption
             *     stopped, 9 closed, a terminated.
             */
            status: string;
            /** @description 暂停申购 */
            statusName: string;
        };
        /** @description Which fund. */
        BuyStatusRequest: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
        };
        /** @description Which order. */
        CancelOrderRequest: {
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
        };
        /** @description A cancelled order. */
        CancelledOrder: {
            /** @description When it was cancelled. */
            cancelledAt: components["schemas"]["Instant"];
            /** @description What happens next, in Chinese. */
            message: string;
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description Buying: 4, the money goes back to the card. Redeeming: 0. */
            payStatus: components["schemas"]["PayStatus"];
            refundBy?: components["schemas"]["Day"] | null;
            /** @description 7, cancelled. */
            status: components["schemas"]["OrderStatus"];
        };
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        CardId: string;
        /** @description A position in a money fund as a way to pay. */
        CashAccount: {
            /** @description Shares that may be given, as money. */
            available: components["schemas"]["Fen"];
            /** @description The bank of its card, to which a refund would go. */
            bankName: string;
            /** @description The limit for a customer and a day. */
            customerDay: components["schemas"]["Fen"];
            /** @description The money fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description What may still be paid for this T: by the customer's limit and by the fund's pool. */
            leftToday: components["schemas"]["Fen"];
            /** @description Why not, in Chinese; empty when it can. */
            reason: string;
            /** @description The card's last four digits. */
            tail: string;
            /** @description The transaction account that holds it; what is bought belongs to it, too. */
            tradeAcco: components["schemas"]["TradeAcco"];
            /** @description Whether it can pay now. */
            usable: boolean;
        };
        /** @description The money funds to pay with. */
        CashAccounts: {
            /** @description Usable ones first. */
            accounts: components["schemas"]["CashAccount"][];
            /** @description Whether the customer wants to pay with one of them where nothing else is chosen. */
            payFirst: boolean;
        };
        /** @description What is to be bought. */
        CashAccountsRequest: {
            /** @description The fund to be bought. */
            fundCode: components["schemas"]["FundCode"];
        };
        /** @description A change of one holding. */
        ChangeDividendMethodRequest: {
            /** @description `0` reinvest, `1` cash. */
            dividendMethod: components["schemas"]["DividendMethod"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description The transaction account of the card that holds it. */
            tradeAcco: components["schemas"]["TradeAcco"];
        };
        /** @description A change that was taken. */
        ChangedDividendMethod: {
            cancelUntil?: components["schemas"]["Instant"] | null;
            /** @description The day on which the TA confirms. It holds for dividends registered from then on. */
            confirmDate: components["schemas"]["Day"];
            /** @description `0` reinvest, `1` cash: what is asked for. */
            dividendMethod: components["schemas"]["DividendMethod"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description What happens next, in Chinese. */
            message: string;
            /** @description The order's number. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description Where it stands: the old method is in force until it is confirmed. */
            status: components["schemas"]["OrderStatus"];
            /** @description T. */
            tDay: components["schemas"]["Day"];
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
        /** @description Which dividends need not be shown again. */
        CloseDividendsRequest: {
            /** @description The dividends' orders. Those of others, and those closed before, change nothing. */
            orderNos: components["schemas"]["OrderNo"][];
        };
        /**
         * @description Both legs of a conversion. Before the TA confirms, all of it is an estimate at the last known
         *     NAVs, never a promise.
         */
        ConvertFee: {
            /** @description What buys shares of the target. */
            amountIn: components["schemas"]["Fen"];
            /** @description The discount on the difference: 0.1 is one tenth. */
            discount: components["schemas"]["Rate"];
            /** @description Whether it is an estimate. */
            estimated: boolean;
            /** @description Shares times NAV. */
            gross: components["schemas"]["Fen"];
            /** @description Their NAV, and its day. */
            nav: components["schemas"]["Nav"];
            navDate: components["schemas"]["Day"];
            /** @description What is left of it, which is converted. */
            netOut: components["schemas"]["Fen"];
            rateIn?: components["schemas"]["Rate"] | null;
            rateOut?: components["schemas"]["Rate"] | null;
            /** @description The redemption fee, by the days for which each lot was held. */
            redeemFee: components["schemas"]["Fen"];
            /** @description Shares that go out. */
            shares: components["schemas"]["Shares"];
            /** @description How it comes about. */
            steps: components["schemas"]["FeeStep"][];
            /** @description The target's NAV, and its day. */
            targetNav: components["schemas"]["Nav"];
            targetNavDate: components["schemas"]["Day"];
            /** @description Shares of the target. */
            targetShares: components["schemas"]["Shares"];
            /** @description The difference of both purchase fees (补差费); zero into a cheaper fund. */
            topUpFee: components["schemas"]["Fen"];
        };
        /** @description The other leg of an order's conversion. */
        ConvertLegs: {
            /** @description Both legs: as confirmed, or as estimated when the order was placed. */
            fee: components["schemas"]["ConvertFee"];
            /** @description The fund that comes in. */
            targetFundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            targetFundName: string;
        };
        /** @description A conversion. The new shares belong to the card under which the old ones are held. */
        ConvertRequest: {
            /**
             * @description Ids of the target's agreements that the customer accepted, all that
             *     `PreConvert` named.
             */
            agreements: components["schemas"]["Line40"][];
            /** @description The fund that goes out. */
            fundCode: components["schemas"]["FundCode"];
            promisedDay?: components["schemas"]["Day"] | null;
            promisedFee?: components["schemas"]["Fen"] | null;
            /** @description How many shares go out. */
            shares: components["schemas"]["Shares"];
            /** @description The fund that comes in, one of `ConvertTargets`. */
            targetFundCode: components["schemas"]["FundCode"];
            /** @description The card's transaction account. */
            tradeAcco: components["schemas"]["TradeAcco"];
        };
        /** @description Funds that may come in. */
        ConvertTargets: {
            /** @description Why not, in Chinese; empty when it does. */
            closedReason: string;
            /** @description The company of both funds. */
            company: string;
            /** @description The fund that goes out. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description Whether the fund gives shares for a conversion now. */
            open: boolean;
            /**
             * @description Funds of the same company and TA that take shares now, by the growth of the last year,
             *     highest first; those without one come last.
             */
            targets: components["schemas"]["FundCard"][];
        };
        /** @description Which holding. */
        ConvertTargetsRequest: {
            /** @description The fund that goes out. */
            fundCode: components["schemas"]["FundCode"];
        };
        /**
         * @description average 平均成本; diluted 摊薄成本;
         * @enum {string}
         */
        CostMethod: "average" | "diluted";
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /**
         * @description Which way.
         * @enum {string}
         */
        Direction: "buy" | "redeem";
        /**
         * @description 0 红利再投资; 1 现金分红;
         * @enum {string}
         */
        DividendMethod: "0" | "1";
        /** @description What a dividend brought. */
        DividendResult: {
            amount?: components["schemas"]["Fen"] | null;
            /** @description Cash: whether the money is on the card. */
            arrived: boolean;
            /** @description 招商银行 储蓄卡 1234 */
            card: string;
            confirmedOn?: components["schemas"]["Day"] | null;
            /** @description The ex-date. */
            exDate: components["schemas"]["Day"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description By which method it was paid: `0` reinvest, `1` cash. */
            method: components["schemas"]["DividendMethod"];
            /** @description 现金分红 */
            methodName: string;
            nav?: components["schemas"]["Nav"] | null;
            /** @description The dividend's order; names it when it is closed. */
            orderNo: components["schemas"]["OrderNo"];
            shares?: components["schemas"]["Shares"] | null;
        };
        /** @description Dividends to be shown. */
        DividendResults: {
            /** @description Newest first, of the last 30 days, at most 20. */
            results: components["schemas"]["DividendResult"][];
        };
        /** @description Which dividends. */
        DividendResultsRequest: {
            /** @default null */
            fundCode?: components["schemas"]["FundCode"] | null;
        };
        /** @description An answer without content: `data` is `{}`. */
        Done: Record<string, never>;
        /** @description A profit and what it consists of. */
        ExplainedProfit: {
            /** @description The profit. */
            amount: components["schemas"]["Fen"];
            /** @description They sum to it. The first is always there, others where they are not zero. */
            parts: components["schemas"]["ProfitPart"][];
        };
        /**
         * @description buy 申购费; redeem 赎回费; convert 转换费;
         * @enum {string}
         */
        FeeKind: "buy" | "redeem" | "convert";
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
        /** @description Fees of one fund, beside what it brought. */
        FeesOfFund: {
            /** @description What its orders cost. */
            fee: components["schemas"]["Fen"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description Whether it is held now. */
            held: boolean;
            /** @description All profit with it, after fees. */
            profit: components["schemas"]["Fen"];
        };
        /** @description Fees of one kind. */
        FeesOfKind: {
            /** @description What they cost. */
            fee: components["schemas"]["Fen"];
            /** @description What they were for. */
            kind: components["schemas"]["FeeKind"];
            /** @description 申购费 */
            name: string;
            /**
             * Format: int64
             * @description How many orders cost something.
             */
            orders: number;
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
        /** @description A card under which shares of the fund are held. */
        HeldUnder: {
            /** @description Shares that may be redeemed now. */
            available: components["schemas"]["Shares"];
            /** @description 招商银行 */
            bankName: string;
            /** @description Shares held. */
            shares: components["schemas"]["Shares"];
            /** @description The card's last four digits. */
            tail: string;
            /** @description The card's transaction account. */
            tradeAcco: components["schemas"]["TradeAcco"];
        };
        /** @description Orders in transit, newest first. */
        InTransit: {
            /** @description Money of purchases that were paid and are not confirmed. */
            buyingAmount: components["schemas"]["Fen"];
            /** @description The orders, at most 100. */
            orders: components["schemas"]["TradeRecord"][];
            /** @description Orders whose money the bank did not take, at most 100: the customer asks for it again. */
            refused: components["schemas"]["TradeRecord"][];
            /**
             * @description Other orders whose money goes to a card, at most 100: refunds, and proceeds of confirmed
             *     redemptions. With `orders` they are all that is in transit.
             */
            returning: components["schemas"]["TradeRecord"][];
        };
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /**
         * @description The purchase with the proceeds of a redemption, as far as it can be known before. All amounts
         *     are estimates: the proceeds have the redemption's NAV, which is not known yet.
         */
        IntoPreview: {
            /** @description Documents of the target to accept, all of them, in `agreements` of the order. */
            agreements: components["schemas"]["OrderAgreement"][];
            /** @description What would buy, the redemption's `net`. */
            amount: components["schemas"]["Fen"];
            /** @description What becomes of an amount above the target's limit of a day, as `preBuy` says it. */
            capNote: string;
            /**
             * @description The checks of a purchase, in the specification's order; the first that isn't passed must be
             *     mended first. All are made again when the money arrives.
             */
            checks: components["schemas"]["CheckStep"][];
            /** @description Why not, in Chinese; empty when it would. */
            closedReason: string;
            /**
             * @description The dates of the purchase: `tDay` is the day on which the money arrives (or the target's
             *     next open day), `confirmDate` when its shares are confirmed, `incomeFrom` the first day of a
             *     money fund's income, `cancelUntil` until when the purchase may be cancelled, so that its
             *     money goes to the card. An estimate: the arrival decides.
             */
            dates: components["schemas"]["OrderDates"];
            /** @description The discount on published rates: 0.1 is one tenth. */
            discount: components["schemas"]["Rate"];
            estimatedShares?: components["schemas"]["Shares"] | null;
            fee?: components["schemas"]["Fen"] | null;
            /** @description Whether the customer holds none of the target, so that the first minimum counts. */
            firstBuy: boolean;
            listRate?: components["schemas"]["Rate"] | null;
            /** @description Code of the match of customer and target, T0 when it fits (domain 4.5). */
            matchCode: string;
            maxAmount?: components["schemas"]["Fen"] | null;
            /** @description The least amount that the target takes; it is compared again with what arrives. */
            minAmount: components["schemas"]["Fen"];
            /**
             * @description Whether it would be taken now: both funds go together, the target is open, and `amount` is
             *     within its limits. What the customer is missing is in `checks`.
             */
            open: boolean;
            rate?: components["schemas"]["Rate"] | null;
            /** @description The fund that would be bought. */
            target: components["schemas"]["FundCard"];
            /** @description The target's published table of purchase fees. */
            tiers: components["schemas"]["BuyFeeTier"][];
        };
        /** @description a text of one line, without control characters */
        Line40: string;
        /** @description a text of one line, without control characters */
        Line64: string;
        /** @description A lot as a redemption now would take it, oldest first. */
        LotPreview: {
            /**
             * Format: int32
             * @description Natural days held at the confirmation of this redemption.
             */
            days: number;
            /** @description The fee of the taken shares at the last NAV; an estimate. */
            fee: components["schemas"]["Fen"];
            freeFrom?: components["schemas"]["Day"] | null;
            lowerFrom?: components["schemas"]["Day"] | null;
            lowerRate?: components["schemas"]["Rate"] | null;
            /** @description The rate for these days. */
            rate: components["schemas"]["Rate"];
            redeemableFrom?: components["schemas"]["Day"] | null;
            /** @description The day on which the TA confirmed the lot. */
            registeredOn: components["schemas"]["Day"];
            /** @description Shares left in the lot, without those that waiting orders will take. */
            shares: components["schemas"]["Shares"];
            /** @description Shares that this redemption takes of it. */
            taken: components["schemas"]["Shares"];
        };
        /** @description The fee of a purchase with a voucher. */
        LoweredFee: components["schemas"]["BuyFee"] & {
            /**
             * Format: int64
             * @description The customer's points.
             */
            available: number;
            /** @description Whether they are enough: the order is refused with too few. */
            enough: boolean;
        };
        /** @description Which order. */
        MailStatementRequest: {
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
        };
        /** @description A statement that was mailed. */
        MailedStatement: {
            /** @description When it was asked for; asked again within a minute, still the first time. */
            askedAt: components["schemas"]["Instant"];
            /** @description Where to: the e-mail on file. */
            email: string;
        };
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        MandateNo: string;
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
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /** @description The second leg of a redemption into a fund; the first is the order itself. */
        OnwardLegs: {
            amount?: components["schemas"]["Fen"] | null;
            buysOn?: components["schemas"]["Day"] | null;
            confirmsOn?: components["schemas"]["Day"] | null;
            purchase?: components["schemas"]["TradeRecord"] | null;
            /** @description Why the money goes to the card, in Chinese; empty when it does not. */
            reason: string;
            /** @description How far it is. */
            stage: components["schemas"]["OnwardStage"];
            /** @description 待买入; the stage for people. */
            stageName: string;
            /** @description The fund that the proceeds buy. */
            targetFundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            targetFundName: string;
        };
        /**
         * @description How far a redemption into a fund is.
         * @enum {string}
         */
        OnwardStage: "redeeming" | "waiting" | "buying" | "bought" | "toCard" | "nothing";
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
        /** @description An order. */
        OrderDetail: {
            amount?: components["schemas"]["Fen"] | null;
            /** @description 招商银行 */
            bankName: string;
            /** @description Whether it may be cancelled now. */
            cancelable: boolean;
            confirmedAmount?: components["schemas"]["Fen"] | null;
            confirmedNav?: components["schemas"]["Nav"] | null;
            confirmedOn?: components["schemas"]["Day"] | null;
            confirmedShares?: components["schemas"]["Shares"] | null;
            conversion?: components["schemas"]["ConvertLegs"] | null;
            /** @description When it was accepted. */
            createdAt: components["schemas"]["Instant"];
            /** @description What it was promised. */
            dates: components["schemas"]["OrderDates"];
            establishedOn?: components["schemas"]["Day"] | null;
            fee?: components["schemas"]["Fen"] | null;
            feeRate?: components["schemas"]["Rate"] | null;
            /**
             * @description How the fee comes about: as promised when the order was placed; once it is confirmed, from
             *     what was confirmed.
             */
            feeSteps: components["schemas"]["FeeStep"][];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            heldFundCode?: components["schemas"]["FundCode"] | null;
            interest?: components["schemas"]["Fen"] | null;
            /** @description What it is. */
            kind: components["schemas"]["OrderKind"];
            /** @description 买入 */
            kindName: string;
            /** @description Change of the dividend method: 红利再投资, what is asked for. */
            methodName?: string | null;
            movedTo?: components["schemas"]["Purpose"] | null;
            onward?: components["schemas"]["OnwardLegs"] | null;
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
            paidBy?: components["schemas"]["PairedOrder"] | null;
            paired?: components["schemas"]["PairedOrder"] | null;
            /** @description Where its money is. */
            payStatus: components["schemas"]["PayStatus"];
            /** @description 支付成功 */
            payStatusName: string;
            payout?: components["schemas"]["PayoutFacts"] | null;
            planNo?: components["schemas"]["MandateNo"] | null;
            /** @description What that account is for, as the calls of holdings name it. */
            purpose: components["schemas"]["Purpose"];
            /** @description Why it failed, in Chinese; empty when it didn't. */
            reason: string;
            refund?: components["schemas"]["Fen"] | null;
            shares?: components["schemas"]["Shares"] | null;
            /** @description Where it stands. */
            status: components["schemas"]["OrderStatus"];
            /** @description 确认中 */
            statusName: string;
            /** @description The last four digits of the card that pays or is paid. */
            tail: string;
            /** @description What happened and what is ahead. */
            timeline: components["schemas"]["TimelineStep"][];
            /** @description The card's transaction account. */
            tradeAcco: components["schemas"]["TradeAcco"];
            voucher?: components["schemas"]["OrderVoucher"] | null;
        };
        /** @description Which order. */
        OrderDetailRequest: {
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
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
        /** @description An order's promises. */
        OrderPromises: {
            /** @description When it was placed. */
            createdAt: components["schemas"]["Instant"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description 买入 */
            kindName: string;
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description In the order in which they come due; none while nothing is promised. */
            promises: components["schemas"]["Promise"][];
            /** @description 确认成功 */
            statusName: string;
        };
        /** @description Which order. */
        OrderPromisesRequest: {
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
        };
        /**
         * @description 0 确认中; 3 确认中; 5 确认中; 1 确认成功; 6 部分确认; 2 确认失败; 4 确认失败; 7 已撤单;
         * @enum {string}
         */
        OrderStatus: "0" | "3" | "5" | "1" | "6" | "2" | "4" | "7";
        /** @description The voucher of an order. */
        OrderVoucher: {
            /** @description 嘉豆抵费券 */
            name: string;
            /**
             * Format: int64
             * @description What it took, in whole points.
             */
            points: number;
            saved?: components["schemas"]["Fen"] | null;
            /** @description Where its points are. */
            state: components["schemas"]["VoucherState"];
            /** @description 冻结中 */
            stateName: string;
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
        /** @description A payout on its way again. */
        PaidAgain: {
            /** @description How much. */
            amount: components["schemas"]["Fen"];
            /** @description When it was asked for. */
            askedAt: components["schemas"]["Instant"];
            /** @description 招商银行 */
            bankName: string;
            /** @description What happens next, in Chinese. */
            message: string;
            /** @description The order's number. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description 4, money goes back to the card; of proceeds 0, they are on their way. */
            payStatus: components["schemas"]["PayStatus"];
            /** @description Last four digits. */
            tail: string;
        };
        /** @description Fees since the first order, beside the profit. */
        PaidFees: {
            /** @description `profit` + `fee`. */
            beforeFees: components["schemas"]["Fen"];
            /** @description All fees. */
            fee: components["schemas"]["Fen"];
            /** @description Those of which anything was paid, the dearest first. */
            funds: components["schemas"]["FeesOfFund"][];
            /** @description Those of which anything was paid, in the order of an order's life. */
            kinds: components["schemas"]["FeesOfKind"][];
            /** @description All profit, after fees. */
            profit: components["schemas"]["Fen"];
            since?: components["schemas"]["Day"] | null;
            taken?: components["schemas"]["Rate"] | null;
        };
        /** @description The other one of two orders, of which one pays for the other. */
        PairedOrder: {
            /** @description Its fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description The fund's short name. */
            fundName: string;
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
        };
        /** @description Which order, and where its money goes. */
        PayAgainRequest: {
            /** @description One of the customer's bound cards. */
            cardId: components["schemas"]["CardId"];
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
        };
        /** @description How an order is paid. */
        PayDetail: {
            amount?: components["schemas"]["Fen"] | null;
            /** @description 招商银行 */
            bankName: string;
            /** @description `card`, or `moneyFund`: the shares of a money fund under this card. */
            method: string;
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
            paidAt?: components["schemas"]["Instant"] | null;
            /** @description Where the money is. */
            payStatus: components["schemas"]["PayStatus"];
            refund?: components["schemas"]["Fen"] | null;
            /** @description The card's last four digits. */
            tail: string;
        };
        /**
         * @description card 银行卡; moneyFund 货币基金;
         * @enum {string}
         */
        PayFirst: "card" | "moneyFund";
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
        /** @description The ways to pay. */
        PayMethods: {
            /** @description Usable ones first. */
            methods: components["schemas"]["PayMethod"][];
        };
        /** @description Which fund. */
        PayMethodsRequest: {
            /** @description The fund to be bought. */
            fundCode: components["schemas"]["FundCode"];
        };
        /** @description The payment of an order. */
        PayState: {
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
            paidAt?: components["schemas"]["Instant"] | null;
            /** @description Where its money is. */
            payStatus: components["schemas"]["PayStatus"];
            /** @description 支付中 */
            payStatusName: string;
            /** @description Why the bank refused, in Chinese; empty when it didn't. */
            reason: string;
            /** @description Where the order stands. */
            status: components["schemas"]["OrderStatus"];
            /** @description T, final once the order is paid. */
            tDay: components["schemas"]["Day"];
        };
        /** @description Which order. */
        PayStateRequest: {
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
        };
        /**
         * @description 0 未支付; 1 支付中; 2 支付成功; 3 支付失败; 4 退款中; 5 已退款; 6 已到账; 7 打款失败; 8 已转购;
         * @enum {string}
         */
        PayStatus: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
        /** @description A card that may be paid, or not. */
        Payee: {
            /** @description 招商银行 */
            bankName: string;
            /** @description Sent when it is chosen. */
            cardId: components["schemas"]["CardId"];
            /** @description Why not, in Chinese; empty when it may. */
            reason: string;
            /** @description Whether the bank refused this very card last. */
            refused: boolean;
            /** @description Last four digits. */
            tail: string;
            /** @description Whether it may be chosen. */
            usable: boolean;
        };
        /** @description Money that goes, went or could not go to a card. */
        PayoutFacts: {
            /** @description How much. */
            amount: components["schemas"]["Fen"];
            askedAgainAt?: components["schemas"]["Instant"] | null;
            /** @description 招商银行 */
            bankName: string;
            /** @description Why it did, in Chinese; empty when it did not. */
            reason: string;
            /** @description Whether the bank refused, so that the customer may ask for it again. */
            refused: boolean;
            /**
             * @description The last four digits of the card that is paid: the order's, unless the customer chose
             *     another one after a refusal.
             */
            tail: string;
        };
        /** @description A purchase. */
        PlaceOrderRequest: {
            /** @description Ids of the agreements that the customer accepted, all that `PreBuy` named. */
            agreements: components["schemas"]["Line40"][];
            /** @description What is paid, fee included. */
            amount: components["schemas"]["Fen"];
            /** @description The card that pays; the shares belong to its transaction account. */
            cardId: components["schemas"]["CardId"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            promisedDay?: components["schemas"]["Day"] | null;
            tradeAcco?: components["schemas"]["TradeAcco"] | null;
            voucher?: components["schemas"]["AskedVoucher"] | null;
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
        /** @description Enough of an order to lead to its result. */
        PlacedRef: {
            /** @description What it is. */
            kind: components["schemas"]["OrderKind"];
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
        };
        /** @description What became of an act. */
        PlacedUnder: {
            order?: components["schemas"]["PlacedRef"] | null;
        };
        /** @description Which act. */
        PlacedUnderRequest: {
            /** @description Its `Idempotency-Key`. */
            key: components["schemas"]["Line64"];
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
        /** @description Which fund. */
        PreBuyRequest: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            tradeAcco?: components["schemas"]["TradeAcco"] | null;
        };
        /** @description Before a conversion. */
        PreConvert: {
            /** @description The cards under which the fund is held. */
            accounts: components["schemas"]["HeldUnder"][];
            /** @description Documents of the target to accept. */
            agreements: components["schemas"]["OrderAgreement"][];
            /** @description Shares that may be converted now. */
            available: components["schemas"]["Shares"];
            /** @description The checks in the specification's order; the first that isn't passed must be mended first. */
            checks: components["schemas"]["CheckStep"][];
            /** @description Why not, in Chinese; empty when it would. */
            closedReason: string;
            /** @description 今日15:00前转换，按今日净值确认 */
            cutoffText: string;
            /** @description The dates if placed now. */
            dates: components["schemas"]["OrderDates"];
            fee?: components["schemas"]["ConvertFee"] | null;
            /** @description Shares that go along because too few would be left; zero when none. */
            forcedRest: components["schemas"]["Shares"];
            /** @description 不足最低持有X份，将一并转换; empty when `forcedRest` is zero. */
            forcedText: string;
            /** @description The fund that goes out. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description The lots, oldest first. */
            lots: components["schemas"]["LotPreview"][];
            /** @description Code of the match of customer and target, T0 when it fits (domain 4.5). */
            matchCode: string;
            maxAmount?: components["schemas"]["Fen"] | null;
            /** @description The least conversion. */
            minConvert: components["schemas"]["Shares"];
            /** @description A conversion that leaves less than this takes all. */
            minHold: components["schemas"]["Shares"];
            /** @description Whether a conversion would be taken now, as far as the funds are concerned. */
            open: boolean;
            /** @description Parts of `available` to choose from, smallest first. */
            parts: components["schemas"]["SharePart"][];
            /** @description The redemption fee by the stricter way of counting days, where it differs. */
            redeemFeeAtMost: components["schemas"]["Fen"];
            /** @description Shares of this preview, after `forcedRest` was added. */
            shares: components["schemas"]["Shares"];
            /** @description The fund that comes in. */
            target: components["schemas"]["FundCard"];
            /** @description The one that this preview is for; the new shares belong to it. */
            tradeAcco: components["schemas"]["TradeAcco"];
            /** @description Shares that are confirmed and may leave on a later day only. */
            young: components["schemas"]["Shares"];
            youngFrom?: components["schemas"]["Day"] | null;
        };
        /** @description Which holding, into which fund, and optionally how many shares. */
        PreConvertRequest: {
            /** @description The fund that goes out. */
            fundCode: components["schemas"]["FundCode"];
            shares?: components["schemas"]["Shares"] | null;
            /** @description The fund that comes in. */
            targetFundCode: components["schemas"]["FundCode"];
            tradeAcco?: components["schemas"]["TradeAcco"] | null;
        };
        /** @description A payout that the bank refused. */
        PrePayAgain: {
            /** @description How much is to be paid. */
            amount: components["schemas"]["Fen"];
            /** @description The customer's bound cards, that of the order first. */
            cards: components["schemas"]["Payee"][];
            /** @description The order's number. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description Why the bank refused last, in Chinese. */
            reason: string;
            refusedAt?: components["schemas"]["Instant"] | null;
        };
        /** @description Which order. */
        PrePayAgainRequest: {
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
        };
        /** @description Before a redemption. */
        PreRedeem: {
            /** @description The cards under which it is held. */
            accounts: components["schemas"]["HeldUnder"][];
            /** @description Shares that may be redeemed now. */
            available: components["schemas"]["Shares"];
            /** @description Why not, in Chinese; empty when it is open. */
            closedReason: string;
            /** @description The dates if placed now. */
            dates: components["schemas"]["OrderDates"];
            /**
             * @description Whether the rest of a big redemption waits where nothing else is chosen: the customer's
             *     setting.
             */
            deferRest: boolean;
            /** @description The redemption fee. */
            fee: components["schemas"]["Fen"];
            /** @description The fee by the stricter way of counting days (confirmation to T), where it differs. */
            feeAtMost: components["schemas"]["Fen"];
            /** @description Shares that are redeemed along because too few would be left; zero when none. */
            forcedRest: components["schemas"]["Shares"];
            /** @description 余额不足X份将一并赎回; empty when `forcedRest` is zero. */
            forcedText: string;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description Shares times NAV. */
            gross: components["schemas"]["Fen"];
            into?: components["schemas"]["IntoPreview"] | null;
            /** @description The lots, oldest first. */
            lots: components["schemas"]["LotPreview"][];
            /** @description A redemption that leaves less than this takes all. */
            minHold: components["schemas"]["Shares"];
            /** @description The least redemption. */
            minRedeem: components["schemas"]["Shares"];
            /** @description The last published NAV, at which all amounts here are estimated. */
            nav: components["schemas"]["Nav"];
            /** @description The day of `nav`. */
            navDate: components["schemas"]["Day"];
            /** @description What arrives. */
            net: components["schemas"]["Fen"];
            /** @description Whether a redemption would be taken now, as far as the fund is concerned. */
            open: boolean;
            /**
             * @description Parts of `available` to choose from, smallest first; those below the least redemption and
             *     equal ones are left out.
             */
            parts: components["schemas"]["SharePart"][];
            quick?: components["schemas"]["QuickOffer"] | null;
            /** @description Shares of this preview, after `forcedRest` was added. */
            shares: components["schemas"]["Shares"];
            /** @description How it comes about. */
            steps: components["schemas"]["FeeStep"][];
            /** @description The one that this preview is for; the money goes back to its card. */
            tradeAcco: components["schemas"]["TradeAcco"];
            waiting?: components["schemas"]["WaitingSaves"] | null;
            /** @description Shares that are confirmed and may leave on a later day only. */
            young: components["schemas"]["Shares"];
            youngFrom?: components["schemas"]["Day"] | null;
        };
        /** @description Which holding, and optionally how many shares. */
        PreRedeemRequest: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            shares?: components["schemas"]["Shares"] | null;
            targetFundCode?: components["schemas"]["FundCode"] | null;
            tradeAcco?: components["schemas"]["TradeAcco"] | null;
        };
        /** @description What the proceeds may buy; see `RedeemIntoRequest`. */
        ProceedsTargets: {
            /** @description The fund that is redeemed. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /**
             * @description Why there is none, in Chinese, where that is for the customer to mend, such as a risk test
             *     that has expired; empty else.
             */
            reason: string;
            /**
             * @description Money funds that are open for purchases and suit the customer, at most ten, best seven-day
             *     yield first: `sevenDayYield` (0.0168 is 1.68 %) and `incomePerTenThousand` (yuan) are of
             *     `navDate`; those without a yield come last. Never the fund itself or another class of it,
             *     and none where the fund itself is a money fund.
             */
            targets: components["schemas"]["FundCard"][];
        };
        /** @description Which holding. */
        ProceedsTargetsRequest: {
            /** @description The fund that is redeemed. */
            fundCode: components["schemas"]["FundCode"];
        };
        /** @description A part of a profit. */
        ProfitPart: {
            /** @description Negative where it lowers the profit, as fees do. */
            amount: components["schemas"]["Fen"];
            /** @description 净值变动 */
            name: string;
        };
        /** @description The three profits of an asset page with their parts. */
        ProfitParts: {
            /** @description 昨日收益: of each fund's last NAV day. */
            day: components["schemas"]["ExplainedProfit"];
            /** @description 持有收益 */
            holding: components["schemas"]["ExplainedProfit"];
            /** @description 累计收益 */
            total: components["schemas"]["ExplainedProfit"];
        };
        /** @description Whose profits. */
        ProfitPartsRequest: {
            /** @default null */
            fundCode?: components["schemas"]["FundCode"] | null;
            /** @default null */
            purpose?: components["schemas"]["Purpose"] | null;
        };
        /** @description A promise beside what came. Either days or a fee, never both. */
        Promise: {
            actualDay?: components["schemas"]["Day"] | null;
            actualFee?: components["schemas"]["Fen"] | null;
            /** @description What. */
            kind: components["schemas"]["PromiseKind"];
            nav?: components["schemas"]["Nav"] | null;
            promisedDay?: components["schemas"]["Day"] | null;
            promisedFee?: components["schemas"]["Fen"] | null;
            /** @description How it went. */
            verdict: components["schemas"]["Verdict"];
            /** @description Why it differs, in Chinese; empty where it does not. */
            why: string;
        };
        /**
         * @description What was promised.
         * @enum {string}
         */
        PromiseKind: "tDay" | "nav" | "confirm" | "redeemable" | "payout" | "refund" | "fee";
        /** @description The fee of a purchase, as far as it will be confirmed. */
        PurchaseFee: components["schemas"]["BuyFee"] & {
            /** @description What the customer would pay. */
            asked: components["schemas"]["Fen"];
            /**
             * @description What of it is above the limit of a fund that confirms up to it, and goes back; zero of any
             *     other. Where it is all of it, the fee is what it would be with room.
             */
            returned: components["schemas"]["Fen"];
            withVoucher?: components["schemas"]["LoweredFee"] | null;
        };
        /**
         * @description what an account is for: SELF, CHILD:1 with the child's number, PENSION
         * @example SELF
         */
        Purpose: string;
        /** @description Redemption of a money fund within seconds: whether, and how much. */
        QuickOffer: {
            /** @description The limit of a customer, fund and natural day. */
            customerDay: components["schemas"]["Fen"];
            /**
             * @description What the shares of the page would earn until an ordinary redemption is confirmed, at the
             *     last published income; redeemed quickly they earn nothing from today on (rule MM-03). An
             *     estimate.
             */
            forgone: components["schemas"]["Fen"];
            /** @description What the customer may still take today in this fund. */
            leftToday: components["schemas"]["Fen"];
            /** @description Why not, in Chinese; empty when it is. */
            reason: string;
            /** @description Whether it is possible now. */
            usable: boolean;
        };
        /**
         * @description a rate as a fraction: 0.015 is 1.5 %
         * @example 0.015
         */
        Rate: string;
        /**
         * @description A filter by what orders do.
         * @enum {string}
         */
        RecordFilter: "all" | "buy" | "redeem" | "convert" | "dividend" | "cancelled" | "inTransit";
        /** @description A redemption into a fund. */
        RedeemIntoRecord: {
            /** @description The second one, with the purchase once it is placed. */
            onward: components["schemas"]["OnwardLegs"];
            /** @description The first leg. */
            redemption: components["schemas"]["TradeRecord"];
        };
        /** @description A page of records. */
        RedeemIntoRecords: {
            /** @description Whether there is another page. */
            hasMore: boolean;
            /**
             * Format: int32
             * @description From 1.
             */
            pageNo: number;
            /** @description Newest first. */
            records: components["schemas"]["RedeemIntoRecord"][];
        };
        /** @description Which records. */
        RedeemIntoRecordsRequest: {
            /** @default null */
            after?: components["schemas"]["OrderNo"] | null;
            /** @default null */
            fundCode?: components["schemas"]["FundCode"] | null;
            /**
             * Format: int32
             * @description From 1.
             * @default null
             */
            pageNo?: number | null;
            /**
             * Format: int32
             * @description At most 100; 20 when left out.
             * @default null
             */
            pageSize?: number | null;
        };
        /**
         * @description A redemption into a fund. It is never quick; the new shares belong to the card under which the
         *     old ones are held, and so does the money, should the purchase not come about.
         */
        RedeemIntoRequest: {
            /**
             * @description Ids of the target's agreements that the customer accepted, all that
             *     `IntoPreview` named.
             */
            agreements: components["schemas"]["Line40"][];
            /**
             * @description Big redemption of the fund: true (the default) defers the rest, which then buys the target
             *     by itself; false gives it back.
             */
            deferRest?: boolean;
            /** @description The fund that is redeemed. */
            fundCode: components["schemas"]["FundCode"];
            promisedDay?: components["schemas"]["Day"] | null;
            promisedFee?: components["schemas"]["Fen"] | null;
            /**
             * @description How many shares are redeemed; what they bring at the last NAV must be the target's least
             *     purchase.
             */
            shares: components["schemas"]["Shares"];
            /**
             * @description The fund that its proceeds buy: one of `ProceedsTargets`, or any other that is open
             *     for purchases; no other class of the same product, none for pensions, and none in its
             *     offering.
             */
            targetFundCode: components["schemas"]["FundCode"];
            /** @description The card's transaction account. */
            tradeAcco: components["schemas"]["TradeAcco"];
        };
        /** @description A redemption. The money goes to the card under which the shares are held. */
        RedeemRequest: {
            /** @description Big redemption of the fund: true (the default) defers the rest, false gives it back. */
            deferRest?: boolean;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            promisedDay?: components["schemas"]["Day"] | null;
            promisedFee?: components["schemas"]["Fen"] | null;
            /** @description Within seconds; money funds only. */
            quick?: boolean;
            /** @description How many shares. */
            shares: components["schemas"]["Shares"];
            /** @description The card's transaction account. */
            tradeAcco: components["schemas"]["TradeAcco"];
        };
        /** @description A target: the card under which the shares are held (同卡进出). */
        RedeemTarget: {
            /** @description 招商银行 */
            bankName: string;
            /** @description The card's last four digits. */
            tail: string;
            /** @description `card`. */
            target: string;
            /** @description The card's transaction account. */
            tradeAcco: components["schemas"]["TradeAcco"];
        };
        /** @description The targets. */
        RedeemTargets: {
            /** @description One for each card that holds shares of the fund. */
            targets: components["schemas"]["RedeemTarget"][];
        };
        /** @description Which holding. */
        RedeemTargetsRequest: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            purpose?: components["schemas"]["Purpose"] | null;
        };
        /** @description The dates. */
        RequestDates: {
            /** @description The business time at which they were computed. */
            at: components["schemas"]["Instant"];
            /** @description 今日15:00前… */
            cutoffText: string;
            /** @description Accept, price, confirm, redeemable or payout. */
            dates: components["schemas"]["OrderDates"];
        };
        /** @description Which order. */
        RequestDatesRequest: {
            /** @description Buying or redeeming. */
            direction: components["schemas"]["Direction"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
        };
        /**
         * @description risk level, 1 low to 5 high
         * @example 3
         */
        RiskLevel: string;
        /** @description What is to be another way; what is left out stays. */
        SetTradingRequest: {
            costMethod?: components["schemas"]["CostMethod"] | null;
            /** @description Whether a big redemption's rest waits for the next day. */
            deferRest?: boolean | null;
            payFirst?: components["schemas"]["PayFirst"] | null;
            /** @description Whether money funds may pay within seconds. Switching it on needs the password. */
            quick?: boolean | null;
        };
        /**
         * @description share class
         * @example A
         */
        ShareClass: string;
        /** @description A part of the holding that the page offers to redeem with one tap. */
        SharePart: {
            /** @description `free`: all that costs nothing; `quarter`, `half`, `threeQuarters`, `all`. */
            part: string;
            /** @description How many shares, rounded down to 0.01. */
            shares: components["schemas"]["Shares"];
        };
        /**
         * @description fund shares, two decimals
         * @example 7222.74
         */
        Shares: string;
        /**
         * @description Which stage of an order's life.
         * @enum {string}
         */
        Stage: "accepted" | "paid" | "payFailed" | "cancelled" | "received" | "confirmed" | "refunded" | "redeemable" | "paidOut" | "payoutFailed" | "payoutAgain" | "onward";
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
        /** @description A stage of an order's life. */
        TimelineStep: {
            at?: components["schemas"]["Instant"] | null;
            /** @description More about it; may be empty. */
            detail: string;
            /** @description Whether it has happened. */
            done: boolean;
            expectedOn?: components["schemas"]["Day"] | null;
            /** @description Whether it went wrong here; the order ended so, unless something happened after it. */
            failed: boolean;
            /** @description Which stage. */
            stage: components["schemas"]["Stage"];
            /** @description 提交成功 */
            title: string;
        };
        /**
         * @description trade account, 13 digits: the customer's number and a count
         * @example 0000000001001
         */
        TradeAcco: string;
        /** @description The records of a month. */
        TradeMonth: {
            /**
             * @description What redemptions of the whole month brought to a card; those into a fund count when their
             *     money went to the card after all.
             */
            arrived: components["schemas"]["Fen"];
            /**
             * @description What was bought in the whole month, as confirmed or else as ordered; failed and cancelled
             *     orders are left out.
             */
            bought: components["schemas"]["Fen"];
            /** @description `2026-11` */
            month: string;
            /** @description Newest first. */
            records: components["schemas"]["TradeRecord"][];
        };
        /** @description An order in a list. */
        TradeRecord: {
            amount?: components["schemas"]["Fen"] | null;
            /** @description Whether it may be cancelled now. */
            cancelable: boolean;
            /**
             * Format: int32
             * @description The child in whose account it is; none where it is in the customer's own.
             */
            childNo?: number | null;
            /** @description When it was accepted. */
            createdAt: components["schemas"]["Instant"];
            dueOn?: components["schemas"]["Day"] | null;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description What it is. */
            kind: components["schemas"]["OrderKind"];
            /** @description 买入 */
            kindName: string;
            /** @description Change of the dividend method: 红利再投资, what is asked for. */
            methodName?: string | null;
            movedTo?: components["schemas"]["Purpose"] | null;
            /** @description Its number. */
            orderNo: components["schemas"]["OrderNo"];
            /** @description Where its money is. */
            payStatus: components["schemas"]["PayStatus"];
            shares?: components["schemas"]["Shares"] | null;
            /** @description Where it stands. */
            status: components["schemas"]["OrderStatus"];
            /** @description 确认中 */
            statusName: string;
            /** @description T; its NAV is the price. */
            tDay: components["schemas"]["Day"];
            targetFundCode?: components["schemas"]["FundCode"] | null;
            /** @description Its short name. */
            targetFundName?: string | null;
        };
        /** @description A page of records. */
        TradeRecords: {
            /** @description Whether there is another page. */
            hasMore: boolean;
            /** @description Newest first; a month may go on on the next page. */
            months: components["schemas"]["TradeMonth"][];
            /**
             * Format: int32
             * @description From 1.
             */
            pageNo: number;
        };
        /** @description Which records. */
        TradeRecordsRequest: {
            /** @default null */
            after?: components["schemas"]["OrderNo"] | null;
            /**
             * @description By what they do.
             * @default all
             */
            filter?: components["schemas"]["RecordFilter"];
            /** @default null */
            from?: components["schemas"]["Day"] | null;
            /** @default null */
            fundCode?: components["schemas"]["FundCode"] | null;
            /**
             * Format: int32
             * @description From 1.
             * @default null
             */
            pageNo?: number | null;
            /**
             * Format: int32
             * @description At most 100; 20 when left out.
             * @default null
             */
            pageSize?: number | null;
            /** @default null */
            to?: components["schemas"]["Day"] | null;
        };
        /** @description How a customer wants to trade. */
        TradingSettings: {
            /** @description By which cost holdings are shown first. */
            costMethod: components["schemas"]["CostMethod"];
            /** @description Whether a big redemption's rest waits for the next day where nothing else is chosen. */
            deferRest: boolean;
            /** @description With what purchases are paid where nothing else is chosen. */
            payFirst: components["schemas"]["PayFirst"];
            /** @description Whether money funds may pay within seconds. */
            quick: boolean;
        };
        /**
         * @description How it went.
         * @enum {string}
         */
        Verdict: "kept" | "better" | "worse" | "open" | "void";
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
        /**
         * @description frozen 冻结中; used 已使用; returned 已退回;
         * @enum {string}
         */
        VoucherState: "frozen" | "used" | "returned";
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
        /** @description What waiting would save. */
        WaitingSaves: {
            /** @description The fee on that day at the last NAV; an estimate. */
            fee: components["schemas"]["Fen"];
            /** @description What would arrive at the last NAV; an estimate. */
            net: components["schemas"]["Fen"];
            /** @description The next trading day on which the fee is lower. */
            on: components["schemas"]["Day"];
            /** @description How much less than now. */
            saved: components["schemas"]["Fen"];
            /** @description Shares of this preview whose rate is lower then. */
            shares: components["schemas"]["Shares"];
            /**
             * Format: int32
             * @description How many trading days from T until then.
             */
            tradingDays: number;
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
    placeOrderClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrderRequest"];
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
    buyFeeClassic: {
        parameters: {
            query: {
                amount: components["schemas"]["Fen"];
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
                    "application/json": components["schemas"]["PurchaseFee"];
                };
            };
        };
    };
    buyStatus: {
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
                    "application/json": components["schemas"]["BuyStatus"];
                };
            };
        };
    };
    convertClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConvertRequest"];
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
    convertTargets: {
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
                    "application/json": components["schemas"]["ConvertTargets"];
                };
            };
        };
    };
    changeDividendMethodClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDividendMethodRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedDividendMethod"];
                };
            };
        };
    };
    tradeRecordsClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeRecordsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRecords"];
                };
            };
        };
    };
    payMethodsClassic: {
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
                    "application/json": components["schemas"]["PayMethods"];
                };
            };
        };
    };
    payAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayAgainRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidAgain"];
                };
            };
        };
    };
    prePayAgain: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
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
                    "application/json": components["schemas"]["PrePayAgain"];
                };
            };
        };
    };
    preBuyClassic: {
        parameters: {
            query: {
                fundCode: components["schemas"]["FundCode"];
                tradeAcco?: components["schemas"]["TradeAcco"] | null;
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
                    "application/json": components["schemas"]["PreBuy"];
                };
            };
        };
    };
    preRedeemClassic: {
        parameters: {
            query: {
                fundCode: components["schemas"]["FundCode"];
                shares?: components["schemas"]["Shares"] | null;
                targetFundCode?: components["schemas"]["FundCode"] | null;
                tradeAcco?: components["schemas"]["TradeAcco"] | null;
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
                    "application/json": components["schemas"]["PreRedeem"];
                };
            };
        };
    };
    redeemClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemRequest"];
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
    proceedsTargets: {
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
                    "application/json": components["schemas"]["ProceedsTargets"];
                };
            };
        };
    };
    redeemIntoClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemIntoRequest"];
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
    redeemTargets: {
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
                    "application/json": components["schemas"]["RedeemTargets"];
                };
            };
        };
    };
    ordersInTransit: {
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
                    "application/json": components["schemas"]["InTransit"];
                };
            };
        };
    };
    orderDetailClassic: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
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
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    payDetail: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
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
                    "application/json": components["schemas"]["PayDetail"];
                };
            };
        };
    };
    requestDates: {
        parameters: {
            query: {
                direction: components["schemas"]["Direction"];
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
                    "application/json": components["schemas"]["RequestDates"];
                };
            };
        };
    };
    mailStatement: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
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
                    "application/json": components["schemas"]["MailedStatement"];
                };
            };
        };
    };
    redeemIntoAcross: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemIntoRequest"];
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
    cancelOrderClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledOrder"];
                };
            };
        };
    };
    buyFromMoneyFund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyFromMoneyFundRequest"];
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
    tradingSettings: {
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
                    "application/json": components["schemas"]["TradingSettings"];
                };
            };
        };
    };
    setTrading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetTradingRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradingSettings"];
                };
            };
        };
    };
    payStateV3: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayStateRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayState"];
                };
            };
        };
    };
    changeDividendMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDividendMethodRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedDividendMethod"];
                };
            };
        };
    };
    paidFees: {
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
                    "application/json": components["schemas"]["PaidFees"];
                };
            };
        };
    };
    profitParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfitPartsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfitParts"];
                };
            };
        };
    };
    closeDividends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseDividendsRequest"];
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
    dividendResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DividendResultsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DividendResults"];
                };
            };
        };
    };
    cashAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashAccountsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashAccounts"];
                };
            };
        };
    };
    payMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayMethodsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayMethods"];
                };
            };
        };
    };
    orderPromises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPromisesRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPromises"];
                };
            };
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrderRequest"];
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
    convert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConvertRequest"];
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
    preConvert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreConvertRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreConvert"];
                };
            };
        };
    };
    preBuy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreBuyRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreBuy"];
                };
            };
        };
    };
    redeemInto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemIntoRequest"];
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
    redeem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemRequest"];
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
    payState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayStateRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayState"];
                };
            };
        };
    };
    placedUnder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacedUnderRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedUnder"];
                };
            };
        };
    };
    tradeRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeRecordsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRecords"];
                };
            };
        };
    };
    preRedeem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreRedeemRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreRedeem"];
                };
            };
        };
    };
    redeemIntoRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemIntoRecordsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemIntoRecords"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledOrder"];
                };
            };
        };
    };
    buyFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyFeeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseFee"];
                };
            };
        };
    };
    orderDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderDetailRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
}
