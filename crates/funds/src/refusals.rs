//! The room's public codes.

wire::refusals! {
    /// There is no fund of this code.
    NO_FUND = 15001, "没有找到这只基金，请检查基金代码";
    /// A search without a word.
    EMPTY_WORD = 15002, "请输入基金名称、代码或拼音";
    /// There is no notice of this number.
    NO_NOTICE = 15003, "没有找到这条公告";
    /// A filter of the ranking can't be read.
    BAD_FILTER = 15004, "筛选条件不正确：{what}";
    /// The fund's fees are not known, so that it isn't sold.
    NO_FEES = 15005, "这只基金暂未代销，费率以基金公司公告为准";
}
