// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/risk/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** match of customer and product */
        post: operations["riskMatchClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/risk/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** risk notification letter of a fund */
        get: operations["riskNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/risk/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** submit the risk questionnaire */
        post: operations["submitRiskTestClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/riskquestionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** risk questionnaire */
        get: operations["riskQuestionsClassic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/info/riskLevels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** levels of customers and products, and how they match */
        post: operations["riskLevels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/info/riskQuestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** risk questionnaire */
        post: operations["riskQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/info/riskQuestionsSubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** submit the risk questionnaire */
        post: operations["submitRiskTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/info/riskResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** last result of the risk questionnaire */
        post: operations["riskResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/info/riskResults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** all results of the risk questionnaire */
        post: operations["riskResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/trade/tradeRiskMatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** match of customer and product */
        post: operations["tradeRiskMatch"];
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
        /** @description An answer that was given otherwise than the last time. */
        ChangedAnswer: {
            /** @description What was chosen the last time, in Chinese. */
            before: string;
            /** @description What was chosen now, in Chinese. */
            now: string;
            /** @description The question, in Chinese. */
            question: string;
            /**
             * Format: int32
             * @description From 1.
             */
            questionNo: number;
        };
        /** @description A classic match: the fund, and `newCrs=1`. */
        ClassicMatchRequest: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            newCrs?: components["schemas"]["Code8"] | null;
        };
        /** @description a code; a whole number that says the same is taken too */
        Code8: string;
        /** @description A level of customers, and what may be bought with it. */
        CustomerLevel: {
            /** @description What it means, in a sentence. */
            headline: string;
            /** @description The lowest class of C1: only R1, and no warning can be acknowledged. */
            lowest: boolean;
            /** @description 稳健型 and so on. */
            name: string;
            /**
             * Format: int32
             * @description The least points of the level.
             */
            pointsFrom: number;
            /**
             * Format: int32
             * @description The most points of the level.
             */
            pointsTo: number;
            /** @description Whether products of R1 to R5 may be bought, in this order. */
            products: components["schemas"]["LevelMatch"][];
            /** @description C1 to C5 as 1 to 5. */
            riskLevel: components["schemas"]["RiskLevel"];
        };
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /** @description An answer that weighs much. */
        DecidingAnswer: {
            /** @description The answer that was chosen, in Chinese. */
            answer: string;
            /** @description The most cautious answer: 1年以下. */
            least: string;
            /** @description The boldest: 5年以上. */
            most: string;
            /**
             * Format: int32
             * @description Its place among the answers, from 1, the most cautious one first.
             */
            place: number;
            /**
             * Format: int32
             * @description How many answers there are.
             */
            places: number;
            /** @description 打算放多久 */
            title: string;
        };
        /**
         * @description fund code, six digits
         * @example 016823
         */
        FundCode: string;
        /** @description An expectation of the customer's beside what the product is. */
        HopeMatch: {
            /** @description The product's. */
            fundVal: string;
            /** @description The customer's. */
            hopeVal: string;
            /** @description Whether both agree. */
            matchResult: boolean;
            /** @description `1` investment expectation, `2` investment period, `3` product type. */
            type: string;
        };
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /** @description What was answered the last time. */
        LastAnswer: {
            /** @description The chosen options, `A` to `F`. */
            options: string[];
            /**
             * Format: int32
             * @description From 1.
             */
            questionNo: number;
        };
        /**
         * @description Whether a product of a level may be bought.
         * @enum {string}
         */
        LevelMatch: "open" | "confirm" | "closed";
        /** @description a text of one line, without control characters */
        Line40: string;
        /** @description a text of one line, without control characters */
        Line64: string;
        /**
         * @description browse 浏览; buy 买入;
         * @enum {string}
         */
        MatchStage: "browse" | "buy";
        /** @description A fund that was judged. */
        MatchedFund: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its name. */
            fundName: string;
            /** @description Its level as 1 to 5. */
            fundRisk: components["schemas"]["RiskLevel"];
            /** @description R4 中高风险 */
            fundRiskDesc: string;
        };
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /** @description A result as it was given. */
        PastResult: {
            /** @description The customer's first test; any other is a re-assessment. */
            first: boolean;
            /** @description The lowest class of C1. */
            lowest: boolean;
            /**
             * Format: int32
             * @description Points, 0 to 100.
             */
            points: number;
            /** @description The last day on which it was to be valid; a later result takes its place before. */
            riskExpireDate: components["schemas"]["Day"];
            /** @description C1 to C5 as 1 to 5. */
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description 稳健型 and so on. */
            riskLevelName: string;
            /** @description Its number. */
            testId: components["schemas"]["TestId"];
            /** @description When it was taken. */
            testedAt: components["schemas"]["Instant"];
        };
        /** @description The result before the last one. */
        PreviousResult: {
            /** @description The answers that were given otherwise than then; empty where it had another version. */
            answers: components["schemas"]["ChangedAnswer"][];
            /** @description The lowest class of C1. */
            lowest: boolean;
            /**
             * Format: int32
             * @description Points, 0 to 100.
             */
            points: number;
            /** @description What has changed for products of R1 to R5, in this order, at the customer's age. */
            products: components["schemas"]["ProductChange"][];
            /** @description C1 to C5 as 1 to 5. */
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description 稳健型 and so on. */
            riskLevelName: string;
            testedOn: components["schemas"]["Day"];
        };
        /** @description Whether products of a level could be bought before, and can now. */
        ProductChange: {
            /** @description With the class of the last time. */
            before: components["schemas"]["LevelMatch"];
            /** @description R1 to R5 as 1 to 5. */
            fundRisk: components["schemas"]["RiskLevel"];
            /** @description With the class of now. */
            now: components["schemas"]["LevelMatch"];
        };
        /** @description The answer to one question. */
        RiskAnswer: {
            /** @description The chosen options, `A` to `F`: one, or several where the question allows it. */
            options: components["schemas"]["Code8"][];
            /**
             * Format: int32
             * @description From 1.
             */
            questionNo: number;
        };
        /**
         * @description risk level, 1 low to 5 high
         * @example 3
         */
        RiskLevel: string;
        /** @description How customers and products match. */
        RiskLevels: {
            /**
             * Format: int64
             * @description From this age on the level is at most C4.
             */
            capAge: number;
            /** @description The lowest class, then C1 to C5. */
            customers: components["schemas"]["CustomerLevel"][];
            /**
             * Format: int64
             * @description From this age on nothing above the level may be bought.
             */
            elderAge: number;
            /**
             * Format: int64
             * @description How many seconds a warning is read, before it can be acknowledged.
             */
            letterSeconds: number;
            /**
             * Format: int64
             * @description Tests that may be taken on a day.
             */
            testsADay: number;
            /**
             * Format: int64
             * @description Tests that may be taken within twelve months.
             */
            testsAYear: number;
            /**
             * Format: int64
             * @description How many months a result is valid.
             */
            validMonths: number;
        };
        /** @description The result of a match. */
        RiskMatch: {
            /** @description `buy`, `warn`, `reassess`. */
            buyAction: string;
            custRisk?: components["schemas"]["RiskLevel"] | null;
            /** @description C3 稳健型 */
            custRiskDesc: string;
            /** @description Both levels, and how they stand to each other, in a sentence. */
            description: string;
            /** @description The product's level as 1 to 5. */
            fundRisk: components["schemas"]["RiskLevel"];
            /** @description R4 中高风险 */
            fundRiskDesc: string;
            /** @description The funds that were judged: of a public fund itself. */
            funds: components["schemas"]["MatchedFund"][];
            /** @description Each expectation beside the product; empty where nothing was asked, as of public funds. */
            hopeMatchInfo: components["schemas"]["HopeMatch"][];
            /**
             * @description Whether the product is what the customer expects; true where nothing was asked, as of public
             *     funds.
             */
            hopeMatchResult: boolean;
            /** @description What is said about that, else empty. */
            investorMsgContent: string;
            /** @description Always false for public funds. */
            isPrivate: boolean;
            letter?: components["schemas"]["WarningLetter"] | null;
            /** @description The same code where a dialog words it (T2, R1), else empty. */
            matchPromptCode: string;
            /** @description The dialog's words, else empty. */
            matchPromptMsg: string;
            /** @description Whether the customer may go on now, an acknowledged warning counted. */
            matchResult: boolean;
            /**
             * @description At a purchase: `T0` fits; `T1` test missing or expired; `T2` above the level, with a
             *     warning; `T3` fits, with a letter; `T6` may not be bought. While looking at a product: `R0`
             *     nothing to be said; `R1` above the level.
             */
            matchResultCode: string;
            /** @description What the customer reads. */
            matchResultMsg: string;
            /** @description Whether a certification as a qualified investor comes first; never for public funds. */
            needInvestorAuth: boolean;
            /** @description Whether the dialog has a button to go on. */
            processOn: boolean;
        };
        /** @description Which product, at which stage. */
        RiskMatchRequest: {
            actionConfirm?: components["schemas"]["Code8"] | null;
            actionType?: components["schemas"]["MatchStage"] | null;
            /** @description Whether it is an advisory portfolio; refused with 14015 until portfolios are judged. */
            ca?: boolean;
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            letterHash?: components["schemas"]["Line64"] | null;
            letterVersion?: components["schemas"]["Line40"] | null;
            /**
             * Format: int32
             * @description How many seconds the letter was on the screen, on confirmation. The server goes by its own
             *     count, from when it handed the letter out.
             */
            secondsRead?: number | null;
        };
        /** @description The letter. */
        RiskNotice: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
            /** @description Its short name. */
            fundName: string;
            /** @description R1 to R5 as 1 to 5. */
            fundRisk: components["schemas"]["RiskLevel"];
            /** @description SHA-256 of the text in hex. */
            hash: string;
            /** @description The text in paragraphs. */
            paragraphs: string[];
            /** @description 风险揭示书 */
            title: string;
            /** @description The version of the text. */
            version: string;
        };
        /** @description Which fund. */
        RiskNoticeRequest: {
            /** @description The fund. */
            fundCode: components["schemas"]["FundCode"];
        };
        /** @description One answer that may be chosen. */
        RiskOption: {
            /** @description In Chinese. */
            content: string;
            /** @description `A` to `F`. */
            optionNo: string;
        };
        /** @description One question. */
        RiskQuestion: {
            /** @description In Chinese. */
            content: string;
            /** @description Whether more than one answer may be chosen. */
            multiple: boolean;
            /** @description The answers. */
            options: components["schemas"]["RiskOption"][];
            /**
             * Format: int32
             * @description From 1.
             */
            questionNo: number;
        };
        /** @description The questionnaire in force. */
        RiskQuestionnaire: {
            currentLevel?: components["schemas"]["RiskLevel"] | null;
            /**
             * Format: int32
             * @description How long it takes, in seconds.
             */
            estimatedSeconds: number;
            /**
             * @description What was answered the last time, by question; empty before the first test, and where the
             *     last one had another version.
             */
            lastAnswers: components["schemas"]["LastAnswer"][];
            /**
             * Format: int32
             * @description How many more within twelve months.
             */
            leftThisYear: number;
            /**
             * Format: int32
             * @description How many more tests the customer may take today.
             */
            leftToday: number;
            nextTestOn?: components["schemas"]["Day"] | null;
            /** @description The questions, in order. */
            questions: components["schemas"]["RiskQuestion"][];
            /**
             * Format: int32
             * @description To be sent back with the answers.
             */
            version: number;
        };
        /** @description A result. */
        RiskResult: {
            /** @description Why the level is lower than the points say, in Chinese; empty when it isn't. */
            cappedReason: string;
            /** @description The three answers that weigh most. */
            deciding: components["schemas"]["DecidingAnswer"][];
            /** @description What may be bought with it, in Chinese. */
            description: string;
            /** @description What the level means, in a sentence: 你可以承受适度波动，希望慢慢增值. */
            headline: string;
            /**
             * Format: int32
             * @description How many more within twelve months.
             */
            leftThisYear: number;
            /**
             * Format: int32
             * @description How many more tests may be taken today.
             */
            leftToday: number;
            /** @description The lowest class: only R1 may be bought, and no warning can be acknowledged. */
            lowest: boolean;
            nextTestOn?: components["schemas"]["Day"] | null;
            /**
             * Format: int32
             * @description Points, 0 to 100.
             */
            points: number;
            /**
             * Format: int32
             * @description The least points of the level.
             */
            pointsFrom: number;
            /**
             * Format: int32
             * @description The most points of the level; more where a cap or a knock-out made it lower.
             */
            pointsTo: number;
            /** @description What the customer said of himself: 钱能放3至5年，跌了会拿着，能亏一到三成。 */
            portrait: string;
            previous?: components["schemas"]["PreviousResult"] | null;
            riskExpireDate?: components["schemas"]["Day"] | null;
            /** @description Whether it has expired, or counts no more since the certificate told the customer's age. */
            riskExpired: boolean;
            riskLevel?: components["schemas"]["RiskLevel"] | null;
            /** @description 稳健型 and so on. */
            riskLevelName: string;
            /** @description Whether a test was ever taken; the other fields are empty when not. */
            tested: boolean;
            testedAt?: components["schemas"]["Instant"] | null;
            /**
             * Format: int32
             * @description The version of the questionnaire.
             */
            version: number;
        };
        /** @description A page of results, the newest first. */
        RiskResults: {
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description The results. */
            list: components["schemas"]["PastResult"][];
            /**
             * Format: int32
             * @description From 1.
             */
            pageNo: number;
        };
        /** @description Which page. */
        RiskResultsRequest: {
            /** @default null */
            after?: components["schemas"]["TestId"] | null;
            /**
             * Format: int32
             * @description From 1; which page it is, for whoever counts them. The place is that of `after`.
             * @default null
             */
            pageNo?: number | null;
            /**
             * Format: int32
             * @description At most 50; 20 when left out.
             * @default null
             */
            pageSize?: number | null;
        };
        /** @description All answers. */
        SubmitTestRequest: {
            /** @description One for each question, in order. */
            answers: components["schemas"]["RiskAnswer"][];
            /**
             * @description The customer confirmed that answers which contradict each other, or a result above the
             *     last one, are what was meant.
             */
            confirmed?: boolean;
            /**
             * Format: int32
             * @description The version of the questionnaire that was answered.
             */
            version: number;
        };
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        TestId: string;
        /** @description The written warning that is read before a purchase above the customer's level. */
        WarningLetter: {
            /** @description 风险警示: what the company tells the customer. */
            cautionContext: string;
            /** @description SHA-256 of both texts in hex, to be sent back on confirmation. */
            hash: string;
            /** @description 投资者确认: what the customer declares by confirming. */
            investorConfirmContext: string;
            /**
             * Format: int32
             * @description How long it must be on the screen before it can be confirmed.
             */
            minSeconds: number;
            /** @description To be sent back on confirmation. */
            version: string;
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
    riskMatchClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassicMatchRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskMatch"];
                };
            };
        };
    };
    riskNotice: {
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
                    "application/json": components["schemas"]["RiskNotice"];
                };
            };
        };
    };
    submitRiskTestClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitTestRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskResult"];
                };
            };
        };
    };
    riskQuestionsClassic: {
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
                    "application/json": components["schemas"]["RiskQuestionnaire"];
                };
            };
        };
    };
    riskLevels: {
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
                    "application/json": components["schemas"]["RiskLevels"];
                };
            };
        };
    };
    riskQuestions: {
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
                    "application/json": components["schemas"]["RiskQuestionnaire"];
                };
            };
        };
    };
    submitRiskTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitTestRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskResult"];
                };
            };
        };
    };
    riskResult: {
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
                    "application/json": components["schemas"]["RiskResult"];
                };
            };
        };
    };
    riskResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskResultsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskResults"];
                };
            };
        };
    };
    tradeRiskMatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskMatchRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskMatch"];
                };
            };
        };
    };
}
