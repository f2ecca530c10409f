import { armiesFrom } from '../../../../src/domain/tournaments/pack/armies-from';
import {
  type RoundArmies,
  armiesAtTable,
  armiesOfRound,
  choicesOf,
} from '../../../../src/domain/tournaments/event/round-armies';

const goodAndEvil = [
  { id: 'GOOD', name: 'Good', alignment: 'GOOD' },
  { id: 'EVIL', name: 'Evil', alignment: 'EVIL' },
] as const;
const byDraw = armiesFrom({ chosen: 'BY_DRAW', slots: goodAndEvil });

const table = (first: number, second: number) => [first, second] as const;
type Seats = Parameters<typeof armiesOfRound>[1];

/** Rounds one after the other, each with the armies that follow from those before. */
const played = (rounds: readonly Seats[], rules = byDraw, seed = 'seed') =>
  rounds.reduce<{ number: number; facts: Seats & { armies: RoundArmies } }[]>((before, seats) => {
    const round = before.length + 1;
    const armies = armiesOfRound(rules, seats, { round, seed, before });
    return armies ? [...before, { number: round, facts: { ...seats, armies } }] : before;
  }, []);

const seats = (...tables: readonly (readonly [number, number])[]): Seats => ({ tables, unpaired: null });

describe('armies by the draw', () => {
  it('are Good for one side of each table and Evil for the other', () => {
    const [first] = played([seats(table(1, 2), table(3, 4), table(5, 6))]);
    for (const sides of first?.facts.armies.sides ?? []) expect([...sides].sort()).toEqual(['EVIL', 'GOOD']);
    expect(first?.facts.armies.sides).toHaveLength(3);
  });

  it('are of nobody where each entrant has one army', () => {
    expect(
      armiesOfRound(undefined, seats(table(1, 2)), { round: 1, seed: 'seed', before: [] }),
    ).toBeUndefined();
  });

  it('go to whoever has played Good less often, then to whoever played Evil last', () => {
    const one = { ...played([seats(table(1, 2))])[0]!.facts, armies: { ...played([seats(table(1, 2))])[0]!.facts.armies, sides: [['GOOD', 'EVIL']] as const } }; // prettier-ignore
    const before = [{ number: 1, facts: one }];
    const next = (first: number, second: number) =>
      armiesOfRound(byDraw, seats(table(first, second)), { round: 2, seed: 'seed', before })?.sides;
    expect(next(1, 2)).toEqual([['EVIL', 'GOOD']]);
    expect(next(2, 1)).toEqual([['GOOD', 'EVIL']]);
    // Somebody who has played nothing stands between them.
    expect(next(1, 3)).toEqual([['EVIL', 'GOOD']]);
    expect(next(3, 2)).toEqual([['EVIL', 'GOOD']]);
    const second = { ...seats(table(1, 2)), armies: { ...one.armies, sides: [['EVIL', 'GOOD']] as const } };
    const level = [...before, { number: 2, facts: second }];
    expect(
      armiesOfRound(byDraw, seats(table(2, 1)), { round: 3, seed: 'seed', before: level })?.sides,
    ).toEqual([['EVIL', 'GOOD']]);
  });

  it('say nothing else than the lot in round 1, the same whoever stands first', () => {
    const of = (first: number, second: number, seed: string) =>
      armiesOfRound(byDraw, seats(table(first, second)), { round: 1, seed, before: [] })?.sides?.[0]?.[0];
    const lots = Array.from({ length: 40 }, (_, index) => of(1, 2, `seed ${index}`));
    expect(lots.filter((slot) => slot === 'GOOD').length).toBeGreaterThan(10);
    expect(lots.filter((slot) => slot === 'EVIL').length).toBeGreaterThan(10);
    for (let index = 0; index < 40; index += 1)
      expect(of(2, 1, `seed ${index}`)).toBe(lots[index] === 'GOOD' ? 'EVIL' : 'GOOD');
  });

  it('are even over all rounds of a field of 4 who meet all', () => {
    const rounds = played([
      seats(table(1, 4), table(2, 3)),
      seats(table(1, 3), table(4, 2)),
      seats(table(1, 2), table(3, 4)),
    ]);
    const leads = [1, 2, 3, 4].map((entrant) =>
      rounds
        .flatMap(({ facts }) =>
          facts.tables.flatMap((pair, index) =>
            ([0, 1] as const)
              .filter((side) => pair[side] === entrant)
              .map((side) => facts.armies.sides?.[index]?.[side]),
          ),
        )
        .reduce((lead, slot) => lead + (slot === 'GOOD' ? 1 : -1), 0),
    );
    for (const lead of leads) expect(Math.abs(lead)).toBe(1);
    expect(leads.reduce((sum, lead) => sum + lead, 0)).toBe(0);
  });

  it('give the entrant left over what it has played less often', () => {
    const facts = { ...seats(table(1, 2)), armies: { chosen: 'BY_DRAW', slots: played([seats()])[0]!.facts.armies.slots, sides: [['GOOD', 'EVIL']] } } as const; // prettier-ignore
    const before = [{ number: 1, facts }];
    const left = (entrant: number) =>
      armiesOfRound(byDraw, { tables: [], unpaired: [entrant] }, { round: 2, seed: 'seed', before })?.left;
    expect([left(1), left(2), left(3)]).toEqual(['EVIL', 'GOOD', 'GOOD']);
  });

  it('of an escalation are those of the round, balanced by alignment', () => {
    const slots = [
      { id: 'GOOD-1', name: 'Good 300', alignment: 'GOOD', points: 300, rounds: [1] },
      { id: 'EVIL-1', name: 'Evil 300', alignment: 'EVIL', points: 300, rounds: [1] },
      { id: 'GOOD-2', name: 'Good 600', alignment: 'GOOD', points: 600, rounds: [2] },
      { id: 'EVIL-2', name: 'Evil 600', alignment: 'EVIL', points: 600, rounds: [2] },
    ] as const;
    const [one, two] = played(
      [seats(table(1, 2)), seats(table(1, 2))],
      armiesFrom({ chosen: 'BY_DRAW', slots }),
    );
    const sides = one?.facts.armies.sides?.[0] ?? [];
    expect([...sides].sort()).toEqual(['EVIL-1', 'GOOD-1']);
    expect(two?.facts.armies.sides?.[0]).toEqual(
      sides[0] === 'GOOD-1' ? ['EVIL-2', 'GOOD-2'] : ['GOOD-2', 'EVIL-2'],
    );
  });
});

describe('the armies of a table', () => {
  const slots = [
    { id: 'GOOD', name: 'Good', alignment: 'GOOD', scenarios: ['Fog'] },
    { id: 'EVIL', name: 'Evil', alignment: 'EVIL', scenarios: ['Hold'] },
  ] as const;
  const at = { table: 1, entrants: [4, 7], scenario: null, choices: undefined, isStarted: false };

  it('follow the scenario once it is settled', () => {
    const armies = { chosen: 'BY_SCENARIO', slots } as const;
    expect(armiesAtTable(armies, at).map(({ slot }) => slot)).toEqual([null, null]);
    expect(armiesAtTable(armies, { ...at, scenario: 'Hold' }).map(({ slot }) => slot?.id)).toEqual([
      'EVIL',
      'EVIL',
    ]);
  });

  it('that players choose are sealed until both have chosen, or the round starts', () => {
    const armies = { chosen: 'BY_CHOICE', slots } as const;
    const one = { entrants: [4, 7], slots: ['EVIL', null] };
    expect(armiesAtTable(armies, { ...at, choices: one })).toEqual([
      { slot: null, hasChosen: true },
      { slot: null, hasChosen: false },
    ]);
    const shown = (choices: typeof one, isStarted: boolean) =>
      armiesAtTable(armies, { ...at, choices, isStarted }).map(({ slot }) => slot?.id);
    expect(shown({ entrants: [4, 7], slots: ['EVIL', 'GOOD'] }, false)).toEqual(['EVIL', 'GOOD']);
    expect(shown(one, true)).toEqual(['EVIL', 'GOOD']);
  });

  it('do not count choices that others have made there', () => {
    const stored = { entrants: [4, 7], slots: ['EVIL', 'GOOD'] };
    expect(choicesOf([4, 7], stored)).toEqual(['EVIL', 'GOOD']);
    expect(choicesOf([4, 8], stored)).toEqual([null, null]);
    expect(choicesOf([4], stored)).toEqual([null]);
  });
});
