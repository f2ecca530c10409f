import { type Input, type OperationName, ask, freshKey } from './organiser';
import { type Row, type Scene, rows, sceneOf } from './scene';

const HOUR_LATER = 1_700_000_000_000 + 60 * 60_000;

/** What an organiser may do in the hour after; in some state each of them is refused. */
const sinceThen: readonly (readonly [OperationName, Input])[] = [
  ['resumeTournament', {}],
  ['reopenTournament', { reason: 'a wrong result' }],
  ['updateTournament', { name: 'Renamed', roundMinutes: 90, reason: 'less time' }],
  ['setSignUp', { isOpen: false, privacyText: 'Another text.' }],
  ['setAwards', { awards: [] }],
  ['openCheckIn', {}],
  ['publishArmyLists', {}],
  ['setScore', { entrant: 'e2', tiebreaker: 'Painting', value: 9 }],
  ['updateEntrant', { entrant: 'e1', name: 'Renamed 1' }],
  ['updateEntrant', { entrant: 'e2', name: 'Renamed 2' }],
  ['adjustEntrant', { entrant: 'e2', victoryPoints: 3, reason: 'slow play' }],
  ['reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [1, 0], reason: 'misread' }],
  ['unstartRound', { round: 1, reason: 'too early' }],
  ['setRoundTables', { round: 1, tables: [['e1', 'e2']], reason: 'friends' }],
  ['redrawRound', { round: 1, reason: 'a late guest' }],
  ['startRound', { round: 1 }],
  ['disqualifyEntrant', { entrant: 'e1', reason: 'loaded dice' }],
  ['withdrawEntrant', { entrant: 'e2' }],
  // Somebody whom no first answer names: an erased name is in no answer.
  ['registerEntrant', { name: 'Zadok' }],
  ['eraseEntrant', { entrant: 'e5' }],
  ['cancelTournament', { reason: 'snow' }],
];

const muchHappens = async (scene: Scene): Promise<number> => {
  let made = 0;
  for (const [operation, input] of sinceThen) {
    const answer = await ask({ store: scene.store, nowMs: () => HOUR_LATER }, operation, {
      input: { tournament: scene.id, ...input },
      token: scene.token,
      idempotencyKey: freshKey(),
    });
    if (answer.ok) made += 1;
  }
  return made;
};

/** Once a tournament is deleted, or its organiser has another token, nobody can ask again. */
const unaskable: readonly OperationName[] = ['deleteTournament', 'recoverOrganiserToken'];

it.each(
  rows
    .filter(({ operation }) => !unaskable.includes(operation))
    .map((row: Row) => [row.operation, row] as const),
)('%s: a request that is repeated an hour later gets its first answer', async (operation, row) => {
  const scene = await sceneOf(row);
  const input = await row.input(scene);
  const idempotencyKey = freshKey();
  const send = () =>
    ask({ store: scene.store }, operation, {
      input,
      token: scene.token,
      idempotencyKey,
      ifMatch: row.needsVersion ? (row.version ?? null) : null,
    });
  const first = await send();
  expect(first.ok).toBe(true);
  expect(await muchHappens(scene)).toBeGreaterThan(0);
  expect(await send()).toEqual(first);
});
