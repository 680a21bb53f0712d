// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.

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
    "/api/v1/m/bulletindetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a notice of the company */
        get: operations["showBulletin"];
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
    "/api/v1/m/info/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what a file of ours is */
        get: operations["describeFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/info/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the files of a notice */
        get: operations["bulletinFiles"];
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
    "/api/v1/m/productfiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the documents of a fund as files */
        get: operations["productFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/proxy/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** a file of ours by its id */
        get: operations["downloadFile"];
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
    "/proxy/hwm/bff/member/aim/findFundDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what a fund is, to read */
        post: operations["fundText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/aim/findFundTradeDescription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** how a fund is traded, to read */
        post: operations["tradeText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/aim/findModuleAndModuleContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a module and its content */
        post: operations["showModule"];
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
    "/proxy/hwm/bff/member/aim/findProDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a product and its classes, to read */
        post: operations["productText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/card/findAggRecomm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what fills the cards of a page */
        post: operations["aggregateRecommendations"];
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
    "/proxy/hwm/bff/member/salesapp/send/s3/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** mail a file of ours to the address on file */
        post: operations["mailFile"];
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
        /**
         * @description 10 已知晓匹配结果;
         * @enum {string}
         */
        ActionType: "10";
        /** @description Recommendations of a page. What it has no card for is empty. */
        Aggregate: {
            articles: components["schemas"]["ModuleItem"][];
            navDate?: components["schemas"]["Day"] | null;
            notices: components["schemas"]["ModuleItem"][];
            pageCode: string;
            /** @description By which rule the funds were chosen, for the customer; empty without funds. */
            rule: string;
            /** @description Funds by theme, in the order of the page; the same for everybody. */
            themes: components["schemas"]["Theme"][];
        };
        /** @description For which page. */
        AggregateRequest: {
            /** @description `home` when it is missing. */
            pageCode?: components["schemas"]["Line40"];
        };
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
        /** @description A notice with its text. */
        Bulletin: {
            /** @description It is listed no more: what it says was of then. */
            expired: boolean;
            /** @description How many files it has; `info/files` lists them. */
            fileCount: number;
            id: string;
            /** @description `holiday`, `fees`, `service`, `risk` or `terms`. */
            kind: string;
            /** @description 休市安排 */
            kindName: string;
            publishedOn: components["schemas"]["Day"];
            /** @description Terms in the text that `findNounMeanDetail` explains, longer ones first. */
            terms: string[];
            /** @description Markdown. */
            text: string;
            title: string;
            validUntil?: components["schemas"]["Day"] | null;
        };
        /** @description Which notice. */
        BulletinRequest: {
            /** @description As its list has it. */
            id: components["schemas"]["Line40"];
        };
        /** @description A card of a page. */
        CmsCard: {
            /** @description `market`, `entries`, `banner`, `picks`, `ranking`, `text`, `articles`, `notices`. */
            cardType: string;
            /**
             * @description Of `text` a key of `knowledges`, of `picks` themes, of `articles` keys, of `notices` a kind,
             *     several with spaces between; else empty.
             */
            content: string;
            /** @description Of `entries`: where they lead. */
            entries: components["schemas"]["CmsEntry"][];
            title: string;
        };
        /** @description A way into the app. */
        CmsEntry: {
            /** @description Always a path of the app. */
            path: string;
            title: string;
        };
        /** @description A module with a page of its content. */
        CmsModule: {
            hasMore: boolean;
            list: components["schemas"]["ModuleItem"][];
            moduleCode: string;
            /** Format: int32 */
            pageNo: number;
            /** @description A sentence on what it is. */
            summary: string;
            title: string;
            /**
             * Format: int64
             * @description Items of all pages.
             */
            total: number;
        };
        /** @description A page. */
        CmsPage: {
            cards: components["schemas"]["CmsCard"][];
            pageCode: string;
            pageType: string;
            /** @description A sentence under the title; may be empty. */
            summary: string;
            title: string;
        };
        /** @description Pages. */
        CmsPages: {
            list: components["schemas"]["CmsPage"][];
        };
        /** @description a code; a whole number that says the same is taken too */
        Code16: string;
        /** @description a code; a whole number that says the same is taken too */
        Code40: string;
        /** @description a code; a whole number that says the same is taken too */
        Code6: string;
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /** @description Which dictionaries: all when no name is given. */
        DictionariesRequest: {
            /** @default null */
            dictType?: components["schemas"]["Code40"] | null;
        };
        /** @description One entry. */
        DictionaryEntry: {
            code: string;
            name: string;
        };
        /** @description Which entry. */
        DictionaryEntryRequest: {
            code: components["schemas"]["Code40"];
            dictType: components["schemas"]["Code40"];
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
            dictType: components["schemas"]["Code40"];
        };
        /**
         * @description A side of the trade.
         * @enum {string}
         */
        Direction: "buy" | "redeem";
        /** @description An answer without content: `data` is `{}`. */
        Done: Record<string, never>;
        /** @description Which term. */
        ExplainTermRequest: {
            noun: components["schemas"]["Line40"];
        };
        /**
         * @description money, two decimals
         * @example 10000.00
         */
        Fen: string;
        /** Format: binary */
        FileBytes: string;
        /** @description A file of ours. */
        FileFacts: {
            /** @description For `proxy/download`. */
            fileId: string;
            /** @description How it is called when it is kept on a device. */
            fileName: string;
            /** @description `application/pdf` */
            mediaType: string;
            /** @description What more is said of it, such as its version; empty where there is nothing. */
            note: string;
            /** @description Where it is on this server, from the root. */
            path: string;
            /** @description Its size in bytes. */
            size: number;
            /** @description What it is called on the page. */
            title: string;
        };
        /** @description Which file. */
        FileRequest: {
            /** @description As a list of files has it; nothing else is fetched, from nowhere else. */
            fileId: components["schemas"]["Line40"];
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
        /** @description Which fund. */
        FundTextRequest: {
            fundCode: components["schemas"]["FundCode"];
        };
        /**
         * @description 1101 stock, 1103 mixed, 1105 bond, 1107 capital-protected, 1109 money, 1110 QDII, 1199 other
         * @example 1103
         */
        FundType: string;
        /** @description a text of one line, without control characters */
        Line40: string;
        /** @description a text of one line, without control characters */
        Line64: string;
        /** @description a text of one line, without control characters */
        Line80: string;
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        MailId: string;
        /**
         * @description 1 发送中; 2 已发出; 3 邮箱拒收; 4 没有发出;
         * @enum {string}
         */
        MailState: "1" | "2" | "3" | "4";
        /** @description A file that is mailed. */
        MailedFile: {
            /** @description Where to: the e-mail on file. */
            email: string;
            fileId: string;
            /**
             * Format: int64
             * @description How many more may be mailed today.
             */
            leftToday: number;
            /** @description Under which it is mailed. */
            mailId: components["schemas"]["MailId"];
            /** @description Whether the mail server has it already. */
            state: components["schemas"]["MailState"];
            stateName: string;
            title: string;
        };
        /** @description What can be read. */
        ModuleItem: {
            fileCount: number;
            /** @description The heading under which it stands; empty where there is none. */
            group: string;
            /** @description `notice`, `article` or `text`. */
            itemType: string;
            /** @description Of a `notice` for `bulletindetail`, else for `knowledges`. */
            key: string;
            /** @description Of a notice: as in `bulletindetail`; else empty. */
            kind: string;
            /** @description 休市安排 */
            kindName: string;
            /** @description It stands before all others. */
            pinned: boolean;
            publishedOn: components["schemas"]["Day"];
            /** @description A sentence; empty on agreements. */
            summary: string;
            title: string;
            /** @description Of texts; empty on a notice. */
            version: string;
        };
        /** @description Which module. */
        ModuleRequest: {
            /** @description Of notices: `holiday`, `fees`, `service`, `risk` or `terms`; missing is all. */
            kind?: components["schemas"]["Code16"];
            /** @description `notice`, `policy`, `help` or `articles`. */
            moduleCode: components["schemas"]["Code40"];
            /**
             * Format: int32
             * @description From 1.
             */
            pageNo?: number;
            /**
             * Format: int32
             * @description At most 100; missing or 0 is 20.
             */
            pageSize?: number;
        };
        /**
         * @description net asset value or income per 10,000 shares, four to eight decimals
         * @example 1.3841
         */
        Nav: string;
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
        /** @description A file of a notice. */
        NoticeFile: {
            /** @description For `proxy/download`. */
            fileId: string;
            /** @description `application/pdf` */
            mediaType: string;
            /** @description Where it is on this server, from the root. */
            path: string;
            /** @description Its size in bytes. */
            size: number;
            /** @description What it is called on the page. */
            title: string;
        };
        /** @description Files in their order. */
        NoticeFiles: {
            list: components["schemas"]["NoticeFile"][];
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
            /** @description `tab`, `text` or `page`. */
            pageType: components["schemas"]["Line40"];
        };
        /** @description A document of a fund. */
        ProductFile: {
            /** @description The first day of the version. */
            effectiveOn: components["schemas"]["Day"];
            /** @description For `proxy/download`. */
            fileId: string;
            /** @description The document's key, as in `findFundAgreement`. */
            key: string;
            /** @description Where it is on this server, from the root. */
            path: string;
            title: string;
            version: string;
        };
        /** @description Files in the order in which they are read. */
        ProductFiles: {
            fundCode: components["schemas"]["FundCode"];
            list: components["schemas"]["ProductFile"][];
        };
        /** @description Which fund. */
        ProductFilesRequest: {
            fundCode: components["schemas"]["FundCode"];
        };
        /** @description Which product. */
        ProductTextRequest: {
            /** @description The code of any of its classes. */
            productCode: components["schemas"]["FundCode"];
        };
        /** @description a text with line breaks, without other control characters */
        Prose2000: string;
        /**
         * @description a rate as a fraction: 0.015 is 1.5 %
         * @example 0.015
         */
        Rate: string;
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
            actionType: components["schemas"]["ActionType"];
            fundCode?: components["schemas"]["Code6"];
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
        /**
         * @description risk level, 1 low to 5 high
         * @example 3
         */
        RiskLevel: string;
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
        /**
         * @description share class
         * @example A
         */
        ShareClass: string;
        /** @description Which page. */
        ShowPageRequest: {
            /** @description `home`, `payFree` (paying from a money fund without a purchase fee), `newcomer`, `holiday`. */
            pageCode: components["schemas"]["Line40"];
        };
        /** @description Which agreement was agreed to. */
        SignAgreementRequest: {
            /** @description As `findNewAgreement` gave it. */
            id: components["schemas"]["Line80"];
        };
        /** @description A version that was agreed to. */
        Signed: {
            /** @description The day of the signature, or of the registration. */
            signedOn: components["schemas"]["Day"];
            version: string;
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
            signed?: components["schemas"]["Signed"] | null;
            /** @description Terms in the text that `findNounMeanDetail` explains, longer ones first. */
            terms: string[];
            /** @description Markdown: headings `##`, paragraphs, lists, bold. */
            text: string;
            title: string;
            version: string;
            /** @description Its versions that have begun, the newest first; empty of what is a fund's own. */
            versions: components["schemas"]["TextVersion"][];
        };
        /** @description A version of a text. */
        TextVersion: {
            /** @description What is new in it, without the stop; empty of the first. */
            changes: string;
            /** @description The day from which it is, or was, in force. */
            effectiveOn: components["schemas"]["Day"];
            version: string;
        };
        /** @description A theme with its funds, the first of them on the card. */
        Theme: {
            funds: components["schemas"]["FundCard"][];
            /** @description `steady`, `index`, `balanced` or `cash`. */
            key: string;
            /** @description 短债打底，波动小 */
            subtitle: string;
            /** @description 先稳住 */
            title: string;
        };
        /** @description Which fund, and which side. */
        TradeTextRequest: {
            direction?: components["schemas"]["Direction"] | null;
            fundCode: components["schemas"]["FundCode"];
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
    showBulletin: {
        parameters: {
            query: {
                id: components["schemas"]["Line40"];
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
                    "application/json": components["schemas"]["Bulletin"];
                };
            };
        };
    };
    dictionaries: {
        parameters: {
            query?: {
                dictType?: components["schemas"]["Code40"] | null;
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
    describeFile: {
        parameters: {
            query: {
                fileId: components["schemas"]["Line40"];
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
                    "application/json": components["schemas"]["FileFacts"];
                };
            };
        };
    };
    bulletinFiles: {
        parameters: {
            query: {
                id: components["schemas"]["Line40"];
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
                    "application/json": components["schemas"]["NoticeFiles"];
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
    productFiles: {
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
                    "application/json": components["schemas"]["ProductFiles"];
                };
            };
        };
    };
    downloadFile: {
        parameters: {
            query: {
                fileId: components["schemas"]["Line40"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["FileBytes"];
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
    fundText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundTextRequest"];
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
    tradeText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeTextRequest"];
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
    showModule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsModule"];
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
    productText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductTextRequest"];
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
    aggregateRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AggregateRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aggregate"];
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
    mailFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailedFile"];
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
