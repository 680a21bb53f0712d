// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/privacy/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what stands against closing the account, what ends, what stays */
        get: operations["closing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/privacy/closing/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** close the account, after days to change one's mind */
        post: operations["askClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/privacy/closing/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** do not close the account */
        post: operations["cancelClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/privacy/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** to what the customer agrees, purpose by purpose */
        get: operations["consents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/privacy/consents/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** all that was agreed to and withdrawn, chained */
        get: operations["consentChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/privacy/consents/give": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** agree to a purpose */
        post: operations["giveConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/privacy/consents/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** agree to a purpose no more */
        post: operations["withdrawConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/privacy/held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what is held of the customer, why, and until when */
        get: operations["heldData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/privacy/held/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what is held of a kind, value by value, masked */
        get: operations["heldValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/privacy/looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** who looked at what is known of the customer */
        get: operations["looks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/privacy/takeaway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ask for all of it in one file */
        post: operations["beginTakeaway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/privacy/takeaway/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the file */
        post: operations["takeawayFile"];
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
         * @description given 同意; withdrawn 撤回; migrated 迁移;
         * @enum {string}
         */
        Act: "given" | "withdrawn" | "migrated";
        /** @description All that a customer agreed to and withdrew, for him to keep and to check. */
        ChainFile: {
            /**
             * Format: int64
             * @description How many entries it has. None in a file of before this was said.
             */
            count?: number | null;
            custNo: components["schemas"]["CustNo"];
            /** @description Oldest first. */
            entries: components["schemas"]["Entry"][];
            /** @description How the hashes are made: `tael-consents-1`. */
            format: string;
            /** @description The hash of the last of them. */
            head?: string | null;
        };
        /** @description What closing the account means, and how far it is. */
        ClosingShown: {
            /** @description What stands against it, each with what mends it. */
            against: components["schemas"]["Obstacle"][];
            askedAt?: components["schemas"]["Instant"] | null;
            /** @description Whether the customer can still change his mind. */
            canCancel: boolean;
            /**
             * Format: int64
             * @description For how many days a customer can change his mind.
             */
            days: number;
            /** @description On which device; empty where it was never asked for. */
            device: string;
            dueOn?: components["schemas"]["Day"] | null;
            /** @description What ends when the account is closed. */
            endsLater: string[];
            /** @description What ends as soon as it is asked for. */
            endsNow: string[];
            /** @description What is lost with the account. */
            lost: components["schemas"]["Loss"][];
            /** @description Why it came to nothing; empty where it did not. */
            reason: string;
            state?: components["schemas"]["ClosingState"] | null;
            /** @description What the law has us keep. */
            stays: components["schemas"]["ClosingStays"][];
        };
        /**
         * @description asked 可以反悔; sent 登记机构处理中; cancelled 已取消; refused 没有注销; closed 已注销;
         * @enum {string}
         */
        ClosingState: "asked" | "sent" | "cancelled" | "refused" | "closed";
        /** @description A class of data that stays. */
        ClosingStays: {
            /** @description 身份与证件 */
            title: string;
            /** @description 注销后20年 */
            until: string;
            /** @description Why, in a clause. */
            why: string;
        };
        /** @description a code; a whole number that says the same is taken too */
        Code20: string;
        /** @description One purpose. */
        ConsentShown: {
            act?: components["schemas"]["Act"] | null;
            /** @description The version to which the customer agreed; empty of what began before the ledger, or never. */
            agreedTo: string;
            at?: components["schemas"]["Instant"] | null;
            /** @description Whether it can be withdrawn while the account is open. */
            canWithdraw: boolean;
            /** @description What ends when it is withdrawn, in a sentence. */
            ends: string;
            /** @description Whether the customer agrees now. */
            inForce: boolean;
            /** @description Sensitive by law: agreed to by itself. */
            isSensitive: boolean;
            purpose: components["schemas"]["Purpose"];
            /** @description Its name. */
            purposeName: string;
            /** @description What the law has us keep in any case; empty where nothing is. */
            stays: string;
            /** @description The text that is agreed to now, `consent-sensitive@2026.1`. */
            textId: string;
            /** @description Its title. */
            textTitle: string;
            /** @description What it is for, in a clause. */
            why: string;
        };
        /** @description To what the customer agrees. */
        ConsentsShown: {
            /**
             * Format: int64
             * @description The first row that is not what was written down, as computed for this answer; null when all
             *     are.
             */
            brokenAt?: number | null;
            /**
             * Format: int64
             * @description How many rows the chain has.
             */
            entries: number;
            /** @description The hash of the last one; of 64 zeros before the first. */
            head: string;
            lastAt?: components["schemas"]["Instant"] | null;
            /** @description In the order of the page. */
            purposes: components["schemas"]["ConsentShown"][];
        };
        /**
         * @description customer number, ten digits
         * @example 0000000001
         */
        CustNo: string;
        /**
         * @description identity 身份与证件; contact 联系方式; cards 银行卡; finance 财务与职业; trades 交易与持仓; agreements 协议与测评; devices 设备与登录; usage 使用记录;
         * @enum {string}
         */
        DataClass: "identity" | "contact" | "cards" | "finance" | "trades" | "agreements" | "devices" | "usage";
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /** @description What a customer agreed to or withdrew. */
        Entry: {
            act: components["schemas"]["Act"];
            /** @description When. */
            at: components["schemas"]["Instant"];
            /** @description With what: `Safari · iOS`. */
            device: string;
            /** @description Over the row, and the hash of the one before. */
            hash: string;
            /** @description Where it was done: `browser`, `wechat`. */
            host: string;
            /** @description What else is to be said. */
            note: string;
            purpose: components["schemas"]["Purpose"];
            /**
             * Format: int64
             * @description 1, 2, 3 … of the customer.
             */
            seq: number;
            /** @description The text that was read, `open@2026.1`; empty of what began before the ledger. */
            textId: string;
            /** @description SHA-256 of that text, in hex. */
            textSha256: string;
        };
        /** @description What the customer has read and agrees to. */
        GiveConsentRequest: {
            purpose: components["schemas"]["Purpose"];
            /** @description The text that was read, as `/privacy/consents` names it. */
            textId: components["schemas"]["Line80"];
        };
        /** @description Data of a kind. */
        HeldClass: {
            /** @description What kind. */
            class: components["schemas"]["DataClass"];
            /** @description Its tables. */
            sheets: components["schemas"]["HeldSheet"][];
            /** @description Whether `/privacy/held/values` shows what is in them. */
            showsValues: boolean;
            /** @description Its name. */
            title: string;
            /** @description Until when, in words. */
            until: string;
            /** @description Why it is held, in a clause. */
            why: string;
        };
        /** @description How far it is, for a page that says it in a line. */
        HeldClosing: {
            /** @description The business day at whose cut-off it is done. */
            dueOn: components["schemas"]["Day"];
            state: components["schemas"]["ClosingState"];
        };
        /** @description What is held. */
        HeldData: {
            /** @description In the order of the page. */
            classes: components["schemas"]["HeldClass"][];
            closing?: components["schemas"]["HeldClosing"] | null;
            /**
             * Format: int64
             * @description How often somebody looked in `looked_days` days.
             */
            looked: number;
            /**
             * Format: int64
             * @description The days of that count.
             */
            lookedDays: number;
            /** @description The newest looks, newest first. */
            looks: components["schemas"]["LookShown"][];
            takeaway?: components["schemas"]["Takeaway"] | null;
        };
        /** @description A table of it. */
        HeldRows: {
            /** @description How many there are. */
            count: number;
            /** @description Headings of its columns. */
            items: string[];
            /**
             * @description Rows, as many cells each as there are headings: the latest first where they say when, 20 at
             *     most. Numbers and names are masked; what is not there is empty.
             */
            rows: string[][];
            /** @description Its name. */
            title: string;
        };
        /** @description A table of it. */
        HeldSheet: {
            /** @description Headings of its columns: what is held. */
            items: string[];
            /** @description Its name. */
            title: string;
        };
        /** @description What is held. */
        HeldValues: {
            /** @description In the order of the page. */
            sheets: components["schemas"]["HeldRows"][];
        };
        /** @description Of which kind. */
        HeldValuesRequest: {
            class: components["schemas"]["DataClass"];
        };
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /** @description a text of one line, without control characters */
        Line80: string;
        /** @description A look. */
        LookShown: {
            at: components["schemas"]["Instant"];
            /** @description Its number. */
            lookId: string;
            looker: components["schemas"]["Looker"];
            /** @description 客户经理 */
            lookerName: string;
            /** @description What he saw. */
            what: string;
            /** @description As customers know him; empty of auditors. */
            who: string;
            /** @description Why. */
            why: string;
        };
        /**
         * @description manager 客户经理; partner 合作方; auditor 审核;
         * @enum {string}
         */
        Looker: "manager" | "partner" | "auditor";
        /** @description A page of looks, the newest first. */
        Looks: {
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description The looks. */
            list: components["schemas"]["LookShown"][];
            /**
             * Format: int32
             * @description From 1.
             */
            pageNo: number;
        };
        /** @description Which of them. */
        LooksRequest: {
            /** @default null */
            after?: components["schemas"]["Code20"] | null;
            /**
             * Format: int32
             * @description From 1; which page it is, for whoever counts them. The place is that of `after`.
             * @default null
             */
            pageNo?: number | null;
        };
        /** @description What is lost with the account; it does not stand against closing. */
        Loss: {
            /** @description 120个，注销后作废 */
            text: string;
            /** @description 嘉豆 */
            title: string;
        };
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /** @description One thing that stands against closing. */
        Obstacle: {
            cardId: string;
            /** @description Fund, trade account, order or card where it is mended; empty where the kind says enough. */
            fundCode: string;
            /** @description What it is. */
            kind: components["schemas"]["ObstacleKind"];
            orderNo: string;
            /** @description What of it is open, in a clause. */
            text: string;
            /** @description 赎回 澄溪远见成长混合A */
            title: string;
            tradeAcco: string;
        };
        /**
         * @description holding 持有的份额; order 在途的交易; payment 待核实的付款; payout 待到账的钱; cardCheck 核实中的银行卡; audit 审核中的资料;
         * @enum {string}
         */
        ObstacleKind: "holding" | "order" | "payment" | "payout" | "cardCheck" | "audit";
        /**
         * @description account 开户与交易; sensitive 证件和银行卡; adviser 客户经理查看; partner 合作方; minor 未成年人信息; pension 个人养老金账户信息; marketing 推荐与营销;
         * @enum {string}
         */
        Purpose: "account" | "sensitive" | "adviser" | "partner" | "minor" | "pension" | "marketing";
        /** @description What can be fetched. */
        Takeaway: {
            /** @description Until when this session can fetch it. */
            goodUntil: components["schemas"]["Instant"];
            /** @description For `/privacy/takeaway/file`. */
            takeawayId: string;
        };
        /** @description The file. */
        TakeawayFile: {
            /** @description `application/zip`, in base64. */
            content: string;
            /** @description Under which it is kept. */
            fileName: string;
        };
        /** @description Which one. */
        TakeawayFileRequest: {
            /** @description From `/privacy/takeaway`. */
            takeawayId: components["schemas"]["Code20"];
        };
        /** @description To what the customer agrees no more. */
        WithdrawConsentRequest: {
            purpose: components["schemas"]["Purpose"];
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
    closing: {
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
                    "application/json": components["schemas"]["ClosingShown"];
                };
            };
        };
    };
    askClosing: {
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
                    "application/json": components["schemas"]["ClosingShown"];
                };
            };
        };
    };
    cancelClosing: {
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
                    "application/json": components["schemas"]["ClosingShown"];
                };
            };
        };
    };
    consents: {
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
                    "application/json": components["schemas"]["ConsentsShown"];
                };
            };
        };
    };
    consentChain: {
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
                    "application/json": components["schemas"]["ChainFile"];
                };
            };
        };
    };
    giveConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveConsentRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentsShown"];
                };
            };
        };
    };
    withdrawConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawConsentRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentsShown"];
                };
            };
        };
    };
    heldData: {
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
                    "application/json": components["schemas"]["HeldData"];
                };
            };
        };
    };
    heldValues: {
        parameters: {
            query: {
                class: components["schemas"]["DataClass"];
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
                    "application/json": components["schemas"]["HeldValues"];
                };
            };
        };
    };
    looks: {
        parameters: {
            query?: {
                after?: components["schemas"]["Code20"] | null;
                pageNo?: number | null;
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
                    "application/json": components["schemas"]["Looks"];
                };
            };
        };
    };
    beginTakeaway: {
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
                    "application/json": components["schemas"]["Takeaway"];
                };
            };
        };
    };
    takeawayFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeawayFileRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakeawayFile"];
                };
            };
        };
    };
}
