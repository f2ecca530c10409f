import { sealOf } from '../../../src/shared/sealing';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, freshKey, must } from './organiser';
import type { CreatedTournament, GrantedRole } from '../../../src/app/kernel/generated/answers';

/** A tournament of four in some state, and its organiser. */
export interface Scene {
  readonly store: ReturnType<typeof memoryStore>;
  readonly id: string;
  readonly token: string;
  readonly recoveryCode: string;
  /** What is asked happened an hour ago. */
  readonly startsEarly?: true;
}

export const newScene = async (settings: Input = {}): Promise<Scene> => {
  const store = memoryStore(() => 1_700_000_000_000);
  const created = await must<CreatedTournament>({ store }, 'createTournament', {
    input: {
      name: 'Changes',
      rounds: 2,
      roundMinutes: 120,
      tiebreakers: [
        { id: 'Painting', better: 'HIGHER' },
        { id: 'Favourite', better: 'HIGHER', counts: 'FAVOURITE_OPPONENT' },
      ],
      ...settings,
    },
  });
  return {
    store,
    id: created.tournament.id,
    token: created.organiserToken,
    recoveryCode: created.recoveryCode,
  };
};

/** An hour before a request of the tests. */
const EARLIER = 1_700_000_000_000 - 60 * 60_000;

/** Asks as the organiser, for what must succeed. */
export const does = <Output = Record<string, unknown>>(
  { store, id: tournament, token, startsEarly }: Scene,
  operation: OperationName,
  input: Input = {},
  caller: { readonly ifMatch?: string; readonly token?: string } = {},
) =>
  must<Output>({ store, ...(startsEarly && { nowMs: () => EARLIER }) }, operation, {
    input: { tournament, ...input },
    token,
    ...caller,
  });

export const grant = async (scene: Scene, role: string, entrant?: string): Promise<string> =>
  (await does<GrantedRole>(scene, 'grantRole', { role, ...(entrant !== undefined && { entrant }) })).token;

const report = (scene: Scene, round: number) =>
  Promise.all(
    [1, 2].map((table) =>
      does(scene, 'reportResult', { round, table, kind: 'PLAYED', victoryPoints: [5, table] }),
    ),
  );

export const steps = {
  registered: async (scene: Scene) => {
    for (const name of ['A', 'B', 'C', 'D']) await does(scene, 'registerEntrant', { name });
  },
  opened: (scene: Scene) => does(scene, 'openRegistration'),
  withdrawn: (scene: Scene) => does(scene, 'withdrawEntrant', { entrant: 'e4' }),
  checkIn: (scene: Scene) => does(scene, 'openCheckIn'),
  allCheckedIn: async (scene: Scene) => {
    for (const entrant of ['e1', 'e2', 'e3', 'e4']) await does(scene, 'checkInEntrant', { entrant });
  },
  drawn: (scene: Scene) => does(scene, 'drawRound'),
  started: (scene: Scene) => does(scene, 'startRound', { round: 1 }),
  paused: (scene: Scene) => does(scene, 'pauseClock', { round: 1, reason: 'fire alarm' }),
  reported: (scene: Scene) => report(scene, 1),
  secondRound: async (scene: Scene) => {
    await does(scene, 'drawRound');
    await does(scene, 'startRound', { round: 2 });
    await report(scene, 2);
  },
  cancelled: (scene: Scene) => does(scene, 'cancelTournament', { reason: 'snow' }),
  finished: (scene: Scene) => does(scene, 'finishTournament'),
  hooked: (scene: Scene) => does(scene, 'createWebhook', { url: 'https://league.example.org/hook' }),
  /** Table 2 of round 1, reported by one of its players. */
  reportedByPlayer: async (scene: Scene) => {
    const entrant = await sideOf(scene, 2);
    const token = await grant(scene, 'PLAYER', entrant);
    const input = { round: 1, table: 2, kind: 'PLAYED', victoryPoints: [3, 8] };
    await does(scene, 'reportResult', input, { token });
  },
};
export type StepName = keyof typeof steps;

/** Who sits at a table of round 1, the first or the second side. */
export const sideOf = async (scene: Scene, table: number, side: 0 | 1 = 0): Promise<string> => {
  const { tables } = await does<{ tables: { entrants: string[] }[] }>(scene, 'round', { round: 1 });
  return tables[table - 1]?.entrants[side] as string;
};

export const sceneAfter = async (...names: readonly StepName[]): Promise<Scene> => {
  const scene = await newScene();
  for (const name of names) await steps[name](scene);
  return scene;
};

/** One row for each change: where it is possible, what it asks, another request under the same key. */
export interface Row {
  readonly operation: OperationName;
  readonly given: readonly StepName[];
  readonly settings?: Input;
  readonly input: (scene: Scene) => Input | Promise<Input>;
  readonly other?: (scene: Scene) => Input | Promise<Input>;
  /** The version that If-Match takes, where there is one to take. */
  readonly version?: string;
  /** If-Match must be given. */
  readonly needsVersion?: true;
  /** Creating is for everyone. */
  readonly isOpen?: true;
  /** How many items it writes, if not one. */
  readonly writes?: number;
}

const at = ({ id }: Scene) => ({ tournament: id });
const first = ({ id }: Scene) => ({ tournament: id, round: 1 });
const second = (scene: Scene) => ({ ...at(scene), entrant: 'e2' });
const tableTwo = (scene: Scene) => ({ ...first(scene), table: 2 });
const hooked = async (scene: Scene) => {
  const { items } = await does<{ items: { id: string }[] }>(scene, 'webhooks');
  return { ...at(scene), webhook: items[0]?.id };
};
const pairs = { tables: [['e1', 'e2'], ['e3', 'e4']], reason: 'friends travel together' }; // prettier-ignore
export const army = {
  format: 'SINGLES',
  pointsLimit: 500,
  forces: [{ list: 'the-return-of-the-king', warbands: [] }],
};
const drawn = ['registered', 'drawn'] as const;
const started = [...drawn, 'started'] as const;
const complete = [...started, 'reported'] as const;

const openSignUp = { isOpen: true, privacyText: 'The organiser keeps names until the event is over.' };
/** Opens sign-up; the digest that consents to its text. */
export const signUpOpened = async (scene: Scene, settings: Input = {}): Promise<string> =>
  String((await does(scene, 'setSignUp', { ...openSignUp, ...settings }))['privacyDigest']);

const teamRules = { format: 'TEAMS', teams: { size: 2, substitutes: 1, protocol: ['ORDER'] } };
/** The second team at table 1 of a started round of teams of two, with a substitute each. */
const secondTeam = async (scene: Scene): Promise<string> => {
  for (const name of ['Rohan', 'Gondor'])
    await does(scene, 'registerEntrant', { name, members: ['Ann', 'Bea', 'Cleo'] });
  await does(scene, 'drawRound');
  await does(scene, 'startRound', { round: 1 });
  return sideOf(scene, 1, 1);
};
/** Two armies of each entrant. */
export const goodAndEvil = [
  { id: 'GOOD', name: 'Good', alignment: 'GOOD' },
  { id: 'EVIL', name: 'Evil', alignment: 'EVIL' },
] as const;
const atFirst = (scene: Scene) => ({ ...first(scene), table: 1 });
const teamSeal = async (scene: Scene, entrant: string) => {
  const subject = `muster team pick: tournament ${scene.id}, round 1, table 1, pick 1, team ${entrant}`;
  return { entrant, pick: 1, commitment: sealOf({ subject, choice: '2 1', nonce: 'a long nonce' }) };
};

/** Two who came after the draw. */
const twoLate = async (scene: Scene) => {
  for (const name of ['E', 'F']) await does(scene, 'registerEntrant', { name });
  return { first: 'e5', second: 'e6' };
};

export const rows: readonly Row[] = [
  {
    operation: 'importResults',
    given: ['registered', 'drawn', 'started'],
    input: (scene) => ({ ...first(scene), csv: 'table,points 1,points 2\n1,5,1\n2,5,2' }),
    writes: 2,
  },
  {
    operation: 'setLineup',
    given: [],
    settings: teamRules,
    input: async (scene) => ({ ...atFirst(scene), entrant: await secondTeam(scene), players: [3, 1] }),
  },
  {
    operation: 'sealPick',
    given: [],
    settings: teamRules,
    input: async (scene) => ({ ...atFirst(scene), ...(await teamSeal(scene, await secondTeam(scene))) }),
  },
  {
    operation: 'showPick',
    given: [],
    settings: teamRules,
    input: async (scene) => {
      const entrant = await secondTeam(scene);
      for (const team of ['e1', 'e2'])
        await does(scene, 'sealPick', { round: 1, table: 1, ...(await teamSeal(scene, team)) });
      return { ...atFirst(scene), entrant, pick: 1, players: [2, 1], nonce: 'a long nonce' };
    },
  },
  {
    operation: 'settlePick',
    given: [],
    // Started so long ago that its first pick is late.
    settings: { ...teamRules, teams: { ...teamRules.teams, pickMinutes: 1 } },
    input: async (scene) => {
      await secondTeam({ ...scene, startsEarly: true });
      return { ...atFirst(scene), pick: 1 };
    },
  },
  {
    operation: 'setSignUp',
    given: [],
    input: (scene) => ({ ...at(scene), ...openSignUp }),
    other: (scene) => ({ ...at(scene), ...openSignUp, approval: 'ORGANISER' }),
    version: '1',
  },
  {
    operation: 'registerEntrants',
    given: [],
    input: (scene) => ({ ...at(scene), entrants: [{ name: 'A' }, { name: 'B' }] }),
    writes: 2,
  },
  {
    operation: 'importEntrants',
    given: [],
    input: (scene) => ({ ...at(scene), csv: 'name,club\nA,Rohan\nB,' }),
    writes: 2,
  },
  {
    operation: 'checkInEntrants',
    given: ['registered', 'checkIn'],
    input: (scene) => ({ ...at(scene), entrants: ['e1', 'e2'] }),
    writes: 2,
  },
  {
    operation: 'setScores',
    given: ['registered'],
    input: (scene) => ({
      ...at(scene),
      scores: [{ entrant: 'e1', tiebreaker: 'Painting', value: 3, round: 0 }],
    }),
  },
  {
    operation: 'reportResults',
    given: ['registered', 'drawn', 'started'],
    input: (scene) => ({
      ...first(scene),
      results: [1, 2].map((table) => ({ table, kind: 'PLAYED', victoryPoints: [5, table] })),
    }),
    writes: 2,
  },
  {
    operation: 'setAwards',
    given: [],
    input: (scene) => ({ ...at(scene), awards: [{ id: 'best', name: 'Best', decidedBy: 'VOTES' }] }),
    other: (scene) => ({ ...at(scene), awards: [] }),
    version: '1',
  },
  {
    operation: 'voteForAward',
    given: [...started],
    input: async (scene) => {
      await does(scene, 'setAwards', { awards: [{ id: 'best', name: 'Best', decidedBy: 'VOTES' }] });
      return { ...second(scene), award: 'best', choice: 'e1' };
    },
    other: (scene) => ({ ...second(scene), award: 'best', choice: 'e3' }),
    version: '1',
  },
  {
    operation: 'giveAward',
    given: [...started],
    input: async (scene) => {
      await does(scene, 'setAwards', { awards: [{ id: 'best', name: 'Best', decidedBy: 'ORGANISER' }] });
      return { ...at(scene), award: 'best', winners: ['e1'] };
    },
    other: (scene) => ({ ...at(scene), award: 'best', winners: ['e2'] }),
  },
  { operation: 'createInvitation', given: [], input: at },
  {
    operation: 'signUp',
    given: [],
    input: async (scene) => ({ ...at(scene), name: 'Ann', consentTo: await signUpOpened(scene) }),
    other: (scene) => ({ ...at(scene), name: 'Bea', consentTo: 'another text' }),
    isOpen: true,
  },
  {
    operation: 'signUpClub',
    given: [],
    input: async (scene) => ({
      ...at(scene),
      names: ['Ann', 'Bea'],
      club: 'Dale',
      consentTo: await signUpOpened(scene),
    }),
    writes: 2,
    isOpen: true,
  },
  {
    operation: 'setMessages',
    given: ['registered'],
    input: (scene) => ({ ...second(scene), wanted: false }),
    other: (scene) => ({ ...second(scene), wanted: true }),
    version: '1',
  },
  {
    operation: 'approveEntrant',
    given: [],
    input: async (scene) => {
      const consentTo = await signUpOpened(scene, { approval: 'ORGANISER' });
      await does(scene, 'signUp', { name: 'Ann', consentTo });
      return { ...at(scene), entrant: 'e1' };
    },
    version: '1',
  },
  {
    operation: 'createTournament',
    given: [],
    input: () => ({ name: 'Another', rounds: 3 }),
    other: () => ({ name: 'A third', rounds: 3 }),
    isOpen: true,
  },
  {
    operation: 'updateTournament',
    given: [],
    input: (scene) => ({ ...at(scene), name: 'Renamed' }),
    other: (scene) => ({ ...at(scene), name: 'Otherwise' }),
    version: '1',
  },
  {
    operation: 'recoverOrganiserToken',
    given: [],
    input: (scene) => ({ ...at(scene), recoveryCode: scene.recoveryCode }),
    isOpen: true,
  },
  {
    operation: 'importTournament',
    given: [],
    input: async (scene) => ({ document: (await does(scene, 'exportTournament'))['document'] }),
    isOpen: true,
    // One item whose history has two changes: the creation and the import.
    writes: 2,
  },
  {
    operation: 'importTrf',
    given: [],
    input: () => ({ trf: '001    1       Ann\n001    2       Bea' }),
    isOpen: true,
    writes: 4,
  },
  { operation: 'openRegistration', given: [], settings: { draft: true }, input: at, version: '1' },
  { operation: 'openCheckIn', given: [], input: at, version: '1' },
  { operation: 'publishArmyLists', given: [], input: at, version: '1' },
  {
    operation: 'grantRole',
    given: [],
    input: (scene) => ({ ...at(scene), role: 'REFEREE', holder: 'Ref' }),
    other: (scene) => ({ ...at(scene), role: 'REFEREE', holder: 'Another' }),
  },
  {
    operation: 'revokeRole',
    given: ['registered'],
    input: async (scene) => {
      await grant(scene, 'PLAYER', 'e2');
      return { ...at(scene), id: 'e2' };
    },
  },
  { operation: 'createLinkCode', given: ['registered'], input: second },
  {
    operation: 'redeemLinkCode',
    given: ['registered'],
    input: async (scene) => {
      const { code } = await does<{ code: string }>(scene, 'createLinkCode', { entrant: 'e2' });
      return { ...at(scene), code };
    },
    other: (scene) => ({ ...at(scene), code: 'AAAAA-AAAAA' }),
    isOpen: true,
  },
  {
    operation: 'unlinkEntrant',
    given: ['registered'],
    input: async (scene) => {
      await does(scene, 'createLinkCode', { entrant: 'e2' });
      return second(scene);
    },
  },
  {
    operation: 'registerEntrant',
    given: [],
    input: (scene) => ({ ...at(scene), name: 'A' }),
    other: (scene) => ({ ...at(scene), name: 'B' }),
  },
  {
    operation: 'updateEntrant',
    given: ['registered'],
    input: (scene) => ({ ...second(scene), name: 'Bea' }),
    other: (scene) => ({ ...second(scene), name: 'Ben' }),
    version: '1',
  },
  { operation: 'checkInEntrant', given: ['registered', 'checkIn'], input: second, version: '1' },
  {
    operation: 'undoCheckIn',
    given: ['registered', 'checkIn', 'allCheckedIn'],
    input: second,
    version: '2',
  },
  {
    operation: 'withdrawEntrant',
    given: ['registered'],
    input: second,
    other: (scene) => ({ ...second(scene), reason: 'ill' }),
    version: '1',
  },
  {
    operation: 'reinstateEntrant',
    given: ['registered', 'withdrawn'],
    input: (scene) => ({ ...at(scene), entrant: 'e4' }),
    other: (scene) => ({ ...at(scene), entrant: 'e4', reason: 'well again' }),
    version: '2',
  },
  {
    operation: 'disqualifyEntrant',
    given: ['registered'],
    input: (scene) => ({ ...second(scene), reason: 'loaded dice' }),
    other: (scene) => ({ ...second(scene), reason: 'rude' }),
    version: '1',
  },
  { operation: 'eraseEntrant', given: ['registered'], input: second },
  {
    operation: 'recordCheck',
    given: ['registered'],
    input: (scene) => ({ ...second(scene), check: 'PAINTING', passed: true }),
    other: (scene) => ({ ...second(scene), check: 'PAINTING', passed: false }),
    version: '1',
  },
  {
    operation: 'submitArmy',
    given: ['registered'],
    input: (scene) => ({ ...second(scene), army }),
    other: (scene) => ({ ...second(scene), army: { ...army, pointsLimit: 600 } }),
  },
  {
    operation: 'overrideArmy',
    given: ['registered'],
    input: async (scene) => {
      await does(scene, 'submitArmy', { entrant: 'e2', army });
      return { ...second(scene), decision: 'ACCEPT', reason: 'a conversion of ours' };
    },
    other: (scene) => ({ ...second(scene), decision: 'REFUSE', reason: 'not painted' }),
    version: '1',
  },
  {
    operation: 'adjustEntrant',
    given: ['registered'],
    input: (scene) => ({ ...second(scene), tournamentPoints: -1, reason: 'late' }),
    other: (scene) => ({ ...second(scene), tournamentPoints: -2, reason: 'late' }),
    version: '1',
  },
  {
    operation: 'setScore',
    given: ['registered'],
    input: (scene) => ({ ...second(scene), tiebreaker: 'Painting', value: 7 }),
    other: (scene) => ({ ...second(scene), tiebreaker: 'Painting', value: 8 }),
    version: '1',
  },
  {
    operation: 'chooseFavouriteOpponent',
    given: started,
    input: async (scene) => ({
      ...at(scene),
      entrant: await sideOf(scene, 1, 0),
      opponent: await sideOf(scene, 1, 1),
    }),
    version: '1',
  },
  {
    operation: 'scoreOpponent',
    given: started,
    settings: { tiebreakers: [{ id: 'Sports', better: 'HIGHER', counts: 'OPPONENTS_SCORES', most: 5 }] },
    input: async (scene) => ({
      ...at(scene),
      entrant: await sideOf(scene, 1, 0),
      opponent: await sideOf(scene, 1, 1),
      tiebreaker: 'Sports',
      value: 4,
    }),
    version: '1',
  },
  {
    operation: 'setStageField',
    given: drawn,
    settings: { pack: { stages: [{ name: 'Cup', by: 'KNOCK_OUT', rounds: 2 }] } },
    input: (scene) => ({ ...first(scene), groups: [['e1', 'e2', 'e3', 'e4']], reason: 'by rating' }),
    other: (scene) => ({ ...first(scene), groups: [['e2', 'e1', 'e3', 'e4']], reason: 'by rating' }),
    version: '1',
  },
  { operation: 'drawRound', given: ['registered'], input: at },
  {
    operation: 'setRoundTables',
    given: drawn,
    input: (scene) => ({ ...first(scene), ...pairs }),
    other: (scene) => ({ ...first(scene), ...pairs, reason: 'otherwise' }),
    version: '1',
  },
  {
    operation: 'swapEntrants',
    given: drawn,
    input: (scene) => ({ ...first(scene), first: 'e1', second: 'e2', reason: 'brothers' }),
    other: (scene) => ({ ...first(scene), first: 'e1', second: 'e2', reason: 'sisters' }),
    version: '1',
  },
  {
    operation: 'pairStranded',
    given: started,
    input: async (scene) => ({ ...first(scene), ...(await twoLate(scene)), reason: 'the train was late' }),
    other: (scene) => ({ ...first(scene), first: 'e5', second: 'e6', reason: 'late' }),
    version: '2',
  },
  {
    operation: 'unpairStranded',
    given: started,
    input: async (scene) => {
      await does(scene, 'pairStranded', { round: 1, ...(await twoLate(scene)), reason: 'late' });
      return first(scene);
    },
    version: '3',
  },
  {
    operation: 'redrawRound',
    given: drawn,
    input: (scene) => ({ ...first(scene), reason: 'again' }),
    other: (scene) => ({ ...first(scene), reason: 'and again' }),
    version: '1',
  },
  {
    operation: 'setRoundScenario',
    given: drawn,
    input: (scene) => ({ ...first(scene), scenario: 'Seize Ground', reason: 'rain' }),
    other: (scene) => ({ ...first(scene), scenario: 'Seize Ground', reason: 'snow' }),
    version: '1',
  },
  {
    operation: 'vetoScenario',
    given: drawn,
    settings: { pack: { scenarios: { by: 'VETOED', pool: ['Fog', 'Hold', 'Storm'], choices: 3 } } },
    input: (scene) => ({ ...first(scene), table: 1, scenario: 'Fog' }),
    other: (scene) => ({ ...first(scene), table: 1, scenario: 'Storm' }),
    version: '0',
  },
  {
    operation: 'openTableGame',
    given: started,
    input: tableTwo,
  },
  {
    operation: 'chooseArmy',
    given: drawn,
    settings: { pack: { armies: { chosen: 'BY_CHOICE', slots: goodAndEvil } } },
    input: async (scene) => ({
      ...first(scene),
      table: 1,
      entrant: await sideOf(scene, 1, 1),
      slot: 'GOOD',
    }),
    other: async (scene) => ({
      ...first(scene),
      table: 1,
      entrant: await sideOf(scene, 1, 1),
      slot: 'EVIL',
    }),
    version: '0',
  },
  {
    operation: 'startRound',
    given: drawn,
    input: first,
    other: (scene) => ({ ...first(scene), minutes: 90 }),
    version: '1',
  },
  {
    operation: 'unstartRound',
    given: started,
    input: (scene) => ({ ...first(scene), reason: 'too early' }),
    other: (scene) => ({ ...first(scene), reason: 'by mistake' }),
    version: '2',
    // The round, and the places of its two results.
    writes: 3,
  },
  {
    operation: 'extendRound',
    given: started,
    input: (scene) => ({ ...first(scene), minutes: 10, reason: 'fire alarm' }),
    other: (scene) => ({ ...first(scene), minutes: 20, reason: 'fire alarm' }),
    version: '2',
  },
  {
    operation: 'pauseClock',
    given: started,
    input: (scene) => ({ ...first(scene), reason: 'fire alarm' }),
    other: (scene) => ({ ...first(scene), reason: 'lunch' }),
    version: '2',
  },
  {
    operation: 'resumeClock',
    given: [...started, 'paused'],
    input: first,
    version: '3',
  },
  {
    operation: 'reportResult',
    given: complete,
    input: (scene) => ({ ...tableTwo(scene), kind: 'BOTH_LOST' }),
    other: (scene) => ({ ...tableTwo(scene), kind: 'PLAYED', victoryPoints: [1, 1] }),
    version: '1',
    needsVersion: true,
  },
  {
    operation: 'takeBackResult',
    given: [...started, 'reportedByPlayer'],
    input: tableTwo,
    version: '1',
    needsVersion: true,
  },
  {
    operation: 'confirmResult',
    given: [...started, 'reportedByPlayer'],
    input: tableTwo,
    version: '1',
    needsVersion: true,
  },
  {
    operation: 'disputeResult',
    given: [...started, 'reportedByPlayer'],
    input: (scene) => ({ ...tableTwo(scene), reason: 'it was 8-3' }),
    other: (scene) => ({ ...tableTwo(scene), reason: 'no' }),
    version: '1',
    needsVersion: true,
  },
  {
    operation: 'ruleResult',
    given: [...started, 'reportedByPlayer'],
    input: (scene) => ({ ...tableTwo(scene), kind: 'BOTH_LOST', reason: 'both cheated' }),
    other: (scene) => ({ ...tableTwo(scene), kind: 'BOTH_LOST', reason: 'nobody came' }),
    version: '1',
    needsVersion: true,
  },
  { operation: 'finishTournament', given: complete, input: at, version: '1.4.4' },
  {
    operation: 'reopenTournament',
    given: [...complete, 'finished'],
    input: (scene) => ({ ...at(scene), reason: 'a table was wrong' }),
    other: (scene) => ({ ...at(scene), reason: 'one more round' }),
    version: '1.4.4.1',
  },
  {
    operation: 'cancelTournament',
    given: ['registered'],
    input: (scene) => ({ ...at(scene), reason: 'the hall is flooded' }),
    other: (scene) => ({ ...at(scene), reason: 'nobody comes' }),
    version: '1',
  },
  { operation: 'resumeTournament', given: ['registered', 'cancelled'], input: at, version: '2' },
  { operation: 'deleteTournament', given: [], input: at, version: '1' },
  {
    operation: 'createWebhook',
    given: [],
    input: (scene) => ({ ...at(scene), url: 'https://league.example.org/hook' }),
    other: (scene) => ({ ...at(scene), url: 'https://league.example.org/other' }),
  },
  {
    operation: 'updateWebhook',
    given: ['hooked'],
    input: async (scene) => ({ ...(await hooked(scene)), paused: true }),
    other: async (scene) => ({ ...(await hooked(scene)), paused: false }),
    version: '2',
  },
  { operation: 'deleteWebhook', given: ['hooked'], input: (scene) => hooked(scene), version: '2' },
  { operation: 'rotateWebhookSecret', given: ['hooked'], input: (scene) => hooked(scene), version: '2' },
  { operation: 'pingWebhook', given: ['hooked'], input: (scene) => hooked(scene) },
];

export const sceneOf = async ({ given, settings }: Row): Promise<Scene> => {
  const scene = await newScene(settings);
  for (const name of given) await steps[name](scene);
  return scene;
};

export { freshKey };
