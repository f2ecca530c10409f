import { batchQuestions } from '../../../src/app/batch/generated/batch-questions';
import { fieldsOfInput } from '../../../src/app/rules/asking/input-fields';
import { switchNames, switchRow, switchValue } from '../../../src/domain/rules/switches';
import { safeParse } from 'zod/mini';
import type {
  EntrantArmy,
  EventAnswer,
  Source,
  TournamentSettings,
} from '../../../src/app/kernel/generated/answers';
import { type Input, ask, freshKey } from './organiser';
import { type Scene, does, newScene } from './scene';

const oneByOne = { switch: 'strikesRolled', value: 'ONE_BY_ONE', words: 'We roll Strikes one by one.' };
const noLimit = { switch: 'mightCap', value: null, words: 'Might knows no limit here.' };
const noMinor = { switch: 'minorHeroMayLead', value: false, words: 'No Minor Hero leads.' };

const event = (houseRulings: readonly object[], settings: Input = {}): Promise<Scene> =>
  newScene({ houseRulings, ...settings });

const answered = (scene: Scene, operation: string, question: Input): Promise<EventAnswer> =>
  does<EventAnswer>(scene, 'askInEvent', { operation, question });

/** Four Strikes with Might 3 at Defence 8, a 6/4: 0.875 rolled together, 0.858 one by one, by another enumeration. */
const strikes = { strikes: [{ count: 4, strength: 3, might: 3 }], target: { defence: 8 } };
interface Strikes {
  readonly slain: { readonly decimal: number };
  readonly sources: readonly Source[];
}
const thousandths = ({ answer }: EventAnswer): number => Math.round(1000 * (answer as Strikes).slain.decimal);
const ofSwitch = ({ answer }: EventAnswer, name: string) =>
  (answer as Strikes).sources.filter((source) => source.switch === name);

const faultsOf = async (run: Promise<unknown>): Promise<readonly string[]> => {
  const answer = (await run) as { ok: boolean; error: { faults: { path: string; code: string }[] } };
  return answer.ok ? [] : answer.error.faults.map(({ path, code }) => `${path} ${code}`);
};

describe('house rulings', () => {
  it('decide an answer in the event, which cites the organiser’s words', async () => {
    const plain = await answered(await event([]), 'strikeOdds', strikes);
    expect([thousandths(plain), plain.followed]).toEqual([875, []]);
    const decided = await answered(await event([oneByOne]), 'strikeOdds', strikes);
    expect([thousandths(decided), decided.followed]).toEqual([858, [oneByOne]]);
    expect(ofSwitch(plain, 'strikesRolled').map(({ kind }) => kind)).toEqual(['SWITCH']);
    expect(ofSwitch(decided, 'strikesRolled')).toEqual([
      {
        kind: 'HOUSE',
        document: 'HOUSE',
        heading: 'We roll Strikes one by one.',
        page: null,
        ruling: '16c',
        switch: 'strikesRolled',
      },
    ]);
  });

  it('give way where the question names the switch, or another edition', async () => {
    const scene = await event([oneByOne]);
    const named = await answered(scene, 'strikeOdds', {
      ...strikes,
      switches: { strikesRolled: 'TOGETHER' },
    });
    expect([thousandths(named), named.followed]).toEqual([875, []]);
    expect(ofSwitch(named, 'strikesRolled').map(({ kind }) => kind)).toEqual(['SWITCH']);
    expect((await answered(scene, 'strikeOdds', { ...strikes, edition: '2024' })).followed).toEqual([]);
  });

  it('say nothing of a question that has no such switch', async () => {
    expect(await answered(await event([oneByOne]), 'fateOdds', { fate: 1 })).toMatchObject({
      operation: 'fateOdds',
      followed: [],
      answer: { saved: { fraction: '1/2' } },
    });
  });

  it('hold for an army that is checked, whether or not it names the edition of the event', async () => {
    const leader = { profile: 'easterling-dragon-knight' };
    const army = { pointsLimit: 500, forces: [{ list: 'the-easterlings', warbands: [{ leader }] }] };
    const scene = await event([noMinor]);
    for (const own of [{}, { edition: '2018' }]) {
      const { answer, followed } = await answered(scene, 'validateArmy', { ...army, ...own });
      expect(followed).toEqual([noMinor]);
      expect((answer as EntrantArmy).findings.map(({ code }) => code)).toContain('NO_LEADER');
    }
    expect((await answered(scene, 'validateArmy', { ...army, edition: '2024' })).followed).toEqual([]);
  });

  it('hold for the army lists that are handed in', async () => {
    const leader = { profile: 'easterling-dragon-knight' };
    const army = { pointsLimit: 500, forces: [{ list: 'the-easterlings', warbands: [{ leader }] }] };
    const isLeaderless = async (rulings: readonly object[], own: Input = {}): Promise<boolean> => {
      const scene = await event(rulings);
      await does(scene, 'registerEntrant', { name: 'Ann' });
      const given = { entrant: 'e1', army: { ...army, ...own } };
      const { findings } = await does<EntrantArmy>(scene, 'submitArmy', given);
      return findings.some(({ code }) => code === 'NO_LEADER');
    };
    expect([await isLeaderless([]), await isLeaderless([noMinor])]).toEqual([false, true]);
    expect(await isLeaderless([noMinor], { switches: { minorHeroMayLead: true } })).toBe(false);
  });

  it('are refused by name, with what is allowed', async () => {
    const create = (houseRulings: readonly object[], more: Input = {}) =>
      ask({ store: undefined as never }, 'createTournament', {
        input: { name: 'Cup', rounds: 1, houseRulings, ...more },
      });
    const unknown = [{ ...noLimit, switch: 'mightCup' }, { ...oneByOne, value: 'SOMETIMES' }, oneByOne];
    expect(await faultsOf(create(unknown))).toEqual([
      'houseRulings[0].switch UNKNOWN_REFERENCE',
      'houseRulings[1].value NOT_ALLOWED',
      'houseRulings[2].switch DUPLICATE',
    ]);
    const open = { ...noLimit, value: 7 };
    const settled = { switch: 'naturalSixStands', value: true, words: 'A six is a six.' };
    expect(await faultsOf(create([open, settled], { edition: '2024' }))).toEqual([
      'houseRulings[1].switch NOT_ALLOWED',
    ]);
    // A value is what questions take: no text of it, and null only where a switch knows no limit.
    const misspelt = [
      { ...noLimit, value: '7' },
      { ...noMinor, value: null },
    ];
    expect(await faultsOf(create(misspelt))).toEqual([
      'houseRulings[0].value NOT_ALLOWED',
      'houseRulings[1].value NOT_ALLOWED',
    ]);
  });

  it('fit the edition that is set, and are cleared by null', async () => {
    const scene = await event([{ switch: 'naturalSixStands', value: true, words: 'A six is a six.' }]);
    const change = (input: Input) =>
      ask({ store: scene.store }, 'updateTournament', {
        input: { tournament: scene.id, ...input },
        token: scene.token,
        idempotencyKey: freshKey(),
      });
    expect(await faultsOf(change({ edition: '2024' }))).toEqual(['houseRulings[0].switch NOT_ALLOWED']);
    expect(await faultsOf(change({ edition: '2024', houseRulings: [noLimit] }))).toEqual([]);
    const { houseRulings } = await does<TournamentSettings>(scene, 'updateTournament', {
      houseRulings: null,
    });
    expect(houseRulings).toEqual([]);
  });
});

it('every switch has the values that the questions take', async () => {
  const taken = new Map<string, number>();
  for (const { load } of Object.values(batchQuestions)) {
    const { input } = await load();
    const switches = fieldsOfInput(input).find(({ name }) => name === 'switches')?.value;
    if (switches?.kind !== 'OBJECT') continue;
    for (const name of switchNames) {
      const { says, usual } = switchRow(name) ?? { says: {}, usual: '' };
      const field = switches.fields.find((one) => one.name === name);
      if (!field) continue;
      taken.set(name, (taken.get(name) ?? 0) + 1);
      expect(String(field.fallback ?? usual)).toBe(usual);
      for (const value of Object.keys(says)) {
        const faults = safeParse(input, { switches: { [name]: switchValue(value) } }).error?.issues ?? [];
        expect(faults.filter(({ path }) => path[0] === 'switches')).toEqual([]);
      }
    }
  }
  expect([...taken.keys()].sort()).toEqual([...switchNames].sort());
});
