//! Value types of the platform.
