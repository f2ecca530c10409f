import type { ClubSignUps, Tournament } from '../../../../src/app/kernel/generated/answers';
import { type Input, ask, freshKey } from '../organiser';
import { type Scene, does, newScene, signUpOpened } from '../scene';

const address = '192.0.2.7';

const sends = ({ store, id }: Scene, input: Input, key = freshKey(), operation = 'signUpClub' as const) =>
  ask({ store }, operation, {
    input: { tournament: id, club: 'Dale', ...input },
    idempotencyKey: key,
    token: null,
    address,
  });

const outcomes = (answer: Awaited<ReturnType<typeof ask>>): unknown => {
  if (!answer.ok) return answer.error.code === 'CONFLICT' ? answer.error.reason : answer.error.code;
  const { players } = answer.value as unknown as ClubSignUps;
  return players.map(({ name, outcome, signedUp, code }) =>
    [name, outcome, signedUp?.entrant.id ?? code].join(' '),
  );
};

const entered = async (scene: Scene) =>
  (await does<Tournament>(scene, 'tournament')).entrants.map(({ name, club }) => `${name} of ${club ?? '-'}`);

describe('a whole club signing up', () => {
  it('tells of every name whether it is signed up, waits, or is there already, and gives everybody a token', async () => {
    const scene = await newScene({ cap: 2 });
    const consentTo = await signUpOpened(scene, { mostPerAddress: 10 });
    const answer = await sends(scene, { names: ['Ann', 'Bea', ' ann ', 'Cleo'], consentTo });
    expect(outcomes(answer)).toEqual([
      'Ann SIGNED_UP e1',
      'Bea SIGNED_UP e2',
      'ann DOUBLE CONFLICT',
      'Cleo WAITING e3',
    ]);
    const players = answer.ok ? (answer.value as unknown as ClubSignUps).players : [];
    const tokens = players.flatMap(({ signedUp }) => signedUp?.playerToken ?? []);
    expect(new Set(tokens).size).toBe(3);
    expect(players[1]?.signedUp?.page).toBe(`/play#${scene.id}.${tokens[1]}`);
    expect(await entered(scene)).toEqual(['Ann of Dale', 'Bea of Dale', 'Cleo of Dale']);
    // The same club in another spelling, and another club.
    expect(outcomes(await sends(scene, { names: ['Bea'], club: 'dale ', consentTo }))).toEqual([
      'Bea DOUBLE CONFLICT',
    ]);
    expect(outcomes(await sends(scene, { names: ['Bea'], club: 'Rohan', consentTo }))).toEqual([
      'Bea WAITING e4',
    ]);
  });

  it('gives the same tokens to a repetition, which may correct the list', async () => {
    const scene = await newScene();
    const consentTo = await signUpOpened(scene);
    const key = freshKey();
    const first = await sends(scene, { names: ['Ann', 'Bea'], consentTo }, key);
    expect(await sends(scene, { names: ['Ann', 'Bea'], consentTo }, key)).toEqual(first);
    expect(outcomes(await sends(scene, { names: ['Cleo', 'Bea', 'Ann'], consentTo }, key))).toEqual([
      'Cleo SIGNED_UP e3',
      'Bea SIGNED_UP e2',
      'Ann SIGNED_UP e1',
    ]);
    expect(outcomes(await sends(scene, { names: ['Dirk'], consentTo }, 'short'))).toBe('INVALID_INPUT');
    expect(await entered(scene)).toEqual(['Ann of Dale', 'Bea of Dale', 'Cleo of Dale']);
  });

  it('counts each name for the address', async () => {
    const scene = await newScene();
    const consentTo = await signUpOpened(scene, { mostPerAddress: 2 });
    expect(outcomes(await sends(scene, { names: ['Ann', 'Bea', 'Cleo'], consentTo }))).toEqual([
      'Ann SIGNED_UP e1',
      'Bea SIGNED_UP e2',
      'Cleo REFUSED TOO_MANY_REQUESTS',
    ]);
    expect(outcomes(await sends(scene, { names: ['Dirk'], consentTo }))).toBe('TOO_MANY_REQUESTS');
  });

  it('is refused as a whole for what concerns nobody alone, and changes nothing', async () => {
    const scene = await newScene();
    const names = ['Ann', 'Bea'];
    expect(outcomes(await sends(scene, { names, consentTo: 'x' }))).toBe('SIGN_UP_CLOSED');
    const consentTo = await signUpOpened(scene);
    expect(outcomes(await sends(scene, { names, consentTo: 'x' }))).toBe('INVALID_INPUT');
    expect(outcomes(await sends(scene, { names: [], consentTo }))).toBe('INVALID_INPUT');
    expect(await entered(scene)).toEqual([]);
  });
});
