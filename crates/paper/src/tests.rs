//! Whole documents.

use super::*;

fn paper(markdown: &str) -> Paper<'_> {
    Paper {
        title: "澄溪远见成长混合A招募说明书",
        sub: "2026-01版，2026-01-01起",
        foot: "基金有风险，投资须谨慎",
        markdown,
        curve: None,
        day: (2026, 1, 1),
    }
}

fn pages(bytes: &[u8]) -> usize {
    let text = String::from_utf8_lossy(bytes);
    text.matches("/Type /Page\n").count() + text.matches("/Type/Page/").count()
}

#[test]
fn a_document_is_a_pdf_and_the_same_bytes_again() {
    let text = "## 一、申购\n按申请日的净值计算，**未知价**。\n1. 先到先得\n- 费率";
    let one = pdf(&paper(text)).unwrap();
    assert!(one.starts_with(b"%PDF-"));
    assert_eq!(one, pdf(&paper(text)).unwrap());
    assert_ne!(one, pdf(&paper("别的")).unwrap());
    assert!(one.len() < 60_000, "{} bytes: only the letters that it uses", one.len());
}

#[test]
fn what_does_not_fit_goes_on_to_another_page() {
    let face = face::Face::get().unwrap();
    let long = "净值可能低于买入时的净值，你可能损失本金。\n".repeat(80);
    let sheets = sheet::sheets(&paper(&long), face).unwrap();
    assert!(sheets.len() > 1);
    let text = |sheet: &sheet::Sheet| {
        let texts = sheet.iter().filter_map(|mark| match mark {
            sheet::Mark::Text { text, .. } => Some(text.as_str()),
            _ => None,
        });
        texts.collect::<Vec<_>>().join("\n")
    };
    let last = format!("第{0}页，共{0}页", sheets.len());
    assert!(text(&sheets[sheets.len() - 1]).contains(&last));
    for mark in sheets.iter().flatten() {
        if let sheet::Mark::Text { y, .. } = mark {
            assert!(*y < sheet::HEIGHT - 30.0, "{mark:?}");
        }
    }
    assert_eq!(pages(&pdf(&paper(&long)).unwrap()), sheets.len());
}

#[test]
fn a_table_has_its_heading_on_each_page() {
    let face = face::Face::get().unwrap();
    let rows: String = (0..80).map(|at| format!("| 行{at} | 1.20% |\n")).collect();
    let table = format!("| 期间 | 费率 |\n|---|---|\n{rows}");
    let sheets = sheet::sheets(&paper(&table), face).unwrap();
    assert!(sheets.len() > 1);
    for sheet in &sheets {
        let is_head =
            |mark: &sheet::Mark| matches!(mark, sheet::Mark::Text { text, .. } if text == "期间");
        assert_eq!(sheet.iter().filter(|mark| is_head(mark)).count(), 1);
    }
}

#[test]
fn a_curve_lies_between_its_bounds() {
    let curve = Curve {
        name: "单位净值".into(),
        days: ("2026-07-01".into(), "2026-09-30".into()),
        bounds: ("1.0000".into(), "1.2000".into()),
        points: vec![0.0, 0.5, 1.0],
    };
    let with = Paper { curve: Some(&curve), ..paper("[curve]") };
    assert!(pdf(&with).unwrap().len() > pdf(&paper("[curve]")).unwrap().len());
}

#[test]
fn a_letter_that_the_font_does_not_have_makes_no_document() {
    assert_eq!(pdf(&paper("𠮷")), Err(NotWritten::Letter('𠮷')));
}

#[test]
fn a_column_is_as_wide_as_its_dashes_and_ends_where_they_say() {
    let face = face::Face::get().unwrap();
    let table = "| 基金 | 金额 |\n|------|---:|\n| 澄溪远见成长混合A | 1,234.56 |\n";
    let sheets = sheet::sheets(&paper(table), face).unwrap();
    let found = |wanted: &str| {
        let mut texts = sheets[0].iter().filter_map(|mark| match mark {
            sheet::Mark::Text { x, text, size, .. } if text == wanted => Some((*x, *size)),
            _ => None,
        });
        texts.next().unwrap()
    };
    let ((fund, _), (sum, size)) = (found("澄溪远见成长混合A"), found("1,234.56"));
    assert!(fund < sum);
    let end = sum + face.width("1,234.56", size).unwrap();
    assert!((end - (sheet::MARGIN + sheet::INNER - 6.0)).abs() < 0.1, "{end}");
}

#[test]
fn a_heading_and_the_head_of_a_table_stand_with_its_first_row() {
    let face = face::Face::get().unwrap();
    for lines in 0..60 {
        let text =
            format!("{}## 分红\n| 基金 | 现金 |\n| 混合A | 1.20 |\n", "一行\n".repeat(lines));
        let sheets = sheet::sheets(&paper(&text), face).unwrap();
        let page = |wanted: &str| {
            sheets.iter().position(|sheet| {
                sheet.iter().any(|mark| match mark {
                    sheet::Mark::Text { text, .. } => text == wanted,
                    _ => false,
                })
            })
        };
        assert_eq!((page("分红"), page("现金")), (page("混合A"), page("混合A")), "{lines}");
    }
}
