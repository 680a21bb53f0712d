//! Lessons: texts that points buy. They ship with the program, so that one that was bought can
//! always be read again.

/// A lesson.
#[derive(Debug)]
pub(crate) struct Lesson {
    pub id: &'static str,
    pub title: &'static str,
    /// A sentence for lists.
    pub summary: &'static str,
    /// How long one reads.
    pub minutes: i32,
    /// Markdown.
    pub body: &'static str,
}

/// In the order of their list.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        id: "spread",
        title: "把钱分开放：资产配置入门",
        summary: "先按用钱的时间分三份，再决定每份放什么",
        minutes: 6,
        body: include_str!("../lessons/spread.md"),
    },
    Lesson {
        id: "fees",
        title: "看懂费用：一笔基金从买到卖",
        summary: "申购费、管理费、赎回费各在什么时候付",
        minutes: 5,
        body: include_str!("../lessons/fees.md"),
    },
    Lesson {
        id: "bonds",
        title: "债券基金为什么也会跌",
        summary: "利率、信用和杠杆，三个原因一次讲清",
        minutes: 7,
        body: include_str!("../lessons/bonds.md"),
    },
];

/// The lesson of an id.
pub(crate) fn lesson(id: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.id == id)
}

impl Lesson {
    /// The business number under which it is bought, once.
    pub fn biz_no(&self) -> String {
        format!("lesson-{}", self.id)
    }
}
