//! The 56 ethnicities of China, as certificates name them: without 族.

/// GB/T 3304.
const NAMES: [&str; 56] = [
    "汉",
    "蒙古",
    "回",
    "藏",
    "维吾尔",
    "苗",
    "彝",
    "壮",
    "布依",
    "朝鲜",
    "满",
    "侗",
    "瑶",
    "白",
    "土家",
    "哈尼",
    "哈萨克",
    "傣",
    "黎",
    "傈僳",
    "佤",
    "畲",
    "高山",
    "拉祜",
    "水",
    "东乡",
    "纳西",
    "景颇",
    "柯尔克孜",
    "土",
    "达斡尔",
    "仫佬",
    "羌",
    "布朗",
    "撒拉",
    "毛南",
    "仡佬",
    "锡伯",
    "阿昌",
    "普米",
    "塔吉克",
    "怒",
    "乌孜别克",
    "俄罗斯",
    "鄂温克",
    "德昂",
    "保安",
    "裕固",
    "京",
    "塔塔尔",
    "独龙",
    "鄂伦春",
    "赫哲",
    "门巴",
    "珞巴",
    "基诺",
];
/// From so many characters on, one that was misread still leaves one name only.
const LONG: usize = 3;

/// The name that was read; a long one also when one character of it was misread.
pub(super) fn snap(text: &str) -> Option<&'static str> {
    let exact = NAMES.iter().find(|name| **name == text);
    let length = text.chars().count();
    let near = |name: &&&str| {
        let misread = name.chars().zip(text.chars()).filter(|(a, b)| a != b).count();
        length >= LONG && name.chars().count() == length && misread == 1
    };
    let mut candidates = NAMES.iter().filter(near);
    match (exact, candidates.next(), candidates.next()) {
        (Some(name), _, _) | (None, Some(name), None) => Some(name),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_fifty_six_different_names() {
        let mut names = NAMES.to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 56);
        assert!(NAMES.iter().all(|name| snap(name) == Some(name)));
    }

    #[test]
    fn a_misread_character_is_forgiven_in_long_names_only() {
        assert_eq!(snap("维否尔"), Some("维吾尔"));
        assert_eq!(snap("鄂伦克"), None, "鄂伦春 or 鄂温克");
        assert_eq!(snap("过"), None);
        assert_eq!(snap("土豪"), None);
        assert_eq!(snap(""), None);
    }
}
