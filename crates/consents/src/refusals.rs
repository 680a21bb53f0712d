//! What the room refuses.

wire::refusals! {
    /// The customer has not agreed to it, or no more.
    CONSENT_NEEDED = 18001, "请先单独同意“{purpose}”，再继续";
}
