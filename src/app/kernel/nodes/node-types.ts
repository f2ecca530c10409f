/** Surroundings of an object that are part of its global id. */
export type Scope =
  'tournament' | 'asOf' | 'round' | 'webhook' | 'league' | 'list' | 'profile' | 'scenario' | 'kind' | 'field';

/** How the objects of a type are told apart. */
export interface NodeType {
  /** The field that names an object within its scopes; `id` if omitted. */
  readonly key?: string;
  /** Its surroundings, the outermost first. */
  readonly within?: readonly Scope[];
  /** The scope that the object is for those inside it, by its key. */
  readonly opens?: Scope;
  /** It can be asked for with `node`: REST shows its global id as `nodeId`. */
  readonly isNode?: true;
  /** The type that `node` answers for the same thing: REST shows that id. */
  readonly node?: string;
}

/** Every type whose objects have a global id in GraphQL. */
export const nodeTypes: Readonly<Record<string, NodeType>> = {
  Tournament: { opens: 'tournament', isNode: true },
  TournamentSettings: { opens: 'tournament', node: 'Tournament' },
  TournamentAsItStood: { within: ['asOf'], opens: 'tournament' },
  AnnouncedTiebreaker: { within: ['tournament'] },
  Entrant: { within: ['tournament', 'asOf'], isNode: true },
  StandingEntrant: { within: ['tournament', 'asOf'], node: 'Entrant' },
  Round: { key: 'number', within: ['tournament', 'asOf'], opens: 'round' },
  Table: { key: 'table', within: ['tournament', 'asOf', 'round'] },
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
  Roll: { isNode: true },
  StoredChoice: { isNode: true },
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
};

/** Scopes that objects open for those inside them, without a global id of their own: the field that names each, and a prefix. */
export const openedScopes: Readonly<
  Record<string, { readonly scope: Scope; readonly field: string; readonly prefix: string }>
> = {
  PastTournament: { scope: 'asOf', field: 'round', prefix: 'after-' },
  RoundPreview: { scope: 'round', field: 'number', prefix: 'preview-' },
};
