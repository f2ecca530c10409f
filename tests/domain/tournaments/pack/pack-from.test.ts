import type { PackInput } from '../../../../src/domain/tournaments/pack/pack';
import type { PresetId } from '../../../../src/domain/tournaments/pack/preset-ids';
import { packFrom } from '../../../../src/domain/tournaments/pack/pack-from';
import {
  announcePack,
  currentPack,
  packsOfRound,
} from '../../../../src/domain/tournaments/pack/pack-versions';
import { matchedPlayGuide } from '../../../../src/domain/tournaments/pack/matched-play-guide';
import { presets } from '../../../../src/domain/tournaments/pack/presets';

const faults = (input: PackInput): readonly string[] => {
  const made = packFrom(input);
  return made.ok ? [] : made.error.map(({ path, code }) => `${path} ${code}`);
};
const pack = (input: PackInput) => {
  const made = packFrom(input);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

describe('a pack as an organiser writes it', () => {
  test('nothing said is the Matched Play Guide', () => {
    expect(packFrom({})).toEqual({ ok: true, value: matchedPlayGuide });
  });

  test.each(Object.keys(presets) as PresetId[])('%s by its name alone', (preset) => {
    expect(pack({ preset })).toEqual(presets[preset]);
  });

  test('what differs from a preset is named so', () => {
    const changed = pack({ preset: 'BANDS_20_0', scoring: { victoryPointCap: 12 } });
    expect(changed.name).toBe('20-0 bands, changed');
    expect(changed.source).toBe('The organiser\'s own, from "20-0 bands"');
    expect(changed.scoring).toEqual({ ...presets.BANDS_20_0.scoring, victoryPointCap: 12 });
  });

  test('null removes a cap, and is as in the preset elsewhere', () => {
    expect(pack({ scoring: { victoryPointCap: null, bye: null, games: null } }).scoring).toEqual(
      matchedPlayGuide.scoring,
    );
  });

  test('whoever asks for a bye in round 1 has no given table and no challenge there', () => {
    const requestedByes = [{ entrant: 'a', round: 1 }, { entrant: 'c', round: 2 }]; // prettier-ignore
    expect(
      faults({
        pairing: {
          challenges: [
            ['a', 'b'],
            ['c', 'd'],
          ],
          requestedByes,
        },
      }),
    ).toEqual(['pairing.challenges[0] CONTRADICTION']);
  });

  test('every fault at once', () => {
    expect(
      faults({
        scoring: {
          games: { by: 'GRADE', majorWin: 5, minorWin: 2.5, draw: 1, minorLoss: 0, win: 3 },
          victoryPointCap: 0,
          bonuses: [
            { id: 'a', fact: 'NOTED', once: 'EVENT', tournamentPoints: 5000, victoryPoints: 0 },
            { id: 'a', fact: 'NOTED', once: 'GAME', tournamentPoints: 1, victoryPoints: 0 },
          ],
          bye: { victoryPoints: 6, leaderKilled: true, concederPoints: 1 },
        },
        ranking: [
          { criterion: 'LOT', better: 'HIGHER' },
          { criterion: 'WINS', better: 'HIGHER' },
          { criterion: 'WINS', better: 'LOWER' },
          { criterion: 'ORGANISER_TIEBREAKER', better: 'HIGHER' },
          { criterion: 'PATH_TO_VICTORY', better: 'HIGHER', weights: [] },
          { criterion: 'BUCHHOLZ', better: 'HIGHER', floorPercent: 33 },
        ],
        pairing: {
          seeding: 'LIST',
          within: 'LOT',
          tables: 'SPREAD_TERRAIN',
          neverMeet: [
            { entrants: ['a', 'b'], strength: 'HARD' },
            { entrants: ['b', 'a'], strength: 'SOFT' },
            { entrants: ['c', 'c'], strength: 'SOFT' },
          ],
          challenges: [['b', 'a'], ['a', 'd']], // prettier-ignore
          requestedByes: [{ entrant: 'a', round: 0 }],
        },
        scenarios: { by: 'VETOED', pool: ['x', 'x'], choices: 5 },
      }),
    ).toEqual([
      'scoring.games.win NOT_USED',
      'scoring.games.minorWin OUT_OF_RANGE',
      'scoring.games.majorLoss MISSING',
      'scoring.games.majorAheadBy MISSING',
      'scoring.victoryPointCap OUT_OF_RANGE',
      'scoring.bonuses[1] DUPLICATE',
      'scoring.bonuses[0].tournamentPoints OUT_OF_RANGE',
      'scoring.bye.concederPoints NOT_USED',
      'ranking[2] DUPLICATE',
      'ranking[3].tiebreaker MISSING',
      'ranking[4].weights OUT_OF_RANGE',
      'ranking[5].floorPercent NOT_USED',
      'ranking[0] NOT_IN_ORDER',
      'pairing.seeding NOT_USED',
      'pairing.within NOT_USED',
      'pairing.terrain MISSING',
      'pairing.neverMeet[1] DUPLICATE',
      'pairing.neverMeet[2] CONTRADICTION',
      'pairing.challenges[1] DUPLICATE',
      'pairing.challenges[0] CONTRADICTION',
      'pairing.requestedByes[0].round OUT_OF_RANGE',
      'scenarios.pool[1] DUPLICATE',
      'scenarios.choices OUT_OF_RANGE',
    ]);
  });

  test('bands must start with the draw and rise', () => {
    const bands = [
      { aheadBy: 1, winner: 12, loser: 8 },
      { aheadBy: 1, winner: 15, loser: 5 },
    ];
    expect(faults({ scoring: { games: { by: 'BANDS', bands } } })).toEqual([
      'scoring.games.bands[0] CONTRADICTION',
      'scoring.games.bands[1].aheadBy NOT_IN_ORDER',
    ]);
    expect(faults({ scoring: { games: { by: 'BANDS' } } })).toEqual(['scoring.games.bands MISSING']);
  });
});

describe('versions of a pack', () => {
  const first = { pack: presets.BANDS_20_0, afterRound: 0, reason: null };
  const second = { pack: matchedPlayGuide, afterRound: 2, reason: 'the hall was locked' };

  test('before round 1 no reason is needed, later one is', () => {
    expect(announcePack([], first)).toEqual({ ok: true, value: [first] });
    expect(announcePack([first], { ...second, reason: ' ' })).toEqual({ ok: false, error: 'REASON_NEEDED' });
    expect(announcePack([first], second)).toEqual({ ok: true, value: [first, second] });
  });

  test('none announced: document 001; else the last', () => {
    expect(currentPack([])).toBe(matchedPlayGuide);
    expect(currentPack([first, second])).toBe(matchedPlayGuide);
  });

  test('standings of rounds drawn before the change are shown under both', () => {
    expect(packsOfRound([first, second], 2)).toEqual({ now: matchedPlayGuide, then: presets.BANDS_20_0 });
    expect(packsOfRound([first, second], 3)).toEqual({ now: matchedPlayGuide, then: null });
    expect(packsOfRound([first], 1)).toEqual({ now: presets.BANDS_20_0, then: null });
  });
});
