use super::*;

fn line(key: &str, direction: Direction, amount: i64) -> Line {
    Line {
        serial: format!("B{key}"),
        key: key.to_owned(),
        direction,
        amount: Fen::from_units(amount),
        at: "2026-11-20T10:00:00+08:00".parse().unwrap(),
        state: LineState::Paid,
    }
}

fn day() -> Day {
    "2026-11-20".parse().unwrap()
}

fn written() -> (Vec<Line>, String) {
    let refused = Line { state: LineState::Refused, ..line("3", Direction::In, 700) };
    let lines = vec![line("1", Direction::In, 10_000), line("2", Direction::Out, 5), refused];
    let mut bytes = Vec::new();
    let mut writer = Writer::begin(&mut bytes, day()).unwrap();
    lines.iter().for_each(|line| writer.push(line).unwrap());
    writer.finish().unwrap();
    (lines, String::from_utf8(bytes).unwrap())
}

fn read(text: &str) -> Result<Vec<Line>, StatementError> {
    Reader::open(text.as_bytes(), day())?.collect()
}

#[test]
fn what_is_written_is_read() {
    let (lines, text) = written();
    assert!(text.ends_with("end,3,100.00,0.05\n"), "{text}");
    assert_eq!(read(&text).unwrap(), lines);
}

#[test]
fn a_file_that_was_cut_anywhere_is_never_taken_for_a_whole_one() {
    let (_, text) = written();
    for length in 0..text.len() - 1 {
        let error = read(&text[..length]).unwrap_err();
        let is_last_row = length > text.rfind("end,3").unwrap() + 4;
        assert!(error.is_cut() || is_last_row || length < 33, "{length}: {error}");
    }
    // Only the last line end is missing.
    assert!(read(&text[..text.len() - 1]).is_ok());
}

#[test]
fn what_cannot_be_is_refused_with_its_row() {
    let (_, text) = written();
    for (from, to, why) in [
        ("10:00:00", "25:00:00", "第3行，时间不正确"),
        (",in,", ",up,", "第3行，收付方向不正确"),
        ("100.00,2026", "-100.00,2026", "第3行，金额不正确"),
        ("100.00,2026", "100.001,2026", "第3行，金额不正确"),
        (",paid", ",done", "第3行，状态不正确"),
        ("B1,", ",", "第3行，银行流水号不正确"),
        ("B1,1,", "B1,1,1,", "第3行，栏数不正确"),
        ("end,3,100.00", "end,3,100.01", "末行为3,100.01,0.05，明细为3,100.00,0.05"),
        ("2026-11-20\n", "2026-11-23\n", "文件首行的日期为2026-11-23"),
        ("serial,", "number,", "第2行，列名不正确"),
        ("tael-bank", "other-bank", "第1行，不是银行对账单"),
        ("0.05\n", "0.05\nmore\n", "第6行是末行，之后还有内容"),
    ] {
        let error = read(&text.replacen(from, to, 1)).unwrap_err();
        assert_eq!(error.to_string(), why);
        assert!(!error.is_cut());
    }
}
