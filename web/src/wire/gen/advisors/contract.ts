// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/advisor/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what a customer lets his manager see: for the managers' app */
        post: operations["seeCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/advisor/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** who lets a manager see something: for the managers' app */
        post: operations["listCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/changeowner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** move the customer to another manager */
        post: operations["changeOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/getMyManager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** my account manager */
        get: operations["myManager"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/manager/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** find a manager */
        get: operations["findManager"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/manager/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change the manager */
        post: operations["changeManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/api/v2/salesField/custAuth/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what the manager may see */
        post: operations["dataAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/manager/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** let the manager see something, or no more */
        post: operations["authorizeData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/manager/bindCustManger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** bind the customer to a manager */
        post: operations["bindManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/manager/queryCustMangerInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the bound manager */
        post: operations["boundManager"];
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
        /** @description What is to be shown, or no more. */
        AuthorizeRequest: {
            /** @description Who is let see it, as the customer read. Another one may have been chosen since, elsewhere. */
            mgrAccount?: components["schemas"]["Line20"];
            scope: components["schemas"]["Scope"];
            untilOn?: components["schemas"]["Day"] | null;
        };
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        BindingId: string;
        /** @description A customer's manager; empty while there is none. */
        BoundManager: {
            boundOn?: components["schemas"]["Day"] | null;
            /**
             * Format: int32
             * @description Days that lie between two choices.
             */
            changeDays: number;
            changeableFrom?: components["schemas"]["Day"] | null;
            /** @description He works here no more: another one may be chosen at once. */
            hasLeft: boolean;
            manager?: components["schemas"]["ManagerCard"] | null;
        };
        /** @description Whom a customer wants, and why. */
        ChangeManagerRequest: {
            /** @description The code of the new one. */
            mgrAccount: components["schemas"]["Line20"];
            /** @description In the customer's words. */
            reason?: components["schemas"]["Line100"];
        };
        /** @description a code; a whole number that says the same is taken too */
        Code20: string;
        /** @description Who asks. */
        CustomersRequest: {
            /** @description Of the managers' app, from `/oauth/clientApp` with the scope `advisor`. */
            accessToken: components["schemas"]["Line200"];
            after?: components["schemas"]["Code20"] | null;
            /** @description The manager's code. */
            mgrAccount: components["schemas"]["Line20"];
        };
        /** @description All that may be shown, and what is. */
        DataAuthorization: {
            /** @description Whom it is about; none while the customer has no manager. */
            managerName?: string | null;
            /** @description His code. */
            mgrAccount?: string | null;
            /** @description Every scope, in order. */
            scopes: components["schemas"]["ScopeShown"][];
            /** @description The last day that may be chosen now. */
            untilMax: components["schemas"]["Day"];
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
        Line100: string;
        /** @description a text of one line, without control characters */
        Line20: string;
        /** @description a text of one line, without control characters */
        Line200: string;
        /** @description a text of one line, without control characters */
        Line40: string;
        /** @description What a customer reads before he chooses a manager. */
        ManagerCard: {
            branch: string;
            joinedOn: components["schemas"]["Day"];
            /** @description Of the fund industry's register, where it can be looked up. */
            licenceNo: string;
            mgrAccount: string;
            name: string;
            phone: string;
        };
        /** @description Which manager. */
        ManagerRequest: {
            /**
             * @description His code, as on his card or in his link.
             * @default
             */
            mgrAccount?: components["schemas"]["Line20"];
        };
        /**
         * @description net asset value or income per 10,000 shares, four to eight decimals
         * @example 1.3841
         */
        Nav: string;
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /**
         * @description risk level, 1 low to 5 high
         * @example 3
         */
        RiskLevel: string;
        /**
         * @description holdings 持仓和收益; orders 交易记录; profile 风险等级和基本资料;
         * @enum {string}
         */
        Scope: "holdings" | "orders" | "profile";
        /** @description One scope. */
        ScopeShown: {
            givenOn?: components["schemas"]["Day"] | null;
            scope: components["schemas"]["Scope"];
            scopeName: string;
            untilOn?: components["schemas"]["Day"] | null;
        };
        /** @description Who asks for what, and why. */
        SeeCustomerRequest: {
            /** @description Of the managers' app, from `/oauth/clientApp` with the scope `advisor`. */
            accessToken: components["schemas"]["Line200"];
            /** @description From `/advisor/customers`. */
            customer: components["schemas"]["BindingId"];
            /** @description The manager's code. */
            mgrAccount: components["schemas"]["Line20"];
            scope: components["schemas"]["Scope"];
            /** @description The customer reads it as it is. */
            why: components["schemas"]["Line40"];
        };
        /** @description One of them. */
        SeenCustomer: {
            /** @description For `/advisor/customer`: of this manager and this customer, while the one serves the other. */
            customer: components["schemas"]["BindingId"];
            /** @description `沈**`; empty before the real-name step. */
            name: string;
            /** @description What may be seen. */
            scopes: components["schemas"]["SeenScope"][];
        };
        /** @description Customers who let him see something today. */
        SeenCustomers: {
            /** @description In the order in which they chose him. */
            customers: components["schemas"]["SeenCustomer"][];
            /** @description For the next page; null on the last. */
            next?: string | null;
        };
        /** @description A fund that is held. */
        SeenHolding: {
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description The last one that is known here, and its day; null before the first. */
            nav: components["schemas"]["Nav"];
            navDay?: components["schemas"]["Day"] | null;
            shares: components["schemas"]["Shares"];
            /** @description All profit since the beginning. */
            totalProfit: components["schemas"]["Fen"];
            /** @description Worth at that. */
            value: components["schemas"]["Fen"];
        };
        /** @description What he sees: one of the three, the others are null. */
        SeenOfCustomer: {
            /** @description The greatest first. */
            holdings?: components["schemas"]["SeenHolding"][] | null;
            /** @description The newest, newest first. */
            orders?: components["schemas"]["SeenOrder"][] | null;
            profile?: components["schemas"]["SeenProfile"] | null;
        };
        /** @description An order. */
        SeenOrder: {
            amount?: components["schemas"]["Fen"] | null;
            createdAt: components["schemas"]["Instant"];
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description 申购 */
            kindName: string;
            shares?: components["schemas"]["Shares"] | null;
            /** @description 确认成功 */
            statusName: string;
        };
        /** @description Who the customer is as an investor: nothing of a certificate or a card. */
        SeenProfile: {
            /**
             * Format: int32
             * @description In full years; null before the real-name step.
             */
            age?: number | null;
            riskLevel?: components["schemas"]["RiskLevel"] | null;
            validUntil?: components["schemas"]["Day"] | null;
        };
        /** @description A part that may be seen. */
        SeenScope: {
            scope: components["schemas"]["Scope"];
            scopeName: string;
            /** @description The last day. */
            untilOn: components["schemas"]["Day"];
        };
        /**
         * @description fund shares, two decimals
         * @example 7222.74
         */
        Shares: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    seeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeeCustomerRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenOfCustomer"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomersRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenCustomers"];
                };
            };
        };
    };
    changeOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeManagerRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoundManager"];
                };
            };
        };
    };
    myManager: {
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
                    "application/json": components["schemas"]["BoundManager"];
                };
            };
        };
    };
    findManager: {
        parameters: {
            query?: {
                mgrAccount?: components["schemas"]["Line20"];
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
                    "application/json": components["schemas"]["ManagerCard"];
                };
            };
        };
    };
    changeManager: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeManagerRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoundManager"];
                };
            };
        };
    };
    dataAuthorization: {
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
                    "application/json": components["schemas"]["DataAuthorization"];
                };
            };
        };
    };
    authorizeData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorizeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataAuthorization"];
                };
            };
        };
    };
    bindManager: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagerRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoundManager"];
                };
            };
        };
    };
    boundManager: {
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
                    "application/json": components["schemas"]["BoundManager"];
                };
            };
        };
    };
}
