//! What each purpose means to a customer: what it is for, what ends with it, what stays.

use consents::Purpose;

/// What is said of a purpose.
pub(crate) struct Terms {
    /// What it is for, in a clause.
    pub why: &'static str,
    /// What ends when it is withdrawn, in a sentence.
    pub ends: &'static str,
    /// What the law has us keep in any case; empty where nothing is.
    pub stays: &'static str,
}

/// Of a purpose.
pub(crate) const fn terms(purpose: Purpose) -> Terms {
    match purpose {
        Purpose::Account => Terms {
            why: "下单、记账、通知",
            ends: "注销账户时结束",
            stays: "交易记录依法保存到注销后20年",
        },
        Purpose::Sensitive => Terms {
            why: "核实身份、扣款和回款",
            ends: "撤回后不能买入、定投、开户、绑卡和换卡，已有的份额照常可以赎回",
            stays: "依法必须留存的证件资料保存到注销后10年，银行卡20年，不作他用",
        },
        Purpose::Adviser => Terms {
            why: "为你解释账户、提醒到期事项",
            ends: "撤回后客户经理马上什么都看不到，逐项打开的内容全部关闭",
            stays: "",
        },
        Purpose::Partner => Terms {
            why: "进入合作方页面时认得你",
            ends: "撤回后不再告诉任何合作方你是谁，已经打开的马上失效",
            stays: "",
        },
        Purpose::Minor => Terms {
            why: "给孩子开小账户，显示称呼、年龄和成长记录",
            ends: "撤回后孩子的称呼、生日、愿望名称和成长记录马上删除，小账户里的份额不受影响",
            stays: "",
        },
        Purpose::Pension => Terms {
            why: "向养老金账户的银行查询余额和缴存，从账户付款",
            ends: "撤回后不再查询，也不能再用养老金账户买入，已持有的份额照常可以赎回，钱仍回到养老金账户",
            stays: "",
        },
        Purpose::Marketing => {
            Terms {
                why: "告诉你活动和优惠", ends: "撤回后不再收到活动消息", stays: ""
            }
        }
    }
}

/// Whether it can be withdrawn while the account is open.
pub(crate) const fn can_be_withdrawn(purpose: Purpose) -> bool {
    !matches!(purpose, Purpose::Account)
}
