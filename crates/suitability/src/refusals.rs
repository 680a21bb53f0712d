//! The room's public codes.

wire::refusals! {
    /// The customer never took the risk test.
    NO_TEST = 14001, "根据监管合规要求您需要先完成风险测评，预计耗时 60 秒。";
    /// The result of the risk test is not valid any more.
    TEST_EXPIRED = 14002, "您的风险测评等级已过期\n请先重新完成问卷后再购买产品";
    /// The product may not be bought at this level, whatever is acknowledged.
    NOT_ALLOWED = 14003, "该产品风险等级为{risk}，高于你的风险承受能力{level}，你不能购买";
    /// The warning must be read and acknowledged first, or was too long ago.
    WARNING_DUE = 14004, "请先阅读并确认风险提示后再购买（产品{risk}，你的等级{level}）";
    /// The fund is not in the catalogue.
    NO_SUCH_FUND = 14005, "没有找到这只基金";
    /// No more tests today.
    TESTS_TODAY = 14006, "你今天已测评{count}次，请明天再试";
    /// No more tests within twelve months.
    TESTS_THIS_YEAR = 14007, "你在12个月内已测评{count}次，暂时不能再次测评";
    /// A question is not answered, or with an answer that does not exist.
    ANSWER_MISSING = 14008, "请完成第{number}题";
    /// The questionnaire has a newer version.
    OLD_VERSION = 14009, "问卷已更新，请重新作答";
    /// Answers contradict each other; the customer must confirm them.
    CONTRADICTION = 14010, "{text}";
    /// The result is above a recent one; the customer must confirm it.
    HIGHER_RESULT = 14011, "本次结果{level}高于你{days}天内的测评结果，请确认你的回答真实反映你的情况";
    /// The letter has another text by now, or was not the one that was shown.
    OTHER_LETTER = 14012, "风险提示内容已更新，请重新阅读";
    /// The letter was not on the screen long enough.
    READ_TOO_FAST = 14013, "请阅读风险提示至少{seconds}秒";
    /// There is nothing to confirm, or it cannot be confirmed.
    NOTHING_TO_CONFIRM = 14014, "当前无需确认风险提示";
    /// Advisory portfolios are not judged yet, so nothing is said of one.
    NO_PORTFOLIOS = 14015, "暂不支持投顾组合，不能判断是否适合你";
}
