// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/child/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** close a child's account in which nothing is left */
        post: operations["closeChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/child/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** notes on a child */
        get: operations["childNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/child/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** make or change a child's account, or add a note */
        post: operations["createChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/child/goal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what a wish takes a month, under three assumptions */
        post: operations["childGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/child/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** one child: wish, holdings, plans */
        get: operations["childInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/child/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the children with their wishes */
        get: operations["children"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/child/movable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what may move into a child's account, and out of it */
        get: operations["movableShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/child/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** move shares between the own account and a child's */
        post: operations["moveShares"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/getBabyAsset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** assets of all children's accounts */
        get: operations["childAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/getbabyasset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** assets of one child's account */
        get: operations["childAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/getbabyprofit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** profit of one child's account */
        get: operations["childProfit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/recommendproducts/child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** funds to begin with, by a rule that is said */
        get: operations["childPicks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/asset/queryChildAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the children with their wishes */
        post: operations["childWishes"];
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
        /** @description A wish under an assumption. */
        Assumption: {
            /** @description What they come to after each year, what is there first, the end last. */
            course: components["schemas"]["Fen"][];
            /** @description What `monthly` and what is there come to at the end. */
            end: components["schemas"]["Fen"];
            /** @description What is missing then; negative where more is there. */
            missing: components["schemas"]["Fen"];
            /**
             * @description What is to be put aside at the end of each month, whole yuan; 0.00 where what is there grows
             *     to it by itself.
             */
            needed: components["schemas"]["Fen"];
            /** @description The assumed return of a year. */
            rate: components["schemas"]["Rate"];
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
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        CardId: string;
        /** @description One child's assets. */
        ChildAsset: {
            /** @description What is held, the most valuable first. */
            funds: components["schemas"]["HeldFund"][];
            /** @description The sums. */
            sums: components["schemas"]["ChildSums"];
        };
        /** @description The assets of all children. */
        ChildAssets: {
            /** @description Each child, without closed ones. */
            children: components["schemas"]["ChildSums"][];
            /** @description Sum of the profits of each fund's latest NAV day. */
            dayProfit: components["schemas"]["Fen"];
            /** @description Profit of what is held now. */
            holdingProfit: components["schemas"]["Fen"];
            /** @description Paid for purchases that are not confirmed, and on its way to cards. */
            inTransit: components["schemas"]["Fen"];
            /** @description All together. */
            totalAssets: components["schemas"]["Fen"];
            /** @description All profit since the beginning, of closed accounts too. */
            totalProfit: components["schemas"]["Fen"];
            /** @description Market value of what is held. */
            value: components["schemas"]["Fen"];
        };
        /** @description It is closed. */
        ChildClosed: {
            /** @description The child's number. */
            childNo: components["schemas"]["u32"];
            /** @description 已关闭小账户 */
            message: string;
        };
        /** @description A child. */
        ChildInfo: {
            /** @description As in the list. */
            child: components["schemas"]["ChildRecord"];
            /** @description Whether it is closed. */
            closed: boolean;
            /** @description What is held, the most valuable first. */
            funds: components["schemas"]["HeldFund"][];
            goal?: components["schemas"]["GoalView"] | null;
            /** @description Plans that run or rest. */
            plans: components["schemas"]["PlanRecord"][];
        };
        /** @description How a child is called. */
        ChildName: {
            /** @description Its last character, for a circle. */
            letter: string;
            /** @description The name; 小账户1 once it is gone. */
            name: string;
        };
        /** @description A note. */
        ChildNote: {
            /** @description When. */
            at: components["schemas"]["Instant"];
            /** @description Whether the customer wrote it, or it tells of an act. */
            kind: components["schemas"]["NoteKind"];
            /** @description Its number, for lists. */
            noteNo: string;
            /** @description What it says. */
            text: string;
        };
        /** @description A fund. */
        ChildPick: {
            /** @description `混合型-偏债` */
            category: string;
            established?: components["schemas"]["Day"] | null;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description The least amount of a plan's run. */
            minFixed: components["schemas"]["Fen"];
            /** @description R1 to R5 as 1 to 5. */
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description Net assets, and the day of them. */
            size: components["schemas"]["Fen"];
            /** @description The end of the quarter that was reported last. */
            sizeDate: components["schemas"]["Day"];
        };
        /** @description Funds to begin with. */
        ChildPicks: {
            /** @description The largest first. */
            list: components["schemas"]["ChildPick"][];
            /** @description What they have in common, in Chinese. */
            rule: string;
        };
        /** @description A child with its wish, and how far it has come. */
        ChildRecord: components["schemas"]["ChildName"] & {
            /**
             * Format: int32
             * @description Whole years.
             */
            age?: number | null;
            birth?: components["schemas"]["Day"] | null;
            /** @description Paid for purchases that are not confirmed. */
            buying: components["schemas"]["Fen"];
            cardId?: components["schemas"]["CardId"] | null;
            /** @description 招商银行 1234; empty where it has gone. */
            cardName: string;
            /** @description Counts the customer's children, from 1. */
            childNo: components["schemas"]["u32"];
            /** @description Whether names and notes may be kept: the parent agrees that a minor's data is stored. */
            consented: boolean;
            /** @description When it was opened. */
            createdAt: components["schemas"]["Instant"];
            /** @description Profit of what is held. */
            holdingProfit: components["schemas"]["Fen"];
            /** @description What running plans put aside a month. */
            planned: components["schemas"]["Fen"];
            /**
             * Format: int64
             * @description Plans that run or rest.
             */
            plans: number;
            /** @description `CHILD:1`, as the calls of holdings name it. */
            purpose: components["schemas"]["Purpose"];
            /** @description What the child is to the customer. */
            relation: components["schemas"]["Relation"];
            /** @description Market value of what is held, and what was paid for purchases that are not confirmed. */
            saved: components["schemas"]["Fen"];
            /** @description The transaction account of what belongs to the child. */
            tradeAcco: components["schemas"]["TradeAcco"];
            /** @description Market value of what is held. */
            value: components["schemas"]["Fen"];
            /** @description What is wished for. */
            wish: components["schemas"]["Wish"];
        };
        /** @description Which child. */
        ChildRequest: {
            /** @description The child's number. */
            childNo: components["schemas"]["u32"];
        };
        /** @description What a child has and what it brought. */
        ChildSums: components["schemas"]["ChildName"] & {
            /** @description Paid for purchases that are not confirmed. */
            buying: components["schemas"]["Fen"];
            /** @description The child's number. */
            childNo: components["schemas"]["u32"];
            /** @description Sum of the profits of each fund's latest NAV day. */
            dayProfit: components["schemas"]["Fen"];
            dayProfitDate?: components["schemas"]["Day"] | null;
            /** @description Profit of what is held now. */
            holdingProfit: components["schemas"]["Fen"];
            holdingProfitRate?: components["schemas"]["Rate"] | null;
            /** @description On its way to the card. */
            leaving: components["schemas"]["Fen"];
            /** @description `CHILD:1`, as the calls of holdings name it. */
            purpose: components["schemas"]["Purpose"];
            /** @description `value`, `buying` and `leaving`. */
            totalAssets: components["schemas"]["Fen"];
            /** @description All profit since the beginning. */
            totalProfit: components["schemas"]["Fen"];
            /** @description Market value of what is held, at the last NAVs. */
            value: components["schemas"]["Fen"];
        };
        /** @description The children. */
        Children: {
            /** @description Oldest accounts first, without closed ones. */
            children: components["schemas"]["ChildRecord"][];
            /** @description Whether the customer agrees that a minor's data is stored. */
            consented: boolean;
            /** @description Whether another one may be opened. */
            mayAdd: boolean;
            /**
             * Format: int64
             * @description How many may be kept at a time.
             */
            most: number;
            /** @description What is there for all of them. */
            saved: components["schemas"]["Fen"];
            /** @description What of it is held, at the last NAVs. */
            value: components["schemas"]["Fen"];
        };
        /** @description A child to be kept, or what is to be changed of one, or a note. */
        CreateChildRequest: {
            birth?: components["schemas"]["Day"] | null;
            cardId?: components["schemas"]["CardId"] | null;
            childNo?: components["schemas"]["u32"] | null;
            comment?: components["schemas"]["Prose200"] | null;
            groupScene?: components["schemas"]["Scene"] | null;
            name?: components["schemas"]["Line12"] | null;
            rate?: components["schemas"]["Rate"] | null;
            relation?: components["schemas"]["Relation"] | null;
            target?: components["schemas"]["Fen"] | null;
            targetDate?: components["schemas"]["Day"] | null;
            wish?: components["schemas"]["Line12"] | null;
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
        /** @description A wish that somebody considers. */
        GoalRequest: {
            /** @description What is there already. */
            have?: components["schemas"]["Fen"];
            monthly?: components["schemas"]["Fen"] | null;
            /**
             * Format: int32
             * @description In how many months.
             */
            months: number;
            /** @description The sum. */
            target: components["schemas"]["Fen"];
        };
        /** @description A wish under each assumption. */
        GoalView: {
            /** @description From none upwards. */
            assumptions: components["schemas"]["Assumption"][];
            /** @description What is put aside a month in the courses. */
            monthly: components["schemas"]["Fen"];
            /**
             * Format: int32
             * @description In how many months.
             */
            months: number;
            /** @description 假设年化收益率，不是承诺，实际可能更高、更低，也可能亏损 */
            note: string;
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
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /** @description a text of one line, without control characters */
        Line12: string;
        /** @description A holding that may move, or why it may not. */
        Movable: {
            /** @description Those that may move: none waits for another order. */
            available: components["schemas"]["Shares"];
            /** @description What all of them cost, by the moving average; the part that moves goes along. */
            cost: components["schemas"]["Fen"];
            /** @description The days of a move that is asked for now. */
            dates: components["schemas"]["OrderDates"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description The least holding: what is left and what arrives may not be less, unless nothing is left. */
            minHold: components["schemas"]["Shares"];
            /** @description The last NAV. */
            nav: components["schemas"]["Nav"];
            navDate?: components["schemas"]["Day"] | null;
            /** @description Why nothing of it may move now, in Chinese; empty when something may. */
            reason: string;
            /** @description All shares of it there. */
            shares: components["schemas"]["Shares"];
            /** @description What all of them are worth at the last NAV. */
            value: components["schemas"]["Fen"];
        };
        /** @description What may move, both ways. */
        MovableShares: {
            /** @description 招商银行 储蓄卡 1234: the card of both accounts. */
            cardName: string;
            /** @description That of the child. */
            childAcco: components["schemas"]["TradeAcco"];
            /** @description The child's number. */
            childNo: components["schemas"]["u32"];
            /** @description What the customer holds there, the most valuable first. */
            into: components["schemas"]["Movable"][];
            /** @description What the child holds, the most valuable first. */
            out: components["schemas"]["Movable"][];
            /** @description The transaction account of what is the customer's own under that card. */
            ownAcco: components["schemas"]["TradeAcco"];
        };
        /** @description Shares to be moved. */
        MoveSharesRequest: {
            /** @description The child. */
            childNo: components["schemas"]["u32"];
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            promisedDay?: components["schemas"]["Day"] | null;
            /** @description How many. */
            shares: components["schemas"]["Shares"];
            /**
             * @description The transaction account that holds the shares: the child's, and they go to the customer's
             *     own; or that one, and they go to the child.
             */
            tradeAcco: components["schemas"]["TradeAcco"];
        };
        /**
         * @description net asset value or income per 10,000 shares, four to eight decimals
         * @example 1.3841
         */
        Nav: string;
        /**
         * @description note 记录; opened 开立; changed 修改;
         * @enum {string}
         */
        NoteKind: "note" | "opened" | "changed";
        /** @description Which notes. */
        NotesRequest: {
            /** @description The child's number. */
            childNo: components["schemas"]["u32"];
            /**
             * Format: int32
             * @description From 1.
             */
            pageNo?: number | null;
            /**
             * Format: int32
             * @description At most 100.
             */
            pageSize?: number | null;
        };
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
        /** @description One page of a list. */
        Page_ChildNote: {
            /** @description whether another page follows */
            hasMore: boolean;
            list: components["schemas"]["ChildNote"][];
            /** @description from 1 */
            pageNo: number;
            /** @description rows of all pages */
            total: number;
        };
        /**
         * @description 0 未支付; 1 支付中; 2 支付成功; 3 支付失败; 4 退款中; 5 已退款; 6 已到账; 7 打款失败; 8 已转购;
         * @enum {string}
         */
        PayStatus: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
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
        /** @description A run that is to come. */
        PlanDay: {
            /** @description The day on which it runs. */
            date: components["schemas"]["Day"];
            /** @description The day of the cycle. */
            nominal: components["schemas"]["Day"];
            /** @description Why they differ, in Chinese; empty where they do not. */
            why: string;
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
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        PlanNo: string;
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
        /** @description Profit day by day. */
        ProfitLine: {
            /** @description Oldest first; NAV days only. */
            points: components["schemas"]["ProfitPoint"][];
            /** @description Profit of the whole window. */
            profit: components["schemas"]["Fen"];
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
        /** @description a text with line breaks, without other control characters */
        Prose200: string;
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
         * @description son 儿子; daughter 女儿; other 其他;
         * @enum {string}
         */
        Relation: "son" | "daughter" | "other";
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
        /**
         * @description baby_education 教育金; baby_growth 成长金; baby_travel 旅行金; baby_start 启动金; baby_other 其他愿望;
         * @enum {string}
         */
        Scene: "baby_education" | "baby_growth" | "baby_travel" | "baby_start" | "baby_other";
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
        /** @description What is wished for, and how far it is. */
        Wish: {
            /**
             * Format: int32
             * @description How old the child is then; none where the day of birth is kept no more.
             */
            ageThen?: number | null;
            /** @description Begins with `baby_`. */
            groupScene: components["schemas"]["Scene"];
            /** @description What is missing; nothing where it is reached. */
            missing: components["schemas"]["Fen"];
            /**
             * Format: int32
             * @description Months that are left; none once the day has come.
             */
            months?: number | null;
            /** @description What the customer calls it. */
            name: string;
            needed?: components["schemas"]["Fen"] | null;
            /** @description What of the sum is there, as a fraction, at most 1. */
            progress: components["schemas"]["Rate"];
            /** @description The assumed return of a year that the customer chose. */
            rate: components["schemas"]["Rate"];
            /** @description 教育金 */
            sceneName: string;
            /** @description Where it stands. */
            state: components["schemas"]["WishState"];
            /** @description The sum. */
            target: components["schemas"]["Fen"];
            /** @description Until when. */
            targetDate: components["schemas"]["Day"];
            /** @description 每月再存… in Chinese. */
            text: string;
        };
        /**
         * @description reached 愿望够了; onTrack 按计划能达成; behind 还不够; unplanned 还没有定投; late 日子到了;
         * @enum {string}
         */
        WishState: "reached" | "onTrack" | "behind" | "unplanned" | "late";
        /** Format: int32 */
        u32: number;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    closeChild: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChildRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildClosed"];
                };
            };
        };
    };
    childNotes: {
        parameters: {
            query: {
                childNo: components["schemas"]["u32"];
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
                    "application/json": components["schemas"]["Page_ChildNote"];
                };
            };
        };
    };
    createChild: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChildRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildRecord"];
                };
            };
        };
    };
    childGoal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoalRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoalView"];
                };
            };
        };
    };
    childInfo: {
        parameters: {
            query: {
                childNo: components["schemas"]["u32"];
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
                    "application/json": components["schemas"]["ChildInfo"];
                };
            };
        };
    };
    children: {
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
                    "application/json": components["schemas"]["Children"];
                };
            };
        };
    };
    movableShares: {
        parameters: {
            query: {
                childNo: components["schemas"]["u32"];
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
                    "application/json": components["schemas"]["MovableShares"];
                };
            };
        };
    };
    moveShares: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveSharesRequest"];
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
    childAssets: {
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
                    "application/json": components["schemas"]["ChildAssets"];
                };
            };
        };
    };
    childAsset: {
        parameters: {
            query: {
                childNo: components["schemas"]["u32"];
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
                    "application/json": components["schemas"]["ChildAsset"];
                };
            };
        };
    };
    childProfit: {
        parameters: {
            query: {
                childNo: components["schemas"]["u32"];
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
                    "application/json": components["schemas"]["ProfitLine"];
                };
            };
        };
    };
    childPicks: {
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
                    "application/json": components["schemas"]["ChildPicks"];
                };
            };
        };
    };
    childWishes: {
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
                    "application/json": components["schemas"]["Children"];
                };
            };
        };
    };
}
