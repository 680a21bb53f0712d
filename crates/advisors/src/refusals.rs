//! The room's public codes.

wire::refusals! {
    /// Nobody of this code, or he has left: nobody learns which.
    NO_MANAGER = 23001, "没有找到这位客户经理，请核对编号";
    /// The customer has a manager, whom he would have to change.
    ALREADY_BOUND = 23002, "你已绑定客户经理{name}，如需其他人服务请更换";
    /// There is no manager to change, or to let see something.
    NOT_BOUND = 23003, "你还没有绑定客户经理，请先绑定";
    /// He is the customer's manager already.
    SAME_MANAGER = 23004, "{name}已经是你的客户经理";
    /// Managers are changed some weeks apart.
    TOO_SOON = 23005, "{days}天内只能更换一次客户经理，{date}起可以更换";
    /// A change has its reason.
    NO_REASON = 23006, "请填写更换原因";
    /// A day that is over, or too far away.
    WRONG_DAY = 23007, "授权最长{days}天，请选择{first}至{last}之间的日期";
    /// What was read of one manager is not given to another.
    OTHER_MANAGER = 23008, "你的客户经理已更换，请刷新后再授权";
    /// A customer of somebody else's, or who does not show this: nobody learns which.
    NOT_SHOWN = 23009, "客户没有授权查看这部分内容";
    /// A look has its reason, which the customer reads.
    NO_WHY = 23010, "请填写查看原因，客户会看到";
    /// Each time is a row of its own; taking back goes on.
    GRANTED_OFTEN = 23011, "今天已经授权{count}次，请明天再授权";
}
