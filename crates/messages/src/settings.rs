//! What a customer wants to hear of, and by which channel.

use crate::{
    kind::{Channel, Kind},
    parameters::Parameters,
    reach,
    refusals::{ALWAYS_TOLD, CHANNEL_NOT_READY},
    store::{self, Choice},
};
use db::Tx;
use kernel::CustNo;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, Nothing};

/// All kinds, all channels, and what is wanted.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MessageSettings {
    pub channels: Vec<ChannelShown>,
    pub kinds: Vec<KindShown>,
    /// Whether nothing is sent at night; what waited comes in the morning.
    pub is_quiet: bool,
    /// The hour in which the night begins.
    pub night_from: i32,
    /// The hour in which it is over.
    pub night_to: i32,
    /// Messages of a day that are sent, but for those of security.
    pub day_limit: i32,
}

/// A channel.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChannelShown {
    pub channel: Channel,
    pub channel_name: String,
    /// Whether a message would arrive; an e-mail, say, is on file.
    pub is_ready: bool,
}

/// A kind of messages.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KindShown {
    pub kind: Kind,
    pub kind_name: String,
    /// It cannot be switched off.
    pub is_always_told: bool,
    /// The channels by which it is wanted, ready or not.
    pub wanted: Vec<Channel>,
}

/// What is wanted from now on; what is left out stays as it is.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct SetMessagesRequest {
    /// Each kind with all its channels.
    pub kinds: Vec<KindWanted>,
    #[serde(default, deserialize_with = "kernel::flag_if_given")]
    pub is_quiet: Option<bool>,
}

/// A kind, and by which channels it is wanted.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KindWanted {
    pub kind: Kind,
    pub wanted: Vec<Channel>,
}

/// Kinds of which the customer is told by no channel. They are in the message centre still.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnwantedKinds {
    pub kinds: Vec<Kind>,
}

/// Those that are not wanted from now on; all others are.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetUnwantedRequest {
    pub kinds: Vec<Kind>,
}

/// `msgConfig`.
pub async fn message_settings(call: Call<Customer>, _: Nothing) -> Answer<MessageSettings> {
    let (app, cust_no) = (call.app.clone(), call.caller.cust_no);
    call.db().read(async move |tx: &mut Tx| shown(&app, tx, cust_no).await).await
}

/// `operationMsgConfig`.
pub async fn set_messages(
    call: Call<Customer>,
    request: SetMessagesRequest,
) -> Answer<MessageSettings> {
    let (app, cust_no) = (call.app.clone(), call.caller.cust_no);
    call.db()
        .write(async move |tx: &mut Tx| {
            let before = wanted(tx, cust_no).await?;
            let reached = reach::of(&app, tx, cust_no).await?;
            let mut choices = BTreeMap::new();
            for KindWanted { kind, wanted } in &request.kinds {
                for channel in Channel::ALL {
                    let is_wanted = wanted.contains(channel);
                    // Of a kind that is named twice, the last word counts.
                    choices.remove(&(*kind, *channel));
                    if is_wanted == before[&(*kind, *channel)] {
                        continue;
                    }
                    if kind.is_always_told() && kind.is_told_by(*channel) {
                        return Err(ALWAYS_TOLD.fill(&[("name", kind.chinese())]).into());
                    }
                    if is_wanted && !reached.has(*channel) {
                        return Err(CHANNEL_NOT_READY.fill(&[("name", channel.chinese())]).into());
                    }
                    let choice = Choice { cust_no, kind: *kind, channel: *channel, is_wanted };
                    choices.insert((*kind, *channel), choice);
                }
            }
            keep(tx, &choices.into_values().collect::<Vec<_>>()).await?;
            if let Some(is_quiet) = request.is_quiet {
                store::set_quiet(tx, cust_no, is_quiet).await?;
            }
            shown(&app, tx, cust_no).await
        })
        .await
}

/// `blacklist/pquery`.
pub async fn unwanted_kinds(call: Call<Customer>, _: Nothing) -> Answer<UnwantedKinds> {
    let cust_no = call.caller.cust_no;
    let find = async move |tx: &mut Tx| unwanted(tx, cust_no).await;
    Ok(UnwantedKinds { kinds: call.db().read(find).await? })
}

/// `blacklistDset`: switches the named kinds off, and on again, as the house tells them, those that
/// were off and are not named any more. What is wanted in part stays as it is.
pub async fn set_unwanted(
    call: Call<Customer>,
    request: SetUnwantedRequest,
) -> Answer<UnwantedKinds> {
    let cust_no = call.caller.cust_no;
    call.db()
        .write(async move |tx: &mut Tx| {
            if let Some(kind) = request.kinds.iter().find(|kind| kind.is_always_told()) {
                return Err(ALWAYS_TOLD.fill(&[("name", kind.chinese())]).into());
            }
            let before = unwanted(tx, cust_no).await?;
            let mut choices = Vec::new();
            for kind in Kind::ALL.iter().copied() {
                let off = request.kinds.contains(&kind);
                if off == before.contains(&kind) {
                    continue;
                }
                choices.extend(Channel::ALL.iter().map(|channel| {
                    let is_wanted = !off && (kind.is_told_by(*channel) || is_first(kind, *channel));
                    Choice { cust_no, kind, channel: *channel, is_wanted }
                }));
            }
            keep(tx, &choices).await?;
            Ok(UnwantedKinds { kinds: unwanted(tx, cust_no).await? })
        })
        .await
}

/// What the house tells by no channel, such as activities, comes by WeChat once it is wanted.
fn is_first(kind: Kind, channel: Channel) -> bool {
    let told = Channel::ALL.iter().any(|channel| kind.is_told_by(*channel));
    !told && channel == Channel::Wechat
}

async fn keep(tx: &mut Tx, choices: &[Choice]) -> Result<(), db::Error> {
    match choices.is_empty() {
        true => Ok(()),
        false => store::choose(tx, choices).await,
    }
}

/// Whether each kind is wanted by each channel.
pub(crate) async fn wanted(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<HashMap<(Kind, Channel), bool>, db::Error> {
    let all = Kind::ALL.iter().flat_map(|kind| Channel::ALL.iter().map(|c| (*kind, *c)));
    let mut wanted: HashMap<(Kind, Channel), bool> =
        all.map(|(kind, channel)| ((kind, channel), kind.is_told_by(channel))).collect();
    for (kind, channel, is_wanted) in store::choices(tx, cust_no).await? {
        wanted.insert((kind, channel), is_wanted);
    }
    Ok(wanted)
}

async fn unwanted(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Kind>, db::Error> {
    let wanted = wanted(tx, cust_no).await?;
    let is_off = |kind: &&Kind| Channel::ALL.iter().all(|channel| !wanted[&(**kind, *channel)]);
    Ok(Kind::ALL.iter().filter(is_off).copied().collect())
}

async fn shown(app: &App, tx: &mut Tx, cust_no: CustNo) -> Answer<MessageSettings> {
    let reached = reach::of(app, tx, cust_no).await?;
    let wanted = wanted(tx, cust_no).await?;
    let figures = Parameters::on(tx, app.now().day()).await?;
    let channel = |channel: &Channel| ChannelShown {
        channel: *channel,
        channel_name: channel.chinese().to_owned(),
        is_ready: reached.has(*channel),
    };
    let kind = |kind: &Kind| KindShown {
        kind: *kind,
        kind_name: kind.chinese().to_owned(),
        is_always_told: kind.is_always_told(),
        wanted: Channel::ALL.iter().filter(|c| wanted[&(*kind, **c)]).copied().collect(),
    };
    Ok(MessageSettings {
        channels: Channel::ALL.iter().map(channel).collect(),
        kinds: Kind::ALL.iter().map(kind).collect(),
        is_quiet: store::quiet(tx, cust_no).await?.unwrap_or(true),
        night_from: figures.night_from,
        night_to: figures.night_to,
        day_limit: figures.day_limit,
    })
}
