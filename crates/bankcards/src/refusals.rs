//! The room's public codes.

wire::refusals! {
    /// Name and certificate come before the card.
    NOT_CERTIFIED = 13001, "请先完成实名认证，再绑定银行卡";
    /// Only debit cards pay for funds (rule AO-03).
    CREDIT_CARD = 13002, "暂不支持信用卡，请使用储蓄卡";
    /// The channel does not serve the bank.
    BANK_NOT_SERVED = 13003, "暂不支持该银行的银行卡，请更换其他银行卡";
    /// The number has not as many digits as the bank's cards have.
    WRONG_LENGTH = 13004, "银行卡号位数不正确，请核对";
    /// The card is bound already.
    ALREADY_BOUND = 13005, "该银行卡已绑定，无需重复操作";
    /// The channel sent an SMS a moment ago.
    TOO_SOON = 13006, "请在{seconds}秒后重新获取验证码";
    /// The bank said no; the reason is in the data.
    BANK_REFUSED = 13007, "您申请的银行卡绑定失败";
    /// The bank gave no answer.
    BANK_SILENT = 13008, "银行响应超时，请稍后重新获取验证码";
    /// The card's proof is being looked at.
    UNDER_REVIEW = 13009, "银行卡资料正在审核中，最多需要3个工作日，请耐心等待";
    /// The bank wants a proof first.
    PROOF_NEEDED = 13010, "该银行卡需要提交资料审核，请上传银行卡和身份证照片";
    /// There is no signing that waits for a code.
    SIGNING_ENDED = 13011, "签约已失效，请重新获取验证码";
    /// The channel's code is another one.
    CODE_WRONG = 13012, "验证码不正确，请重新输入";
    /// The card has no agreement to end.
    NOT_BOUND = 13013, "该银行卡尚未绑定";
    /// A card is replaced by one of the same bank.
    OTHER_BANK = 13014, "新卡须为同一银行的储蓄卡，更换其他银行请先添加新卡";
    /// The card cannot pay now.
    NOT_PAYABLE = 13015, "该银行卡暂不能付款，请重新签约或更换银行卡";
    /// Above the bank's limit for one payment.
    OVER_SINGLE_LIMIT = 13016, "超过{bank}单笔限额{limit}元，请减少金额或更换银行卡";
    /// Above the bank's limit for a day.
    OVER_DAY_LIMIT = 13017, "超过{bank}单日限额{limit}元，今日还可支付{left}元";
    /// The customer asked too often today.
    TOO_MANY = 13018, "今日绑卡次数已达上限，请明天再试";
    /// The customer has enough cards.
    TOO_MANY_CARDS = 13019, "最多可绑定{max}张银行卡";
    /// Nothing like a card number is on the photo.
    PHOTO_SHOWS_NO_CARD = 13020, "照片里没有找到卡号，请拍有卡号的一面，四角完整、没有反光";
    /// All numbers of the customer's trade accounts are given.
    TOO_MANY_ACCOUNTS = 13021, "交易账号已用完，请联系客服";
    /// Something is left on the card; the data says what, line by line.
    UNSETTLED = 13022, "这张卡上还有没了结的事，暂不能解绑";
    /// The channel pays the bank's cards by branch.
    BRANCH_NEEDED = 13023, "请选择{bank}的开户行";
    /// The bank has no such branch.
    BRANCH_UNKNOWN = 13024, "没有找到这家支行，请重新选择开户行";
    /// The bank verifies the card, or has verified it.
    CHECK_NOT_NEEDED = 13025, "这张卡不需要小额验证，请直接获取银行验证码";
    /// A card has so many checks, on whichever days.
    CHECKS_USED = 13026, "这张卡的小额验证次数已用完，请上传照片由人工审核";
    /// A customer begins so many in a day.
    CHECKS_TODAY = 13027, "今天的小额验证次数已用完，请明天再试，或上传照片由人工审核";
    /// Nothing was paid that could be named.
    NO_CHECK = 13028, "还没有可以验证的打款，请先发起小额打款";
    /// The bank has not said yet that it has paid.
    CHECK_UNPAID = 13029, "银行还在处理这笔打款，请收到到账短信后再试";
    /// Another amount came.
    AMOUNT_WRONG = 13030, "金额不对，还可以试{left}次";
    /// Another amount was named as often as it may be.
    CHECK_MISSED = 13031, "金额多次不对，这次验证已结束。可以重新打款，或上传照片由人工审核";
    /// The amount was not named in time.
    CHECK_EXPIRED = 13032, "这笔打款已过期，请重新打款";
}
