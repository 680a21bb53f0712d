//! Pinyin of a fund's name, for search.

use pinyin::ToPinyin;

/// The letters by which a name is found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letters {
    /// First letters, lower case: `cxyjczhha`.
    pub initials: String,
    /// Whole syllables without spaces, lower case.
    pub pinyin: String,
}

/// Words in fund names whose characters are read otherwise than usual.
const READINGS: [(&str, &[&str]); 8] = [
    ("银行", &["yin", "hang"]),
    ("行业", &["hang", "ye"]),
    ("长期", &["chang", "qi"]),
    ("长江", &["chang", "jiang"]),
    ("长债", &["chang", "zhai"]),
    ("长城", &["chang", "cheng"]),
    ("重阳", &["chong", "yang"]),
    ("增长", &["zeng", "zhang"]),
];

/// The letters of a name; digits and Latin letters stand for themselves, marks are left out.
pub fn of(name: &str) -> Letters {
    let mut out = Letters { initials: String::new(), pinyin: String::new() };
    let mut rest = name;
    while let Some(first) = rest.chars().next() {
        if let Some((word, syllables)) = READINGS.iter().find(|(word, _)| rest.starts_with(word)) {
            syllables.iter().for_each(|syllable| out.push(syllable));
            rest = &rest[word.len()..];
            continue;
        }
        match first.to_pinyin() {
            Some(syllable) => out.push(syllable.plain()),
            None if first.is_ascii_alphanumeric() => {
                out.push(first.to_ascii_lowercase().encode_utf8(&mut [0; 4]));
            }
            None => {}
        }
        rest = &rest[first.len_utf8()..];
    }
    out
}

impl Letters {
    fn push(&mut self, syllable: &str) {
        self.initials.extend(syllable.chars().next());
        self.pinyin.push_str(syllable);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_people_type_it() {
        let letters = of("澄溪远见成长混合A");
        assert_eq!(letters.initials, "cxyjczhha");
        assert_eq!(letters.pinyin, "chengxiyuanjianchengzhanghunhea");
        assert_eq!(of("中证银行ETF联接(LOF)C").initials, "zzyhetfljlofc");
        assert_eq!(of("长江长期90天").pinyin, "changjiangchangqi90tian");
    }
}
