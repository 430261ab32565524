//! Sentences in which a language's grammar is easily broken, word for word.

use ruinous_bots::{Ground, Reason};
use ruinous_engine::{
    Card, CardSet, Cause, Choice, Class, Decision, Event, Group, Kind, Mark, Marks, OldWorldCard,
    Power, Question, Region, Thing, Token, Upgrade,
};

use crate::{Language, Named, Text, tests::assert_well};

/// What is said in English, German and Polish.
#[track_caller]
fn assert_said(say: impl Fn(&Text) -> String, sentences: [&str; 3]) {
    for (language, sentence) in Language::ALL.into_iter().zip(sentences) {
        let text = Text::plain(language);
        assert_eq!(say(&text), sentence);
        assert_well(&text);
    }
}

#[track_caller]
fn assert_told(event: Event, sentences: [&str; 3]) {
    assert_said(|text| text.events(&[event]).expect("it is told"), sentences);
}

#[track_caller]
fn assert_offered(choice: Choice, question: Question, options: [&str; 3]) {
    let decision = Decision { number: 0, power: Power::Khorne, question, cause: Cause::Rules };
    assert_said(|text| text.choice(choice, &decision), options);
}

fn old_world(id: &str) -> OldWorldCard {
    OldWorldCard::all().find(|card| card.info().id == id).expect("there is such a card")
}

fn a_figure(power: Power, class: Class) -> ruinous_engine::Figure {
    Kind::of(power, class).figures().first().expect("there are some")
}

#[test]
fn one_token_goes_to_one_region() {
    let (token, region, cause) = (Token::Skaven, Region::Empire, Cause::Rules);
    assert_told(
        Event::TokenPlaced { token, region, by: None, cause },
        [
            "A Skaven is placed in the Empire.",
            "Ein Skaven wird ins Imperium gesetzt.",
            "Umieszczono żeton Skavenów w Imperium.",
        ],
    );
    assert_told(
        Event::TokenPlaced {
            token: Token::Event,
            region: Region::Tilea,
            by: Some(Power::HornedRat),
            cause,
        },
        [
            "The Horned Rat places an Event in Tilea.",
            "Die Gehörnte Ratte setzt einen Ereignismarker nach Tilea.",
            "Rogaty Szczur umieszcza żeton Wydarzeń w Tilei.",
        ],
    );
    assert_told(
        Event::TokenRemoved { token, region: Region::Badlands },
        [
            "A Skaven is removed from the Badlands.",
            "Ein Skaven verlässt die Düsterlande und kommt zurück in den Vorrat.",
            "Usunięto żeton Skavenów ze Złych Ziem.",
        ],
    );
}

#[test]
fn several_tokens_in_one_region_name_it_once() {
    let (token, by, cause) = (Token::Warpstone, Some(Power::Nurgle), Cause::Rules);
    let placed = |region| Event::TokenPlaced { token, region, by, cause };
    let removed = |region| Event::TokenRemoved { token, region };
    let (tilea, empire) = (Region::Tilea, Region::Empire);
    assert_said(
        |text| text.events(&[placed(tilea), placed(tilea)]).expect("it is told"),
        [
            "Nurgle places 2 Warpstones in Tilea.",
            "Nurgle setzt 2 Warpsteine nach Tilea.",
            "Nurgle umieszcza 2 żetony Spaczenia w Tilei.",
        ],
    );
    assert_said(
        |text| text.events(&[placed(tilea), placed(empire), placed(tilea)]).expect("it is told"),
        [
            "Nurgle places Warpstones in Tilea (×2) and the Empire.",
            "Nurgle verteilt Warpsteine auf Tilea (×2) und das Imperium.",
            "Nurgle umieszcza żetony Spaczenia. Regiony: Tilea (×2) i Imperium.",
        ],
    );
    assert_said(
        |text| text.events(&[removed(empire), removed(empire)]).expect("it is told"),
        [
            "2 Warpstones are removed from the Empire.",
            "2 Warpsteine verlassen das Imperium und kommen zurück in den Vorrat.",
            "Usunięto 2 żetony Spaczenia z Imperium.",
        ],
    );
}

#[test]
fn names_of_many_make_no_plural() {
    let card = old_world("dark-elf-corsairs");
    assert_told(
        Event::LeftTrack { space: 0, card },
        [
            "“Dark Elf Corsairs” leaves the Old World track.",
            "Die Karte „Dunkelelfen-Korsaren“ verlässt den Alte-Welt-Pfad.",
            "Karta „Korsarze mrocznych elfów” opuszcza pole wydarzeń Starego Świata.",
        ],
    );
    let (figure, region) = (a_figure(Power::Nurgle, Class::Cultist), Region::Tilea);
    assert_told(
        Event::Removed { figure, region, cause: Cause::OldWorld(card) },
        [
            "The card “Dark Elf Corsairs” removes a Leper from Tilea.",
            "Die Karte „Dunkelelfen-Korsaren“ entfernt einen Aussätzigen aus Tilea.",
            "Karta „Korsarze mrocznych elfów” usuwa Trędowatego z Tilei.",
        ],
    );
    let mut upgrades = Upgrade::all();
    let ogres = upgrades.find(|upgrade| upgrade.message() == "upgrade-horned-rat-rat-ogres");
    let cause = Cause::Upgrade(ogres.expect("there are Rat Ogres"));
    assert_told(
        Event::Removed { figure, region, cause },
        [
            "The upgrade “Rat Ogres” removes a Leper from Tilea.",
            "Die Verbesserung „Rattenoger“ entfernt einen Aussätzigen aus Tilea.",
            "Ulepszenie „Szczuroogry” usuwa Trędowatego z Tilei.",
        ],
    );
    assert_told(
        Event::Ruined { region: Region::Badlands, card: 1 },
        [
            "The Badlands are ruined! Ruined regions: 1 of 5.",
            "Die Düsterlande sind verheert! Das ist die Nummer 1 von 5.",
            "Region Złe Ziemie zostaje Spustoszony! To już 1. z 5.",
        ],
    );
}

#[test]
fn an_option_says_what_is_done_to_whom() {
    let (kind, to) = (Kind::of(Power::Nurgle, Class::Cultist), Region::Empire);
    let group = Group { kind, marks: Marks::EMPTY };
    assert_offered(
        Choice::Summon { group, from: Some(Region::Kislev), to },
        Question::Turn,
        [
            "Summon a Leper from Kislev to the Empire",
            "Beschwöre einen Aussätzigen aus Kislev ins Imperium",
            "Przyzwij Trędowatego z Kislevu do Imperium",
        ],
    );
    assert_offered(
        Choice::Play { card: Card::new(Power::Khorne, CardSet::Base, 0), region: to },
        Question::Turn,
        [
            "Play Blood Frenzy in the Empire",
            "Spiele „Blutraserei“ im Imperium",
            "Zagraj kartę „Krwawy szał” w Imperium",
        ],
    );
    let kind = Kind::of(Power::HornedRat, Class::Cultist);
    let group = Group { kind, marks: Marks::EMPTY.with(Mark::Wounded) };
    assert_offered(
        Choice::Choose(Thing::Figure { group, region: Some(to) }),
        Question::Upgrade,
        [
            "The Horned Rat’s Clan Rat (wounded) in the Empire",
            "Klanratte der Gehörnten Ratte (verwundet) im Imperium",
            "Szczur Klanowy Rogatego Szczura (rana) w Imperium",
        ],
    );
}

#[test]
fn a_number_is_not_parted_from_its_per_cent() {
    let reasons = [Reason { ground: Ground::WinChance, weight: 0.44 }];
    assert_said(
        |text| text.reasons(&reasons, Power::Khorne).concat(),
        [
            "The chance of winning then seems to be 44%.",
            "Es scheint eine Aussicht von 44\u{a0}% auf den Sieg zu lassen.",
            "Szansa na wygraną wynosi potem chyba 44%.",
        ],
    );
}
