// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/account/openAllinpay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** sign a card; sends the channel's SMS */
        post: operations["startSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/account/reOpenAllinpay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** send it again, or sign again */
        post: operations["restartSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/allinpay/bankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** banks of the channel and limits */
        get: operations["banks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bank/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** branches of a bank that is paid by branch */
        get: operations["branches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bankcard/branch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** choose the branch of a card */
        post: operations["chooseBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bankcard/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the small-amount check of a card */
        get: operations["cardCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bankcard/check/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** pay a few fen to a card, to be named */
        post: operations["beginCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bankcard/check/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** name what was paid to a card */
        post: operations["nameAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bankcard/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** make a card the one that is offered first */
        post: operations["defaultCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bankcard/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** replace a card */
        post: operations["replaceCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bankcard/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unbind a card on which nothing is left */
        post: operations["unbindCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bankcardDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** one card, and what is on it */
        get: operations["bankcardDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bankcardList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** bound cards */
        get: operations["bankcardList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bankcardscan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** read a card's number from a photo: a form with file (JPG, PNG or WebP, at most 2 MB), which is not kept; answers {available, reason, cardNo: {value, score, check}} */
        post: operations["bankcardscan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bindcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** bind a card with the channel's code */
        post: operations["bindCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/cardbin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** bank of a card number */
        get: operations["cardBin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/closeAllinpay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** end a card's channel agreement */
        post: operations["endAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/bank/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** bound cards */
        post: operations["bankList"];
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
        /** @description A bank and what it lets through. */
        BankRecord: {
            /** @description Such as `JTB`. */
            bankCode: string;
            /** @description Name. */
            bankName: string;
            /** @description Limit for a day, yuan. */
            dayLimit: components["schemas"]["Fen"];
            /** @description Whether its cards are signed with their branch. */
            needsBranch: boolean;
            rest?: components["schemas"]["BankRest"] | null;
            /** @description Limit for one payment, yuan. */
            singleLimit: components["schemas"]["Fen"];
        };
        /** @description When a bank rests: it may answer late, or not at all. */
        BankRest: {
            /** @description `23:30` */
            from: string;
            /** @description `00:30`; before `from` it is on the next day. */
            until: string;
        };
        /** @description The banks of the channel. */
        Banks: {
            /** @description In the order in which they are shown. */
            list: components["schemas"]["BankRecord"][];
        };
        /** @description The channel's code. */
        BindCardRequest: {
            /** @description Six digits that the channel sent. */
            code: components["schemas"]["Code16"];
            /** @description From `/account/openAllinpay` or `/bankcard/modify`. */
            serialNo: components["schemas"]["CardId"];
        };
        /** @description A branch. */
        Branch: {
            /** @description Twelve digits. */
            branchCode: string;
            /** @description 澜海银行杭州市西湖区支行 */
            branchName: string;
        };
        /** @description Branches of a bank. */
        Branches: {
            /** @description Whether there are more: ask with more words, or with a district. */
            hasMore: boolean;
            /** @description At most 60. */
            list: components["schemas"]["Branch"][];
        };
        /** @description Which branches. */
        BranchesRequest: {
            /** @description Bank, such as `LHB`. */
            bankCode: components["schemas"]["Line8"];
            districtCode?: components["schemas"]["Line6"] | null;
            keyword?: components["schemas"]["Line30"] | null;
        };
        /** @description The bank of a card. */
        CardBin: {
            /** @description Bank; empty when it is not known. */
            bankCode: string;
            /** @description Name of the bank; empty when it is not known. */
            bankName: string;
            /**
             * Format: int32
             * @description How many digits such a card has; 0 when it is not known.
             */
            cardLength: number;
            /** @description `DC` debit, `CC` credit, empty when it is not known. */
            cardType: string;
            /** @description 储蓄卡 or 信用卡. */
            cardTypeName: string;
            dayLimit?: components["schemas"]["Fen"] | null;
            /** @description Whether the beginning is known. */
            found: boolean;
            /** @description Why it cannot be bound; else empty. */
            message: string;
            /** @description Whether it is signed with its branch, from `/bank/branches`. */
            needsBranch: boolean;
            singleLimit?: components["schemas"]["Fen"] | null;
            /** @description Whether such a card can be bound. */
            supported: boolean;
        };
        /** @description The beginning of a card number. */
        CardBinRequest: {
            /** @description The first 6 to 10 digits are enough and all that should be sent: a query is not encrypted. */
            cardNo: components["schemas"]["Line19"];
        };
        /** @description A card's small-amount check, the last one where there were several. */
        CardCheck: {
            /** @description Name of the card's bank. */
            bankName: string;
            /**
             * Format: int64
             * @description How many may still be begun for the card, on whichever days.
             */
            checksLeft: number;
            /** @description Whether one may be begun now. */
            mayBegin: boolean;
            /** @description The mobile to which the bank says what came, masked. */
            mobile: string;
            paidAt?: components["schemas"]["Instant"] | null;
            /** @description Why the bank could not pay; else empty. */
            reason: string;
            /** @description As asked. */
            serialNo: components["schemas"]["CardId"];
            /** @description How far it is. */
            state: components["schemas"]["CheckState"];
            /** @description Last four digits of the card. */
            tail: string;
            /**
             * Format: int64
             * @description How often another amount may still be named.
             */
            triesLeft: number;
            validUntil?: components["schemas"]["Instant"] | null;
        };
        /** @description Which card. */
        CardCheckRequest: {
            /** @description A signing for which a proof is asked. */
            serialNo: components["schemas"]["CardId"];
        };
        /** @description A card, and what is on it. */
        CardDetail: components["schemas"]["CardRecord"] & {
            /** @description All of its trade accounts, oldest first. */
            accounts: components["schemas"]["TradeAcco"][];
            /** @description What became of it, newest first, at most 50 lines. */
            events: components["schemas"]["CardEvent"][];
            /** @description What it may still pay today by the limit of the day, yuan; one payment by its own limit. */
            leftToday: components["schemas"]["Fen"];
            /** @description What it has paid on it, yuan. */
            paidToday: components["schemas"]["Fen"];
            /**
             * Format: int64
             * @description In how many payments.
             */
            paymentsToday: number;
            rest?: components["schemas"]["BankRest"] | null;
            /** @description The business day of what follows. */
            today: components["schemas"]["Day"];
            /**
             * @description Holdings, orders, money under way and plans: what stands against unbinding it. Empty for a
             *     card that can be unbound, and for one that is not bound.
             */
            unsettled: components["schemas"]["Unsettled"][];
            /** @description What the shares under them are worth by their last NAVs, yuan. */
            worth: components["schemas"]["Fen"];
            worthOn?: components["schemas"]["Day"] | null;
        };
        /** @description Which card. */
        CardDetailRequest: {
            /** @description One of the customer's own cards. */
            cardId: components["schemas"]["CardId"];
        };
        /** @description A line of a card's record. */
        CardEvent: {
            /** @description When, in business time. */
            at: components["schemas"]["Instant"];
            /** @description By which device: iPhone 微信. */
            device: string;
            /** @description What it was. */
            kind: components["schemas"]["EventKind"];
            /** @description 绑定 */
            name: string;
        };
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        CardId: string;
        /**
         * @description bank card number
         * @example 6222020000000000000
         */
        CardNumber: string;
        /**
         * @description What stands on the photo. Nothing of it is kept: it goes into the form, where the customer
         *     compares it with the card.
         */
        CardReading: {
            /** @description False when no photo can be read here: the number is typed. */
            available: boolean;
            /** @description All digits; offered when the check digit holds and the bank's cards have so many. */
            cardNo: components["schemas"]["ReadField"];
            /** @description `not_installed` when it is not available, else empty. */
            reason: string;
        };
        /** @description A card as shown. */
        CardRecord: {
            /** @description Why the audit or the binding failed; else empty. */
            auditMemo: string;
            /**
             * @description Audit of the card: `0` under review (up to 3 working days), `1` nothing to object, `2`
             *     failed.
             */
            auditState: string;
            /** @description Bank, such as `JTB`. */
            bankCode: string;
            /** @description Name of the bank. */
            bankName: string;
            boundAt?: components["schemas"]["Instant"] | null;
            branch?: components["schemas"]["Branch"] | null;
            /** @description Number of the card in our books; sent when buying. */
            cardId: components["schemas"]["CardId"];
            /** @description Masked, `6222 **** **** 1234`. */
            cardNo: string;
            /** @description 储蓄卡. */
            cardTypeName: string;
            /** @description The channel's limit for a day, yuan. */
            dayLimit: components["schemas"]["Fen"];
            /** @description Whether the customer has made it the one that is offered first. */
            isDefault: boolean;
            /** @description Mobile reserved at the bank, masked. */
            mobile: string;
            /** @description Whether the channel pays its bank's cards by branch. */
            needsBranch: boolean;
            /** @description Whether the bank cannot verify it before a proof or a small-amount check has passed. */
            needsProof: boolean;
            /** @description Whether it can pay now. */
            payable: boolean;
            /** @description State of the channel agreement. */
            protocolState: components["schemas"]["ProtocolState"];
            /** @description The channel's limit for one payment, yuan. */
            singleLimit: components["schemas"]["Fen"];
            /** @description Last four digits. */
            tail: string;
            tradeAcco?: components["schemas"]["TradeAcco"] | null;
        };
        /** @description It is unbound. */
        CardUnbound: {
            /** @description The card. */
            cardId: components["schemas"]["CardId"];
            /** @description 已解绑江汀银行尾号4267的储蓄卡 */
            message: string;
        };
        /** @description All cards. */
        Cards: {
            /**
             * @description Bound cards first, the default before the others, then the oldest; then those that wait for
             *     an audit or the bank's SMS.
             */
            list: components["schemas"]["CardRecord"][];
        };
        /**
         * @description What a rule says of a field: a check digit, the calendar, a closed list.
         * @enum {string}
         */
        Check: "passed" | "failed" | "unchecked";
        /**
         * @description none 未发起; paying 打款中; refused 打款失败; waiting 待验证; missed 次数用完; expired 已过期; passed 已通过;
         * @enum {string}
         */
        CheckState: "none" | "paying" | "refused" | "waiting" | "missed" | "expired" | "passed";
        /** @description A card and its branch. */
        ChooseBranchRequest: {
            /** @description From `/bank/branches`, of the card's bank. */
            branchCode: components["schemas"]["Line12"];
            /** @description One of the customer's own bound cards. */
            cardId: components["schemas"]["CardId"];
        };
        /** @description a code; a whole number that says the same is taken too */
        Code16: string;
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /** @description Which card. */
        DefaultCardRequest: {
            /** @description One of the customer's own bound cards. */
            cardId: components["schemas"]["CardId"];
        };
        /** @description Which card. */
        EndAgreementRequest: {
            /** @description One of the customer's own cards. */
            cardId: components["schemas"]["CardId"];
        };
        /**
         * @description bound 绑定; checked 小额验证通过; ended 解除快捷支付; replaced 换卡; unbound 解绑;
         * @enum {string}
         */
        EventKind: "bound" | "checked" | "ended" | "replaced" | "unbound";
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
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /** @description a text of one line, without control characters */
        Line12: string;
        /** @description a text of one line, without control characters */
        Line19: string;
        /** @description a text of one line, without control characters */
        Line30: string;
        /** @description a text of one line, without control characters */
        Line6: string;
        /** @description a text of one line, without control characters */
        Line8: string;
        /**
         * @description mobile number, eleven digits
         * @example 13800001234
         */
        Mobile: string;
        /** @description What came. */
        NameAmountRequest: {
            /** @description What the bank says has come, yuan. */
            amount: components["schemas"]["Fen"];
            /** @description As when it was begun. */
            serialNo: components["schemas"]["CardId"];
        };
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /** @description The form of a photo. */
        PhotoForm: {
            /**
             * Format: binary
             * @description JPEG or PNG.
             */
            file: string;
        };
        /**
         * @description 0 未签约; 1 签约中; 2 可用; 3 已解约; 4 签约失败;
         * @enum {string}
         */
        ProtocolState: "0" | "1" | "2" | "3" | "4";
        /** @description A field as it was read; the customer compares it with the original before it is used. */
        ReadField: {
            /** @description Whether a rule beside the engine says the same. */
            check: components["schemas"]["Check"];
            /**
             * Format: int32
             * @description How sure the engine is, 0 to 100; 0 when nothing was read.
             */
            score: number;
            /** @description Null when nothing was read, or nothing that is good enough to be offered. */
            value?: string | null;
        };
        /** @description Old and new card. */
        ReplaceCardRequest: {
            branchCode?: components["schemas"]["Line12"] | null;
            /** @description The bound card that is replaced; its trade account goes on with the new one. */
            cardId: components["schemas"]["CardId"];
            /** @description The new card, all digits, of the same bank. */
            cardNo: components["schemas"]["CardNumber"];
            /** @description The mobile reserved at the bank. */
            mobile: components["schemas"]["Mobile"];
        };
        /** @description A signing to begin again. */
        RestartSigningRequest: {
            cardId?: components["schemas"]["CardId"] | null;
            serialNo?: components["schemas"]["CardId"] | null;
        };
        /**
         * @description fund shares, two decimals
         * @example 7222.74
         */
        Shares: string;
        /** @description The channel has been asked. */
        SigningStarted: {
            /** @description Where the SMS went, masked. */
            mobile: string;
            /**
             * @description The bank cannot verify the card at once: hand in a proof with `/open/proof`, `proofType`
             *     `card`, `subject` this `serialNo`; after it has passed, `/account/reOpenAllinpay`.
             */
            needProof: boolean;
            /**
             * Format: int64
             * @description Seconds until it can be sent again.
             */
            resendAfterSeconds: number;
            /** @description The signing's number, for `/bindcard`, `/account/reOpenAllinpay` and `/open/proof`. */
            serialNo: components["schemas"]["CardId"];
            /** @description Whether the channel sent an SMS; false when it asks for a proof. */
            smsSent: boolean;
        };
        /** @description A card to sign; name and certificate number are the customer's own. */
        StartSigningRequest: {
            branchCode?: components["schemas"]["Line12"] | null;
            /** @description All digits. */
            cardNo: components["schemas"]["CardNumber"];
            /** @description The mobile reserved at the bank. */
            mobile: components["schemas"]["Mobile"];
        };
        /**
         * @description trade account, 13 digits: the customer's number and a count
         * @example 0000000001001
         */
        TradeAcco: string;
        /** @description Which card. */
        UnbindCardRequest: {
            /** @description One of the customer's own bound cards. */
            cardId: components["schemas"]["CardId"];
        };
        /** @description One thing that is not settled. */
        Unsettled: {
            amount?: components["schemas"]["Fen"] | null;
            fundCode?: components["schemas"]["FundCode"] | null;
            /** @description What it is. */
            kind: components["schemas"]["UnsettledKind"];
            nextOn?: components["schemas"]["Day"] | null;
            /** @description The order; null where it is none's. */
            orderNo?: string | null;
            /** @description The plan; null where it is none's. */
            planNo?: string | null;
            shares?: components["schemas"]["Shares"] | null;
            /** @description The fund's short name; 买入 before it and the like for orders; empty where it is no fund's. */
            title: string;
            tradeAcco?: components["schemas"]["TradeAcco"] | null;
            until?: components["schemas"]["Day"] | null;
        };
        /**
         * @description holding 持有的份额; order 在途的交易; payment 待核实的付款; payout 待到账的钱; plan 定投计划; child 小账户; only 唯一的银行卡;
         * @enum {string}
         */
        UnsettledKind: "holding" | "order" | "payment" | "payout" | "plan" | "child" | "only";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    startSigning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartSigningRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningStarted"];
                };
            };
        };
    };
    restartSigning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestartSigningRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningStarted"];
                };
            };
        };
    };
    banks: {
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
                    "application/json": components["schemas"]["Banks"];
                };
            };
        };
    };
    branches: {
        parameters: {
            query: {
                bankCode: components["schemas"]["Line8"];
                districtCode?: components["schemas"]["Line6"] | null;
                keyword?: components["schemas"]["Line30"] | null;
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
                    "application/json": components["schemas"]["Branches"];
                };
            };
        };
    };
    chooseBranch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseBranchRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRecord"];
                };
            };
        };
    };
    cardCheck: {
        parameters: {
            query: {
                serialNo: components["schemas"]["CardId"];
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
                    "application/json": components["schemas"]["CardCheck"];
                };
            };
        };
    };
    beginCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardCheckRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardCheck"];
                };
            };
        };
    };
    nameAmount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameAmountRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardCheck"];
                };
            };
        };
    };
    defaultCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultCardRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRecord"];
                };
            };
        };
    };
    replaceCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceCardRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningStarted"];
                };
            };
        };
    };
    unbindCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnbindCardRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardUnbound"];
                };
            };
        };
    };
    bankcardDetail: {
        parameters: {
            query: {
                cardId: components["schemas"]["CardId"];
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
                    "application/json": components["schemas"]["CardDetail"];
                };
            };
        };
    };
    bankcardList: {
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
                    "application/json": components["schemas"]["Cards"];
                };
            };
        };
    };
    bankcardscan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoForm"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardReading"];
                };
            };
        };
    };
    bindCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindCardRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRecord"];
                };
            };
        };
    };
    cardBin: {
        parameters: {
            query: {
                cardNo: components["schemas"]["Line19"];
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
                    "application/json": components["schemas"]["CardBin"];
                };
            };
        };
    };
    endAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndAgreementRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRecord"];
                };
            };
        };
    };
    bankList: {
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
                    "application/json": components["schemas"]["Cards"];
                };
            };
        };
    };
}
