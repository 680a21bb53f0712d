//! The outside parties: SMS, bank and payment channel, identity check, TA. Each port with its simulator.
