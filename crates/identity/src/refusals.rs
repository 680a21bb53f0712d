//! The room's public codes.

wire::refusals! {
    /// The typed code is another one.
    CODE_WRONG = 11001, "验证码不正确，还可输入{left}次";
    /// There is none for this purpose, it is too old, used, or was typed wrong too often.
    CODE_VOID = 11002, "验证码已失效，请重新获取";
    /// Another code was sent a moment ago.
    CODE_TOO_SOON = 11003, "请在{seconds}秒后重新获取验证码";
    /// The mobile got its codes of the day.
    CODE_TOO_MANY = 11004, "今日获取验证码次数已达上限，请明天再试";
    /// Only mobiles of the mainland are served.
    AREA_NOT_SERVED = 11005, "暂不支持该国家或地区的手机号";
    /// The code is right, but the mobile is no customer's.
    NOT_REGISTERED = 11006, "该手机号尚未注册，请先注册";
    /// The code is right, but the mobile is a customer's already.
    MOBILE_TAKEN = 11007, "该手机号已注册，请直接登录";
    /// Said of unknown mobiles too.
    PASSWORD_WRONG = 11008, "手机号或密码不正确，还可输入{left}次";
    /// Too many wrong passwords; said of unknown mobiles too.
    PASSWORD_LOCKED = 11009, "密码连错5次，账户锁定24小时。用短信重置密码可立即解锁";
    /// The customer has not set a password yet.
    NO_PASSWORD = 11010, "您还未设置登录密码，现在设置，开启美好财富之旅吧。";
    /// The sessionkey is unknown, too old or used, or belongs to another flow.
    FLOW_ENDED = 11011, "操作已超时，请重新开始";
    /// The certificate number is another one.
    CERTIFICATE_WRONG = 11012, "证件号码不正确，还可输入{left}次";
    /// The new password is the present one.
    SAME_PASSWORD = 11013, "新密码不能与原密码相同";
    /// The carrier did not take the message.
    SMS_FAILED = 11014, "短信发送失败，请稍后再试";
    /// The customer has no certificate on file.
    NO_CERTIFICATE = 11015, "你还未完成实名认证，请先完成开户";
    /// The present password was typed wrong where the mobile is known.
    OLD_PASSWORD_WRONG = 11016, "密码不正确，还可输入{left}次";
    /// The password must come along.
    NEED_PASSWORD = 11017, "请输入密码";
    /// The new mobile is the present one.
    SAME_MOBILE = 11018, "新手机号不能与原手机号相同";
    /// The code is right, but the new mobile is another customer's.
    NEW_MOBILE_TAKEN = 11019, "该手机号已注册其他账户，请换一个手机号";
    /// Too many wrong certificate numbers; the password is counted apart.
    CERTIFICATE_LOCKED = 11020, "证件号码错误次数过多，请24小时后再试";
    /// A stranger's tries are used up; said of unknown mobiles too.
    PASSWORD_WAIT = 11021, "密码错误次数过多，请{wait}后再试，或使用短信验证码登录";
    /// The same of certificate numbers, at a login on a new device.
    CERTIFICATE_WAIT = 11022, "证件号码错误次数过多，请{wait}后再试";
    /// The mail server gave no answer.
    MAIL_FAILED = 11023, "邮件发送失败，请稍后再试";
    /// The mail server takes nothing for this address.
    MAIL_REFUSED = 11024, "这个邮箱不存在或拒收邮件，请换一个";
    /// Nobody can be bound by this authorisation: used, too old, another device's, or bound
    /// already.
    CANNOT_BIND = 10004, "这次微信授权不能用来绑定，请重新授权";
    /// The customer's account has another WeChat.
    OTHER_WECHAT = 11025, "你的账户已绑定另一个微信，请先解绑";
    /// The WeChat is bound to nobody, or to the customer of another mobile.
    NOT_BOUND = 11026, "这个微信没有绑定该手机号的账户，请先绑定";
    /// There is nothing to unbind.
    NO_WECHAT = 11027, "你的账户没有绑定微信";
    /// WeChat gave no answer.
    WECHAT_SILENT = 11028, "微信没有响应，请稍后再试";
    /// The page is of no known app, or of one that may know nothing of customers.
    NOT_AN_APPS_PAGE = 11030, "这个链接不是合作页面，不能从这里登录";
    /// There is no such app, or its secret is another one.
    NO_SUCH_CLIENT = 11031, "应用或密钥不正确";
    /// The app may not know that.
    SCOPE_TOO_WIDE = 11032, "应用没有这个授权范围";
    /// The customer's code was used, is too old, or another app's, or does not go with the scope.
    CLIENT_CODE_ENDED = 11033, "授权码已失效，请重新登录";
    /// An app's token is not good any more, or not from this page.
    CLIENT_TOKEN_ENDED = 11034, "应用的令牌已失效，请重新获取";
    /// Each change of the check of new devices is told; switching it on goes on.
    CHECK_CHANGED_OFTEN = 11035, "今天已经改了{count}次，请明天再改";
    /// The session's password was not verified within the last minutes.
    PASSWORD_NEEDED = 12021, "请先验证密码";
}
