// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/alert/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** an alert was shown */
        post: operations["noteAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/blacklist/pquery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** message kinds not wanted */
        get: operations["unwantedKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/blacklistDset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** message kinds that are not wanted */
        post: operations["setUnwanted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/operationMsgConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** tell what by which channel */
        post: operations["setMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/aim/messageDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a message */
        post: operations["messageDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/aim/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** messages, the newest first */
        post: operations["messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/aim/readMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a message was read, or all of them */
        post: operations["readMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/aim/unreadAgain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what was read at once is unread again */
        post: operations["unreadAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/aim/unreadMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** how many messages are unread */
        post: operations["unreadMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/info/msgConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what is told by which channel */
        post: operations["messageSettings"];
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
        /** @description An alert that was shown. */
        AlertRequest: {
            messageId: components["schemas"]["Line80"];
        };
        /**
         * @description wechat 微信; sms 短信; mail 邮件; push 推送;
         * @enum {string}
         */
        Channel: "wechat" | "sms" | "mail" | "push";
        /** @description A channel. */
        ChannelShown: {
            channel: components["schemas"]["Channel"];
            channelName: string;
            /** @description Whether a message would arrive; an e-mail, say, is on file. */
            isReady: boolean;
        };
        /** @description An answer without content: `data` is `{}`. */
        Done: Record<string, never>;
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /**
         * @description trade 交易和到账; security 账户安全; dividend 分红; certificate 证件和审核; notice 持有和自选的公告; nav 净值提醒; activity 活动;
         * @enum {string}
         */
        Kind: "trade" | "security" | "dividend" | "certificate" | "notice" | "nav" | "activity";
        /** @description A kind of messages. */
        KindShown: {
            /** @description It cannot be switched off. */
            isAlwaysTold: boolean;
            kind: components["schemas"]["Kind"];
            kindName: string;
            /** @description The channels by which it is wanted, ready or not. */
            wanted: components["schemas"]["Channel"][];
        };
        /** @description A kind, and by which channels it is wanted. */
        KindWanted: {
            kind: components["schemas"]["Kind"];
            wanted: components["schemas"]["Channel"][];
        };
        /**
         * @description ; order 订单; security 安全中心; device 登录设备; card 银行卡; certificate 证件; renewal 更新证件; fund 基金; notice 公告; fundNotices 基金公告; activity 活动; points 嘉豆; plan 定投计划; statements 对账单;
         * @enum {string}
         */
        Leads: "" | "order" | "security" | "device" | "card" | "certificate" | "renewal" | "fund" | "notice" | "fundNotices" | "activity" | "points" | "plan" | "statements";
        /** @description a text of one line, without control characters */
        Line80: string;
        /** @description A promise, and whether it was kept. */
        MessagePromise: {
            isKept: boolean;
            text: string;
        };
        /** @description Which message. */
        MessageRequest: {
            messageId: components["schemas"]["Line80"];
        };
        /** @description All kinds, all channels, and what is wanted. */
        MessageSettings: {
            channels: components["schemas"]["ChannelShown"][];
            /**
             * Format: int32
             * @description Messages of a day that are sent, but for those of security.
             */
            dayLimit: number;
            /** @description Whether nothing is sent at night; what waited comes in the morning. */
            isQuiet: boolean;
            kinds: components["schemas"]["KindShown"][];
            /**
             * Format: int32
             * @description The hour in which the night begins.
             */
            nightFrom: number;
            /**
             * Format: int32
             * @description The hour in which it is over.
             */
            nightTo: number;
        };
        /** @description A message. */
        MessageShown: {
            /** @description When it happened. */
            at: components["schemas"]["Instant"];
            isRead: boolean;
            kind: components["schemas"]["Kind"];
            kindName: string;
            /** @description Where it leads; empty where it says all. */
            leads: components["schemas"]["Leads"];
            messageId: string;
            promise?: components["schemas"]["MessagePromise"] | null;
            /** @description Which order, fund or notice; empty where there is one only. */
            subject: string;
            /** @description Fund, price, fee, what comes next; may be empty. */
            text: string;
            /** @description The fact, with its sum. */
            title: string;
        };
        /** @description A page of messages, the newest first. */
        Messages: {
            hasMore: boolean;
            list: components["schemas"]["MessageShown"][];
            /** Format: int32 */
            pageNo: number;
            unread: components["schemas"]["UnreadMessages"];
        };
        /** @description Which messages. */
        MessagesRequest: {
            /** @default null */
            after?: components["schemas"]["Line80"] | null;
            /** @default null */
            kind?: components["schemas"]["Kind"] | null;
            /**
             * Format: int32
             * @description From 1; which page it is, for whoever counts them. The place is that of `after`.
             * @default null
             */
            pageNo?: number | null;
            /**
             * Format: int32
             * @description At most 50.
             * @default null
             */
            pageSize?: number | null;
        };
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /** @description What is unread still. */
        ReadMessages: {
            /** @description For making them unread again. */
            readAt: components["schemas"]["Instant"];
            unread: components["schemas"]["UnreadMessages"];
        };
        /** @description What was read. */
        ReadRequest: {
            /** @description All that are as old as that message or older. */
            andOlder?: boolean;
            /** @description This one; all up to the newest that is shown where it says so. */
            messageId: components["schemas"]["Line80"];
        };
        /** @description What is wanted from now on; what is left out stays as it is. */
        SetMessagesRequest: {
            /** @default null */
            isQuiet?: boolean | null;
            /**
             * @description Each kind with all its channels.
             * @default []
             */
            kinds?: components["schemas"]["KindWanted"][];
        };
        /** @description Those that are not wanted from now on; all others are. */
        SetUnwantedRequest: {
            kinds: components["schemas"]["Kind"][];
        };
        /** @description What was read by mistake. */
        UnreadAgainRequest: {
            /** @description As it was answered. */
            readAt: components["schemas"]["Instant"];
        };
        /** @description How many of a kind are unread. */
        UnreadKind: {
            /** Format: int64 */
            count: number;
            kind: components["schemas"]["Kind"];
        };
        /** @description How many messages are unread. */
        UnreadMessages: {
            /** @description Whether there may be more. */
            isMore: boolean;
            /** @description Kinds that have some. */
            kinds: components["schemas"]["UnreadKind"][];
            /**
             * Format: int64
             * @description Of all kinds; of the newest 1,000 unread ones where there are more.
             */
            total: number;
        };
        /** @description Kinds of which the customer is told by no channel. They are in the message centre still. */
        UnwantedKinds: {
            kinds: components["schemas"]["Kind"][];
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
    noteAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertRequest"];
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
    unwantedKinds: {
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
                    "application/json": components["schemas"]["UnwantedKinds"];
                };
            };
        };
    };
    setUnwanted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUnwantedRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnwantedKinds"];
                };
            };
        };
    };
    setMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMessagesRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageSettings"];
                };
            };
        };
    };
    messageDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageShown"];
                };
            };
        };
    };
    messages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessagesRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
                };
            };
        };
    };
    readMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadMessages"];
                };
            };
        };
    };
    unreadAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnreadAgainRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadMessages"];
                };
            };
        };
    };
    unreadMessages: {
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
                    "application/json": components["schemas"]["UnreadMessages"];
                };
            };
        };
    };
    messageSettings: {
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
                    "application/json": components["schemas"]["MessageSettings"];
                };
            };
        };
    };
}
