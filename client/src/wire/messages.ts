// Written by `make protocol` from the structs of the server: src/bazigah/server/{wire,entries,api/shapes}.py.

export interface Sentence {
  id: string;
  values: Record<string, unknown>;
}

export interface Draw {
  number: number;
  weighing: number;
  outcome: number;
  token: string;
}

export interface GameView {
  name: string;
  rules: number;
  bots: string[];
  players: PlayersView[];
}

export interface PlayersView {
  players: number;
  options: OptionView[];
}

export interface OptionView {
  name: string;
  clause: string;
  default: string | number | null;
  choices: string[];
  low: number | null;
  high: number | null;
  file: boolean;
}

export interface Link {
  token: string;
  url: string;
}

export interface MatchItem {
  id: string;
  table: string;
  game: string;
  date: string;
  ended: number | null;
  seats: number[];
  points: number[] | null;
  ranks: number[] | null;
}

export interface MatchPage {
  matches: MatchItem[];
  before: number | null;
}

export interface Move {
  token: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  name?: string;
  language?: 'en' | 'fa' | null;
  listed?: boolean;
  chat?: 'free' | 'phrases';
  clock?: 'limit' | 'off' | 'remind';
  seconds?: number;
}

export interface PersonChange {
  name?: string;
  language?: 'en' | 'fa';
}

export interface PersonView {
  id: string;
  name: string;
  language: string;
  created: number;
}

export interface Replay {
  id: string;
  game: string;
  rules: number;
  date: string;
  options: Record<string, unknown>;
  seats: ReplaySeat[];
  dice: ReplayDice;
  checksum: string;
  steps: ReplayStep[];
  weighings: Weighing[];
  draws: Draw[];
}

export interface ReplaySeat {
  name: string;
  bot: string | null;
}

export interface ReplayDice {
  kind: string;
  commitment: string | null;
  contributions: string[];
  secret: string | null;
}

export interface ReplayStep {
  number: number;
  events: [number, number][];
  told: Sentence[];
  position: Position;
}

export interface Position {
  state: Record<string, unknown>;
  to_move: number;
  acting: number[];
  undo: number[];
  hidden: boolean;
  points: number[];
  ranks: number[];
  prompt: Sentence | null;
  result: Sentence[];
  left: number | null;
}

export interface Weighing {
  outcomes: number[];
  weights: number[];
}

export interface State {
  status: 'ok';
}

export interface TableItem {
  code: string;
  game: string;
  name: string;
  language: string;
  listed: boolean;
  phase: string;
  seats: number;
  free: number;
  touched: number;
}

export interface TableLink {
  code: string;
  url: string;
}

export interface Token {
  token: string;
}

export interface TokenItem {
  id: string;
  created: number;
}

export interface Verdict {
  holds: boolean;
  says: Sentence[];
  texts: string[];
}

export interface Sentence {
  id: string;
  values: Record<string, unknown>;
}

export interface Version {
  version: string;
  rules: Record<string, number>;
}

export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}

export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  say: Sentence;
  clause: string | null;
  reason: string | null;
}

export interface Welcome {
  type: 'welcome';
  number: number;
  table: TableView;
  match: MatchView | null;
  position: Position | null;
  told: Sentence[];
  said: Talk[];
  present: string[];
  phrases: string[];
  you: You;
}

export interface TableView {
  code: string;
  phase: 'lobby' | 'opening' | 'over' | 'playing';
  settings: Settings;
  host: string;
  seats: SeatView[];
  muted: string[];
  stopping: string[];
}

export interface Settings {
  game: string;
  options: Record<string, unknown>;
  name: string;
  language: 'en' | 'fa';
  listed: boolean;
  chat: 'free' | 'phrases';
  clock: 'limit' | 'off' | 'remind';
  seconds: number;
}

export interface SeatView {
  name: string;
  person: string | null;
  bot: string | null;
  ready: boolean;
  away: boolean;
}

export interface MatchView {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  chairs: Chair[];
  commitment: string;
  contributions: string[];
  started: boolean;
  over: boolean;
  stopped: boolean;
  secret: string | null;
  checksum: string | null;
}

export interface Chair {
  name: string;
  person: string | null;
  bot: string | null;
}

export interface Talk {
  number: number;
  person: string;
  name: string;
  phrase: string | null;
  text: string | null;
}

export interface You {
  person: string;
  turns: SeatTurn[];
}

export interface SeatTurn {
  seat: number;
  legal: number[];
  state: Record<string, unknown> | null;
  prompt: Sentence | null;
  choices: Choice[] | null;
}

export interface Choice {
  action: number;
  token: string;
  say: Sentence;
  brings: Sentence[];
}

export interface Update {
  type: 'update';
  after: number;
  number: number;
  lines: Entered[];
  table: TableView | null;
  match: MatchView | null;
  position: Position | null;
  told: Sentence[];
  you: You | null;
}

export interface Entered {
  number: number;
  at: number;
  entry: Entry;
}

export interface CreatedEntry {
  kind: 'created';
  person: string;
  name: string;
  settings: Settings;
}

export interface ChangedEntry {
  kind: 'changed';
  settings: Settings;
}

export interface SatEntry {
  kind: 'sat';
  seat: number;
  person: string;
  name: string;
}

export interface PlacedEntry {
  kind: 'placed';
  seat: number;
  bot: string;
}

export interface FreedEntry {
  kind: 'freed';
  seat: number;
  bot: string | null;
}

export interface ReadyEntry {
  kind: 'ready';
  person: string;
  ready: boolean;
}

export interface HostEntry {
  kind: 'host';
  person: string;
}

export interface ReseatedEntry {
  kind: 'reseated';
  order: number[];
}

export interface OpenedEntry {
  kind: 'opened';
  match: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  chairs: Chair[];
  commitment: string;
  date: string;
}

export interface ContributedEntry {
  kind: 'contributed';
  person: string;
  data: string;
}

export interface StartedEntry {
  kind: 'started';
}

export interface PlayedEntry {
  kind: 'played';
  seat: number;
  action: number | null;
  bot: boolean;
  auto: boolean;
}

export interface UndoneEntry {
  kind: 'undone';
  seat: number;
}

export interface AwayEntry {
  kind: 'away';
  seat: number;
  bot: string;
}

export interface BackEntry {
  kind: 'back';
  seat: number;
}

export interface WishedEntry {
  kind: 'wished';
  person: string;
  stop: boolean;
}

export interface StoppedEntry {
  kind: 'stopped';
}

export interface SaidEntry {
  kind: 'said';
  person: string;
  name: string;
  phrase: string | null;
  text: string | null;
}

export interface MutedEntry {
  kind: 'muted';
  person: string;
  muted: boolean;
}

export interface ForgottenEntry {
  kind: 'forgotten';
  person: string;
}

export interface Presence {
  type: 'presence';
  person: string;
  present: boolean;
}

export interface Reminder {
  type: 'reminder';
  seat: number;
}

export interface Bye {
  type: 'bye';
  code: string;
  again: boolean;
  say: Sentence;
}

export interface SyncRequest {
  type: 'sync';
  id: string;
}

export interface ActRequest {
  type: 'act';
  id: string;
  seat: number;
  action: number;
  number: number;
}

export interface UndoRequest {
  type: 'undo';
  id: string;
  seat: number;
  number: number;
}

export interface SitRequest {
  type: 'sit';
  id: string;
  seat: number;
  name?: string;
}

export interface StandRequest {
  type: 'stand';
  id: string;
  seat: number;
}

export interface BotRequest {
  type: 'bot';
  id: string;
  seat: number;
  bot: string | null;
}

export interface ReadyRequest {
  type: 'ready';
  id: string;
  ready: boolean;
}

export interface StartRequest {
  type: 'start';
  id: string;
}

export interface ConfigureRequest {
  type: 'configure';
  id: string;
  game?: string | null;
  options?: Record<string, unknown> | null;
  name?: string | null;
  language?: 'en' | 'fa' | null;
  listed?: boolean | null;
  chat?: 'free' | 'phrases' | null;
  clock?: 'limit' | 'off' | 'remind' | null;
  seconds?: number | null;
}

export interface RematchRequest {
  type: 'rematch';
  id: string;
  shuffle?: boolean;
}

export interface HandRequest {
  type: 'hand';
  id: string;
  person: string;
}

export interface ContributeRequest {
  type: 'contribute';
  id: string;
  data: string;
}

export interface StopRequest {
  type: 'stop';
  id: string;
  wish?: boolean;
}

export interface SayRequest {
  type: 'say';
  id: string;
  phrase?: string | null;
  text?: string | null;
}

export interface MuteRequest {
  type: 'mute';
  id: string;
  person: string;
  muted?: boolean;
}

export type Request = SyncRequest | ActRequest | UndoRequest | SitRequest | StandRequest | BotRequest | ReadyRequest | StartRequest | ConfigureRequest | RematchRequest | HandRequest | ContributeRequest | StopRequest | SayRequest | MuteRequest;

export type Reply = Ack | Refused | Welcome | Update | Presence | Reminder | Bye;

export type Entry = CreatedEntry | ChangedEntry | SatEntry | PlacedEntry | FreedEntry | ReadyEntry | HostEntry | ReseatedEntry | OpenedEntry | ContributedEntry | StartedEntry | PlayedEntry | UndoneEntry | AwayEntry | BackEntry | WishedEntry | StoppedEntry | SaidEntry | MutedEntry | ForgottenEntry;
