// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.

export interface paths {
    "/api/v1/m/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** bind a WeChat by a code, and log in */
        post: operations["bindWeChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/bindwechat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** bind a WeChat to the customer */
        post: operations["bindOwnWeChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/fwh/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** who came from the house's account on WeChat */
        post: operations["verifyWeChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/jsconfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a signature for a page in WeChat */
        post: operations["jsConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/live/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** go to an app's page, and say there who it is */
        post: operations["liveCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/live/target": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** whose page a customer is to go to */
        get: operations["liveTarget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** log in with the password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/loginverifycert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** finish a login on a new device */
        post: operations["confirmDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** end the session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** send an SMS code for a purpose */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/mobile/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change the mobile */
        post: operations["changeMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/normal/verifycode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** check an SMS code */
        post: operations["checkCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/oauth/clientApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** a token for an embedding app */
        post: operations["clientApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/oauth/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** what an embedding app's token says */
        post: operations["whoami"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/prebind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** whether who authorised can be bound */
        post: operations["prebindWeChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/preregister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** send the code to register */
        post: operations["preregister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** register and log in */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/resetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** set a new password */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/security/devicecheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** check of new devices, on or off */
        post: operations["setDeviceCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/security/devices/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** log a device out and forget it */
        post: operations["endDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/security/logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** history of logins */
        get: operations["logins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/security/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** password, devices, switches */
        get: operations["security"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/security/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change the password */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unbind the WeChat, and log out */
        post: operations["unbindWeChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/verifycert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** check the certificate number */
        post: operations["verifyCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/verifycode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** use an SMS code; gives a sessionkey */
        post: operations["beginFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/verifycode2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** use a code for a sensitive change */
        post: operations["beginOwnFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/verifycodelogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** log in with an SMS code */
        post: operations["loginByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/verifypwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** verify the password */
        post: operations["verifyPasswordClassic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/wcloginverifymobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** log in by WeChat and the mobile */
        post: operations["logInByWeChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/m/wechat/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ask somebody to authorise at WeChat */
        post: operations["beginWeChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/verify/checkVerifyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** use a code for a sensitive change */
        post: operations["checkOwnCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/verify/passwordVerify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** verify the password */
        post: operations["verifyPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/verify/sendEmailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** mail a code that confirms an address */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy/hwm/bff/common/verify/sendVerifyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** send a code to the customer */
        post: operations["sendOwnCode"];
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
        /** @description Where to authorise. */
        Authorisation: {
            /** @description An address at WeChat, which leads back to /bind with `code` and `state`. */
            authoriseUrl: string;
        };
        /** @description The page that asks. */
        BeginRequest: {
            /** @description Its address, of one of the house's hosts. */
            url: components["schemas"]["Line500"];
        };
        /** @description A mobile and the code that was sent there. */
        BindData: {
            /** @description Six digits, sent by `/message` for the purpose `bind`. */
            code: components["schemas"]["Code16"];
            /** @description Of the customer. */
            mobile: components["schemas"]["Mobile"];
            /** @description From `/prebind`. */
            sessionkey: components["schemas"]["Line100"];
        };
        /** @description What the session's customer is bound to. */
        BindOwnRequest: {
            /** @description From `/prebind`. */
            sessionkey: components["schemas"]["Line100"];
        };
        /** @description Whom to bind; the fields stand in `data`. */
        BindRequest: {
            data: components["schemas"]["BindData"];
        };
        /**
         * @description number of a certificate of any kind
         * @example 110101199003074258
         */
        CertificateNumber: string;
        /** @description The new mobile and its proof. */
        ChangeMobileRequest: {
            areaCode?: components["schemas"]["Code8"] | null;
            /** @description The six digits that `/message` (purpose `newmobile`) sent to it. */
            code: components["schemas"]["Code16"];
            /** @description Eleven digits, nobody's yet. */
            mobile: components["schemas"]["Mobile"];
            sessionkey?: components["schemas"]["Line100"] | null;
        };
        /** @description Old and new. */
        ChangePasswordRequest: {
            /** @description 8 to 20 characters, letters and digits at least, not the present one. */
            newPassword: components["schemas"]["Password"];
            /** @description The present password. */
            oldPassword: components["schemas"]["GivenPassword"];
        };
        /** @description A code that a visitor typed. */
        CheckCodeRequest: {
            areaCode?: components["schemas"]["Code8"] | null;
            /** @description Six digits. */
            code: components["schemas"]["Code16"];
            /** @description The mobile that the code was sent to. */
            mobile: components["schemas"]["Mobile"];
            purpose?: components["schemas"]["Purpose"] | null;
        };
        /** @description A code that was sent to the session's own mobile. */
        CheckOwnCodeRequest: {
            /** @description Six digits. */
            code: components["schemas"]["Code16"];
            purpose?: components["schemas"]["Purpose"] | null;
        };
        /**
         * @description app 应用; profile 称呼; advisor 客户经理;
         * @enum {string}
         */
        ClientScope: "app" | "profile" | "advisor";
        /** @description A token of an app. */
        ClientToken: {
            /** @description For `/oauth/whoami`. It is no session. */
            accessToken: string;
            /**
             * Format: int64
             * @description For how many seconds it is good.
             */
            expiresIn: number;
            /** @description As asked. */
            scope: components["schemas"]["ClientScope"];
        };
        /** @description Who asks, for what. */
        ClientTokenRequest: {
            /** @description The app's name in the settings. */
            client: components["schemas"]["Code64"];
            code?: components["schemas"]["Line200"] | null;
            /** @description What it wants to know. */
            scope: components["schemas"]["ClientScope"];
            /** @description Its secret. */
            secret: components["schemas"]["Line200"];
        };
        /** @description a code; a whole number that says the same is taken too */
        Code16: string;
        /** @description a code; a whole number that says the same is taken too */
        Code64: string;
        /** @description a code; a whole number that says the same is taken too */
        Code8: string;
        /** @description The code is right. It stays good until it is used. */
        CodeChecked: {
            /** @description Always true; a wrong code is refused. */
            valid: boolean;
        };
        /** @description Mobile and code. */
        CodeLoginRequest: {
            /** @description The six digits that `/message` (purpose `login`) or `/preregister` sent. */
            code: components["schemas"]["Code16"];
            /** @description Eleven digits. */
            mobile: components["schemas"]["Mobile"];
        };
        /** @description A code is on its way. The answer is the same whether the mobile is known or not. */
        CodeSent: {
            /**
             * Format: int64
             * @description Seconds for which the code is valid.
             */
            expiresInSeconds: number;
            /**
             * Format: int64
             * @description Codes that this customer may still get today. Told only in a session or on a known device of
             *     the mobile's customer, else null.
             */
            leftToday?: number | null;
            /** @description Masked, `138****1234`. */
            mobile: string;
            /**
             * Format: int64
             * @description Seconds until another code may be sent to this mobile.
             */
            resendAfterSeconds: number;
        };
        /** @description The second step of a login on a new device. */
        ConfirmDeviceRequest: {
            /** @description The full number of the certificate that the account was opened with. */
            certNo: components["schemas"]["CertificateNumber"];
            sessionkey?: components["schemas"]["Line100"] | null;
        };
        /**
         * @description customer number, ten digits
         * @example 0000000001
         */
        CustNo: string;
        /** @description The check of new devices, on or off. */
        DeviceCheckRequest: {
            /** @description Whether a login on a device never used asks for the certificate number. */
            deviceCheck: boolean;
            password?: components["schemas"]["GivenPassword"] | null;
        };
        /**
         * @description a number of its own, decimal
         * @example 2026111700481926
         */
        DeviceId: string;
        /** @description A device of the customer's. */
        DeviceRecord: {
            /** @description Whether a session of it is still good. */
            active: boolean;
            /** @description Address of its last login, without its last part: `192.168.1.*`. */
            address: string;
            /** @description Whether this call came from it. */
            current: boolean;
            /** @description For `/security/devices/end`. */
            deviceId: components["schemas"]["DeviceId"];
            /** @description When it first logged in. */
            firstSeenAt: components["schemas"]["Instant"];
            /** @description When it was last used, to about ten minutes. */
            lastSeenAt: components["schemas"]["Instant"];
            /** @description Browser and system in words, such as `Chrome · Android`. */
            name: string;
        };
        /** @description An answer without content: `data` is `{}`. */
        Done: Record<string, never>;
        /**
         * @description e-mail address, at most 64 characters, kept in small letters
         * @example lin@example.com
         */
        Email: string;
        /** @description A device to log out and forget. */
        EndDeviceRequest: {
            /** @description Of the customer's own devices. */
            deviceId: components["schemas"]["DeviceId"];
        };
        /** @description The code is right and used up; the flow goes on with the key. */
        FlowStarted: {
            /** @description Until when the key is good, about ten minutes. */
            expiresAt: components["schemas"]["Instant"];
            /** @description Sent on as header `sessionkey` (or as a field) by the next call of the flow. */
            sessionkey: string;
            /** @description Always true; a wrong code is refused. */
            valid: boolean;
        };
        /** @description a password as it was typed, at most 64 characters */
        GivenPassword: string;
        /**
         * @description an instant in Shanghai time, RFC 3339
         * @example 2026-11-20T14:32:08+08:00
         */
        Instant: string;
        /** @description For `wx.config`. */
        JsConfig: {
            /** @description The house's account. */
            appId: string;
            /** @description As asked. */
            debug: boolean;
            /** @description As asked. */
            jsApiList: string[];
            /** @description Where WeChat's library is; absent where pages do without it. */
            library?: string | null;
            /** @description A random text. */
            nonceStr: string;
            /** @description SHA-1 of ticket, nonce, time and address, in hex. */
            signature: string;
            /**
             * Format: int64
             * @description Seconds since 1970.
             */
            timestamp: number;
        };
        /** @description The page, and what it wants of WeChat. */
        JsConfigRequest: {
            /** @description Whether WeChat shows what it does; handed back. */
            debug?: boolean;
            /** @description Names of WeChat's functions, handed back. */
            jsApiList?: components["schemas"]["Code64"][];
            /** @description Its address; what stands behind `#` is not signed. */
            url: components["schemas"]["Line1000"];
        };
        /** @description a text of one line, without control characters */
        Line100: string;
        /** @description a text of one line, without control characters */
        Line1000: string;
        /** @description a text of one line, without control characters */
        Line200: string;
        /** @description a text of one line, without control characters */
        Line40: string;
        /** @description a text of one line, without control characters */
        Line500: string;
        /** @description Where to go now. */
        LiveCode: {
            /** @description The page's address with `code`, which the app changes for a token once. */
            to: string;
        };
        /** @description The page to which the customer wants to go. */
        LiveRequest: {
            /** @description Its address, of the origin of a known app. */
            url: components["schemas"]["Line1000"];
        };
        /** @description Whose page it is. */
        LiveTarget: {
            /** @description The app's name. */
            name: string;
            /** @description Its origin, to be shown: `https://live.example.com`. */
            origin: string;
        };
        /** @description Logged in, or one more question first. */
        LoginAnswer: {
            custNo?: components["schemas"]["CustNo"] | null;
            expiresAt?: components["schemas"]["Instant"] | null;
            /** @description Masked, `138****1234`. */
            mobile: string;
            /**
             * @description True on a device that this customer never used, for customers with a certificate: ask for
             *     the certificate number (screen /validation) and call `/loginverifycert` with `sessionkey`.
             */
            needValidate: boolean;
            /** @description For `/loginverifycert`; null when `needValidate` is false. */
            sessionkey?: string | null;
            /** @description For `Authorization: Bearer …`; null when `needValidate` is true. */
            token?: string | null;
            /** @description Whether a password is set (one password for login and trading). */
            tradePswFlag: boolean;
        };
        /** @description One login, an attempt that failed, or what a login took the place of. */
        LoginRecord: {
            /** @description Without its last part: `192.168.1.*`. */
            address: string;
            /** @description When. */
            at: components["schemas"]["Instant"];
            /** @description Browser and system in words, such as `Chrome · Android`. */
            deviceName: string;
            /** @description Whether it succeeded. */
            success: boolean;
            /**
             * @description How: `password`, `code` (SMS) or `register`; `sessionout` and `deviceout` are no logins, but
             *     one that was ended, or a device that was forgotten, to make room for a newer one.
             */
            way: string;
            /** @description How in words, such as 密码登录. */
            wayName: string;
        };
        /** @description Mobile and password. */
        LoginRequest: {
            /** @description Eleven digits. */
            mobile: components["schemas"]["Mobile"];
            /** @description As it was typed; a wrong one is refused however it looks. */
            password: components["schemas"]["GivenPassword"];
        };
        /** @description A code is on its way. It confirms this address for this customer, and nothing else. */
        MailCodeSent: {
            /** @description As it will be kept. */
            email: components["schemas"]["Email"];
            /**
             * Format: int64
             * @description Seconds for which the code is valid.
             */
            expiresInSeconds: number;
            /**
             * Format: int64
             * @description Codes that this customer may still have mailed today, wherever to.
             */
            leftToday: number;
            /**
             * Format: int64
             * @description Seconds until another code may be mailed there.
             */
            resendAfterSeconds: number;
        };
        /**
         * @description mobile number, eleven digits
         * @example 13800001234
         */
        Mobile: string;
        /** @description The mobile is changed. */
        MobileChanged: {
            /** @description When it was changed. */
            changedAt: components["schemas"]["Instant"];
            /** @description The new one, masked, `139****1234`. */
            mobile: string;
            /** @description Until when quick redemptions are refused, a day later. */
            settlesAt: components["schemas"]["Instant"];
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
        Page_LoginRecord: {
            /** @description whether another page follows */
            hasMore: boolean;
            list: components["schemas"]["LoginRecord"][];
            /** @description from 1 */
            pageNo: number;
            /** @description rows of all pages */
            total: number;
        };
        /** @description a new password: 8 to 20 characters, letters and digits at least */
        Password: string;
        /** @description The session may now move money for a while. */
        PasswordVerified: {
            /** @description Until when trade operations of this session pass without asking again, about five minutes. */
            unlockedUntil: components["schemas"]["Instant"];
            /** @description Always true; a wrong password is refused. */
            valid: boolean;
        };
        /** @description Whether it can be bound. */
        Prebound: {
            /** @description Masked: of the customer to whom it is bound, else of the session's; empty for a stranger. */
            mobile: string;
            /**
             * @description True when it cannot be bound as it is: this WeChat is bound already, or the customer has
             *     another one. Then `mobile` says whose it is.
             */
            needValidate: boolean;
            /** @description For `/bind`, `/bindwechat` and `/wcloginverifymobile`, about ten minutes. */
            sessionkey: string;
        };
        /** @description Who wants to register. */
        PreregisterRequest: {
            /** @description Eleven digits. */
            mobile: components["schemas"]["Mobile"];
        };
        /**
         * @description A code is good for the purpose it was sent for and for nothing else.
         * @enum {string}
         */
        Purpose: "register" | "login" | "resetpassword" | "bind" | "modify" | "newmobile" | "email";
        /** @description What WeChat led back with. */
        RecogniseRequest: {
            /** @description The query of the address, `code=…&state=…`. */
            requestData: components["schemas"]["Line500"];
        };
        /** @description Who came from the house's account on WeChat. */
        Recognised: {
            /** @description Whether this WeChat is bound to a customer. */
            bound: boolean;
            /** @description The customer's, masked; empty when it is bound to nobody. */
            mobile: string;
            /** @description As `Prebound.sessionkey`. */
            sessionkey: string;
        };
        /** @description A new customer. */
        RegisterRequest: {
            /** @description The six digits that `/preregister` or `/message` (purpose `register`, or `login`) sent. */
            code: components["schemas"]["Code16"];
            /**
             * @description The number of the customer who shared the link of this visit. Kept when there is such a
             *     customer; else it counts for nothing, and the answer is the same.
             */
            custShareNo?: components["schemas"]["Line40"];
            /** @description Eleven digits. */
            mobile: components["schemas"]["Mobile"];
            password?: components["schemas"]["Password"] | null;
        };
        /** @description The new password. */
        ResetPasswordRequest: {
            areaCode?: components["schemas"]["Code8"] | null;
            /** @description 8 to 20 characters, letters and digits at least. */
            password: components["schemas"]["Password"];
            sessionkey?: components["schemas"]["Line100"] | null;
        };
        /** @description The security page's facts. */
        SecurityRecord: {
            /** @description Whether a login on a device never used asks for the certificate number. */
            deviceCheck: boolean;
            /** @description Newest first, at most 50. */
            devices: components["schemas"]["DeviceRecord"][];
            /** @description Whether a certificate number is on file, which may prove the customer. */
            hasCertificate: boolean;
            /** @description Masked, `138****1234`. */
            mobile: string;
            mobileChangedAt?: components["schemas"]["Instant"] | null;
            /**
             * Format: int64
             * @description For how many hours they would be refused after a change made now.
             */
            mobileSettleHours: number;
            mobileSettlesAt?: components["schemas"]["Instant"] | null;
            passwordSetAt?: components["schemas"]["Instant"] | null;
            /** @description Whether a password is set. */
            tradePswFlag: boolean;
            wechatBoundAt?: components["schemas"]["Instant"] | null;
        };
        /** @description Where a code goes, and what for. */
        SendCodeRequest: {
            areaCode?: components["schemas"]["Code8"] | null;
            mobile?: components["schemas"]["Mobile"] | null;
            /** @description What the code is for; it is good for nothing else. */
            purpose: components["schemas"]["Purpose"];
        };
        /** @description Where a code goes. */
        SendMailCodeRequest: {
            /** @description Like `name@example.com`. */
            email: components["schemas"]["Email"];
        };
        /** @description A code of the session's mobile. */
        SendOwnCodeRequest: {
            purpose?: components["schemas"]["Purpose"] | null;
        };
        /** @description A certificate number to compare. */
        VerifyCertificateRequest: {
            /** @description The full number of the customer's certificate. */
            certNo: components["schemas"]["CertificateNumber"];
        };
        /** @description The password of login and trading, which is one. */
        VerifyPasswordRequest: {
            /** @description As it was typed. */
            password: components["schemas"]["GivenPassword"];
        };
        /** @description The mobile of the customer to whom the WeChat is bound, and a code that was sent there. */
        WeChatLoginRequest: {
            /** @description Six digits, sent by `/message` for the purpose `login`. */
            code: components["schemas"]["Code16"];
            /** @description The whole number; the answer before showed it masked. */
            mobile: components["schemas"]["Mobile"];
            /** @description From `/fwh/verify` or `/prebind`. */
            sessionkey: components["schemas"]["Line100"];
        };
        /** @description What it says. */
        Whoami: {
            /** @description The app. */
            client: string;
            /** @description The customer's mobile, masked, by which he is addressed; null with the scope `app`. */
            mobile?: string | null;
            /** @description What it may know. */
            scope: components["schemas"]["ClientScope"];
            /**
             * @description Who the customer is for this app: another name than for any other; null with the scope
             *     `app`.
             */
            subject?: string | null;
        };
        /** @description The token. */
        WhoamiRequest: {
            /** @description From `/oauth/clientApp`. */
            accessToken: components["schemas"]["Line200"];
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
    bindWeChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    bindOwnWeChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindOwnRequest"];
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
    verifyWeChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecogniseRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recognised"];
                };
            };
        };
    };
    jsConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JsConfigRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsConfig"];
                };
            };
        };
    };
    liveCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveCode"];
                };
            };
        };
    };
    liveTarget: {
        parameters: {
            query: {
                url: components["schemas"]["Line1000"];
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
                    "application/json": components["schemas"]["LiveTarget"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    confirmDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmDeviceRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    logout: {
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
    sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
        };
    };
    changeMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMobileRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileChanged"];
                };
            };
        };
    };
    checkCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckCodeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChecked"];
                };
            };
        };
    };
    clientApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientTokenRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientToken"];
                };
            };
        };
    };
    whoami: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhoamiRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Whoami"];
                };
            };
        };
    };
    prebindWeChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecogniseRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prebound"];
                };
            };
        };
    };
    preregister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreregisterRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
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
    setDeviceCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceCheckRequest"];
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
    endDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndDeviceRequest"];
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
    logins: {
        parameters: {
            query?: {
                pageNo?: number;
                pageSize?: number;
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
                    "application/json": components["schemas"]["Page_LoginRecord"];
                };
            };
        };
    };
    security: {
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
                    "application/json": components["schemas"]["SecurityRecord"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
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
    unbindWeChat: {
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
    verifyCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCertificateRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowStarted"];
                };
            };
        };
    };
    beginFlow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckCodeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowStarted"];
                };
            };
        };
    };
    beginOwnFlow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckOwnCodeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowStarted"];
                };
            };
        };
    };
    loginByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeLoginRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    verifyPasswordClassic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPasswordRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordVerified"];
                };
            };
        };
    };
    logInByWeChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeChatLoginRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
        };
    };
    beginWeChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authorisation"];
                };
            };
        };
    };
    checkOwnCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckOwnCodeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowStarted"];
                };
            };
        };
    };
    verifyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPasswordRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordVerified"];
                };
            };
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMailCodeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailCodeSent"];
                };
            };
        };
    };
    sendOwnCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendOwnCodeRequest"];
            };
        };
        responses: {
            /** @description data of the envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
        };
    };
}
