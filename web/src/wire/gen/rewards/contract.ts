// Generated from contract/rooms/rewards.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/activity/activityActList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** running activities */
        get: operations["activities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/getJiadouInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** points balance and records */
        get: operations["myPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/getSupportConvertJiaDou": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what points buy, and what of it is bought */
        post: operations["pointLessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/api/v3/activity/mp/activity/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** an activity */
        post: operations["activityDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/jiadou/buyLesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a lesson for points */
        post: operations["buyLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/jiadou/lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a lesson that was bought */
        post: operations["readLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/jiadou/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** an article or a notice was read */
        post: operations["readForPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/jiadou/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** how points are earned, what they buy */
        post: operations["pointRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/jiadou/signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** sign in, once a day */
        post: operations["signInForPoints"];
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
        /** @description Running activities, the one that ends first before the others. */
        Activities: {
            list: components["schemas"]["ActivityCard"][];
        };
        /** @description An activity in a list. */
        ActivityCard: {
            activityId: string;
            audience: components["schemas"]["Audience"];
            audienceName: string;
            firstOn: components["schemas"]["Day"];
            lastOn: components["schemas"]["Day"];
            summary: string;
            title: string;
        };
        /** @description An activity to read. */
        ActivityPage: components["schemas"]["ActivityCard"] & {
            /** @description It is over: what it says was of then. */
            hasEnded: boolean;
            /** @description Markdown. */
            text: string;
        };
        /** @description Which activity. */
        ActivityRequest: {
            activityId: components["schemas"]["Line40"];
        };
        /**
         * @description everyone 所有人; opened 已开户客户; newcomers 新客户;
         * @enum {string}
         */
        Audience: "everyone" | "opened" | "newcomers";
        /** @description Which lesson, and for what. */
        BuyLessonRequest: {
            lessonId: components["schemas"]["Line40"];
            /**
             * Format: int64
             * @description What it takes, as the customer read.
             */
            points: number;
        };
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /** @description What an act earned. */
        EarnedPoints: {
            /**
             * Format: int64
             * @description What can be used now.
             */
            available: number;
            /**
             * Format: int64
             * @description Nothing where it was earned before, or as much as there is of a day.
             */
            earned: number;
        };
        /** @description Points that end together. */
        EndingPoints: {
            /** @description The last day on which they can be used. */
            lastOn: components["schemas"]["Day"];
            /** Format: int64 */
            points: number;
        };
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        EntryId: string;
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /** @description Which lesson. */
        LessonRequest: {
            lessonId: components["schemas"]["Line40"];
        };
        /** @description A lesson to read. */
        LessonText: {
            lessonId: string;
            /** Format: int32 */
            minutes: number;
            /** @description Markdown. */
            text: string;
            title: string;
        };
        /** @description a text of one line, without control characters */
        Line40: string;
        /** @description Balance, what can be earned today, and a page of records, the newest first. */
        MyPoints: {
            /**
             * Format: int64
             * @description What can be used today.
             */
            available: number;
            /**
             * Format: int64
             * @description What was earned ever.
             */
            earned: number;
            ending?: components["schemas"]["EndingPoints"] | null;
            /**
             * Format: int64
             * @description What was not used in time.
             */
            expired: number;
            /**
             * Format: int64
             * @description What waits for a purchase with a voucher to be over.
             */
            frozen: number;
            hasMore: boolean;
            list: components["schemas"]["PointRecord"][];
            /** Format: int32 */
            pageNo: number;
            today: components["schemas"]["PointsToday"];
            /**
             * Format: int64
             * @description What bought something.
             */
            used: number;
        };
        /** @description Which records. */
        MyPointsRequest: {
            /** @default null */
            after?: components["schemas"]["EntryId"] | null;
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
        /** @description A lesson. */
        OfferedLesson: {
            lessonId: string;
            /** Format: int32 */
            minutes: number;
            /**
             * Format: int64
             * @description What it takes.
             */
            points: number;
            summary: string;
            title: string;
        };
        /**
         * @description signIn 每日签到; reading 阅读; invite 邀请好友; lesson 兑换课程; voucher 抵费券; voucherUsed 抵费券已使用; voucherBack 抵费券退回; expired 到期;
         * @enum {string}
         */
        PointKind: "signIn" | "reading" | "invite" | "lesson" | "voucher" | "voucherUsed" | "voucherBack" | "expired";
        /** @description A lesson, as it is offered to a customer. */
        PointLesson: {
            /** @description Whether the customer has it. */
            isBought: boolean;
            lessonId: string;
            /** Format: int32 */
            minutes: number;
            /**
             * Format: int64
             * @description What it takes.
             */
            points: number;
            summary: string;
            title: string;
        };
        /** @description What points buy. */
        PointLessons: {
            /**
             * Format: int64
             * @description What can be used now.
             */
            available: number;
            list: components["schemas"]["PointLesson"][];
            voucher?: components["schemas"]["PointVoucher"] | null;
        };
        /** @description A record. */
        PointRecord: {
            at: components["schemas"]["Instant"];
            kind: components["schemas"]["PointKind"];
            kindName: string;
            /**
             * Format: int64
             * @description Less than nothing where they were used, frozen or ended.
             */
            points: number;
            recordId: components["schemas"]["EntryId"];
            state?: components["schemas"]["VoucherState"] | null;
            /** @description 冻结中; empty of other records. */
            stateName: string;
            /** @description Which article, lesson or fund; empty of what has no name. */
            title: string;
        };
        /** @description The rules as they are today. */
        PointRules: {
            /**
             * Format: int64
             * @description For a friend who came by the customer's link and opened an account.
             */
            invitePoints: number;
            /** @description What they buy. */
            lessons: components["schemas"]["OfferedLesson"][];
            /**
             * Format: int32
             * @description For how long points can be used.
             */
            lotMonths: number;
            /**
             * Format: int64
             * @description So many of a day.
             */
            readingDayLimit: number;
            /**
             * Format: int64
             * @description For an article or a notice.
             */
            readingPoints: number;
            /**
             * Format: int64
             * @description For signing in, once a day.
             */
            signInPoints: number;
            voucher?: components["schemas"]["PointVoucher"] | null;
        };
        /** @description A voucher, as it is offered. */
        PointVoucher: {
            /** @description By how much it lowers the discount of a purchase: from 0.1 by 0.05. */
            lowersBy: components["schemas"]["Rate"];
            /** @description 嘉豆抵费券 */
            name: string;
            /**
             * Format: int64
             * @description What it takes.
             */
            points: number;
            voucherId: string;
        };
        /** @description What earns today, and what has. */
        PointsToday: {
            /**
             * Format: int64
             * @description Friends who have opened an account, ever.
             */
            friends: number;
            /** Format: int64 */
            invitePoints: number;
            isSignedIn: boolean;
            /**
             * Format: int64
             * @description Texts that earned today.
             */
            readingCount: number;
            /** Format: int64 */
            readingDayLimit: number;
            /** Format: int64 */
            readingPoints: number;
            /** Format: int64 */
            signInPoints: number;
        };
        /**
         * @description a rate as a fraction: 0.015 is 1.5 %
         * @example 0.015
         */
        Rate: string;
        /** @description What was read. */
        ReadForPointsRequest: {
            /** @description The key of an article, or the id of a notice. */
            key: components["schemas"]["Line40"];
        };
        /**
         * @description frozen 冻结中; used 已使用; returned 已退回;
         * @enum {string}
         */
        VoucherState: "frozen" | "used" | "returned";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    activities: {
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
                    "application/json": components["schemas"]["Activities"];
                };
            };
        };
    };
    myPoints: {
        parameters: {
            query?: {
                after?: components["schemas"]["EntryId"] | null;
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
                    "application/json": components["schemas"]["MyPoints"];
                };
            };
        };
    };
    pointLessons: {
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
                    "application/json": components["schemas"]["PointLessons"];
                };
            };
        };
    };
    activityDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
        };
    };
    buyLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyLessonRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointLessons"];
                };
            };
        };
    };
    readLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonText"];
                };
            };
        };
    };
    readForPoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadForPointsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarnedPoints"];
                };
            };
        };
    };
    pointRules: {
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
                    "application/json": components["schemas"]["PointRules"];
                };
            };
        };
    };
    signInForPoints: {
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
                    "application/json": components["schemas"]["EarnedPoints"];
                };
            };
        };
    };
}
