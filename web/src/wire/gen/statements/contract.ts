// Generated from contract/rooms/statements.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the months and years of which there are statements */
        get: operations["statements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/statements/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a statement in PDF */
        post: operations["statementFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/statements/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** mail a statement to the e-mail on file */
        post: operations["mailStatementOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/statements/monthly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** mail each month's statement, or do not */
        post: operations["mailMonthly"];
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
        /** @description a code; a whole number that says the same is taken too */
        Code20: string;
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
        /** @description What is wanted. */
        MailMonthlyRequest: {
            monthly: boolean;
        };
        /**
         * @description 1 发送中; 2 已发出; 3 邮箱拒收; 4 没有发出;
         * @enum {string}
         */
        MailState: "1" | "2" | "3" | "4";
        /** @description What holds from now on. */
        MailedMonthly: {
            /** @description Where to, masked; none where it is off. */
            email?: string | null;
            monthly: boolean;
        };
        /** @description A statement that is mailed. */
        MailedStatementOf: {
            /** @description Where to, masked. */
            email: string;
            /**
             * Format: int64
             * @description How many more files may be mailed today.
             */
            leftToday: number;
            /** @description `2026-10` */
            period: string;
            /** @description Whether the mail server has it already. */
            state: components["schemas"]["MailState"];
            stateName: string;
        };
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /** @description The file. */
        StatementFile: {
            /** @description `application/pdf`, in base64. */
            content: string;
            /** @description Under which it is kept. */
            fileName: string;
        };
        /** @description A period. `begin + netIn + profit = end`. */
        StatementPeriod: {
            /** @description Value before its first day. */
            begin: components["schemas"]["Fen"];
            /** @description Value at its end, or now. */
            end: components["schemas"]["Fen"];
            /** @description It is not over. */
            isOpen: boolean;
            /** @description What was put in, less what was taken out; by T. */
            netIn: components["schemas"]["Fen"];
            /** @description `2026-10` or `2026` */
            period: string;
            profit: components["schemas"]["Fen"];
        };
        /** @description Of which period. */
        StatementRequest: {
            /** @description `2026-10` or `2026`. */
            period: components["schemas"]["Code20"];
        };
        /** @description The periods of which there are statements. */
        Statements: {
            /** @description Where to, masked; none without a confirmed e-mail. */
            email?: string | null;
            /** @description Whether each month's statement is mailed. */
            monthly: boolean;
            /**
             * @description Newest first, at most 24; the first one may not be over. Empty before the first confirmed
             *     order.
             */
            months: components["schemas"]["StatementPeriod"][];
            until?: components["schemas"]["Day"] | null;
            /** @description Newest first, all of them. */
            years: components["schemas"]["StatementPeriod"][];
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
    statements: {
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
                    "application/json": components["schemas"]["Statements"];
                };
            };
        };
    };
    statementFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementFile"];
                };
            };
        };
    };
    mailStatementOf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailedStatementOf"];
                };
            };
        };
    };
    mailMonthly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailMonthlyRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailedMonthly"];
                };
            };
        };
    };
}
