//! What is said of closing: what ends at once, what at the end, what stays.

/// What ends as soon as it is asked for.
pub(crate) const ENDS_NOW: [&str; 1] = ["不能再买入和转换，已有的份额照常可以赎回"];

/// What ends when the account is closed.
pub(crate) const ENDS_LATER: [&str; 5] = [
    "密码失效，所有设备退出登录",
    "基金账户注销，银行卡解绑，快捷支付解约",
    "微信、客户经理和合作方的授权结束，同意全部撤回",
    "自选、消息、搜索和登录记录删除",
    "手机号、证件和银行卡空出来，以后可以重新开户",
];
