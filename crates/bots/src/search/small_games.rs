//! The search on small games whose best play is known.

use ruinous_engine::Random;

use super::{
    Exploration, Halving, InformationSet, Judged, Parameters, PlayedOut, Puct, Tree, Tried, Values,
    World,
};

const PARAMETERS: Parameters = Parameters { exploration: 0.7, width: 4.0, widening: 0.5 };

/// The move that was tried most often in so many iterations.
fn best<K: InformationSet>(information: &K, iterations: u32, seed: u64) -> <K::World as World>::Move
where
    K::World: PlayedOut,
{
    let mut tree = Tree::new(information, PARAMETERS, seed);
    (0..iterations).for_each(|_| tree.iterate());
    most_visited(&tree.tried(), iterations)
}

fn most_visited<M: Copy>(tried: &[Tried<M>], iterations: u32) -> M {
    assert_eq!(tried.iter().map(|tried| tried.visits).sum::<u32>(), iterations);
    tried.iter().max_by_key(|tried| tried.visits).expect("something was tried").made
}

const EXPLORATION: Exploration = Exploration { constant: 1.5, first_play: 0.0, expand_after: 0 };

fn halving<K: InformationSet>(information: &K) -> Halving<'_, K>
where
    K::World: Judged,
{
    Halving::new(Puct::new(information, EXPLORATION, 1), 0.0)
}

/// What is tried when half of the moves are given up after every so many tries of each, the best first.
fn halved<K: InformationSet>(information: &K, tries: u32) -> Vec<Tried<<K::World as World>::Move>>
where
    K::World: Judged,
{
    let mut halving = halving(information);
    for _ in 0..halving.halvings() {
        (0..tries).for_each(|_| halving.try_all());
        halving.halve();
    }
    assert_eq!(halving.left(), 1);
    halving.tried()
}

/// Everything can be judged by one who knows the end when it is there, and nothing before.
impl<W: PlayedOut> Judged for W {
    fn judge(&mut self) -> Values {
        match self.mover() {
            Some(_) => [0.5; 5],
            None => self.play_out(&mut Random::new(0)),
        }
    }

    fn logits(&mut self, logits: &mut Vec<f32>) {
        logits.extend(self.priors());
    }
}

/// Plays at random to the end.
fn at_random<W: World>(world: &mut W, random: &mut Random) {
    while world.mover().is_some() {
        let option = random.pick(world.moves()).expect("a mover has a move");
        world.play(option, random);
    }
}

/// Nim: two players take as many as they like from one of the heaps; who takes the last one wins.
/// Whoever leaves heaps whose numbers cancel out in binary wins.
#[derive(Clone)]
struct Nim {
    heaps: [u8; 3],
    mover: usize,
    moves: Vec<(usize, u8)>,
}

impl Nim {
    fn new(heaps: [u8; 3], mover: usize) -> Self {
        let takes = |(heap, count): (usize, &u8)| (1..=*count).map(move |take| (heap, take));
        Self { heaps, mover, moves: heaps.iter().enumerate().flat_map(takes).collect() }
    }
}

impl World for Nim {
    type Move = (usize, u8);
    fn mover(&self) -> Option<usize> {
        (!self.moves.is_empty()).then_some(self.mover)
    }
    fn moves(&self) -> &[(usize, u8)] {
        &self.moves
    }
    fn play(&mut self, (heap, take): (usize, u8), _: &mut Random) {
        self.heaps[heap] -= take;
        *self = Self::new(self.heaps, 1 - self.mover);
    }
}

impl PlayedOut for Nim {
    fn priors(&self) -> Vec<f32> {
        vec![0.0; self.moves.len()]
    }
    fn play_out(&mut self, random: &mut Random) -> Values {
        at_random(self, random);
        let mut values = [0.0; 5];
        values[1 - self.mover] = 1.0;
        values
    }
}

impl InformationSet for Nim {
    type World = Nim;
    fn room(&self) -> Nim {
        self.clone()
    }
    fn determinize(&self, world: &mut Nim, _: &mut Random) {
        world.clone_from(self);
    }
}

#[test]
fn nim_is_played_as_theory_says() {
    for (seed, heaps) in [[1, 2, 4], [3, 4, 5], [2, 2, 3], [1, 3, 5], [5, 4, 0]].iter().enumerate()
    {
        let nim = Nim::new(*heaps, 0);
        for (heap, take) in [best(&nim, 200_000, seed as u64), halved(&nim, 20_000)[0].made] {
            let mut left = *heaps;
            left[heap] -= take;
            assert_eq!(left[0] ^ left[1] ^ left[2], 0, "{heaps:?} to {left:?}");
        }
    }
}

/// Three in turn name a share for everyone. Each looks after itself, so the first gets what the
/// second's best move leaves it: a game whose answer a search for two players gets wrong.
#[derive(Clone)]
struct ThreeInTurn {
    made: Vec<usize>,
}

/// What each of two moves of the first and two of the second is worth to all three.
const SHARES: [[[f32; 3]; 2]; 2] =
    // If the first goes left, the second takes 0.5 and leaves it 0.1, though 0.9 was to be had.
    [[[0.9, 0.4, 0.0], [0.1, 0.5, 0.4]], [[0.4, 0.5, 0.1], [0.0, 0.2, 0.8]]];

impl World for ThreeInTurn {
    type Move = usize;
    fn mover(&self) -> Option<usize> {
        (self.made.len() < 2).then_some(self.made.len())
    }
    fn moves(&self) -> &[usize] {
        &[0, 1]
    }
    fn play(&mut self, option: usize, _: &mut Random) {
        self.made.push(option);
    }
}

impl PlayedOut for ThreeInTurn {
    fn priors(&self) -> Vec<f32> {
        vec![0.0, 1.0]
    }
    fn play_out(&mut self, random: &mut Random) -> Values {
        at_random(self, random);
        let [a, b, c] = SHARES[self.made[0]][self.made[1]];
        [a, b, c, 0.0, 0.0]
    }
}

impl InformationSet for ThreeInTurn {
    type World = ThreeInTurn;
    fn room(&self) -> ThreeInTurn {
        self.clone()
    }
    fn determinize(&self, world: &mut ThreeInTurn, _: &mut Random) {
        world.made.clear();
    }
}

#[test]
fn every_player_is_taken_to_look_after_itself() {
    let game = ThreeInTurn { made: Vec::new() };
    for seed in 0..5 {
        assert_eq!(best(&game, 3_000, seed), 1);
    }
    assert_eq!(halved(&game, 1_000)[0].made, 1);
}

/// A coin lies covered, heads two times in three. One may bet on heads, on tails, or stay out for
/// less than a lucky bet and more than an unlucky one. Who saw the coin would always win; who cannot
/// does best with heads, or by staying out when that pays more than two thirds.
#[derive(Clone)]
struct Coin {
    stay_out: f32,
    is_heads: bool,
    bet: Option<Bet>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Bet {
    Heads,
    Tails,
    None,
}

impl World for Coin {
    type Move = Bet;
    fn mover(&self) -> Option<usize> {
        self.bet.is_none().then_some(0)
    }
    fn moves(&self) -> &[Bet] {
        &[Bet::Tails, Bet::None, Bet::Heads]
    }
    fn play(&mut self, bet: Bet, _: &mut Random) {
        self.bet = Some(bet);
    }
}

impl PlayedOut for Coin {
    fn priors(&self) -> Vec<f32> {
        vec![0.0; 3]
    }
    fn play_out(&mut self, _: &mut Random) -> Values {
        let worth = match self.bet {
            Some(Bet::Heads) => f32::from(u8::from(self.is_heads)),
            Some(Bet::Tails) => f32::from(u8::from(!self.is_heads)),
            _ => self.stay_out,
        };
        [worth, 0.0, 0.0, 0.0, 0.0]
    }
}

impl InformationSet for Coin {
    type World = Coin;
    fn room(&self) -> Coin {
        self.clone()
    }
    fn determinize(&self, world: &mut Coin, random: &mut Random) {
        *world = Coin { is_heads: random.below(3) > 0, bet: None, ..*self };
    }
}

#[test]
fn what_is_hidden_is_weighed_and_not_known() {
    let coin = |stay_out| Coin { stay_out, is_heads: false, bet: None };
    assert_eq!(best(&coin(0.5), 5_000, 1), Bet::Heads);
    assert_eq!(best(&coin(0.8), 5_000, 1), Bet::None);
    assert_eq!(halved(&coin(0.5), 1_000)[0].made, Bet::Heads);
    assert_eq!(halved(&coin(0.8), 1_000)[0].made, Bet::None);
}

#[test]
fn every_move_meets_the_same_worlds() {
    let coin = Coin { stay_out: 0.0, is_heads: false, bet: None };
    // With so much exploration that all moves are tried equally often.
    let mut tree = Tree::new(&coin, Parameters { exploration: 1_000.0, ..PARAMETERS }, 1);
    for _ in 0..300 {
        tree.iterate();
    }
    let tried = tree.tried();
    assert!(tried.iter().all(|tried| tried.visits == 100), "{tried:?}");
    let won = |bet| tried.iter().find(|tried| tried.made == bet).map(|tried| tried.values[0]);
    assert_eq!(
        won(Bet::Heads).zip(won(Bet::Tails)).map(|(heads, tails)| heads + tails),
        Some(100.0)
    );
    let mut halving = halving(&coin);
    (0..100).for_each(|_| halving.try_all());
    let sum: f32 = halving.tried().iter().map(|tried| tried.values[0]).sum();
    assert_eq!(sum, 100.0, "of heads and tails one wins in each world");
}

#[test]
fn it_is_clear_what_is_worse_when_luck_cannot_explain_it() {
    let coin = |stay_out| Coin { stay_out, is_heads: false, bet: None };
    let is_clear = |stay_out, tries| {
        let coin = coin(stay_out);
        let mut coin = halving(&coin);
        (0..tries).for_each(|_| coin.try_all());
        coin.is_clear()
    };
    assert!(is_clear(0.7, 300), "tails are the worse half");
    assert!(!is_clear(0.34, 300), "tails may be as good as staying out");
    assert!(!is_clear(0.7, 1), "once is never");
    let doors = hundred_doors();
    let mut doors = halving(&doors);
    (0..30).for_each(|_| doors.try_all());
    assert!(!doors.is_clear(), "all but one are alike");
}

/// A hundred doors, of which the last but one pays. The search has only so many iterations, and a
/// hint where to look first. A door that is locked is none of the moves worth trying.
#[derive(Clone)]
struct Doors {
    hint: Option<usize>,
    locked: Option<usize>,
    opened: Option<usize>,
    doors: Vec<usize>,
}

impl World for Doors {
    type Move = usize;
    fn mover(&self) -> Option<usize> {
        self.opened.is_none().then_some(3)
    }
    fn moves(&self) -> &[usize] {
        &self.doors
    }
    fn play(&mut self, door: usize, _: &mut Random) {
        self.opened = Some(door);
    }
}

impl PlayedOut for Doors {
    fn priors(&self) -> Vec<f32> {
        let prior = |door: &usize| match Some(*door) {
            door if door == self.locked => f32::NEG_INFINITY,
            door if door == self.hint => 1.0,
            _ => 0.0,
        };
        self.doors.iter().map(prior).collect()
    }
    fn play_out(&mut self, _: &mut Random) -> Values {
        let mut values = [0.0; 5];
        values[3] = if self.opened == Some(98) { 1.0 } else { 0.2 };
        values
    }
}

impl InformationSet for Doors {
    type World = Doors;
    fn room(&self) -> Doors {
        self.clone()
    }
    fn determinize(&self, world: &mut Doors, _: &mut Random) {
        world.opened = None;
    }
}

fn hundred_doors() -> Doors {
    Doors { hint: None, locked: None, opened: None, doors: (0..100).collect() }
}

#[test]
fn moves_with_high_priors_are_tried_first_and_others_join_later() {
    let doors = |hint| Doors { hint, ..hundred_doors() };
    assert_eq!(best(&doors(Some(98)), 60, 1), 98, "with the hint a few tries are enough");
    let without = doors(None);
    let mut tree = Tree::new(&without, PARAMETERS, 1);
    (0..60).for_each(|_| tree.iterate());
    assert_ne!(most_visited(&tree.tried(), 60), 98, "without it they are not");
    assert_eq!(best(&doors(None), 5_000, 1), 98, "in the end every door is tried");
}

/// One may stay at home, or go out to where there is an inn, in every second world a friend's house as well, and a palace
/// that would be best of all and is locked.
#[derive(Clone)]
struct Walk {
    has_friend: bool,
    made: Vec<Place>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    Home,
    Out,
    Inn,
    Friend,
    Palace,
}

impl World for Walk {
    type Move = Place;
    fn mover(&self) -> Option<usize> {
        (self.made.is_empty() || self.made == [Place::Out]).then_some(0)
    }
    fn moves(&self) -> &[Place] {
        match self.made[..] {
            [] => &[Place::Home, Place::Out],
            _ if self.has_friend => &[Place::Inn, Place::Friend, Place::Palace],
            _ => &[Place::Inn, Place::Palace],
        }
    }
    fn play(&mut self, place: Place, _: &mut Random) {
        self.made.push(place);
    }
}

impl PlayedOut for Walk {
    fn priors(&self) -> Vec<f32> {
        let prior = |place: &Place| if *place == Place::Palace { f32::NEG_INFINITY } else { 0.0 };
        self.moves().iter().map(prior).collect()
    }
    fn play_out(&mut self, _: &mut Random) -> Values {
        let worth = match self.made.last() {
            Some(Place::Inn) => 0.4,
            Some(Place::Home) => 0.6,
            _ => 1.0,
        };
        [worth, 0.0, 0.0, 0.0, 0.0]
    }
}

impl InformationSet for Walk {
    type World = Walk;
    fn room(&self) -> Walk {
        self.clone()
    }
    fn determinize(&self, world: &mut Walk, random: &mut Random) {
        *world = Walk { has_friend: random.below(2) == 0, made: Vec::new() };
    }
}

#[test]
fn moves_of_some_worlds_join_later_and_those_that_are_locked_never() {
    for seed in 0..8 {
        let walk = Walk { has_friend: false, made: Vec::new() };
        let mut halving = Halving::new(Puct::new(&walk, EXPLORATION, seed), 0.0);
        (0..1_000).for_each(|_| halving.try_all());
        halving.halve();
        let best = halving.tried()[0];
        let worth = best.values[0] / best.visits as f32;
        assert_eq!(best.made, Place::Out, "{seed}: {worth}");
        assert!((0.65..0.72).contains(&worth), "{seed}: {worth}");
    }
}

#[test]
fn one_of_many_is_found_in_few_tries_of_each() {
    let tried = halved(&hundred_doors(), 1);
    let visits: u32 = tried.iter().map(|tried| tried.visits).sum();
    assert_eq!((tried[0].made, tried[0].visits, visits), (98, 7, 100 + 50 + 25 + 13 + 7 + 4 + 2));
    let locked = halved(&Doors { locked: Some(98), ..hundred_doors() }, 1);
    assert!(locked.len() == 99 && locked.iter().all(|tried| tried.made != 98), "{}", locked.len());
}

#[test]
fn an_unlikely_move_has_to_be_worth_more_than_a_likely_one() {
    let game = Doors { hint: Some(3), ..hundred_doors() };
    let found = |temperature| {
        let mut halving = Halving::new(Puct::new(&game, EXPLORATION, 1), temperature);
        for _ in 0..halving.halvings() {
            halving.try_all();
            halving.halve();
        }
        halving.tried()[0]
    };
    assert_eq!((found(0.0).made, found(0.0).handicap), (98, 0.0));
    // The door that pays is better by far more than its logit is lower, and then by less.
    assert_eq!(found(1.0).made, 98);
    assert_eq!((found(10.0).made, found(10.0).handicap), (3, 0.0));
}

#[test]
fn a_tree_grows_when_a_position_was_judged_often_enough() {
    let game = ThreeInTurn { made: Vec::new() };
    let found = |expand_after, tries| {
        let exploration = Exploration { expand_after, ..EXPLORATION };
        let mut halving = Halving::new(Puct::new(&game, exploration, 1), 0.0);
        (0..tries).for_each(|_| halving.try_all());
        let tried = halving.tried();
        tried.iter().map(|tried| (tried.made, tried.values[0])).collect::<Vec<_>>()
    };
    // Before the others' moves join the tree nobody knows anything; then their answers are seen.
    assert!(found(1_000, 50).iter().all(|(_, value)| value.fract() == 0.0 || value.fract() == 0.5));
    assert_ne!(found(10, 50), found(1_000, 50));
}
