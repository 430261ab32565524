//! What the Chaos cards cost, how many there are of each, and which bear the magic symbol: written
//! down once more from the documents, so that an entry does not change unnoticed.

use ruinous_engine::Card;

/// Id, copies, cost, magic symbol.
const CARDS: [(&str, u8, u8, bool); 71] = [
    ("blood-frenzy", 4, 0, false),
    ("battle-cry", 4, 1, false),
    ("the-skull-throne", 4, 1, false),
    ("field-of-carnage", 3, 1, false),
    ("ritual-slaying", 3, 1, false),
    ("reborn-in-blood", 3, 2, false),
    ("the-blood-gods-call", 3, 2, false),
    ("plague-touch", 3, 0, false),
    ("plague-aura", 4, 0, true),
    ("influenza", 4, 1, false),
    ("rain-of-pus", 3, 1, false),
    ("all-things-decay", 2, 1, false),
    ("the-final-rotting", 3, 2, false),
    ("a-great-foul-consumption", 3, 2, false),
    ("the-stench-of-death", 2, 3, true),
    ("drain-power", 2, 0, false),
    ("changer-of-ways", 3, 0, true),
    ("warp-shield", 3, 0, false),
    ("teleport", 4, 1, false),
    ("temporal-stasis", 3, 1, true),
    ("the-meddling-of-skaven", 3, 1, false),
    ("the-persistence-of-change", 3, 1, true),
    ("dazzle", 3, 2, true),
    ("perverse-infiltration", 4, 0, false),
    ("abyssal-pact", 2, 0, true),
    ("insidious-lies", 4, 1, false),
    ("dark-influence", 4, 1, true),
    ("soporific-musk", 4, 2, true),
    ("field-of-ecstasy", 3, 2, false),
    ("degenerate-royalty", 3, 3, false),
    ("empty-the-warrens", 3, 0, false),
    ("skitterleap", 4, 0, false),
    ("doomwheel", 3, 1, false),
    ("grey-seer", 3, 1, false),
    ("strength-in-numbers", 3, 1, true),
    ("verminous-horde", 4, 1, false),
    ("warp-token-cache", 2, 2, true),
    ("screaming-bell", 2, 3, true),
    ("bloodbath", 4, 0, false),
    ("terror", 3, 0, false),
    ("hate", 4, 1, false),
    ("rampage", 4, 1, false),
    ("skulltaker", 4, 1, false),
    ("lambs-to-the-slaughter", 3, 2, false),
    ("lure-of-battle", 2, 4, false),
    ("filth", 3, 0, true),
    ("virulent-outbreak", 4, 0, false),
    ("creeping-death", 4, 1, false),
    ("festering-fever", 3, 1, true),
    ("quicken-decay", 3, 1, false),
    ("choking-stench", 4, 2, false),
    ("ultimate-plague", 2, 3, false),
    ("nurgles-quest", 1, 4, true),
    ("bolt-of-change", 3, 0, false),
    ("glean", 3, 0, true),
    ("warp-portal", 3, 0, true),
    ("warpstorm", 3, 0, true),
    ("the-blue-scribes", 2, 1, false),
    ("convocation", 3, 1, true),
    ("warpshock", 3, 1, true),
    ("havoc", 2, 2, true),
    ("transmogrify", 2, 2, false),
    ("daemonic-subtlety", 4, 0, true),
    ("festival-of-sinew", 3, 0, false),
    ("corrupt-from-within", 3, 1, false),
    ("rapturous-excess", 3, 1, false),
    ("shroud-of-secrets", 3, 1, true),
    ("ascension-to-power", 2, 2, true),
    ("joyous-surrender", 2, 2, false),
    ("pleasure-shield", 2, 2, false),
    ("debauchery", 2, 3, false),
];

#[test]
fn every_chaos_card_is_as_the_documents_have_it() {
    let mut wrong = Vec::new();
    for card in Card::all() {
        let info = card.info();
        let entry = (info.id, info.copies, info.cost, info.magic);
        if !CARDS.contains(&entry) {
            wrong.push(entry);
        }
    }
    assert!(wrong.is_empty(), "the documents do not have {wrong:?}");
    assert_eq!(Card::all().count(), CARDS.len());
}
