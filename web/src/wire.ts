// Generated from the server's own types by `cargo xtask types`: never edited by hand.

/** An answer to what others ask for. */
export type Answer = {
  /** Whether one agrees. */
  agree: boolean;
};

/** A decision that is being asked. */
export type Ask = {
  /** What brought it up, in words, for the one who is asked. */
  because?: Sentence;
  /** What brought it up. */
  cause: Cause;
  /** Every option, each once, for the one who is asked and nobody else. */
  options?: Offer[];
  /** Who decides. */
  power: PowerId;
  /** What it is about. */
  question: Question;
  /** The question in words, for the one who is asked; for all others, who decides. */
  said: Sentence;
};

/** When a seat passes by itself. */
export type AutoPass = "round" | "only";

/** What a battle die says. */
export type BattleDie = {
  /** If it shows this it gives one more die, and hits also what no other hits. */
  explodes: number;
  /** It is a hit if it shows at least this. */
  hit_from: number;
};

/** Why a choice cannot be taken back. */
export type CannotUndo = {
  kind: "nothing-chosen";
} | {
  kind: "another-chose";
  power: PowerId;
} | {
  kind: "die";
} | {
  kind: "draw";
} | {
  kind: "secret";
  power: PowerId;
} | {
  kind: "unreplayable";
};

/** A Chaos card, such as `blood-frenzy`. */
export type CardId = string;

/** A set of Chaos cards and upgrades. */
export type CardSetId = "base" | "morrslieb";

/** What a card adds to a domination value. */
export type CardWorth = {
  /** Which. */
  card: CardId;
  /** How much. */
  worth: number;
};

/** Everything that is printed and can come up at a table. */
export type Catalogue = {
  /** The Powers' Chaos cards. */
  cards: ChaosCard[];
  /** The Powers' dials. */
  dials: Dial[];
  /** What battle dice say. */
  die: BattleDie;
  /** The kinds of figures. */
  figures: Figure[];
  /** The Old World cards, of which some are in the deck. */
  old_world: OldWorldCard[];
  /** The regions of the map. */
  regions: Place[];
  /** Their upgrades. */
  upgrades: UpgradeCard[];
};

/** Why something is asked, or what did it. */
export type Cause = {
  kind: "rules";
} | {
  card: CardId;
  kind: "card";
} | {
  kind: "upgrade";
  upgrade: UpgradeId;
} | {
  card: OldWorldId;
  kind: "old-world";
} | {
  kind: "dial";
} | {
  kind: "hero";
};

/** How likely something is. */
export type Chances = {
  /** If nothing is known about those who choose. */
  assumed: number;
  /** How this is known. */
  grounds: Grounds;
  /** If all who choose are against it. */
  least: number;
  /** If all who choose are for it. */
  most: number;
};

/** Why a Power has more or fewer power points than before. */
export type Change = {
  kind: "refilled";
} | {
  kind: "paid";
} | {
  cause: Cause;
  kind: "by";
};

/** A Chaos card. */
export type ChaosCard = {
  /** Which. */
  card: CardId;
  /** How many of it are in the deck. */
  copies: number;
  /** Power points to play it, and its worth for domination. */
  cost: number;
  /** Whether it bears the magic symbol. */
  magic: boolean;
  /** Its name. */
  name: string;
  /** Whose. */
  power: PowerId;
  /** How sure we are of what it does. */
  provenance: ProvenanceId;
  /** What was ruled where the documents leave something open about it. */
  rulings: Ruling[];
  /** What it says. */
  said: Sentence[];
  /** Of which set it is. */
  set: CardSetId;
};

/** What was said at a table. */
export type Chat = {
  /** Oldest first. */
  chat: ChatLine[];
};

/** Something that was said at a table. */
export type ChatLine = {
  /** When, in milliseconds since 1970. */
  at: number;
  /** His name then. */
  name: string;
  /** Its number at this table, from 1. */
  number: number;
  /** Who said it. */
  person: string;
  /** What was said. */
  text: string;
};

/** A choice, answering what the chooser has seen. */
export type Choose = {
  /** The choice, a line of the notation. */
  choice: string;
  /** The last step that the chooser has seen. */
  seq: number;
};

/** A class of figure. */
export type ClassId = "cultist" | "warrior" | "daemon";

/** What a client says over the WebSocket. */
export type ClientMessage = {
  /** The choice, a line of the notation. */
  choice: string;
  /** What the answer will name, if anything. */
  id?: unknown;
  /** The last step that the chooser has seen. */
  seq: number;
  type: "choose";
} | {
  /** What the answer will name, if anything. */
  id?: unknown;
  /** The last step that one has seen. */
  seq: number;
  type: "undo";
} | {
  /** What the answer will name, if anything. */
  id?: unknown;
  /** What to say. */
  text: string;
  type: "chat";
};

/** The clocks of a table. */
export type Clock = {
  /** Whose clock runs. */
  asked: PowerId | null;
  /** When it runs out, in milliseconds since 1970. */
  due: number | null;
  /** How many milliseconds each player has left, where they have a total; the asked one's was measured when he was asked. */
  left?: { [key in PowerId]?: number };
  /** The server's time, in the same count. */
  now: number;
};

/** A choice to look at before it is made. */
export type Consider = {
  /** The choice, a line of the notation. */
  choice: string;
};

/** So many of a Chaos card. */
export type Copies = {
  /** Which. */
  card: CardId;
  /** How many. */
  copies: number;
};

/** All about a refusal but what kind it is. */
export type Details = {
  /** What exactly is wrong, in English, for programmers. */
  detail?: string;
  /** The line of a record that is wrong. */
  line?: number;
  /** Why the rules refuse it. */
  reason?: Why;
  /** After how many seconds one may try again. */
  retry_after_s?: number;
  /** The title in pieces, where the rules refuse it. */
  said?: Sentence;
  /** Where the game is, if it has moved on. */
  seq?: number;
  /** The status of HTTP. */
  status: number;
  /** A sentence. */
  title: string;
};

/** A Power's dial. */
export type Dial = {
  /** Whose. */
  power: PowerId;
  /** The Threat that it shows before it has turned. */
  threat: number;
  /** Its ticks, from the first to Victory. */
  ticks: DialTick[];
};

/** A tick of a dial, with its words. */
export type DialTick = Tick & {
  /** What it tells the Power to do, in words. */
  said: Sentence;
};

/** Battle dice of one Power. */
export type Dice = {
  /** Rolled before all others, as early hits. */
  early: number;
  /** Rolled in the Power's normal turn. */
  normal: number;
};

/** How a game ended. */
export type EndedById = "dial" | "vp" | "ruin" | "deck";

/** Something that happened, as one viewer is told of it. Its `type` is the word by which the notation's event line begins. */
export type Event = {
  round: number;
  type: "round";
} | {
  phase: PhaseId;
  type: "phase";
} | {
  type: "corruption-step";
} | {
  outcome: Outcome;
  type: "ended";
} | {
  card: OldWorldId;
  type: "old-world-drawn";
} | {
  card: OldWorldId;
  type: "joined-track";
} | {
  card: OldWorldId;
  space: number;
  type: "left-track";
} | {
  by: PowerId | null;
  cause: Cause;
  region: RegionId;
  token: TokenId;
  type: "token-placed";
} | {
  count: number;
  region: RegionId | null;
  token: TokenId;
  type: "tokens-left-out";
} | {
  region: RegionId;
  token: TokenId;
  type: "token-removed";
} | {
  from: RegionId;
  to: RegionId;
  token: TokenId;
  type: "token-moved";
} | {
  by: PowerId;
  region: RegionId;
  type: "peasant-captured";
} | {
  card: CardId | null;
  power: PowerId;
  type: "drew";
} | {
  card: CardId;
  power: PowerId;
  type: "discarded";
} | {
  power: PowerId;
  type: "lost-at-random";
} | {
  power: PowerId;
  type: "reshuffled";
} | {
  points: number;
  power: PowerId;
  type: "power-points";
  why: Change;
} | {
  power: PowerId;
  type: "passed";
} | {
  by: PowerId;
  figure: FigureId;
  from: RegionId | null;
  to: RegionId;
  type: "summoned";
} | {
  figure: FigureId;
  type: "spent";
} | {
  figure: FigureId;
  region: RegionId;
  space: number;
  type: "settled";
} | {
  card: CardId;
  region: RegionId;
  space: number;
  type: "card-played";
} | {
  card: CardId;
  region: RegionId;
  space: number;
  type: "card-cancelled";
} | {
  card: CardId;
  region: RegionId;
  space: number;
  type: "card-removed";
} | {
  card: CardId;
  region: RegionId;
  space: number;
  type: "card-covered";
} | {
  card: CardId;
  region: RegionId;
  space: number;
  type: "covered-removed";
} | {
  card: CardId;
  region: RegionId;
  space: number;
  type: "card-set-aside";
} | {
  card: CardId;
  type: "card-cashed";
} | {
  card: CardId;
  figure: FigureId;
  mark: MarkId;
  type: "marked";
} | {
  figure: KindId;
  type: "reserve-empty";
} | {
  figure: FigureId;
  region: RegionId;
  type: "appeared";
} | {
  by: PowerId;
  figure: FigureId;
  kept: boolean;
  type: "control-taken";
} | {
  figure: FigureId;
  type: "control-ended";
} | {
  region: RegionId;
  type: "battle";
} | {
  after: number;
  before: number;
  by: PowerId;
  region: RegionId;
  type: "rolled-again";
} | {
  by: PowerId;
  dice: number[];
  region: RegionId;
  type: "rolled";
} | {
  by: PowerId;
  figure: FigureId;
  type: "wounded";
} | {
  by: PowerId;
  figure: FigureId;
  region: RegionId;
  type: "tipped";
} | {
  by: PowerId;
  figure: FigureId;
  region: RegionId;
  type: "killed";
} | {
  figure: FigureId;
  type: "stood-up";
} | {
  figure: FigureId;
  region: RegionId;
  type: "detained";
} | {
  type: "detained-released";
} | {
  figure: FigureId;
  type: "eclipsed";
} | {
  type: "eclipse-ended";
} | {
  cause: Cause;
  figure: FigureId;
  region: RegionId;
  type: "removed";
} | {
  by: PowerId;
  region: RegionId;
  type: "wounds-healed";
} | {
  power: PowerId;
  region: RegionId;
  type: "dominated";
} | {
  powers: PowerId[];
  region: RegionId;
  type: "tied";
} | {
  points: number;
  power: PowerId;
  reason: Reason;
  type: "scored";
} | {
  power: PowerId;
  region: RegionId;
  type: "corruption-placed";
} | {
  owner: PowerId;
  region: RegionId;
  type: "corruption-removed";
} | {
  by: PowerId;
  from: RegionId;
  owner: PowerId;
  to: RegionId;
  type: "corruption-moved";
} | {
  power: PowerId;
  region: RegionId;
  type: "sheltered";
} | {
  power: PowerId;
  region: RegionId;
  type: "counter-earned";
} | {
  card: number;
  region: RegionId;
  type: "ruined";
} | {
  region: RegionId;
  type: "ruin-cleared";
} | {
  power: PowerId;
  tick: number;
  type: "dial-turned";
} | {
  type: "counters-returned";
} | {
  type: "upgrade-used";
  upgrade: UpgradeId;
} | {
  type: "upgraded";
  upgrade: UpgradeId;
} | {
  by: PowerId;
  choice: string;
  forced: boolean;
  type: "chosen";
};

/** What kind of thing answers a question. */
export type ExpectedId = "turn" | "hit" | "region" | "figure" | "token" | "corruption" | "card" | "space" | "power" | "upgrade" | "die" | "yes-or-no";

/** A kind of figure. */
export type Figure = {
  /** Battle dice. */
  attack: number;
  /** Power points to summon one. */
  cost: number;
  /** How many there are. */
  count: number;
  /** Hits to kill it. */
  defence: number;
  /** Which. */
  figure: KindId;
  /** Its name. */
  name: string;
};

/** One figure, its kind and which of them it is: `khorne.warrior.2`. */
export type FigureId = string;

/** Figures that nothing tells apart. */
export type Figures = {
  /** Battle dice of each. */
  attack: number;
  /** Their class. */
  class: ClassId;
  /** Who commands them. */
  commander: PowerId;
  /** How many. */
  count: number;
  /** Hits to kill one of them. */
  defence: number;
  /** Their kind. */
  figure: KindId;
  /** Early hits on each of them, by the Power that dealt them. */
  hits: { [key in PowerId]?: number };
  /** Which ones of the kind, so that events can be followed. */
  ids: FigureId[];
  /** The cards that have marked them in this round. */
  marked_by: CardId[];
  /** What marks them; `wounded` if they carry early hits of the Power that is asked. */
  marks: MarkId[];
  /** Whether only a six hits them. */
  only_sixes?: boolean;
  /** Whose colour they have. */
  owner: PowerId;
  /** Whether they were killed in the battle that is being fought. */
  tipped: boolean;
};

/** How many of something there will be: the chances of 0, 1, 2 …. */
export type Forecast = {
  /** If nothing is known about those who choose. */
  assumed: number[];
  /** How this is known. */
  grounds: Grounds;
  /** If all who choose keep it low. */
  least: number[];
  /** How many on average, if nothing is known about those who choose. */
  mean: number;
  /** If all who choose drive it up. */
  most: number[];
};

/** How a game ended. */
export type GameResult = {
  /** By which of the four conditions. */
  by: EndedById;
  /** The end in words. */
  said: Sentence;
  /** Everyone in the order of standing: whoever has won, then by points, and among equals by Threat, as the rules break a tie. */
  standing: Standing[];
  /** Who won: nobody when the Old World did, several when a victory is shared. */
  winners: PowerId[];
};

/** Which figures are gathered in a region, and from where. */
export type Gathering = {
  /** Of which classes. */
  classes: ClassId[];
  /** From where. */
  from: Reach;
  /** How free one is to bring fewer. */
  limit: Limit;
  /** Whose. */
  whose: Whose;
};

/** On what odds are founded. */
export type Grounds = {
  kind: "exact";
} | {
  kind: "bounds";
} | {
  /** How many. */
  battles: number;
  kind: "sampled";
};

/** Figures that nothing tells apart: one kind, the same marks. */
export type Group = {
  /** Whose, and of which class. */
  figure: KindId;
  /** What marks them. */
  marks: MarkId[];
};

/** What the strongest bot would choose. */
export type Hint = {
  /** The choice, a line of the notation. */
  choice: string;
  /** The advice and its reasons. */
  said: Sentence[];
  /** The step after which it was asked. */
  seq: number;
};

/** An upgrade in play. */
export type InPlay = {
  /** Which. */
  upgrade: UpgradeId;
  /** Whether it can be used once a round, and was. */
  used: boolean;
};

/** What a Power would have at the end of the round if all passed now and no die were rolled: domination, corruption, ruins and dials as things stand. Left out are battles and what cards do in the battle phase, what may be declined in the corruption phase, Heroes, the Old World track, and what dials tell to do besides scoring. */
export type InSight = {
  /** Dial advancement counters. */
  counters: number;
  /** Victory points. */
  points: number;
  /** How many ticks the dial would turn. */
  ticks: number;
};

/** What a tick of a dial tells its Power to do. */
export type Instruction = {
  kind: "score";
  points: number;
} | {
  kind: "upgrade";
} | {
  cards: number;
  kind: "draw";
} | {
  count: number;
  kind: "place";
  token: TokenId;
} | {
  count: number;
  kind: "remove-corruption";
} | {
  count: number;
  kind: "remove-tokens";
} | {
  kind: "victory";
};

/** A kind of figure, its owner and its class: `khorne.warrior`. */
export type KindId = string;

/** Somebody, and the secret by which he is known. */
export type Known = {
  /** Who. */
  id: string;
  /** His name. */
  name: string;
  /** The secret, for `Authorization: Bearer …`. It is not shown again. */
  token: string;
};

/** The last of several steps, with how things stand after it. */
export type LastStep = Step & Moment;

/** How many of those that may be chosen have to be. */
export type Limit = "up-to" | "up-to-from-one" | "exactly";

/** By what somebody is known on another device. */
export type Login = {
  /** The login. */
  login: string;
  /** The password. */
  password: string;
};

/** Figures of a kind that lie somewhere. */
export type Lying = {
  /** How many. */
  count: number;
  /** Their kind. */
  figure: KindId;
};

/** How several tokens are placed. */
export type Manner = "freely" | "apart" | "together";

/** Something that tells a figure from others of its kind. */
export type MarkId = "controlled" | "kept" | "shielded" | "wounded" | "spent" | "settled" | "hated" | "shocked" | "surrendered";

/** What only oneself sees of oneself. */
export type Me = {
  /** The same by e-mail. */
  email: string | null;
  /** Who. */
  id: string;
  /** The language, as `en`, `de` or `pl`; null for what the browser asks for. */
  language: string | null;
  /** The login, if there is one. */
  login: string | null;
  /** The name. */
  name: string;
  /** Where a message goes when it is one's turn in a game by post. */
  webhook: string | null;
};

/** What somebody changes about himself. What is left out stays; null takes away. */
export type MeChange = {
  /** The same by e-mail, where the host sends mail. */
  email?: string | null;
  /** The language: `en`, `de` or `pl`. */
  language?: string | null;
  /** The name, which nobody is without. */
  name?: string;
  /** Where a message goes when it is one's turn in a game by post. */
  webhook?: string | null;
};

/** Why a line is no choice. */
export type Misread = {
  kind: "empty";
} | {
  kind: "unknown-word";
  read_as: string;
  word: string;
} | {
  kind: "missing";
  what: string;
} | {
  kind: "unknown-verb";
  word: string;
} | {
  kind: "unknown-thing";
  word: string;
} | {
  kind: "unexpected";
  word: string;
} | {
  kind: "open-bracket";
};

/** Steps that somebody has missed. */
export type Missed = {
  /** Where the game is. */
  seq: number;
  /** The steps, in order. */
  steps: Step[];
};

/** How things stand for a viewer. */
export type Moment = {
  /** What is asked, if something is. */
  ask: Ask | null;
  /** How the game ended, if it has. */
  result: GameResult | null;
  /** Everything on the table. */
  view: View;
};

/** Which tokens are moved, and where to. */
export type Moving = {
  kind: "away-from";
  region: RegionId;
} | {
  as_bonus: boolean;
  kind: "to-neighbour";
} | {
  kind: "into";
  region: RegionId;
} | {
  kind: "between";
  region: RegionId;
};

/** Somebody who wants to be known. */
export type NewPerson = {
  /** What to call him. */
  name: string;
};

/** A table that somebody sets up. */
export type NewTable = {
  /** Which Chaos cards and upgrades are used. */
  cards?: CardSetId;
  /** Whether the Powers are dealt at random among the players when the game begins. */
  deal?: boolean;
  /** Whether a player may ask the strongest bot for advice. */
  hints?: boolean;
  /** Whether everyone finds the table in the list and may sit down. Otherwise a seat is taken by its invitation. */
  listed?: boolean;
  /** Which Old World cards are used. */
  old_world?: OldWorldSetId;
  /** What happens when a player's time is over. */
  out_of_time?: OutOfTime;
  /** How much time there is to think. */
  pace?: Pace | null;
  /** The Powers at the table, three to five. */
  powers: PowerId[];
  /** Who sits where: `me`, `open`, or a bot (`random`, `cultist`, `warrior`, `daemon`, `daemon:200ms`, `daemon:2000`). A Power that is not named is open. */
  seats?: { [key in PowerId]?: string };
  /** Whether the game begins at once; no seat may be open then. */
  start?: boolean;
  /** Whether those who do not play may watch. */
  watchers?: boolean;
};

/** The odds of one region's battle, with the board as it stands. Chances are told to a millionth. */
export type Odds = {
  /** How likely each Power dominates the region after the battle, if it can. */
  dominates: { [key in PowerId]?: Chances };
  /** What was not followed. */
  left_out: OmissionId[];
  /** Where. */
  region: RegionId;
  /** What each Power brings that takes part, and what it can lose and win. */
  sides: { [key in PowerId]?: Side };
  /** How likely nobody does. */
  undominated: Chances;
};

/** An option of the one who is asked. */
export type Offer = {
  /** The Chaos card. */
  card?: CardId;
  /** The line of the notation that chooses it. */
  choice: string;
  /** What it costs in power points. */
  cost: number;
  /** The number that the die shows. */
  face?: number;
  /** The kind of figure that it is about. */
  figure?: KindId;
  /** The region that the figure leaves; of one that comes from the reserve there is none. */
  from?: RegionId;
  /** What kind of option it is. What follows is where on the table it belongs. */
  kind: OfferKind;
  /** What marks that figure, as the view's `figures` have it. */
  marks?: MarkId[];
  /** The Power, or the owner of the corruption token. */
  power?: PowerId;
  /** The region that is chosen, or in which it happens. */
  region?: RegionId;
  /** The option in words. */
  said: Sentence;
  /** The region that the figure goes to. */
  to?: RegionId;
  /** The Old World token. */
  token?: TokenId;
  /** The upgrade. */
  upgrade?: UpgradeId;
};

/** What kind of option it is. */
export type OfferKind = "summon" | "play" | "pass" | "hit" | "region" | "figure" | "token" | "corruption" | "card" | "upgrade" | "power" | "die" | "empty" | "yes" | "no" | "done";

/** The Old World deck. */
export type OldWorld = {
  /** Who acts for the Old World: the lowest Threat. */
  acting: PowerId;
  /** How many cards are left. */
  left: number;
  /** The cards that nobody has seen in this game: the deck, and what went back to the box. */
  unseen: Unseen[];
};

/** An Old World card. */
export type OldWorldCard = {
  /** Which. */
  card: OldWorldId;
  /** Whether it bears the Twin-tailed Comet. */
  comet: boolean;
  /** How many of it there are. */
  copies: number;
  /** Its name. */
  name: string;
  /** From which box it is: two have one id, of which the expansion's is `revised`. */
  origin: Origin;
  /** How sure we are of what it does. */
  provenance: ProvenanceId;
  /** What was ruled where the documents leave something open about it. */
  rulings: Ruling[];
  /** What it says: when it is drawn, and on the track if it does anything there. */
  said: Sentence[];
};

/** An Old World card, such as `meteor-showers`. */
export type OldWorldId = string;

/** A set of Old World cards. */
export type OldWorldSetId = "base" | "mixed" | "expert";

/** Something that odds do not follow. */
export type OmissionId = "end-of-phase" | "other-regions" | "underway";

/** What lies open: the same for all who look. */
export type Open = {
  /** How many card spaces each region has. */
  card_spaces: number;
  /** The dead that lie on a card of the track as long as that is there. */
  dead_on_track: Lying[];
  /** The dice that lie on the table while it is asked whether to roll one again, lowest first. */
  dice: number[];
  /** Victory points that end the game. */
  enough_points: number;
  /** The Old World deck. */
  old_world: OldWorld;
  /** The phase that is being played. */
  phase: PhaseId;
  /** The phases of the round in order: what is over, what is being played, what is to come. */
  phases: PhaseOfRound[];
  /** The Powers at the table, in Power order. */
  powers: Power[];
  /** The nine regions, in region order. */
  regions: Region[];
  /** The number of the round, from 1. */
  round: number;
  /** How long the game can still last. */
  rounds: Rounds;
  /** Corruption tokens and Warpstone that ruin a region. */
  ruin: number;
  /** How many ruination cards are left. When none is, the game ends. */
  ruination_cards: number;
  /** What was agreed before play. */
  setup: Setup;
  /** How many tokens of each kind are left to place. */
  tokens: { [key in TokenId]?: number };
  /** The two spaces of the Old World track. */
  track: (TrackSpace | null)[];
};

/** From which box an Old World card is. */
export type Origin = "base" | "expert" | "revised";

/** What happens when a player's time is over. */
export type OutOfTime = "bot-chooses" | "bot-takes-over";

/** How a game ended. */
export type Outcome = {
  /** By which of the four conditions. */
  by: EndedById;
  /** Who won: nobody when the Old World did, several when a victory is shared. */
  winners: PowerId[];
};

/** How much time there is to think, in seconds. */
export type Pace = {
  /** How long a choice may take. */
  per_choice_s: number;
} | {
  /** What each choice adds. */
  increment_s?: number;
  /** What a player has at first. */
  total_s: number;
};

/** When one's seat shall pass by itself. */
export type Passing = {
  /** For this round, whenever it is all one can do, or not at all (null). */
  when?: AutoPass | null;
};

/** A phase of the round. */
export type PhaseId = "old-world" | "draw" | "summoning" | "battle" | "corruption" | "end";

/** A phase of the round. */
export type PhaseOfRound = {
  /** Which. */
  phase: PhaseId;
  /** Whether it is over, being played, or to come. */
  when: When;
};

/** A part of a sentence, with the id of what it names, if it names something. */
export type Piece = {
  /** The Chaos card. */
  card?: CardId;
  /** The kind of figure. */
  figure?: KindId;
  /** The Old World card. */
  old_world?: OldWorldId;
  /** The Power that they name. */
  power?: PowerId;
  /** The region. */
  region?: RegionId;
  /** The words. */
  text: string;
  /** The Old World token. */
  token?: TokenId;
  /** The upgrade. */
  upgrade?: UpgradeId;
};

/** A region of the map. */
export type Place = {
  /** The regions that share a border with it. */
  borders: RegionId[];
  /** Its name. */
  name: string;
  /** Whether it is printed as Populous. */
  populous: boolean;
  /** Which. */
  region: RegionId;
  /** Its name where there is little room. */
  short: string;
  /** Its printed Resistance and Conquest Value. */
  value: number;
};

/** A Power at the table. */
export type Power = PowerNumbers & {
  /** How many ticks take its dial from the start to Victory. */
  dial_length: number;
  /** The discard pile, by kind. */
  discard: Copies[];
  /** What it would have at the end of the round if all passed now. */
  in_sight: InSight;
  /** What the next ticks say; the catalogue has the whole dial. */
  next_ticks: Tick[];
  /** Which. */
  power: PowerId;
  /** The figures that it can summon from off the board, by class. */
  reserve: { [key in ClassId]?: number };
  /** Cards set aside, face up. */
  set_aside: Copies[];
  /** The upgrades in play. */
  upgrades: InPlay[];
};

/** The numbers of a Power before and after. */
export type PowerChange = {
  /** As they would stand. */
  after: PowerNumbers;
  /** As they stand. */
  before: PowerNumbers;
  /** Which. */
  power: PowerId;
};

/** A Power. */
export type PowerId = "khorne" | "nurgle" | "tzeentch" | "slaanesh" | "horned-rat";

/** The numbers of a Power, as they now stand. */
export type PowerNumbers = {
  /** Dial advancement counters earned this round. */
  counters: number;
  /** Cards in the deck. */
  deck: number;
  /** Ticks that the dial has turned. */
  dial: number;
  /** The power points that it would have if the draw phase came now. */
  full_power_points: number;
  /** Cards in hand. */
  hand: number;
  /** Peasants captured. */
  peasants: number;
  /** Victory points. */
  points: number;
  /** Power points left. */
  power_points: number;
  /** The Threat that the dial shows. */
  threat: number;
  /** How many cards it would draw then. */
  to_draw: number;
  /** How many ticks are left to Victory. */
  to_victory: number;
};

/** A Power as it stood. */
export type PowerStand = PowerNumbers & {
  /** Which. */
  power: PowerId;
};

/** What a choice would lead to, up to the next decision or to what nobody can know yet. */
export type Preview = {
  /** The line of the notation that it is about. */
  choice: string;
  /** What it costs in power points. */
  cost: number;
  /** What would happen, in order. */
  events: Event[];
  /** The odds of every battle that then threatens. */
  odds: Odds[];
  /** The Powers whose numbers change. */
  powers: PowerChange[];
  /** The regions whose numbers change. */
  regions: RegionChange[];
  /** Where foresight ends. */
  stop: Stop;
};

/** Why something was refused, as `application/problem+json` has it. */
export type Problem = Details & {
  /** What kind of problem, as a short word. */
  type: string;
};

/** How sure we are of what a card does. */
export type ProvenanceId = "confirmed" | "recorded" | "inferred" | "reconstructed";

/** What is asked. */
export type Question = {
  kind: "turn";
} | {
  kind: "place-token";
  left: number;
  manner: Manner;
  regions: RegionId[];
  token: TokenId;
} | {
  kind: "place-pair";
  one: RegionId[];
  other: RegionId[];
  token: TokenId;
} | {
  kind: "remove-corruption";
  left: number;
  region: RegionId | null;
  whose: Whose;
} | {
  from: RegionId;
  kind: "move-corruption";
  left: number;
  to: RegionId | null;
} | {
  from: RegionId;
  kind: "move-corruption-to";
  left: number;
  owner: PowerId;
} | {
  kind: "spread";
  region: RegionId;
} | {
  kind: "corrupt-once-more";
  region: RegionId;
} | {
  kind: "remove-token";
  left: number;
  tokens: TokenId[];
} | {
  kind: "move-token";
  moving: Moving;
  tokens: TokenId[];
} | {
  from: RegionId;
  kind: "move-token-to";
  moving: Moving;
  token: TokenId;
} | {
  kind: "discard";
  left: number;
} | {
  cards: number | null;
  kind: "who-discards";
  region: RegionId;
} | {
  card: CardId;
  kind: "cover";
  region: RegionId;
} | {
  classes: ClassId[];
  kind: "mark";
  mark: MarkId;
  region: RegionId;
  whose: Whose;
} | {
  classes: ClassId[];
  kept: boolean;
  kind: "take-control";
  region: RegionId;
} | {
  classes: ClassId[];
  kind: "send-away";
  region: RegionId;
  to: Reach;
  whose: Whose;
} | {
  figure: FigureId;
  from: RegionId;
  kind: "send-away-to";
  to: Reach;
} | {
  kind: "gather";
  left: number;
  to: RegionId;
  what: Gathering;
} | {
  from: RegionId;
  kind: "flee";
  to: RegionId | null;
} | {
  figure: FigureId;
  from: RegionId;
  kind: "flee-to";
} | {
  how: Replacement;
  kind: "replace";
  region: RegionId;
} | {
  kind: "kill";
  left: number;
  region: RegionId;
} | {
  classes: ClassId[];
  corrupts: PowerId | null;
  kind: "give-up";
  region: RegionId;
} | {
  class: ClassId;
  kind: "pay-to-remove";
  region: RegionId;
} | {
  class: ClassId;
  kind: "remove-enemy";
  region: RegionId;
} | {
  kind: "pay-to-save";
  region: RegionId;
} | {
  kind: "save";
  region: RegionId;
} | {
  class: ClassId;
  kind: "come-along";
  region: RegionId;
} | {
  kind: "bring-token";
  region: RegionId;
  token: TokenId;
} | {
  early: boolean;
  kind: "roll-again";
  region: RegionId;
} | {
  from: RegionId;
  kind: "take-warpstone";
  to: RegionId;
} | {
  figure: FigureId;
  kind: "fill-space";
  region: RegionId;
} | {
  early: boolean;
  kind: "hit";
  low: number;
  region: RegionId;
  sixes: number;
} | {
  against: PowerId;
  early: boolean;
  hits: number;
  kind: "strike-back";
  region: RegionId;
} | {
  kind: "upgrade";
};

/** From where, or to where, something is moved. */
export type Reach = {
  kind: "other";
} | {
  kind: "bordering";
} | {
  kind: "anywhere";
} | {
  kind: "only";
  region: RegionId;
} | {
  kind: "other-or-reserve";
};

/** What victory points were scored for. */
export type Reason = {
  kind: "domination";
  region: RegionId;
} | {
  kind: "ruiner";
  region: RegionId;
} | {
  kind: "ruin-first";
  region: RegionId;
} | {
  kind: "ruin-second";
  region: RegionId;
} | {
  kind: "ruin-first-shared";
  region: RegionId;
} | {
  kind: "ruin-second-shared";
  region: RegionId;
} | {
  kind: "dial";
} | {
  kind: "peasants";
} | {
  kind: "most-peasants";
} | {
  card: CardId;
  kind: "card";
} | {
  kind: "upgrade";
  upgrade: UpgradeId;
};

/** Why the rules refuse a choice. */
export type Refused = {
  kind: "game-over";
} | {
  asked: PowerId;
  kind: "not-your-decision";
} | {
  expected: ExpectedId;
  kind: "expected";
} | {
  card: CardId;
  kind: "not-set-aside";
} | {
  card: CardId;
  kind: "not-in-hand";
} | {
  has: number;
  kind: "not-enough-power";
  needs: number;
} | {
  from: RegionId | null;
  group: Group;
  kind: "no-such-figure";
} | {
  group: Group;
  kind: "held";
} | {
  kind: "nothing-asked";
} | {
  kind: "out-of-reach";
  region: RegionId;
} | {
  kind: "no-empty-space";
  region: RegionId;
} | {
  kind: "ruined";
  region: RegionId;
} | {
  card: CardId;
  kind: "forbidden-by-card";
  region: RegionId;
} | {
  card: OldWorldId;
  kind: "forbidden-by-old-world";
  region: RegionId;
} | {
  kind: "no-such-target";
  target: Target;
} | {
  group: Group;
  kind: "shielded";
} | {
  group: Group;
  kind: "protected";
} | {
  group: Group;
  kind: "only-sixes";
} | {
  has: number;
  kind: "not-enough-hits";
  needs: number;
} | {
  kind: "no-token-left";
  token: TokenId;
} | {
  kind: "not-named";
  region: RegionId;
} | {
  kind: "not-bordering";
  of: RegionId;
  region: RegionId;
} | {
  kind: "must-leave";
  region: RegionId;
} | {
  kind: "nowhere-to-go";
  region: RegionId;
} | {
  kind: "not-from";
  region: RegionId;
} | {
  group: Group;
  kind: "not-there";
  region: RegionId | null;
} | {
  group: Group;
  kind: "not-yours";
} | {
  group: Group;
  kind: "yours";
} | {
  classes: ClassId[];
  group: Group;
  kind: "wrong-class";
} | {
  group: Group;
  kind: "nobody-to-become";
} | {
  group: Group;
  kind: "not-killed";
} | {
  group: Group;
  kind: "not-savable";
} | {
  kind: "no-such-token";
  region: RegionId;
  token: TokenId;
} | {
  kind: "wrong-token";
  token: TokenId;
} | {
  kind: "no-such-corruption";
  owner: PowerId;
  region: RegionId;
} | {
  kind: "not-your-corruption";
  owner: PowerId;
} | {
  kind: "your-corruption";
} | {
  card: CardId;
  kind: "not-coverable";
} | {
  kind: "not-present";
  power: PowerId;
  region: RegionId;
} | {
  kind: "yourself";
} | {
  face: number;
  kind: "no-such-die";
} | {
  kind: "not-your-upgrade";
  upgrade: UpgradeId;
} | {
  kind: "has-upgrade";
  upgrade: UpgradeId;
} | {
  kind: "must-choose";
} | {
  kind: "nothing-to-do";
} | {
  kind: "ambiguous";
};

/** A region. */
export type Region = RegionNumbers & {
  /** Battles fought here in this round, the present one too. */
  battles: number;
  /** The dead that lie on cards here until the end phase begins. */
  dead: Lying[];
  /** Who has earned a counter here in this phase. */
  earned: PowerId[];
  /** The figures, as groups that nothing tells apart. */
  figures: Figures[];
  /** Which. */
  region: RegionId;
  /** What the ruin scores: by its own ruination card, or by the next one while it stands. Nothing if no card is left. */
  ruination: Ruination | null;
  /** The number of the ruination card, if the region is ruined. */
  ruined: number | null;
  /** The round in which it was ruined; none where it was so before the first step. */
  ruined_in: number | null;
  /** Whose figures Heroes cannot remove from here in this round. */
  sheltered: PowerId[];
  /** The card spaces: left, right, and a third where an additional card lies. */
  spaces: Space[];
  /** Whether the ruin is still to be scored. */
  to_score: boolean;
  /** The Old World tokens, by kind. */
  tokens: { [key in TokenId]?: number };
};

/** The numbers of a region before and after. */
export type RegionChange = {
  /** As they would stand. */
  after: RegionNumbers;
  /** As they stand. */
  before: RegionNumbers;
  /** Which. */
  region: RegionId;
};

/** A region. */
export type RegionId = "norsca" | "troll-country" | "kislev" | "empire" | "bretonnia" | "estalia" | "tilea" | "border-princes" | "badlands";

/** The numbers of a region, as they now stand. Maps leave out Powers for which there is nothing to say. */
export type RegionNumbers = {
  /** Whether there would be a battle if the battle phase came now. */
  battle: boolean;
  /** The Conquest Value; none of ruins. */
  conquest_value: number | null;
  /** Corruption tokens by owner. */
  corruption: { [key in PowerId]?: number };
  /** What each Power's corruption would count for if the ruin were scored. */
  corruption_when_scored: { [key in PowerId]?: number };
  /** The dice that each Power would roll. */
  dice: { [key in PowerId]?: Dice };
  /** The domination value of each Power that has a figure or a card here. */
  domination: { [key in PowerId]?: number };
  /** Who dominates. */
  dominator: PowerId | null;
  /** How many magic symbols there are. */
  magic: number;
  /** For whom two corruption tokens placed here in one phase would earn a dial counter. */
  meets_condition: PowerId[];
  /** Whether the region is Populous. */
  populous: boolean;
  /** The Resistance; none of ruins, which nobody dominates. */
  resistance: number | null;
  /** What counts towards ruin: all corruption tokens, and Warpstone. The view's `ruin` are enough. */
  ruin: number;
  /** Who shares the highest domination value, so that nobody dominates. */
  tied: PowerId[];
  /** The corruption tokens that each Power would place if the corruption step came now. */
  to_corrupt: { [key in PowerId]?: number };
  /** What each of these values is made of. */
  worth: { [key in PowerId]?: Worth };
};

/** A region as it stood. */
export type RegionStand = RegionNumbers & {
  /** Which. */
  region: RegionId;
};

/** By what a figure is replaced. */
export type Replacement = "warrior-by-cultists" | "promotion";

/** How long a game can last. */
export type Rounds = {
  /** The last one that there can be: with it the Old World deck ends. A card that draws another brings it nearer. */
  most: number;
  /** The round that is being played. */
  now: number;
};

/** What a ruin scores. */
export type Ruination = {
  /** The number of the ruination card. */
  card: number;
  /** First place. */
  first: number;
  /** Everyone who had a part in it. */
  ruiner: number;
  /** Second place. */
  second: number;
};

/** A ruling that concerns a card. */
export type Ruling = {
  /** Its number among the rulings. */
  number: number;
  /** What it says. */
  said: string;
};

/** A seat at a table. It is open when neither a person nor a bot has it. */
export type Seat = {
  /** Whether it passes by itself; only one's own seat tells. */
  auto_pass?: AutoPass;
  /** The bot that plays: its own seat, or for the person who is away. */
  bot: string | null;
  /** The person whose seat it is. */
  person: Somebody | null;
};

/** What is said, in the viewer's language: its pieces, one after the other, are the words. */
export type Sentence = Piece[];

/** Where the game is. */
export type Seq = {
  /** The number of a step. */
  seq: number;
};

/** What the server says over the WebSocket, besides `state` and `step`. */
export type ServerMessage = {
  /** Whether the others are asked first. */
  asked?: boolean;
  /** The client's own id. */
  id: unknown;
  /** The step that it made; where the game is, if it made none. */
  seq: number;
  type: "accepted";
} | (Details & {
  /** The client's own id; null if it sent none. */
  id: unknown;
  /** What kind of problem, which is the `type` of a refusal over HTTP. */
  problem: string;
} & {
  type: "refused";
}) | {
  /** Powers whose player is connected. */
  present: PowerId[];
  type: "presence";
  /** How many watch. */
  watchers: number;
} | (Clock & {
  type: "clock";
}) | (ChatLine & {
  type: "chat";
}) | {
  /** Who asks; null when it is settled. */
  power: PowerId | null;
  /** After which step. */
  seq: number;
  type: "undo-asked";
  /** The step of the choice that would be taken back; null when it is settled. */
  undoes: number | null;
  /** Whose answer is awaited. */
  waiting: PowerId[];
} | {
  /** Who wants it; nobody when the vote is over or void. */
  agreed: PowerId[];
  /** Whose seat it is about. */
  power: PowerId;
  type: "hand-over-asked";
  /** Whose vote is awaited. */
  waiting: PowerId[];
} | {
  /** Which. */
  id: string;
  type: "table";
} | ((State) & {
  type: "state";
}) | ((LastStep | Step) & {
  type: "step";
});

/** What was agreed before play. */
export type Setup = {
  /** The Chaos cards and upgrades in use. */
  cards: CardSetId;
  /** The cards from which the Old World deck was dealt. */
  old_world: OldWorldSetId;
  /** The Powers at the table, in Power order. */
  powers: PowerId[];
};

/** Why no game can be set up so. */
export type SetupError = {
  count: number;
  kind: "too-few-powers";
} | {
  kind: "power-twice";
  power: PowerId;
};

/** One Power in a battle. */
export type Side = {
  /** Peasants captured. */
  captured: Forecast;
  /** Dice for early hits. */
  early: number;
  /** The chances of 0, 1, 2 … hits with all these dice. */
  hits: number[];
  /** Figures lost, of those that it commands. */
  lost: Forecast;
  /** The same, for each class that it has there. */
  lost_by_class: { [key in ClassId]?: Forecast };
  /** Dice of its normal rolls. */
  normal: number;
};

/** How somebody sits down. */
export type SitDown = {
  /** A bot that shall sit there; for the one who set the table up. */
  bot?: string | null;
  /** The invitation to the seat, where one is needed. */
  invite?: string | null;
};

/** A person, as others see him. */
export type Somebody = {
  /** Who. */
  id: string;
  /** His name. */
  name: string;
};

/** A card space. */
export type Space = {
  kind: "empty";
} | {
  /** Whether its text is cancelled. */
  cancelled: boolean;
  /** Which. */
  card: CardId;
  /** Its printed cost, which counts for domination. */
  cost: number;
  /** The card that lies under it, if it covers one. */
  covers: CardId | null;
  kind: "card";
  /** Who played it. */
  owner: PowerId;
} | {
  /** The card that lies under it, if there is one. */
  covers: CardId | null;
  /** Which. */
  figure: FigureId;
  kind: "figure";
};

/** How things stood when a phase, or the corruption step, began within a step. */
export type Stand = {
  /** How many of the step's events had happened then, the beginning itself too. */
  after: number;
  /** The same of the Powers. */
  powers: PowerStand[];
  /** The regions whose numbers had changed since the one before, or since before the step. */
  regions: RegionStand[];
};

/** Where a Power stands at the end. */
export type Standing = {
  /** Ticks that its dial has turned. */
  dial: number;
  /** Its victory points. */
  points: number;
  /** Which. */
  power: PowerId;
  /** The Threat that its dial shows. */
  threat: number;
  /** Whether it has won. */
  won: boolean;
};

/** A game after so many steps. */
export type State = Moment & {
  /** The number of the last step. */
  seq: number;
};

/** What a step brought. */
export type Step = {
  /** What happened, in order. */
  events: Event[];
  /** The same in words, as far as it is worth a sentence. */
  said: Sentence[];
  /** The number of the step. */
  seq: number;
  /** How things stood when each phase began, if any did; by these and the view before, a client can show all that happened in its time. */
  stands?: Stand[];
  /** For each of these sentences, at the same place, how a log tells it. */
  told: Telling[];
  /** For a step that takes others back: the game is again as it was after this one. */
  undone_to?: number;
};

/** Where foresight ends. */
export type Stop = {
  ask: Ask;
  kind: "asked";
} | {
  by: PowerId;
  kind: "roll";
  region: RegionId;
} | {
  kind: "draw";
  power: PowerId;
} | {
  kind: "old-world-card";
} | {
  kind: "shown";
  power: PowerId;
} | {
  kind: "over";
  outcome: Outcome;
};

/** A table as somebody sees it. */
export type Table = {
  /** Why the game cannot go on, if it was set aside. */
  aside?: string;
  /** Who is asked. */
  asked: PowerId | null;
  /** Which Chaos cards and upgrades are used. */
  cards: CardSetId;
  /** When something last happened, in milliseconds since 1970. */
  changed: number;
  /** The clocks, where there is a pace and the game is on. */
  clock?: Clock;
  /** When it was set up, in milliseconds since 1970. */
  created: number;
  /** Who set it up, or brought its record along. */
  creator: Somebody | null;
  /** Whether the Powers are dealt at random when the game begins. */
  deal: boolean;
  /** The table of which this one is a rematch. */
  follows?: string;
  /** Whether a player may ask for advice. */
  hints: boolean;
  /** Its id. */
  id: string;
  /** The invitation to each open seat, for the one who set the table up. */
  invites?: { [key in PowerId]?: string };
  /** Whether it is in the list for everyone. */
  listed: boolean;
  /** Where the one who asks sits. */
  me: PowerId | null;
  /** Which Old World cards are used. */
  old_world: OldWorldSetId;
  /** What happens when a player's time is over. */
  out_of_time: OutOfTime;
  /** How much time there is to think. */
  pace: Pace | null;
  /** The Powers at the table, in Power order. */
  powers: PowerId[];
  /** What the people at the table are asked besides the game, as the WebSocket tells it: whether one may take a choice back, whether a bot shall play for another. */
  questions?: ServerMessage[];
  /** How the game ended, when it is over. */
  result?: GameResult;
  /** Who sits where. */
  seats: { [key in PowerId]?: Seat };
  /** The seed, when the game is over, in hex. */
  seed?: string;
  /** The SHA-256 of the seed from which all dice and draws come, in hex. */
  seed_hash: string;
  /** The number of the last step of its game. */
  seq: number;
  /** What has become of it. */
  state: TableState;
  /** Whether those who do not play may watch. */
  watchers: boolean;
};

/** What becomes of a table. */
export type TableState = "open" | "running" | "over" | "aside";

/** Some tables, newest change first. */
export type Tables = {
  /** What `page` has to be for those that follow; null if there are none. */
  next: string | null;
  /** The tables. */
  tables: Table[];
};

/** What a hit can be assigned to. */
export type Target = {
  group: Group;
  kind: "figure";
} | {
  kind: "peasant";
};

/** How a log tells a sentence. */
export type Telling = {
  /** The Power it is mostly about. */
  about: PowerId | null;
  /** How many of the step's events have happened when it is told, the last that it tells of too. */
  after: number;
  /** How much it weighs. */
  weight: Weight;
};

/** A tick of a dial. */
export type Tick = {
  /** What it tells the Power to do. */
  instruction: Instruction;
  /** The Threat that the dial then shows. */
  threat: number;
  /** Which, from 1. */
  tick: number;
};

/** A kind of Old World token. */
export type TokenId = "event" | "hero" | "noble" | "peasant" | "skaven" | "warpstone";

/** A card on the track. */
export type TrackSpace = {
  /** Which. */
  card: OldWorldId;
  /** Whether it bears the Twin-tailed Comet. */
  comet: boolean;
  /** What it does while it is there, in words; nothing if it does nothing. */
  said: Sentence | null;
};

/** So many of an Old World card. */
export type Unseen = {
  /** Which. */
  card: OldWorldId;
  /** How many. */
  copies: number;
};

/** An upgrade. */
export type UpgradeCard = {
  /** The kind of figure that it is for, if it is not the Power's own. */
  figure: KindId | null;
  /** Its name. */
  name: string;
  /** Whose. */
  power: PowerId;
  /** How sure we are of what it does. */
  provenance: ProvenanceId;
  /** What was ruled where the documents leave something open about it. */
  rulings: Ruling[];
  /** What it says. */
  said: Sentence[];
  /** Of which set it is: both have upgrades of one id. */
  set: CardSetId;
  /** Which. */
  upgrade: UpgradeId;
};

/** An upgrade, such as `bloodletters`: no two at a table have one id. */
export type UpgradeId = string;

/** A game as one Power, or a spectator, sees it. */
export type View = Open & {
  /** The viewer's own hand, and nobody else's; empty for a spectator. */
  hand: Copies[];
  /** Who looks: a Power, or a spectator. */
  viewer: PowerId | null;
};

/** How much a sentence of the log weighs. */
export type Weight = "round" | "phase" | "event" | "aside";

/** When a phase is. */
export type When = "over" | "now" | "to-come";

/** Whose figures or tokens are meant. */
export type Whose = "own" | "enemy" | "anyone";

/** Why something is refused. */
export type Why = Refused | Misread | CannotUndo | SetupError;

/** Something to say or to write down. */
export type Words = {
  /** The words. */
  text: string;
};

/** What a domination value is made of: all of it together is the value. */
export type Worth = {
  /** What each card adds, also one that lies under another. */
  cards: CardWorth[];
  /** What each figure adds that adds anything, whoever commands it. */
  figures: { [key in string]?: number };
  /** What the texts of cards add besides. */
  more: number;
};
