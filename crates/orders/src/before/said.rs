//! The room's public codes. A sentence that a purchase and a subscription can both meet names
//! neither.

use wire::Failure;

wire::refusals! {
    /// The fund is not in the catalogue.
    NO_SUCH_FUND = 16001, "没有找到这只基金";
    /// The customer has no account yet.
    NOT_OPENED = 16018, "您还没开户，请您完成开户，再交易";
    /// The certificate on file is not valid any more.
    CERTIFICATE_EXPIRED = 16019, "您的身份证件已过期，请更新证件信息后再交易";
    /// Facts that trading needs are missing.
    FACTS_MISSING = 16025, "您的个人信息不完整，请补充后再交易";
    /// There is a record of bad credit.
    BAD_CREDIT = 16046, "你的诚信记录暂不支持买入，如有变化请更新资料";
    /// The customer has declared that others decide on the trades.
    TRADED_BY_OTHERS = 16047, "你声明交易并非本人操作，暂不能买入，持有的份额可以赎回";
    /// The fund takes no purchases now.
    NOT_OPEN_FOR_BUYING = 16002, "该基金当前{status}，暂不能买入";
    /// The fund takes no redemptions now.
    NOT_OPEN_FOR_REDEEMING = 16003, "该基金当前{status}，暂不能赎回";
    /// Below the least purchase.
    BELOW_MINIMUM = 16004, "金额不能低于{minimum}元";
    /// Not a multiple of the step.
    NOT_A_STEP = 16005, "金额应为{step}元的整数倍";
    /// Above the largest single purchase.
    ABOVE_SINGLE = 16006, "单笔不能超过{limit}元";
    /// Above what the fund takes of a customer on one day.
    ABOVE_DAILY = 16007, "该基金单日限额{limit}元，你今天还剩{left}元";
    /// An agreement was not accepted.
    AGREEMENT_MISSING = 16008, "请先阅读并同意《{title}》";
    /// The fee does not leave anything to buy.
    AMOUNT_TOO_SMALL = 16009, "金额不足以支付手续费";
    /// Too few shares.
    NOT_ENOUGH_SHARES = 16010, "可用份额不足，最多可赎回{available}份";
    /// Below the least redemption.
    BELOW_LEAST_REDEMPTION = 16011, "赎回份额不能低于{minimum}份";
    /// The cut-off has passed, or the order was sealed.
    TOO_LATE = 16012, "已过撤单时间（{cutoff}），不能撤单";
    /// The order is in a state in which it cannot be cancelled.
    NOT_CANCELABLE = 16013, "该订单{status}，不能撤单";
    /// The order was paid with others by one debit, and goes back with them.
    PAID_TOGETHER = 16057, "该订单与其他订单合并付款，请整笔撤单";
    /// The bank is being asked for the money.
    STILL_PAYING = 16014, "订单正在支付，请稍后再试";
    /// The fund does not take cancellations.
    CANCELLATION_EXCLUDED = 16015, "该基金的订单不支持撤单";
    /// T is another day than the customer read; `data` has both.
    DAY_CHANGED = 16044, "日期已变为{day}，请确认";
    /// The redemption fee is another one than the customer read; `data` has both.
    FEE_CHANGED = 16045, "手续费已变为{fee}元，请确认";
    /// The order waits to be thought over.
    STILL_HELD = 16048, "订单尚在等待期，{until}后才能继续";
    /// What the customer is to send is not here.
    NOT_REMITTED = 16049, "订单的款项尚未到账";
    /// The order does not wait any more.
    NOT_HELD = 16050, "订单已不在等待中";
    /// The order is what a big redemption left over: to wait was chosen with the first order.
    REST_IS_DEFERRED = 16043, "这是巨额赎回顺延的份额，不能撤单";
    /// Nothing is held under this card.
    NO_POSITION = 16016, "你没有持有该基金的份额";
    /// The position is being compared with the TA's books.
    POSITION_BLOCKED = 16017, "该持仓正在核对，暂不能赎回，请稍后再试";
    /// The fund has no quick redemption.
    QUICK_NOT_OFFERED = 16020, "该基金不支持快速赎回，请选择普通赎回";
    /// The fund's pool of the day is used up.
    QUICK_POOL_EMPTY = 16021, "今日快速赎回额度已用完，请选择普通赎回";
    /// Above the customer's limit of the day.
    QUICK_ABOVE_LIMIT = 16022, "快速赎回每日限额{limit}元，今日还可取{left}元，其余请选择普通赎回";
    /// The card was bound a short while ago.
    QUICK_NEW_CARD = 16023, "该银行卡绑定未满{hours}小时，请选择普通赎回";
    /// Money funds pay their income in shares only.
    NO_METHOD_CHOICE = 16026, "货币基金的收益每日结转为份额，不能修改分红方式";
    /// The method is what it was asked to become.
    SAME_METHOD = 16027, "当前已是{method}，无需修改";
    /// A change of the method is not answered yet.
    METHOD_PENDING = 16028, "你修改分红方式的申请正在确认中，确认后才能再次修改";
    /// Only another money fund with quick redemption can pay.
    NOT_A_PAY_SOURCE = 16029, "该基金不能用来付款，请换一种付款方式";
    /// The money fund holds too little.
    SOURCE_TOO_SMALL = 16030, "货币基金可用{available}元，不足以付款";
    /// Above what may be taken of the money fund on a day.
    SOURCE_ABOVE_LIMIT = 16031, "用货币基金付款每日限额{limit}元，还可付{left}元，请改用银行卡";
    /// Nothing is left of the limit or the pool of the day.
    SOURCE_USED_UP = 16032, "该货币基金今日的付款额度已用完，请改用银行卡";
    /// The card of the money fund was bound a short while ago.
    SOURCE_NEW_CARD = 16033, "该货币基金的银行卡绑定未满{hours}小时，暂不能付款";
    /// The mobile was changed a short while ago (rule MM-04).
    QUICK_NEW_MOBILE = 16037, "你刚更换了手机号，{until}前不能快速赎回，请选择普通赎回";
    /// The same, where the quick redemption would pay for a purchase.
    SOURCE_NEW_MOBILE = 16038, "你刚更换了手机号，{until}前不能用货币基金付款，请改用银行卡";
    /// The offering has not begun.
    OFFERING_AHEAD = 16035, "该基金{day}开始认购，请到时再来";
    /// The offering has ended, and what becomes of the fund is not known yet.
    OFFERING_OVER = 16036, "该基金的认购已于{day}结束，基金成立后可以买入";
    /// The order pays for another one.
    PAYS_FOR_PURCHASE = 16034, "这笔份额用于付款，请撤销它付款的订单";
    /// The fund gives no shares for a conversion now.
    NOT_OPEN_FOR_CONVERTING = 16070, "该基金当前{status}，暂不能转出";
    /// The two funds cannot be converted into each other.
    NOT_A_TARGET = 16071, "不能转换成这只基金，请另选一只";
    /// The target takes nothing now.
    TARGET_CLOSED = 16072, "{name}当前{status}，暂不能转入，请另选一只";
    /// Too few shares to convert.
    NOT_ENOUGH_TO_CONVERT = 16073, "可用份额不足，最多可转出{available}份";
    /// Below the least conversion.
    BELOW_LEAST_CONVERSION = 16074, "转出份额不能低于{minimum}份";
    /// Above what the target takes of a customer.
    ABOVE_TARGET_LIMIT = 16075, "{name}限额申购，你这个交易日最多还能转入{left}元";
    /// The fees leave nothing.
    TOO_LITTLE_TO_CONVERT = 16076, "份额太少，扣除费用后不足以转入";
    /// The position is being compared with the TA's books.
    CONVERSION_BLOCKED = 16077, "该持仓正在核对，暂不能转换，请稍后再试";
    /// Proceeds of the one fund cannot buy the other.
    NOT_AN_ONWARD_TARGET = 16080, "赎回款不能买入这只基金，请另选一只";
    /// The target takes no purchases now.
    ONWARD_TARGET_CLOSED = 16081, "{name}当前{status}，暂不能买入";
    /// What is expected, or what arrived, is less than the target's least purchase.
    PROCEEDS_BELOW_MINIMUM = 16082, "赎回款{amount}元，低于{name}的起购金额{limit}元";
    /// The two funds are converted into each other by their company, which is faster.
    CONVERT_INSTEAD = 16083, "{name}可以直接转换，无需先赎回再买入";
    /// The card under which the shares were held is not the customer's any more.
    ONWARD_CARD_GONE = 16084, "赎回的银行卡已变更，不能继续买入";
    /// It is more than the target takes of a customer.
    PROCEEDS_ABOVE_LIMIT = 16085, "赎回款{amount}元，超过{name}当日可买入的{limit}元";
    /// There is no e-mail on file.
    NO_EMAIL = 16039, "请先填写接收交易凭证的邮箱";
    /// Enough were asked for today, whether or not they arrived.
    TOO_MANY_STATEMENTS = 16040, "今天已申请{limit}次交易凭证，请明天再试";
    /// The mail server gave no answer.
    MAIL_SILENT = 16041, "邮件没有发出，请稍后再试";
    /// The mail server does not take the address.
    MAIL_REFUSED = 16042, "这个邮箱不存在或拒收邮件，请换一个";
    /// The order has its money: what arrives beside it goes back.
    REMITTED_ALREADY = 16060, "订单款项已到账，这笔汇款将退回";
    /// The transfer paid for another order.
    REMITTED_FOR_ANOTHER = 16061, "这笔汇款已用于订单{order}";
    /// It is not the account of the order's card, from which alone it may come.
    REMITTED_BY_OTHERS = 16062, "汇款须从{card}汇出，这笔汇款将退回";
    /// The sum is another one: in parts, too much, or too little.
    REMITTED_OTHER_SUM = 16063, "应一次汇入{due}元，收到{arrived}元，这笔汇款将退回";
    /// Nothing of the order was refused by the bank, or it is on its way again.
    NO_REFUSED_PAYOUT = 16051, "这笔款项没有被银行退回，无需重新打款";
    /// The bank was asked often enough today.
    TOO_MANY_PAYOUTS = 16052, "今天已重新打款{limit}次，请明天再试，或联系客服";
    /// The card was bound a short while ago.
    PAYEE_NEW_CARD = 16053, "该银行卡绑定未满{hours}小时，暂不能收款";
    /// The mobile was changed a short while ago: money goes to the order's own card only.
    PAYEE_NEW_MOBILE = 16054, "你刚更换了手机号，{until}前不能换卡收款";
    /// The agreement of the card has ended, or was never signed.
    PAYEE_NOT_SIGNED = 16055, "该银行卡未签约，请重新签约后再收款";
    /// The card's proof is still being looked at, or was not in order.
    PAYEE_NOT_AUDITED = 16056, "该银行卡还没有通过审核，暂不能收款";
}

/// What a refusal says to the customer.
pub(crate) fn said(failure: Failure) -> String {
    match failure {
        Failure::Refused(refusal) => refusal.sentence.into_owned(),
        failure => failure.to_string(),
    }
}
