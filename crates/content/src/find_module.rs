//! A module and its content: the list of notices, of agreements, of help, of articles.

use crate::{
    Text,
    module::Item,
    notice::{Notice, NoticeKind},
    shelf::library,
};
use funds::Catalogue;
use kernel::{Code, Day};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, PageRequest, Prepared, Visitor, codes};

/// Which module.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ModuleRequest {
    /// `notice`, `policy`, `help` or `articles`.
    pub module_code: Code<40>,
    /// Of notices: `holiday`, `fees`, `service`, `risk` or `terms`; missing is all.
    #[serde(default)]
    pub kind: Code<16>,
    /// From 1.
    #[serde(default)]
    pub page_no: u32,
    /// At most 100; missing or 0 is 20.
    #[serde(default)]
    pub page_size: u32,
}

/// A module with a page of its content.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CmsModule {
    pub module_code: String,
    pub title: String,
    /// A sentence on what it is.
    pub summary: String,
    pub list: Vec<ModuleItem>,
    /// Items of all pages.
    pub total: i64,
    pub page_no: u32,
    pub has_more: bool,
}

/// What can be read.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ModuleItem {
    /// Of a `notice` for `bulletindetail`, else for `knowledges`.
    pub key: String,
    /// `notice`, `article` or `text`.
    pub item_type: String,
    /// The heading under which it stands; empty where there is none.
    pub group: String,
    pub title: String,
    /// A sentence; empty on agreements.
    pub summary: String,
    /// Of a notice: as in `bulletindetail`; else empty.
    pub kind: String,
    /// 休市安排
    pub kind_name: String,
    /// Of texts; empty on a notice.
    pub version: String,
    pub published_on: Day,
    /// It stands before all others.
    pub pinned: bool,
    pub file_count: usize,
}

/// A module by its code; of notices those that are listed today.
pub async fn find_module(
    call: Call<Visitor>,
    request: ModuleRequest,
) -> Answer<Prepared<CmsModule>> {
    let kind = match &*request.kind {
        "" => None,
        code => match NoticeKind::of(code) {
            Some(kind) => Some(kind),
            None => return Err(codes::BAD_REQUEST.say("没有这一类公告").into()),
        },
    };
    let library = library(&call);
    let found = library.module(&request.module_code);
    let found = found.ok_or_else(|| codes::NOT_FOUND.say("没有找到这个栏目"))?;
    let page_size = if request.page_size == 0 { 20 } else { request.page_size };
    let page = PageRequest { page_no: request.page_no, page_size };
    let (today, logged_in) = (call.now.day(), call.caller.session.is_some());
    let (code, of) = (&*request.module_code, (library.number, today, logged_in));
    let (offset, limit) = (page.offset(), page.limit());
    let rest = format!("{of:?} {code} {} {offset} {limit}", &*request.kind);
    call.get::<Catalogue>().snapshot().kept("moduleContent", rest, || {
        let items = library.items(found, today, kind, logged_in);
        let page = page.cut(items.into_iter().map(|(group, item)| shown(group, &item)));
        Ok(CmsModule {
            module_code: code.to_owned(),
            title: found.title.clone(),
            summary: found.summary.clone(),
            list: page.list,
            total: page.total,
            page_no: page.page_no,
            has_more: page.has_more,
        })
    })
}

fn shown(group: &str, item: &Item<'_>) -> ModuleItem {
    match item {
        Item::Notice(notice) => of_notice(notice),
        Item::Article(article) => of_text("article", group, article),
        Item::Text(text) => of_text("text", group, text),
    }
}

/// A notice in a list.
pub fn of_notice(notice: &Notice) -> ModuleItem {
    ModuleItem {
        key: notice.id.clone(),
        item_type: "notice".to_owned(),
        group: String::new(),
        title: notice.title.clone(),
        summary: notice.summary.clone(),
        kind: notice.kind.code().to_owned(),
        kind_name: notice.kind.chinese().to_owned(),
        version: String::new(),
        published_on: notice.from,
        pinned: notice.pinned,
        file_count: notice.files.len(),
    }
}

/// A text or an article in a list.
pub fn of_text(item_type: &str, group: &str, text: &Text) -> ModuleItem {
    ModuleItem {
        key: text.key.clone(),
        item_type: item_type.to_owned(),
        group: group.to_owned(),
        title: text.title.clone(),
        summary: text.summary.clone(),
        kind: String::new(),
        kind_name: String::new(),
        version: text.version.clone(),
        published_on: text.from,
        pinned: false,
        file_count: 0,
    }
}
