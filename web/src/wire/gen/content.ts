// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
export { reportFault } from './content/report-fault';
export { banners } from './content/banners';
export { dictionaries } from './content/dictionaries';
export { redirectTarget } from './content/redirect-target';
export { selectedArticles } from './content/selected-articles';
export { readText } from './content/read-text';
export { shareChannel } from './content/share-channel';
export { switches } from './content/switches';
export { parameters } from './content/parameters';
export { recordActionClassic } from './content/record-action-classic';
export { dictionary } from './content/dictionary';
export { dictionaryEntry } from './content/dictionary-entry';
export { fundAgreements } from './content/fund-agreements';
export { explainTerm } from './content/explain-term';
export { showPage } from './content/show-page';
export { pagesOfType } from './content/pages-of-type';
export { recordAction } from './content/record-action';
export { agreementDetail } from './content/agreement-detail';
export { articles } from './content/articles';
export { newestAgreement } from './content/newest-agreement';
export { signAgreement } from './content/sign-agreement';

export interface paths {
    "/api/v1/m/app/fault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the app broke on a screen */
        post: operations["reportFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bannerlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** banners of a place */
        get: operations["banners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/dictionary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** dictionaries */
        get: operations["dictionaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/getRedirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** target of a redirect key */
        get: operations["redirectTarget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/infoselection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** selected articles */
        get: operations["selectedArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/knowledges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a text by its key */
        get: operations["readText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/shared/channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** channel and share tracking */
        get: operations["shareChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/switcher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** feature switches */
        post: operations["switches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/sysParamQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** system parameters */
        get: operations["parameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/user/action/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** record an action */
        post: operations["recordActionClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/dict/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** one dictionary */
        post: operations["dictionary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/dict/queryDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** one entry of a dictionary */
        post: operations["dictionaryEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/aim/findFundAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the agreements of a fund */
        post: operations["fundAgreements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/aim/findNounMeanDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** meaning of a term */
        post: operations["explainTerm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/card/findPageInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a page: its cards */
        post: operations["showPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/card/findPageInfoByType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** pages of a type */
        post: operations["pagesOfType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/info/action/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** record an action */
        post: operations["recordAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/rpc/agreementDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** an agreement */
        post: operations["agreementDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/rpc/informationList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** articles */
        post: operations["articles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/investor/api/agreement/findNewAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** newest agreement after login */
        post: operations["newestAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/investor/api/agreement/signAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the customer agreed */
        post: operations["signAgreement"];
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
        /** @description Which agreement. */
        AgreementRequest: {
            /** @description As the keys of texts. */
            type: components["schemas"]["Line40"];
        };
        /** @description An article in a list; its text is under its key in `knowledges`. */
        ArticleCard: {
            key: string;
            publishedOn: components["schemas"]["Day"];
            summary: string;
            title: string;
        };
        /** @description Which page of the articles. */
        ArticlesRequest: {
            /**
             * @default {
             *       "pageNo": 1,
             *       "pageSize": 20
             *     }
             */
            page?: components["schemas"]["PageRequest"];
        };
        /** @description A banner: words and where they lead; the client draws it. */
        Banner: {
            /** @description What the button says. */
            action: string;
            /** @description Since when it is shown. */
            from: components["schemas"]["Day"];
            subtitle: string;
            /** @description A key for `knowledges`, shown by the text screen. */
            textKey: string;
            title: string;
        };
        /** @description Banners in their order. */
        Banners: {
            list: components["schemas"]["Banner"][];
        };
        /** @description Where. */
        BannersRequest: {
            /** @default null */
            position?: components["schemas"]["Line40"] | null;
        };
        /** @description A card of a page. */
        CmsCard: {
            /** @description `market`, `entries`, `banner`, `picks`, `ranking`, `text`. */
            cardType: string;
            /** @description For `text`, a key of `knowledges`; else empty. */
            content: string;
            title: string;
        };
        /** @description A page. */
        CmsPage: {
            cards: components["schemas"]["CmsCard"][];
            pageCode: string;
            pageType: string;
            title: string;
        };
        /** @description Pages. */
        CmsPages: {
            list: components["schemas"]["CmsPage"][];
        };
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /** @description Which dictionaries: all when no name is given. */
        DictionariesRequest: {
            /** @default null */
            dictType?: components["schemas"]["Line40"] | null;
        };
        /** @description One entry. */
        DictionaryEntry: {
            code: string;
            name: string;
        };
        /** @description Which entry. */
        DictionaryEntryRequest: {
            code: components["schemas"]["Line40"];
            dictType: components["schemas"]["Line40"];
        };
        /** @description Dictionaries. */
        DictionaryList: {
            list: components["schemas"]["DictionaryPage"][];
        };
        /** @description One dictionary. */
        DictionaryPage: {
            dictType: string;
            entries: components["schemas"]["DictionaryEntry"][];
        };
        /** @description Which dictionary. */
        DictionaryRequest: {
            dictType: components["schemas"]["Line40"];
        };
        /** @description An answer without content: `data` is `{}`. */
        Done: Record<string, never>;
        /** @description Which term. */
        ExplainTermRequest: {
            noun: components["schemas"]["Line40"];
        };
        /** @description Agreements of a fund, in the order in which they are read. */
        FundAgreements: {
            fundCode: components["schemas"]["FundCode"];
            list: components["schemas"]["TextPage"][];
        };
        /** @description Which fund. */
        FundAgreementsRequest: {
            fundCode: components["schemas"]["FundCode"];
        };
        /**
         * @description fund code, six digits
         * @example 016823
         */
        FundCode: string;
        /** @description a text of one line, without control characters */
        Line16: string;
        /** @description a text of one line, without control characters */
        Line40: string;
        /** @description a text of one line, without control characters */
        Line6: string;
        /** @description a text of one line, without control characters */
        Line64: string;
        /** @description a text of one line, without control characters */
        Line80: string;
        /** @description The newest version, and whether the customer must still agree to it. */
        NewestAgreement: {
            /** @description The URL of a PDF of it; empty where there is none. */
            content: string;
            /** @description Key and version, `privacy@2026.1`. */
            id: string;
            needSign: boolean;
            /** @description Markdown. */
            text: string;
            title: string;
            /** @description What changed; empty when there is nothing to sign. */
            updateContent: string;
        };
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /** @description Which page: `pageNo` from 1, `pageSize` at most 100. */
        PageRequest: {
            /**
             * Format: int32
             * @default 1
             */
            pageNo?: number;
            /**
             * Format: int32
             * @default 20
             */
            pageSize?: number;
        };
        /** @description One page of a list. */
        Page_ArticleCard: {
            /** @description whether another page follows */
            hasMore: boolean;
            list: components["schemas"]["ArticleCard"][];
            /** @description from 1 */
            pageNo: number;
            /** @description rows of all pages */
            total: number;
        };
        /** @description Which type of pages. */
        PagesOfTypeRequest: {
            /** @description `tab` or `text`. */
            pageType: components["schemas"]["Line40"];
        };
        /** @description a text with line breaks, without other control characters */
        Prose2000: string;
        /** @description Which text. */
        ReadTextRequest: {
            /**
             * @description `user`, `privacy`, `open`, `card`, `about`, a fund's document (`fund-contract`,
             *     `prospectus`, `risk-disclosure`, `sales-service`, `fund-summary`, `investor-rights`,
             *     `fund-risk-notice`, `quick-redeem`), or an article's key.
             */
            key: components["schemas"]["Line40"];
            /** @description One of its versions, such as the one that was signed; today's when it is missing. */
            version?: components["schemas"]["Line40"];
        };
        /** @description What the customer did. */
        RecordActionRequest: {
            /** @description `10`: the mismatch of a private fund was acknowledged. */
            actionType: components["schemas"]["Line16"];
            fundCode?: components["schemas"]["Line6"];
            /** @description What was shown, at most 2,000 characters. */
            tipContent?: components["schemas"]["Prose2000"];
        };
        /** @description The record's number. */
        RecordedAction: {
            id: string;
        };
        /** @description Which key. */
        RedirectRequest: {
            key: components["schemas"]["Line40"];
        };
        /** @description Where it leads: always a path of the app, so that no link can lead out of it. */
        RedirectTarget: {
            path: string;
        };
        /** @description What broke. A message is not asked for: it may have in it what somebody typed. */
        ReportFaultRequest: {
            /** @description The kind of the error: `TypeError`. */
            name: components["schemas"]["Line40"];
            /** @description The name of the page's first script, which the manifest of a release has. */
            release: components["schemas"]["Line40"];
            /** @description The screen's path as the screen table has it, without arguments: `/funddetail`. */
            screen: components["schemas"]["Line64"];
        };
        /** @description Nothing to say. */
        ReportedFault: Record<string, never>;
        /** @description Selected articles. */
        SelectedArticles: {
            list: components["schemas"]["ArticleCard"][];
        };
        /** @description What the client keeps with the session. */
        ShareChannel: {
            /** @description `manager`, `customer` or `direct`. */
            channel: string;
            custShareNo: string;
            mgrAccount: string;
        };
        /** @description What a share link carries. */
        ShareChannelRequest: {
            /**
             * @description The sharing customer's number as the link has it.
             * @default
             */
            custShareNo?: components["schemas"]["Line40"];
            /**
             * @description The account manager's code.
             * @default
             */
            mgrAccount?: components["schemas"]["Line40"];
        };
        /** @description Which page. */
        ShowPageRequest: {
            /** @description `home`, `payFree` (paying from a money fund without a purchase fee). */
            pageCode: components["schemas"]["Line40"];
        };
        /** @description Which agreement was agreed to. */
        SignAgreementRequest: {
            /** @description As `findNewAgreement` gave it. */
            id: components["schemas"]["Line80"];
        };
        /** @description Switches that the client obeys. */
        Switches: {
            /** @description Every screen is the maintenance page. */
            maintenance: boolean;
            /** @description Trade and opening screens of a plain browser lead to the download page. */
            plainBrowserToDownload: boolean;
            /** @description Intraday estimates of NAVs: never offered to the public. */
            realTimeValuation: boolean;
        };
        /** @description Parameters that screens show. */
        SystemParameters: {
            /** @description Working days that the audit of a card or certificate may take. */
            cardAuditDays: string;
            /** @description Hours of the customer service. */
            serviceHours: string;
            servicePhone: string;
        };
        /** @description A term and its meaning. */
        Term: {
            noun: string;
            /** @description One or two sentences. */
            paraphrase: string;
        };
        /** @description A text. */
        TextPage: {
            /** @description The day from which it is in force. */
            effectiveOn: components["schemas"]["Day"];
            key: string;
            /** @description Markdown: headings `##`, paragraphs, lists, bold. */
            text: string;
            title: string;
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
    reportFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportFaultRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedFault"];
                };
            };
        };
    };
    banners: {
        parameters: {
            query?: {
                position?: components["schemas"]["Line40"] | null;
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
                    "application/json": components["schemas"]["Banners"];
                };
            };
        };
    };
    dictionaries: {
        parameters: {
            query?: {
                dictType?: components["schemas"]["Line40"] | null;
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
                    "application/json": components["schemas"]["DictionaryList"];
                };
            };
        };
    };
    redirectTarget: {
        parameters: {
            query: {
                key: components["schemas"]["Line40"];
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
                    "application/json": components["schemas"]["RedirectTarget"];
                };
            };
        };
    };
    selectedArticles: {
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
                    "application/json": components["schemas"]["SelectedArticles"];
                };
            };
        };
    };
    readText: {
        parameters: {
            query: {
                key: components["schemas"]["Line40"];
                version?: components["schemas"]["Line40"];
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
                    "application/json": components["schemas"]["TextPage"];
                };
            };
        };
    };
    shareChannel: {
        parameters: {
            query?: {
                custShareNo?: components["schemas"]["Line40"];
                mgrAccount?: components["schemas"]["Line40"];
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
                    "application/json": components["schemas"]["ShareChannel"];
                };
            };
        };
    };
    switches: {
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
                    "application/json": components["schemas"]["Switches"];
                };
            };
        };
    };
    parameters: {
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
                    "application/json": components["schemas"]["SystemParameters"];
                };
            };
        };
    };
    recordActionClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordActionRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedAction"];
                };
            };
        };
    };
    dictionary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictionaryRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictionaryPage"];
                };
            };
        };
    };
    dictionaryEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictionaryEntryRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictionaryEntry"];
                };
            };
        };
    };
    fundAgreements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundAgreementsRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundAgreements"];
                };
            };
        };
    };
    explainTerm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExplainTermRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
        };
    };
    showPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShowPageRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsPage"];
                };
            };
        };
    };
    pagesOfType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PagesOfTypeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsPages"];
                };
            };
        };
    };
    recordAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordActionRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedAction"];
                };
            };
        };
    };
    agreementDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextPage"];
                };
            };
        };
    };
    articles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticlesRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_ArticleCard"];
                };
            };
        };
    };
    newestAgreement: {
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
                    "application/json": components["schemas"]["NewestAgreement"];
                };
            };
        };
    };
    signAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignAgreementRequest"];
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
}
