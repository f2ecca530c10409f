/** Surroundings of an object that are part of its global id. */
export type Scope =
  | 'tournament'
  | 'asOf'
  | 'round'
  | 'table'
  | 'member'
  | 'slot'
  | 'webhook'
  | 'league'
  | 'catalogue'
  | 'list'
  | 'profile'
  | 'scenario'
  | 'kind'
  | 'field';

/** How the objects of a type are told apart. */
export interface NodeType {
  /** The field that names an object within its scopes; `id` if omitted, null where the scopes alone name it. */
  readonly key?: string | null;
  /** Its surroundings, the outermost first. */
  readonly within?: readonly Scope[];
  /** The scope that the object is for those inside it, by its key. */
  readonly opens?: Scope;
  /** It can be asked for with `node`: REST shows its global id as `nodeId`, but for what it names by numbers. */
  readonly isNode?: true | 'IN_GRAPHQL';
  /** The type that `node` answers for the same thing: REST shows that id. */
  readonly node?: string;
}

/** Every type whose objects have a global id in GraphQL. */
export const nodeTypes: Readonly<Record<string, NodeType>> = {
  Tournament: { opens: 'tournament', isNode: true },
  TournamentSettings: { opens: 'tournament', node: 'Tournament' },
  ListedTournament: { opens: 'tournament', node: 'Tournament' },
  TournamentAsItStood: { within: ['asOf'], opens: 'tournament' },
  AnnouncedTiebreaker: { within: ['tournament'] },
  Entrant: { within: ['tournament', 'asOf'], isNode: true },
  StandingEntrant: { within: ['tournament', 'asOf'], node: 'Entrant' },
  Round: { key: 'number', within: ['tournament', 'asOf'], opens: 'round', isNode: 'IN_GRAPHQL' },
  Table: { key: 'table', within: ['tournament', 'asOf', 'round'], opens: 'table', isNode: 'IN_GRAPHQL' },
  UnpairedTable: {
    key: 'entrant',
    within: ['tournament', 'asOf', 'round'],
    isNode: 'IN_GRAPHQL',
  },
  Result: { key: null, within: ['tournament', 'asOf', 'round', 'table'], isNode: 'IN_GRAPHQL' },
  TeamMatch: { key: 'table', within: ['tournament', 'round'] },
  EntrantArmy: { key: 'entrant', within: ['tournament', 'member', 'slot'] },
  TournamentAwards: { key: 'tournament' },
  Award: { within: ['tournament'] },
  ArmySlot: { within: ['tournament'] },
  ArmyDeskSlot: { within: ['tournament'] },
  RoundArmySlot: { within: ['tournament'] },
  SignUpSettings: { key: 'tournament' },
  GrantedRole: { within: ['tournament'] },
  RevokedRole: { within: ['tournament'] },
  RoleHolder: { within: ['tournament'] },
  Webhook: { within: ['tournament'], isNode: true },
  DeletedWebhook: { within: ['tournament'], node: 'Webhook' },
  WebhookDelivery: { within: ['tournament', 'webhook'] },
  League: { opens: 'league', isNode: true },
  LeagueSettings: { opens: 'league', node: 'League' },
  LeaguePlayer: { within: ['league'], isNode: true },
  LeaguePlayerName: { within: ['league'], node: 'LeaguePlayer' },
  Person: { isNode: true },
  PersonSettings: { node: 'Person' },
  Catalogue: { opens: 'catalogue', isNode: true },
  CatalogueVersion: { key: 'number', within: ['catalogue'] },
  Roll: { isNode: true },
  RefereedFight: { isNode: true },
  StoredChoice: { isNode: true },
  Game: { isNode: true },
  Chart: { isNode: true },
  ReferenceEntry: { isNode: true },
  Related: { within: ['kind'] },
  SearchHit: { within: ['kind'] },
  Scenario: { opens: 'scenario', isNode: true },
  ScenarioObjective: { within: ['scenario'] },
  ScenarioRule: { within: ['scenario'] },
  ScoringItem: { within: ['scenario'] },
  ArmyList: { opens: 'list', isNode: true },
  ArmyListSummary: { opens: 'list', node: 'ArmyList' },
  ArmyListAlly: { within: ['list'] },
  LegendaryLegion: { opens: 'list', isNode: true },
  LegionSummary: { opens: 'list', node: 'LegendaryLegion' },
  NamedId: { within: ['list', 'field'] },
  ArmyProfile: { within: ['list'], opens: 'profile' },
  ArmyOption: { within: ['list', 'profile'] },
  ListOption: { within: ['list'] },
  ListedProfile: {},
  ScoringSheet: {},
};

/** A scope that an object names in a field of its own, other than its key. */
interface OpenedScope {
  readonly scope: Scope;
  readonly field: string;
  readonly prefix?: string;
}

const ofRound: OpenedScope = { scope: 'round', field: 'round' };

/** Scopes that objects state beside those that every object with such a field does. */
export const openedScopes: Readonly<Record<string, readonly OpenedScope[]>> = {
  PastTournament: [{ scope: 'asOf', field: 'round', prefix: 'after-' }],
  RoundPreview: [{ scope: 'round', field: 'number', prefix: 'preview-' }],
  UnpairedTable: [{ scope: 'table', field: 'table' }],
  ReportedTable: [ofRound, { scope: 'table', field: 'table' }],
  TeamMatch: [ofRound],
  EntrantArmy: [
    { scope: 'member', field: 'member', prefix: 'member-' },
    { scope: 'slot', field: 'slot', prefix: 'slot-' },
  ],
};
