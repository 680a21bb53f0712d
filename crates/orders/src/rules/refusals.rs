//! What several operations refuse. A sentence that a purchase and a subscription can both meet
//! names neither.

wire::refusals! {
    /// The fund is not in the catalogue.
    NO_SUCH_FUND = 16001, "没有找到这只基金";
    /// The customer has no account yet.
    NOT_OPENED = 16018, "您还没开户，请您完成开户，再交易";
    /// The fund takes no purchases now.
    NOT_OPEN_FOR_BUYING = 16002, "该基金当前{status}，暂不能买入";
    /// It is never bought with what cards pay.
    NOT_IN_YUAN = 16114, "这是以{currency}计价的份额，不能用人民币买入";
    /// The fund takes no redemptions now.
    NOT_OPEN_FOR_REDEEMING = 16003, "该基金当前{status}，暂不能赎回";
    /// Too few shares.
    NOT_ENOUGH_SHARES = 16010, "可用份额不足，最多可赎回{available}份";
    /// The order does not wait any more.
    NOT_HELD = 16050, "订单已不在等待中";
    /// Nothing is held under this card.
    NO_POSITION = 16016, "你没有持有该基金的份额";
    /// The position is being compared with the TA's books.
    POSITION_BLOCKED = 16017, "该持仓正在核对，暂不能赎回，请稍后再试";
    /// Only another money fund with quick redemption can pay.
    NOT_A_PAY_SOURCE = 16029, "该基金不能用来付款，请换一种付款方式";
    /// The money fund holds too little.
    SOURCE_TOO_SMALL = 16030, "货币基金可用{available}元，不足以付款";
}
