// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/changeinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change items of the profile */
        post: operations["changeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/crs/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** declare tax residency */
        post: operations["declareTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/emailchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change the e-mail */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/handlePic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** read a photo of a certificate */
        post: operations["readCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** open the account */
        post: operations["openAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/open/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** hand in a proof for audit */
        post: operations["submitProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/open/proof/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** audit state of a proof */
        get: operations["proofDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/open/proof/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** hand in a proof again */
        post: operations["updateProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/openflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** steps of opening */
        get: operations["openflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/symbol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** what is missing */
        get: operations["symbol"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/uploadPic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** upload a picture: a form with kind (certFront, certBack, card) and file (JPG, PNG or WebP, at most 4 MB); answers {fileId} */
        post: operations["uploadPic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/uploaduseravatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** upload the picture of oneself: a form with file (JPG, PNG or WebP, at most 2 MB); answers {avatarId} */
        post: operations["uploadAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/user/addressDistrict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** provinces, cities, districts */
        get: operations["districts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/userAuth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** check name and certificate */
        post: operations["userAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/useravatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** download the picture of oneself */
        get: operations["userAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/useravatar/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** have no picture of oneself any more */
        post: operations["removeAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** the user record */
        get: operations["userinfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/userinfo/separatechange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change one item */
        post: operations["changeOneItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/validateUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** validate items before saving */
        post: operations["validateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/info/symbol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what is missing for a product */
        post: operations["productSymbol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/info/profileChanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what was changed of the profile */
        post: operations["profileChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/info/symbol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what is missing */
        post: operations["memberSymbol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/info/userBaseInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the basic user record */
        post: operations["userBaseInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/member/info/userInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** the user record */
        post: operations["userInfo"];
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
        /** @description An address by the codes of `/user/addressDistrict`. */
        Address: {
            /** @description Four digits. */
            cityCode: string;
            /** @description Six digits. */
            districtCode: string;
            /** @description Two digits. */
            provinceCode: string;
            /** @description Names in words: 上海市 浦东新区. */
            regionName: string;
            /** @description Street and number, 5 to 80 characters. */
            street: string;
        };
        /**
         * @description 0 审核中; 1 审核通过; 2 审核未通过; 3 已撤回;
         * @enum {string}
         */
        AuditState: "0" | "1" | "2" | "3";
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        AvatarId: string;
        /** @description The customer's picture. */
        AvatarPicture: {
            /** @description As in the user record. */
            avatarId: components["schemas"]["AvatarId"];
            /** @description A square JPEG of 240 pixels, base64. */
            jpeg: string;
        };
        /** @description A certificate, masked. */
        CertRecord: {
            certBegin?: components["schemas"]["Day"] | null;
            /** @description Last day on which it is valid; `9999-12-31` for long-term. */
            certExpire: components["schemas"]["Day"];
            /** @description Masked, `110***********1234`; of short numbers `E******78`. */
            certNo: string;
            /** @description Its kind. */
            certType: components["schemas"]["CertificateType"];
            /** @description Whether pictures of both sides are on file. */
            hasPictures: boolean;
            /** @description `0` fine, `1` expired, `2` long-term, `3` expires within 90 days. */
            idValidity: string;
            nationality?: components["schemas"]["Country"] | null;
            renewal?: components["schemas"]["RenewalRecord"] | null;
        };
        /**
         * @description What stands on the photo. Nothing of it is kept: it goes into the form, where the customer
         *     compares it with the certificate, and `/userAuth` checks it like anything typed.
         */
        CertificateReading: {
            /** @description Address; only offered when the engine is sure. */
            address: components["schemas"]["ReadField"];
            /** @description Issuing authority. */
            authority: components["schemas"]["ReadField"];
            /** @description False when no photo can be read here: the form is filled by hand. */
            available: boolean;
            /** @description Date of birth, from the number. */
            birth: components["schemas"]["ReadField"];
            /** @description First day of validity. */
            certBegin: components["schemas"]["ReadField"];
            /** @description Last day of validity; `9999-12-31` for long-term (长期). */
            certExpire: components["schemas"]["ReadField"];
            /** @description Number; offered when its check digit holds. */
            certNo: components["schemas"]["ReadField"];
            /** @description Name; only offered when the engine is sure. */
            custName: components["schemas"]["ReadField"];
            /** @description One of the 56 names, without 族. */
            ethnicity: components["schemas"]["ReadField"];
            fault?: components["schemas"]["Fault"] | null;
            /** @description `not_installed` when it is not available, else empty. */
            reason: string;
            /** @description 男 or 女, from the number. */
            sex: components["schemas"]["ReadField"];
            side?: components["schemas"]["PictureKind"] | null;
        };
        /**
         * @description 0 居民身份证; 1 中国护照; 4 港澳居民来往内地通行证; 6 外国护照; A 台湾居民来往大陆通行证; B 外国人永久居留身份证; C 港澳台居民居住证;
         * @enum {string}
         */
        CertificateType: "0" | "1" | "4" | "6" | "A" | "B" | "C";
        /** @description The new e-mail. */
        ChangeEmailRequest: {
            code?: components["schemas"]["Code16"] | null;
            /** @description Like `name@example.com`. */
            email: components["schemas"]["Line80"];
        };
        /**
         * @description One item; the parts of a renewed certificate are one, which goes to the auditors and needs an
         *     opened account and a session unlocked by the password.
         */
        ChangeOneRequest: components["schemas"]["ChangeProfileRequest"] & {
            backFileId?: components["schemas"]["FileId"] | null;
            certBegin?: components["schemas"]["Day"] | null;
            certExpire?: components["schemas"]["Day"] | null;
            certNo?: components["schemas"]["Line40"] | null;
            frontFileId?: components["schemas"]["FileId"] | null;
        };
        /** @description Items to change; those left out stay as they are. */
        ChangeProfileRequest: {
            address?: components["schemas"]["GivenAddress"] | null;
            benefitPerson?: components["schemas"]["GivenPerson"] | null;
            controller?: components["schemas"]["Controller"] | null;
            controllerPerson?: components["schemas"]["GivenPerson"] | null;
            credit?: components["schemas"]["Credit"] | null;
            email?: components["schemas"]["Line80"] | null;
            /** @description Whether somebody else benefits; with true `benefitPerson` is required. */
            hasBenefitPerson?: boolean | null;
            income?: components["schemas"]["Income"] | null;
            incomeSource?: components["schemas"]["IncomeSource"] | null;
            nonresiFlag?: components["schemas"]["TaxResidency"] | null;
            occupation?: components["schemas"]["Occupation"] | null;
            purpose?: components["schemas"]["InvestingPurpose"] | null;
            /** @description Whether the customer alone trades; false cannot open or trade online. */
            selfTradeFlag?: boolean | null;
        };
        /** @description A change. What stood there is not shown: it may be another person's number. */
        ChangeShown: {
            changedAt: components["schemas"]["Instant"];
            /** @description Browser and system in words. */
            device: string;
            /** @description Whether nothing stood there before. */
            isFirst: boolean;
            item: components["schemas"]["Item"];
            itemName: string;
        };
        /**
         * @description What a rule says of a field: a check digit, the calendar, a closed list.
         * @enum {string}
         */
        Check: "passed" | "failed" | "unchecked";
        /** @description A choice of a list. */
        Choice: {
            /** @description What is sent. */
            code: string;
            /** @description What is shown. */
            name: string;
        };
        /** @description A city. */
        City: {
            /** @description Its districts. */
            children: components["schemas"]["District"][];
            /** @description Four digits. */
            code: string;
            /** @description Name. */
            name: string;
        };
        /** @description a code; a whole number that says the same is taken too */
        Code16: string;
        /** @description a code; a whole number that says the same is taken too */
        Code8: string;
        /** @description Which elements are missing. */
        Completeness: {
            /** @description Credit record: `0` fine, `1` unanswered or bad. */
            credit: string;
            /** @description Audit of the certificate: `0` nothing to object, `1` under review, `2` failed. */
            custCertAudited: string;
            /**
             * @description Each element: `0` there, `1` to be completed. Elements: `certFiles`, `occupation`, `income`,
             *     `incomeSource`, `address`, `nonresiFlag`, `hasBenefitPerson`, `selfTradeFlag`, `credit`;
             *     and `idValidity`: `0` fine, `1` expired, `2` long-term, `3` expires within 90 days or
             *     missing.
             */
            elementMap: {
                [key: string]: string;
            };
            /** @description The same, as the product's check names it; empty when complete. */
            errMsg: string;
            /** @description Whether a confirmed e-mail is on file; private flows need one. */
            hasMail: boolean;
            /** @description Whether the CRS declaration must be made first. */
            isCRSPrompt: boolean;
            /** @description Nothing keeps the customer from buying. */
            isComplete: boolean;
            mend?: components["schemas"]["Mend"] | null;
            /** @description What to do, in a sentence; of a certificate that is audited also when complete, else empty. */
            message: string;
            /** @description Whether the anti-money-laundering form must be completed (/user/fxqCollection). */
            needForm: boolean;
        };
        /** @description What is asked. */
        CompletenessRequest: {
            fundCode?: components["schemas"]["FundCode"] | null;
            newCrs?: components["schemas"]["Code8"] | null;
        };
        /**
         * @description 1 我本人; 2 他人;
         * @enum {string}
         */
        Controller: "1" | "2";
        /**
         * @description a country or region, two letters of ISO 3166-1
         * @example CN
         */
        Country: string;
        /**
         * @description 0 无不良诚信记录; 1 税务机关记录; 2 被列为失信被执行人; 3 证券监管机构处罚或市场禁入; 9 其他不良记录;
         * @enum {string}
         */
        Credit: "0" | "1" | "2" | "3" | "9";
        /**
         * @description customer number, ten digits
         * @example 0000000001
         */
        CustNo: string;
        /**
         * @description a day, YYYY-MM-DD
         * @example 2026-11-20
         */
        Day: string;
        /** @description The declaration. */
        DeclareTaxRequest: {
            birthPlace?: components["schemas"]["Line80"] | null;
            /** @description The customer declares that it is true and tells of a change within 30 days; must be true. */
            declared: boolean;
            givenNameLatin?: components["schemas"]["Line60"] | null;
            /** @description `1` China only, `2` abroad only, `3` both. */
            nonresiFlag: components["schemas"]["TaxResidency"];
            /** @description One for each country; for `2` and `3`, at most three. */
            residences?: components["schemas"]["TaxResidence"][];
            surnameLatin?: components["schemas"]["Line60"] | null;
        };
        /** @description A district. */
        District: {
            /** @description Six digits. */
            code: string;
            /** @description Name. */
            name: string;
        };
        /** @description All regions. */
        Districts: {
            /** @description The provinces. */
            list: components["schemas"]["Province"][];
        };
        /** @description An answer without content: `data` is `{}`. */
        Done: Record<string, never>;
        /**
         * @description e-mail address, at most 64 characters, kept in small letters
         * @example lin@example.com
         */
        Email: string;
        /** @description The e-mail on file. */
        EmailRecord: {
            /** @description When its code came back. */
            confirmedAt: components["schemas"]["Instant"];
            /** @description As it is kept. */
            orignEmail: components["schemas"]["Email"];
        };
        /**
         * @description The likeliest reason why nothing could be read on a photo.
         * @enum {string}
         */
        Fault: "dark" | "glare" | "blurred";
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        FileId: string;
        /**
         * @description fund code, six digits
         * @example 016823
         */
        FundCode: string;
        /** @description An address by the codes of `/user/addressDistrict`. */
        GivenAddress: {
            /** @description Four digits. */
            cityCode: components["schemas"]["Code8"];
            /** @description Six digits. */
            districtCode: components["schemas"]["Code8"];
            /** @description Two digits. */
            provinceCode: components["schemas"]["Code8"];
            /** @description Street and number, 5 to 80 characters. */
            street: components["schemas"]["Line100"];
        };
        /** @description Somebody else, who benefits from the account or controls it. */
        GivenPerson: {
            /** @description Number of the ID card. */
            certNo: components["schemas"]["IdNumber"];
            /** @description Name as on the certificate. */
            name: components["schemas"]["PersonName"];
        };
        /**
         * @description number of a mainland ID card
         * @example 110101199003074258
         */
        IdNumber: string;
        /**
         * @description 1 10万元以下; 2 10万至20万元; 3 20万至50万元; 4 50万至100万元; 5 100万元以上;
         * @enum {string}
         */
        Income: "1" | "2" | "3" | "4" | "5";
        /**
         * @description 1 工资、劳务报酬; 2 生产经营所得; 3 金融资产投资收益; 4 财产租赁、转让; 5 继承、赠与; 9 其他;
         * @enum {string}
         */
        IncomeSource: "1" | "2" | "3" | "4" | "5" | "9";
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /**
         * @description 1 财富增值; 2 养老储备; 3 子女教育; 4 闲钱管理; 9 其他;
         * @enum {string}
         */
        InvestingPurpose: "1" | "2" | "3" | "4" | "9";
        /**
         * @description occupation 职业; income 年收入; incomeSource 收入来源; address 联系地址; nonresiFlag 税收居民身份; hasBenefitPerson 受益人声明; selfTradeFlag 本人操作声明; credit 诚信记录; controller 实际控制人; purpose 投资目的; email 邮箱;
         * @enum {string}
         */
        Item: "occupation" | "income" | "incomeSource" | "address" | "nonresiFlag" | "hasBenefitPerson" | "selfTradeFlag" | "credit" | "controller" | "purpose" | "email";
        /** @description a text of one line, without control characters */
        Line100: string;
        /** @description a text of one line, without control characters */
        Line200: string;
        /** @description a text of one line, without control characters */
        Line40: string;
        /** @description a text of one line, without control characters */
        Line4194304: string;
        /** @description a text of one line, without control characters */
        Line60: string;
        /** @description a text of one line, without control characters */
        Line80: string;
        /**
         * @description certInfo 证件资料; userCert 证件信息; userEdit 个人资料; fxqCollection 反洗钱信息; myData 我的数据; closeAccount 注销账户;
         * @enum {string}
         */
        Mend: "certInfo" | "userCert" | "userEdit" | "fxqCollection" | "myData" | "closeAccount";
        /** @description A request without arguments. */
        Nothing: Record<string, never>;
        /**
         * @description 01 党政机关、事业单位; 02 教科文卫; 03 金融; 04 商业、贸易; 05 房地产、建筑; 06 制造业; 07 信息技术; 08 自由职业; 09 农林牧渔; 10 学生; 11 离退休; 99 其他;
         * @enum {string}
         */
        Occupation: "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11" | "99";
        /** @description The last step. */
        OpenAccountRequest: {
            /** @description The customer has read and agrees to the agreements; must be true. */
            agreed: boolean;
        };
        /** @description The account is open. */
        OpenedAccount: {
            /** @description Customer number. */
            custNo: components["schemas"]["CustNo"];
            /** @description Always true. */
            opened: boolean;
            /** @description When. */
            openedAt: components["schemas"]["Instant"];
        };
        /** @description The closed lists of the personal step and of the facts of money laundering. */
        OpeningChoices: {
            /** @description For `controller`. */
            controllers: components["schemas"]["Choice"][];
            /** @description For `credit`. */
            credits: components["schemas"]["Choice"][];
            /** @description For `incomeSource`. */
            incomeSources: components["schemas"]["Choice"][];
            /** @description For `income`. */
            incomes: components["schemas"]["Choice"][];
            /** @description For `occupation`. */
            occupations: components["schemas"]["Choice"][];
            /** @description For `purpose`. */
            purposes: components["schemas"]["Choice"][];
            /** @description For `nonresiFlag`. */
            taxResidencies: components["schemas"]["Choice"][];
        };
        /** @description The flow of one customer. */
        OpeningFlow: {
            certInfoVo?: components["schemas"]["CertRecord"] | null;
            /** @description Whether name and certificate are verified: the button says 继续开户, else 立即开户. */
            certified: boolean;
            /** @description The lists of the personal step. */
            choices: components["schemas"]["OpeningChoices"];
            /** @description Name masked; null before the real-name step. */
            custName?: string | null;
            next?: components["schemas"]["Step"] | null;
            /** @description Whether the account is opened; then every step is done. */
            opened: boolean;
            personal?: components["schemas"]["PersonalRecord"] | null;
            /** @description All steps in order. */
            steps: components["schemas"]["StepRecord"][];
            userAccoProofInfoVo?: components["schemas"]["ProofRecord"] | null;
        };
        /**
         * @description a person's name
         * @example 林一
         */
        PersonName: string;
        /** @description Such a person as shown. */
        PersonRecord: {
            /** @description Masked. */
            certNo: string;
            /** @description Masked. */
            name: string;
        };
        /** @description The personal step's facts. */
        PersonalRecord: {
            address?: components["schemas"]["Address"] | null;
            benefitPerson?: components["schemas"]["PersonRecord"] | null;
            controller?: components["schemas"]["Controller"] | null;
            controllerPerson?: components["schemas"]["PersonRecord"] | null;
            credit?: components["schemas"]["Credit"] | null;
            /** @description E-mail, once it is confirmed. */
            email?: string | null;
            /** @description Whether somebody else benefits from the account; then `benefitPerson` says who. */
            hasBenefitPerson?: boolean | null;
            income?: components["schemas"]["Income"] | null;
            incomeSource?: components["schemas"]["IncomeSource"] | null;
            nonresiFlag?: components["schemas"]["TaxResidency"] | null;
            occupation?: components["schemas"]["Occupation"] | null;
            purpose?: components["schemas"]["InvestingPurpose"] | null;
            /** @description Whether the customer alone trades and controls the account. */
            selfTradeFlag?: boolean | null;
            /** @description An e-mail that was kept before addresses were confirmed; it counts as none until it is. */
            unconfirmedEmail?: string | null;
        };
        /** @description The form of a photo. */
        PhotoForm: {
            /**
             * Format: binary
             * @description JPEG or PNG.
             */
            file: string;
        };
        /** @description The form of a picture. */
        PictureForm: {
            /**
             * Format: binary
             * @description JPEG or PNG.
             */
            file: string;
            /** @description `certFront`, `certBack` or `card`. */
            kind: components["schemas"]["PictureKind"];
        };
        /**
         * @description certFront 证件人像面; certBack 证件国徽面; card 银行卡;
         * @enum {string}
         */
        PictureKind: "certFront" | "certBack" | "card";
        /** @description The newest changes of the customer's profile. */
        ProfileChanges: {
            /** @description The newest first. */
            list: components["schemas"]["ChangeShown"][];
        };
        /** @description The items are good. */
        ProfileChecked: {
            /** @description What follows for trading once they are saved, in a sentence; null where nothing does. */
            follows?: string | null;
            /** @description Always true; a wrong item is refused with its reason. */
            valid: boolean;
        };
        /** @description Which proof. */
        ProofDetailRequest: {
            serialNo?: components["schemas"]["ProofNo"] | null;
        };
        /** @description What the auditor wrote. */
        ProofMemo: {
            /** @description The reason, when `auditState` is `2`; else empty. */
            memo: string;
        };
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        ProofNo: string;
        /** @description A proof handed in for the manual audit. */
        ProofRecord: {
            /** @description `0` under review (up to 3 working days), `1` passed, `2` failed, `3` withdrawn. */
            auditState: components["schemas"]["AuditState"];
            decidedAt?: components["schemas"]["Instant"] | null;
            /** @description The day by which it is decided. */
            dueDay: components["schemas"]["Day"];
            /** @description What is audited. */
            proofType: components["schemas"]["ProofType"];
            /** @description The proof's number, for `/open/proof/update` and `/open/proof/detail`. */
            serialNo: string;
            /** @description For a card: its signing's `serialNo`; else empty. */
            subject: string;
            /** @description When it was handed in. */
            submittedAt: components["schemas"]["Instant"];
            /** @description The reason of a failure. */
            userAccoProofDetailVo: components["schemas"]["ProofMemo"];
        };
        /**
         * @description cert 身份证件; card 银行卡; renewal 更新的身份证件;
         * @enum {string}
         */
        ProofType: "cert" | "card" | "renewal";
        /** @description A province. */
        Province: {
            /** @description Its cities. */
            children: components["schemas"]["City"][];
            /** @description Two digits. */
            code: string;
            /** @description Name. */
            name: string;
        };
        /** @description A photo of either side. Without one, the answer only says whether photos can be read. */
        ReadCertificateRequest: {
            fileId?: components["schemas"]["FileId"] | null;
            photo?: components["schemas"]["Line4194304"] | null;
        };
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
        /** @description What the check said. */
        RealNameAnswer: {
            /** @description The certificate, masked. */
            certInfoVo: components["schemas"]["CertRecord"];
            /** @description Whether name and number are verified. */
            certified: boolean;
            /** @description Name masked. */
            custName: string;
            /** @description True when the certificate waits for the audit: both pictures came with it. */
            inAudit: boolean;
            /**
             * @description True when the check could not decide and pictures are missing: hand in both with
             *     `/open/proof`, `proofType` `cert`, and wait for the audit.
             */
            needProof: boolean;
        };
        /** @description What stands on the certificate. */
        RealNameRequest: {
            backFileId?: components["schemas"]["FileId"] | null;
            birth?: components["schemas"]["Day"] | null;
            /** @description First day of validity. */
            certBegin: components["schemas"]["Day"];
            /** @description Last day of validity; `9999-12-31` for long-term (长期). */
            certExpire: components["schemas"]["Day"];
            /** @description Its number. */
            certNo: components["schemas"]["Line40"];
            certType?: components["schemas"]["CertificateType"] | null;
            /** @description Name as on the certificate, in Chinese or in Latin letters. */
            custName: components["schemas"]["PersonName"];
            frontFileId?: components["schemas"]["FileId"] | null;
            nationality?: components["schemas"]["Country"] | null;
            sex?: components["schemas"]["Sex"] | null;
        };
        /** @description The newest certificate that was handed in to follow the one on file. */
        RenewalRecord: {
            /** @description `0` under review, `1` passed: it is the one on file, `2` failed. */
            auditState: components["schemas"]["AuditState"];
            /** @description First day of validity. */
            certBegin: components["schemas"]["Day"];
            /** @description Last day of validity; `9999-12-31` for long-term. */
            certExpire: components["schemas"]["Day"];
            decidedAt?: components["schemas"]["Instant"] | null;
            /** @description The day by which it is decided. */
            dueDay: components["schemas"]["Day"];
            /** @description Why it failed; else empty. */
            memo: string;
            /** @description When it was handed in. */
            submittedAt: components["schemas"]["Instant"];
        };
        /**
         * @description risk level, 1 low to 5 high
         * @example 3
         */
        RiskLevel: string;
        /** @description A risk test's result. */
        RiskRecord: {
            /** @description Last day on which it is valid. */
            riskExpireDate: components["schemas"]["Day"];
            /** @description `1` to `5`. */
            riskLevel: components["schemas"]["RiskLevel"];
        };
        /**
         * @description 1 男; 2 女;
         * @enum {string}
         */
        Sex: "1" | "2";
        /**
         * @description A step of opening an account, in the order in which they are taken.
         * @enum {string}
         */
        Step: "password" | "realname" | "personalinfo" | "bankauth" | "open";
        /** @description One step. */
        StepRecord: {
            /** @description How far. */
            state: components["schemas"]["StepState"];
            /** @description Which. */
            step: components["schemas"]["Step"];
            /** @description As shown. */
            title: string;
        };
        /**
         * @description How far a step is.
         * @enum {string}
         */
        StepState: "done" | "current" | "review" | "failed" | "later";
        /** @description A proof to hand in. */
        SubmitProofRequest: {
            /** @description Two pictures from `/uploadPic`. */
            fileIds: components["schemas"]["FileId"][];
            /**
             * @description `cert`: both sides of the certificate. `card`: the card and the certificate's front. A
             *     renewed certificate goes to `/userinfo/separatechange`.
             */
            proofType: components["schemas"]["ProofType"];
            subject?: components["schemas"]["Line40"] | null;
        };
        /** @description A country in which the customer pays tax. */
        TaxResidence: {
            /** @description ISO 3166 letters, `US`. */
            country: components["schemas"]["Code8"];
            noTinReason?: components["schemas"]["Code8"] | null;
            noTinText?: components["schemas"]["Line200"] | null;
            tin?: components["schemas"]["Line40"] | null;
        };
        /**
         * @description 1 仅为中国税收居民; 2 仅为非居民; 3 既是中国税收居民又是其他国家（地区）税收居民;
         * @enum {string}
         */
        TaxResidency: "1" | "2" | "3";
        /** @description A proof handed in again after a failure. */
        UpdateProofRequest: {
            /** @description Two new pictures from `/uploadPic`. */
            fileIds: components["schemas"]["FileId"][];
            /** @description The failed proof. */
            serialNo: components["schemas"]["ProofNo"];
        };
        /** @description An uploaded picture. */
        UploadedAvatar: {
            /** @description As the user record has it from now on. */
            avatarId: components["schemas"]["AvatarId"];
        };
        /** @description An uploaded picture. */
        UploadedPicture: {
            /** @description For the calls that want pictures. */
            fileId: components["schemas"]["FileId"];
        };
        /** @description The part of the record that needs no look at proofs. */
        UserBaseRecord: {
            /** @description Whether name and certificate are verified. */
            certified: boolean;
            /** @description Masked, `林*`; null before the real-name check. */
            custName?: string | null;
            /** @description Customer number. */
            custNo: components["schemas"]["CustNo"];
            /** @description Masked, `138****1234`. */
            mobile: string;
            /** @description Whether the account is opened. */
            opened: boolean;
            /** @description Whether the login password is set. */
            tradePswFlag: boolean;
        };
        /** @description Who the customer is and how far the account is. */
        UserRecord: {
            /** @description Whether the consent to keep certificate and cards is in force; nothing is bought without. */
            agreesSensitive: boolean;
            avatarId?: components["schemas"]["AvatarId"] | null;
            certInfoVo?: components["schemas"]["CertRecord"] | null;
            /** @description Whether name and certificate are verified. */
            certified: boolean;
            /** @description Masked, `林*`; null before the real-name check. */
            custName?: string | null;
            /** @description Customer number. */
            custNo: components["schemas"]["CustNo"];
            /** @description `0` no result, `1` qualified investor, `2` professional investor. */
            investorStatementResult: string;
            /** @description Masked, `138****1234`. */
            mobile: string;
            /** @description Whether the customer is of an age at which large text is offered. */
            offersLargeText: boolean;
            /** @description Whether the account is opened. */
            opened: boolean;
            openedAt?: components["schemas"]["Instant"] | null;
            /**
             * @description Whether the customer is an institution; always false, since institutions do not register
             *     online.
             */
            organization: boolean;
            /** @description E-mail on file; null without one. */
            orignEmail?: string | null;
            /** @description When the customer registered. */
            registeredAt: components["schemas"]["Instant"];
            risk?: components["schemas"]["RiskRecord"] | null;
            /** @description Whether that test is out of date on the business day; false without one. */
            riskExpired: boolean;
            riskLevel?: components["schemas"]["RiskLevel"] | null;
            /** @description Whether the login password is set (one password for login and trading). */
            tradePswFlag: boolean;
            userAccoProofInfoVo?: components["schemas"]["ProofRecord"] | null;
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
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeProfileRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalRecord"];
                };
            };
        };
    };
    declareTax: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclareTaxRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalRecord"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailRecord"];
                };
            };
        };
    };
    readCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadCertificateRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateReading"];
                };
            };
        };
    };
    openAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenAccountRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedAccount"];
                };
            };
        };
    };
    submitProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitProofRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofRecord"];
                };
            };
        };
    };
    proofDetail: {
        parameters: {
            query?: {
                serialNo?: components["schemas"]["ProofNo"] | null;
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
                    "application/json": components["schemas"]["ProofRecord"];
                };
            };
        };
    };
    updateProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProofRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofRecord"];
                };
            };
        };
    };
    openflow: {
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
                    "application/json": components["schemas"]["OpeningFlow"];
                };
            };
        };
    };
    symbol: {
        parameters: {
            query?: {
                fundCode?: components["schemas"]["FundCode"] | null;
                newCrs?: components["schemas"]["Code8"] | null;
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
                    "application/json": components["schemas"]["Completeness"];
                };
            };
        };
    };
    uploadPic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureForm"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPicture"];
                };
            };
        };
    };
    uploadAvatar: {
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
                    "application/json": components["schemas"]["UploadedAvatar"];
                };
            };
        };
    };
    districts: {
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
                    "application/json": components["schemas"]["Districts"];
                };
            };
        };
    };
    userAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealNameRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealNameAnswer"];
                };
            };
        };
    };
    userAvatar: {
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
                    "application/json": components["schemas"]["AvatarPicture"];
                };
            };
        };
    };
    removeAvatar: {
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
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    userinfo: {
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
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
        };
    };
    changeOneItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOneRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalRecord"];
                };
            };
        };
    };
    validateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeProfileRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChecked"];
                };
            };
        };
    };
    productSymbol: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletenessRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Completeness"];
                };
            };
        };
    };
    profileChanges: {
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
                    "application/json": components["schemas"]["ProfileChanges"];
                };
            };
        };
    };
    memberSymbol: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletenessRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Completeness"];
                };
            };
        };
    };
    userBaseInfo: {
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
                    "application/json": components["schemas"]["UserBaseRecord"];
                };
            };
        };
    };
    userInfo: {
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
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
        };
    };
}
