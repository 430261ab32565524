//! Real games, few of them, told as a page.

use ruinous_bots::Level;
use ruinous_engine::{ByPower, CardSet, OldWorldSet, Power, Setup};

use super::*;
use crate::arena::Fixture;

fn table(powers: &[Power], cards: CardSet, old_world: OldWorldSet) -> About {
    let setup = Setup::new(powers, cards, old_world).expect("a table");
    About { seed: 7, setup, is_reproducible: true }
}

fn games(about: &About, count: u32) -> Vec<Row> {
    let levels =
        ByPower::new_with(|power| about.setup.powers().has(power).then_some(Level::Cultist));
    let fixture = |game| Fixture { game, deal: game, seed: about.seed, setup: about.setup, levels };
    (0..count).map(|game| fixture(game).play()).collect()
}

fn page(rows: &[Row], about: &About) -> String {
    page::page(&Summary::of(rows, about), &Ids).expect("it can be drawn")
}

#[track_caller]
fn is_whole(page: &str, about: &About) {
    for power in about.setup.powers() {
        assert!(page.contains(&Ids.power(power)), "{power}");
    }
    assert!(!page.contains("NaN") && !page.contains(">inf"));
    let outside = page.matches("http").count() - page.matches("http://www.w3.org/2000/svg").count();
    assert_eq!(outside, 0, "the page needs nothing from elsewhere");
    for tag in ["section", "figure", "svg", "text", "table", "tr", "div", "details", "span"] {
        let opened =
            page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
        assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}

#[test]
fn every_table_has_its_page() {
    let three = [Power::Nurgle, Power::Slaanesh, Power::HornedRat];
    for about in [
        table(&three, CardSet::Base, OldWorldSet::Expert),
        table(&Power::ALL, CardSet::Morrslieb, OldWorldSet::Mixed),
    ] {
        let page = page(&games(&about, 20), &about);
        is_whole(&page, &about);
        let plots = 6 + 2 * usize::from(about.setup.powers().len());
        assert_eq!(page.matches("<svg ").count(), plots);
    }
}

#[test]
fn few_games_are_enough() {
    let about = table(&Power::ALL, CardSet::Base, OldWorldSet::Base);
    for count in 0..3 {
        is_whole(&page(&games(&about, count), &about), &about);
    }
    assert!(page(&[], &about).contains("No games were played"));
}

#[test]
fn levels_are_compared_if_there_are_several() {
    let about = table(&Power::ALL, CardSet::Base, OldWorldSet::Base);
    let mut rows = games(&about, 2);
    assert!(!page(&rows, &about).contains("Who plays"));
    rows[0].seats[Power::Khorne].as_mut().expect("it is at the table").level = Level::Warrior;
    let page = page(&rows, &about);
    assert!(page.contains("Who plays") && page.contains("Warrior"));
}

#[test]
fn names_cannot_break_the_page() {
    struct Odd;
    impl Names for Odd {
        fn power(&self, _: Power) -> String {
            "<b>&".to_owned()
        }
    }
    let about = table(&Power::ALL, CardSet::Base, OldWorldSet::Base);
    let summary = Summary::of(&games(&about, 2), &about);
    let page = page::page(&summary, &Odd).expect("it can be drawn");
    assert!(!page.contains("<b>") && page.contains("&lt;b&gt;&amp;"));
}

#[test]
fn both_files_are_written() {
    let folder = std::env::temp_dir().join(format!("ruinous-report-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let about = table(&Power::ALL, CardSet::Base, OldWorldSet::Base);
    write(&games(&about, 3), &about, &Ids, &folder).expect("it can be written");
    let json = fs::read_to_string(folder.join("summary.json")).expect("it is there");
    let json: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    assert_eq!((&json["games"], &json["powers"][4]["power"]), (&3.into(), &"horned-rat".into()));
    assert!(folder.join("report.html").exists());
    fs::remove_dir_all(&folder).expect("it is ours");
}
