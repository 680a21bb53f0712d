//! The device that a call came from.

use consents::Place;
use wire::{Remote, hash_token};

/// A device at the door.
#[derive(Debug, Clone)]
pub(crate) struct Device {
    /// Hash of the random name that the client keeps in `X-Device`; without one, of what the
    /// browser says of itself, which anybody can say.
    key: String,
    /// Whether the client has a name for it.
    named: bool,
    /// Browser and system in words.
    pub name: String,
    /// Network address.
    pub address: String,
}

impl Device {
    pub fn of(remote: &Remote) -> Self {
        let own = remote.device();
        let key = match &own {
            None => hash_token(&format!("agent:{}", remote.user_agent())),
            Some(device) => hash_token(&format!("device:{device}")),
        };
        let named = own.is_some();
        Self { key, named, name: name(&remote.user_agent()), address: remote.address() }
    }

    /// Under which it is listed.
    pub fn listed(&self) -> &str {
        &self.key
    }

    /// By which it is known again; none for a device without a name, which is never a known one.
    pub fn proof(&self) -> Option<&str> {
        self.named.then_some(self.key.as_str())
    }
}

/// Browser and system of who asks, in words.
pub fn device_name(remote: &Remote) -> String {
    name(&remote.user_agent())
}

/// Where and with what somebody agrees to something.
pub fn place_of(remote: &Remote) -> Place {
    let host = if remote.user_agent().contains("MicroMessenger") { "wechat" } else { "browser" };
    Place { host: host.to_owned(), device: device_name(remote) }
}

/// An address without its last part: enough to recognise one's own.
pub(crate) fn masked(address: &str) -> String {
    match (address.rsplit_once('.'), address.rsplit_once(':')) {
        (Some((network, _)), None) => format!("{network}.*"),
        (_, Some((network, _))) => format!("{network}:*"),
        _ => String::new(),
    }
}

/// The first word of each list that the browser says; more special ones come first.
fn name(agent: &str) -> String {
    const BROWSERS: [(&str, &str); 6] = [
        ("MicroMessenger", "微信"),
        ("Edg", "Edge"),
        ("Firefox", "Firefox"),
        ("Chrome", "Chrome"),
        ("Safari", "Safari"),
        ("curl", "curl"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iOS"),
        ("iPad", "iPadOS"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let find = |list: &[(&str, &'static str)]| {
        list.iter().find(|(word, _)| agent.contains(word)).map(|(_, name)| *name)
    };
    let words = [find(&BROWSERS), find(&SYSTEMS)];
    match words.into_iter().flatten().collect::<Vec<_>>().join(" · ") {
        name if name.is_empty() => "未知设备".to_owned(),
        name => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_named_by_browser_and_system() {
        let phone = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
        assert_eq!(name(phone), "Chrome · Android");
        assert_eq!(name(""), "未知设备");
    }

    #[test]
    fn an_address_is_shown_without_its_last_part() {
        assert_eq!(masked("192.168.1.20"), "192.168.1.*");
        assert_eq!(masked("2001:db8:0:1"), "2001:db8:0:*");
        assert_eq!(masked(""), "");
    }
}
