//! Enums that say the same as the engine's, with ids where that has words.

/// Declares an enum of the same name as one of the engine's, and how the one becomes the other: one
/// exhaustive match, so that what the engine gains does not compile before the wire has it. Fields
/// keep their names; what the engine leaves unnamed gets one. After `where` stand variants that are
/// made otherwise. The tag is a token and not a literal, or `utoipa` does not see it.
macro_rules! mirror {
    (
        $(#[$about:meta])*
        $name:ident, tagged $tag:tt {
            $(
                $(#[$doc:meta])*
                $variant:ident
                $({ $($(#[$about_field:meta])* $field:ident: $type:ty),+ $(,)? })?
                $(( $only:ident: $only_type:ty ))?
            ),+ $(,)?
        }
        $(where $(
            $(#[$own_doc:meta])*
            $own:ident { $($own_field:ident: $own_type:ty),+ } = $pattern:pat => $made:expr
        );+ $(;)?)?
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug, serde::Serialize, utoipa::ToSchema)]
        #[serde(tag = $tag, rename_all = "kebab-case")]
        #[allow(missing_docs)] // each variant says what its fields are
        pub enum $name {
            $(
                $(#[$doc])*
                $variant $({ $($(#[$about_field])* $field: $type),+ })? $({ $only: $only_type })?,
            )+
            $($(
                $(#[$own_doc])*
                $own { $($own_field: $own_type),+ },
            )+)?
        }

        impl $crate::id::Wire<$name> for ruinous_engine::$name {
            fn wire(self) -> $name {
                match self {
                    $(ruinous_engine::$name::$variant $({ $($field),+ })? $(($only))? => {
                        $name::$variant
                            $({ $($field: $crate::id::Wire::wire($field)),+ })?
                            $({ $only: $crate::id::Wire::wire($only) })?
                    })+
                    $($($pattern => $made,)+)?
                }
            }
        }
    };
}
pub(crate) use mirror;

/// The same for enums without any fields, which become words.
macro_rules! mirror_words {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident),+ $(,)? })+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
            #[serde(rename_all = "kebab-case")]
            pub enum $name {
                $($(#[$doc])* $variant),+
            }

            impl $crate::id::Wire<$name> for ruinous_engine::$name {
                fn wire(self) -> $name {
                    match self {
                        $(ruinous_engine::$name::$variant => $name::$variant),+
                    }
                }
            }
        )+
    };
}
pub(crate) use mirror_words;
