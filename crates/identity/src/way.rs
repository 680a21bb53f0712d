//! Ways to log in, and the flow in which each waits on a new device.

/// How somebody logs in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    Password,
    Code,
    Register,
    WeChat,
}

impl Way {
    pub const ALL: [Self; 4] = [Self::Password, Self::Code, Self::Register, Self::WeChat];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Password => "password",
            Self::Code => "code",
            Self::Register => "register",
            Self::WeChat => "wechat",
        }
    }

    /// The purpose of a flow in which this login waits for the certificate number: it goes on as
    /// what it was.
    pub const fn on_new_device(self) -> &'static str {
        match self {
            Self::Password => "newdevice",
            Self::Code => "newdevice:code",
            Self::Register => "newdevice:register",
            Self::WeChat => "newdevice:wechat",
        }
    }

    /// The login that such a flow waits for.
    pub fn waiting_in(purpose: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.on_new_device() == purpose)
    }
}
