//! Invented fund companies.

/// A fund company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Company {
    /// Number of the company, as its TA and its site would call it.
    pub code: String,
    /// 澄溪基金
    pub name: String,
    /// 澄溪基金管理有限公司
    pub full_name: String,
    /// City of its seat.
    pub city: String,
    /// Year in which it was founded.
    pub founded: i32,
}

pub(super) struct Template {
    pub word: &'static str,
    pub code: &'static str,
    pub city: &'static str,
    pub founded: i32,
    /// Prefix of its managers, so that each has its own people.
    pub custodian: &'static str,
}

macro_rules! companies {
    ($($word:literal $code:literal $city:literal $founded:literal $custodian:literal;)+) => {
        &[$(Template {
            word: $word, code: $code, city: $city, founded: $founded, custodian: $custodian,
        }),+]
    };
}

/// The first six are those of the app's pictures.
pub(super) const COMPANIES: &[Template] = companies! {
    "澄溪" "801" "上海" 2004 "江汀银行股份有限公司";
    "听松" "802" "深圳" 2007 "岭原银行股份有限公司";
    "砚北" "803" "北京" 2001 "江汀银行股份有限公司";
    "岚屿" "804" "厦门" 2011 "海樾银行股份有限公司";
    "禾汀" "805" "杭州" 2009 "岭原银行股份有限公司";
    "朔川" "806" "北京" 2013 "朔原商业银行股份有限公司";
    "栖梧" "807" "南京" 2005 "江汀银行股份有限公司";
    "溯光" "808" "广州" 2015 "海樾银行股份有限公司";
    "石桐" "809" "上海" 2003 "朔原商业银行股份有限公司";
    "芷汀" "810" "长沙" 2016 "岭原银行股份有限公司";
    "霁川" "811" "成都" 2012 "海樾银行股份有限公司";
    "远汀" "812" "青岛" 2014 "江汀银行股份有限公司";
    "松陵" "813" "苏州" 2010 "朔原商业银行股份有限公司";
    "沐野" "814" "武汉" 2017 "岭原银行股份有限公司";
};

impl Template {
    pub fn company(&self) -> Company {
        Company {
            code: self.code.to_owned(),
            name: format!("{}基金", self.word),
            full_name: format!("{}基金管理有限公司", self.word),
            city: self.city.to_owned(),
            founded: self.founded,
        }
    }
}
