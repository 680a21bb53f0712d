//! Serde through the text form: serialised with `Display`, read with `FromStr`.

/// Implements `Serialize` and `Deserialize` for types whose wire form is their text.
#[macro_export]
#[doc(hidden)]
macro_rules! serde_as_text {
    ($($name:ty),+ $(,)?) => {$(
        $crate::__serialize_as_text!($name);

        impl<'de> $crate::__serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let text =
                    <::std::borrow::Cow<'de, str> as $crate::__serde::Deserialize>::deserialize(
                        deserializer,
                    )?;
                text.parse().map_err(<D::Error as $crate::__serde::de::Error>::custom)
            }
        }
    )+};
}

/// The same for codes, which may also arrive as numbers.
#[macro_export]
#[doc(hidden)]
macro_rules! serde_as_code {
    ($($name:ty),+ $(,)?) => {$(
        $crate::__serialize_as_text!($name);

        impl<'de> $crate::__serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let code = <$crate::Coded<'de> as $crate::__serde::Deserialize>::deserialize(
                    deserializer,
                )?;
                code.as_str().parse().map_err(<D::Error as $crate::__serde::de::Error>::custom)
            }
        }
    )+};
}

#[macro_export]
#[doc(hidden)]
macro_rules! __serialize_as_text {
    ($name:ty) => {
        impl $crate::__serde::Serialize for $name {
            fn serialize<S: $crate::__serde::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    };
}
