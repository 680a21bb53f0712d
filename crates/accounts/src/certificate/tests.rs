//! Lines as Tesseract 5.3 gives them, of generated photos of invented persons.

use super::*;
use kernel::IdNumber;
use ocr::{
    Area, Check, Script,
    testing::{BACK, FRONT, line, lines, read_for_real},
};

const NUMBER: &str = "110101199003077424";

/// A line at a place.
fn at(text: &str, score: u8, left: u32, top: u32, height: u32) -> Line {
    Line { area: Area { left, top, width: 60, height }, ..line(text, score) }
}

/// A front, flat and well lit, labels and values apart.
fn front() -> Vec<Line> {
    vec![
        at("姓名", 94, 201, 207, 24),
        at("林 晚 舟", 92, 301, 201, 34),
        at("性 别", 92, 201, 282, 24),
        at("女", 91, 302, 276, 34),
        at("民族", 96, 436, 282, 25),
        at("汉", 93, 527, 279, 31),
        at("山工", 31, 203, 365, 11),
        at("1990 年 3 月 7 日", 91, 303, 351, 25),
        at("住址", 96, 201, 432, 24),
        at("北京 市 东城 区 景 和 街道 柳 荫", 93, 301, 427, 32),
        at("胡同 12 号 院 3 号 楼 502 室", 92, 302, 479, 32),
        at("公民 身份 号 码", 90, 201, 677, 24),
        at(NUMBER, 95, 460, 672, 30),
    ]
}

fn back(authority: &str, validity: &str) -> Vec<Line> {
    lines(&[
        ("中 华 人 民 共 和 国", 93),
        ("居民 身份 证", 95),
        (&format!("签发 机关 {authority}"), 91),
        (&format!("有 效 期 限 {validity}"), 90),
    ])
}

fn value(field: &ReadField) -> Option<&str> {
    field.value.as_deref()
}

#[test]
fn a_clear_front_gives_every_field() {
    let read = parse(front());
    assert_eq!(read.side, Some(PictureKind::CertFront));
    assert_eq!(read.number, ReadField::passed(NUMBER, 95));
    assert_eq!(read.birth, ReadField::passed("1990-03-07", 95));
    assert_eq!(read.sex, ReadField::passed("女", 95));
    assert_eq!(read.ethnicity, ReadField::passed("汉", 93));
    assert_eq!(read.name, ReadField::unchecked("林晚舟", 92));
    let address = "北京市东城区景和街道柳荫胡同12号院3号楼502室";
    assert_eq!(read.address, ReadField::unchecked(address, 92));
    assert_eq!((read.authority, read.begin), Default::default());
}

#[test]
fn labels_and_values_in_one_line_and_full_width_signs_are_read_too() {
    let read = parse(lines(&[
        ("姓名 “ 林 晚 舟", 92),
        ("性别 “ 女 民族 汉", 95),
        ("出生 1990 年 3 月 7 日", 95),
        ("住址 ” 北京市 东城区 景和 街道 柳荫 |", 95),
        ("胡同 １２ 号院 3 号楼 502 室", 94),
        ("公民身份号码 １１０１０１１９９００３０７７４２４", 96),
    ]));
    assert_eq!(value(&read.number), Some(NUMBER));
    assert_eq!((value(&read.name), value(&read.ethnicity)), (Some("林晚舟"), Some("汉")));
    assert_eq!(value(&read.address), Some("北京市东城区景和街道柳荫胡同12号院3号楼502室"));
}

#[test]
fn name_and_address_are_left_to_the_customer_unless_the_engine_is_sure() {
    let mut unsure = front();
    (unsure[1].score, unsure[10].score) = (82, 60);
    let read = parse(unsure);
    assert_eq!(read.name, ReadField::doubtful(82));
    assert_eq!(read.address, ReadField::doubtful(60));
    assert_eq!(value(&read.number), Some(NUMBER));
}

#[test]
fn a_number_that_was_misread_is_not_offered_and_nothing_is_cut_out_of_it() {
    // One digit too many in a tilted photo, one that is another, a letter in between, too few.
    for misread in ["1101011990903077424", "110101199003077428", "11010119900307742A", "1101 0119"]
    {
        let mut noisy = front();
        noisy[12].text = misread.to_owned();
        let read = parse(noisy);
        assert_eq!(value(&read.number), None, "{misread}");
        assert_eq!((value(&read.birth), value(&read.sex)), (None, None), "{misread}");
    }
    let read = parse(vec![line("8191199893977424", 40)]);
    assert_eq!(read.number.check, Check::Failed);
}

#[test]
fn no_window_of_a_longer_run_becomes_a_number() {
    for n in 0..10 {
        let texts = [format!("{n}{NUMBER}"), format!("{NUMBER}{n}"), format!("{NUMBER}X")];
        assert!(texts.iter().all(|text| parse(vec![line(text, 99)]).number.value.is_none()));
    }
}

#[test]
fn a_number_ends_with_a_small_or_large_x() {
    let digits = "11010519491231002";
    assert_eq!(IdNumber::check_char(digits), Some('X'));
    for last in ["X", "x", "Ｘ"] {
        let read = parse(vec![line(&format!("公民身份号码 {digits}{last}"), 90)]);
        assert_eq!(value(&read.number), Some("11010519491231002X"));
        assert_eq!(value(&read.sex), Some("女"));
    }
}

#[test]
fn two_certificates_on_a_photo_are_none() {
    let read = parse(lines(&[(NUMBER, 95), ("11010519491231002X", 95)]));
    assert_eq!((read.number, read.birth), (ReadField::failed(0), ReadField::default()));
    assert_eq!(value(&parse(lines(&[(NUMBER, 95), (NUMBER, 90)])).number), Some(NUMBER));
}

#[test]
fn an_ethnicity_is_one_of_the_56_or_nothing() {
    for (text, wanted) in [
        ("性别 男 民族 维吾尔", Some("维吾尔")),
        ("性别男 民 族 土家 。", Some("土家")),
        ("民族 维否尔", Some("维吾尔")),
        ("民族 过", None),
        ("民族 汉出生1990年3月7日", Some("汉")),
    ] {
        assert_eq!(value(&parse(vec![line(text, 80)]).ethnicity), wanted, "{text}");
    }
}

#[test]
fn a_clear_back_gives_authority_and_validity() {
    let read = parse(back("北京市 公安局 东城 分局", "2016.01.02-2036.01.02"));
    assert_eq!(read.side, Some(PictureKind::CertBack));
    assert_eq!(read.authority, ReadField::unchecked("北京市公安局东城分局", 91));
    assert_eq!(read.begin, ReadField::passed("2016-01-02", 90));
    assert_eq!(read.expire, ReadField::passed("2036-01-02", 90));
    assert_eq!((read.number, read.name), Default::default());
}

#[test]
fn a_long_term_certificate_ends_never() {
    let read = parse(back("上海市 公安局", "2016. 01. 02 - 长期"));
    assert_eq!((value(&read.begin), value(&read.expire)), (Some("2016-01-02"), Some("9999-12-31")));
}

#[test]
fn dates_that_the_calendar_or_the_law_does_not_know_are_not_offered() {
    for validity in [
        "2016.02.30-2036.02.30",
        "2016.01.02-2035.01.02",
        "2016.01.02-2036.01.03",
        "2036.01.02-2016.01.02",
        "?ol6o102.20360102",
        "2016.01.022036.01.02",
    ] {
        let read = parse(back("上海市公安局", validity));
        assert_eq!((value(&read.begin), value(&read.expire)), (None, None), "{validity}");
        assert_eq!(read.begin.check, Check::Failed, "{validity}");
    }
    for (validity, end) in [
        ("2016.02.29-2026.02.28", "2026-02-28"),
        ("2016.02.29-2036.02.29", "2036-02-29"),
        ("20160102-20260102", "2026-01-02"),
        ("2021-01-02至2026-01-02", "2026-01-02"),
    ] {
        assert_eq!(value(&parse(back("上海市公安局", validity)).expire), Some(end), "{validity}");
    }
}

#[test]
fn an_authority_is_known_without_its_label_and_only_as_one_of_the_police() {
    let alone = parse(lines(&[("E 北京市公安局东城分局", 88), ("有效期 。", 50)]));
    assert_eq!(value(&alone.authority), Some("北京市公安局东城分局"));
    assert_eq!(alone.side, Some(PictureKind::CertBack));
    assert_eq!(value(&parse(back("北京市公安局东城分局", "")).authority).map(str::len), Some(30));
    for text in ["北京市公安局东城人", "不知何处", ""] {
        assert_eq!(value(&parse(back(text, "")).authority), None, "{text}");
    }
}

#[test]
fn a_photo_of_something_else_gives_nothing() {
    for other in [vec![], lines(&[("VALID THRU 12/34", 95), ("UnionPay", 90), ("今日菜单", 99)])]
    {
        assert_eq!(parse(other), ReadCard::default());
    }
}

#[tokio::test]
async fn tesseract_reads_both_sides_of_a_certificate() {
    let Some(front) = read_for_real(FRONT, Script::Chinese).await else { return };
    let read = parse(front);
    assert_eq!(read.side, Some(PictureKind::CertFront));
    assert_eq!((value(&read.number), value(&read.sex)), (Some(NUMBER), Some("女")));
    // The engine may be unsure of the name; it must not be sure of another one.
    assert!(matches!(value(&read.name), None | Some("林晚舟")), "{:?}", read.name);
    let Some(back) = read_for_real(BACK, Script::Chinese).await else { return };
    let read = parse(back);
    assert_eq!(read.side, Some(PictureKind::CertBack));
    assert_eq!(value(&read.authority), Some("北京市公安局东城分局"));
    assert_eq!((value(&read.begin), value(&read.expire)), (Some("2016-01-02"), Some("2036-01-02")));
}
