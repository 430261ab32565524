//! The six kinds of Old World tokens and how many of each there are.

use crate::vocabulary::{Power, PowerSet, vocabulary, word_map, word_set};

vocabulary! {
    /// An Old World token.
    Token, a "Old World token" {
        /// Marks the regions that a card on the track speaks of.
        Event = "event",
        /// Removes a figure of the highest Threat in the end phase.
        Hero = "hero",
        /// Raises the Conquest Value by one.
        Noble = "noble",
        /// Can be hit in battle, and is kept by whoever does.
        Peasant = "peasant",
        /// Lowers the Resistance by one.
        Skaven = "skaven",
        /// Counts as corruption when it is checked whether the region is ruined.
        Warpstone = "warpstone",
    }
}

word_set! {
    /// Some kinds of token.
    TokenSet(u8) of Token
}

word_map! {
    /// One entry for each kind of token.
    ByToken of Token
}

impl Token {
    /// How many tokens of this kind the box holds. The Horned Rat brings ten more Skaven.
    pub fn supply(self, powers: PowerSet) -> u8 {
        match self {
            Token::Event | Token::Noble => 6,
            Token::Hero => 4,
            Token::Peasant => 20,
            Token::Skaven if powers.has(Power::HornedRat) => 16,
            Token::Skaven => 6,
            Token::Warpstone => 14,
        }
    }
}

/// The tokens dealt at random when the board is set up, one to each region.
pub fn starting_tokens(powers: PowerSet) -> ByToken<u8> {
    let with_the_rat = powers.has(Power::HornedRat);
    ByToken::new_with(|token| match token {
        Token::Noble => 2,
        Token::Warpstone => 3,
        Token::Peasant if with_the_rat => 2,
        Token::Peasant => 4,
        Token::Skaven if with_the_rat => 2,
        _ => 0,
    })
}
