// What exact fights cost: against a simulation of the same Duel, dice by dice, and at the worst input that a search finds.
import { loadSource } from '../scripts/load-source.mjs';
import { cpuMs, median, spread, milli } from './measure.mjs';

const TIMES = 15;

const files = {
  duelOdds: 'duel-odds',
  strikeOdds: 'strike-odds',
  fightOdds: 'fight-odds',
  volleyOdds: 'volley-odds',
};

/** The operations that are measured, by name. */
const loadFights = async () => {
  const loaded = await Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      const exported = await loadSource(`src/app/fights/odds/${file}.ts`);
      return [name, exported[name]];
    }),
  );
  return Object.fromEntries(loaded);
};

/** Milliseconds of CPU for one call: the median of `TIMES` batches. */
const msPerCall = (call, batch) => {
  for (let i = 0; i < batch; i += 1) call();
  const times = Array.from({ length: TIMES }, () => {
    const ms = cpuMs(() => {
      for (let i = 0; i < batch; i += 1) call();
    });
    return ms / batch;
  });
  return { p50: median(times), spread: spread(times) };
};

const side = (alignment, dice, might = [], rerolls = 0) => ({
  alignment,
  rerolls,
  models: [
    ...might.map((points) => ({ attacks: 1, fight: 5, might: points })),
    ...Array.from({ length: dice - might.length }, () => ({ attacks: 1, fight: 5 })),
  ],
});

/** A million of the same Duels thrown: 10 v 10 dice, a hero with 2 Might on each side, the standard error 0.0005. */
const simulate = (count) => {
  let wins = 0;
  const throwSide = () => {
    let best = Math.min(6, 1 + Math.floor(Math.random() * 6) + 2);
    for (let i = 1; i < 10; i += 1) best = Math.max(best, 1 + Math.floor(Math.random() * 6));
    return best;
  };
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [throwSide(), throwSide()];
    if (a > b || (a === b && Math.random() < 0.5)) wins += 1;
  }
  return wins / count;
};

/** Numbers that follow from a seed, so that each run searches the same inputs. */
const seeded = (seed) => {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
};

const pick = (draw, values) => values[draw(values.length)];

const randomModel = (draw, might) => ({
  attacks: 1 + draw(5),
  fight: draw(11),
  might,
  twoHanded: draw(2) === 0,
  elvenMade: draw(3) === 0,
  heroicStrike: draw(2) === 0,
  specialStrike: pick(draw, [null, 'FEINT', 'PIERCING_STRIKE', 'BASH', 'WHIRL', 'STUN']),
  strength: 1 + draw(6),
  defence: 4 + draw(7),
  wounds: 1 + draw(4),
  fate: draw(4),
  rerollFate: draw(2) === 0,
  rerollOnes: draw(2) === 0,
  trapped: draw(2) === 0,
});

const duelFields = ({ attacks, fight, might, twoHanded, elvenMade, heroicStrike, specialStrike }) => ({
  attacks,
  fight,
  might,
  twoHanded,
  elvenMade,
  heroicStrike,
  specialStrike: specialStrike === 'BASH' ? null : specialStrike,
});

const randomInput = {
  duelOdds: (draw) => ({
    sides: ['GOOD', 'EVIL'].map((alignment) => ({
      alignment,
      rerolls: draw(31),
      models: Array.from({ length: 4 + draw(4) }, (_, i) =>
        duelFields(randomModel(draw, i < 4 ? 1 + draw(10) : 0)),
      ),
    })),
    priority: draw(2),
    switches: {
      mightCap: pick(draw, [6, 9, null]),
      duelFloor: pick(draw, [1, null]),
      naturalSixStands: draw(2) === 0,
    },
  }),
  strikeOdds: (draw) => {
    const count = 1 + draw(4);
    return {
      strikes: Array.from({ length: 1 + draw(4) }, () => ({
        count: 1 + draw(7),
        strength: 1 + draw(6),
        rerollOnes: draw(2) === 0,
        might: draw(2) === 0 ? draw(5) : 0,
        piercingStrike: draw(4) === 0,
      })),
      trapped: draw(2) === 0,
      targets: Array.from({ length: count }, () => ({
        defence: 3 + draw(8),
        wounds: 1 + draw(3),
        fate: draw(4),
        might: draw(4),
        rerollFate: draw(2) === 0,
      })),
      aim: 'KILL_MOST',
      switches: { strikesRolled: pick(draw, ['TOGETHER', 'ONE_BY_ONE']) },
    };
  },
  fightOdds: (draw) => ({
    sides: ['GOOD', 'EVIL'].map((alignment) => ({
      alignment,
      rerolls: pick(draw, [0, 0, 1, 2, 6]),
      models: Array.from({ length: 1 + draw(4) }, (_, i) => randomModel(draw, i < 3 ? draw(4) : 0)),
    })),
    switches: { strikesRolled: pick(draw, ['TOGETHER', 'ONE_BY_ONE']) },
  }),
  volleyOdds: (draw) => ({
    shooters: [
      {
        count: 20 + draw(8),
        shoot: 2 + draw(5),
        strength: 1 + draw(5),
        rerollOnes: draw(2) === 0,
        inTheWay: ['WALL', 'BUSH'],
        heroicAccuracy: draw(2) === 0,
      },
      {
        shoot: 5,
        strength: 3,
        might: draw(10),
        inTheWay: ['WALL', 'WALL', 'BUSH', 'ROCK'],
        heroicAccuracy: true,
      },
    ],
    target: {
      defence: 2 + draw(9),
      wounds: 1 + draw(10),
      fate: draw(7),
      might: draw(8),
      rerollFate: draw(2) === 0,
    },
  }),
};

const SEARCHED = { duelOdds: 300, strikeOdds: 400, fightOdds: 400, volleyOdds: 200 };

/** The input within the limits that takes longest, of many tried: its median over repeats. */
const worstOf = (name, useCase, parse) => {
  const draw = seeded(20180915);
  const tried = [];
  for (let i = 0; i < SEARCHED[name]; i += 1) {
    const input = randomInput[name](draw);
    const checked = parse(useCase, input);
    if (!checked) continue;
    let answered = true;
    const ms = cpuMs(() => {
      answered = useCase.run(checked).ok;
    });
    if (answered) tried.push({ checked, ms });
  }
  const slowest = tried.sort((a, b) => b.ms - a.ms).slice(0, 8);
  const repeated = slowest.map(({ checked }) =>
    median(Array.from({ length: 5 }, () => cpuMs(() => useCase.run(checked)))),
  );
  return { tried: tried.length, ms: Math.max(...repeated) };
};

const micro = ({ p50, spread: half }) => `${(p50 * 1000).toFixed(0)} us ± ${(half * 1000).toFixed(0)}`;

export const run = async () => {
  const fights = await loadFights();
  const { safeParse } = await import('zod/mini');
  const parse = (useCase, input) => {
    const parsed = safeParse(useCase.input, input);
    return parsed.success ? parsed.data : null;
  };
  const asked = (name, input) => {
    const useCase = fights[name];
    const checked = parse(useCase, input);
    if (!checked) throw new Error(`${name} was refused`);
    return () => useCase.run(checked);
  };

  const duel = msPerCall(asked('duelOdds', { sides: [side('GOOD', 10, [2]), side('EVIL', 10, [2])] }), 200);
  const thrown = msPerCall(() => simulate(100_000), 1);
  const simulation = { p50: thrown.p50 * 10, spread: thrown.spread * 10 };
  const ratio = simulation.p50 / duel.p50;
  const strikes = msPerCall(
    asked('strikeOdds', {
      strikes: [{ count: 12, strength: 4 }],
      target: { defence: 6, wounds: 3, fate: 3, might: 3 },
    }),
    40,
  );
  const volley = msPerCall(
    asked('volleyOdds', {
      shooters: [{ count: 30, shoot: 4, moved: true, strength: 2, inTheWay: ['WALL'] }],
      target: { defence: 5, wounds: 2, fate: 2, might: 1 },
    }),
    20,
  );
  const curve = [1, 2, 5, 10, 15, 20, 25, 30].map((dice) => ({
    dice,
    plain: msPerCall(asked('duelOdds', { sides: [side('GOOD', dice), side('EVIL', dice)] }), 100),
    full: msPerCall(
      asked('duelOdds', { sides: [side('GOOD', dice, [2], dice), side('EVIL', dice, [3], dice)] }),
      50,
    ),
  }));
  const worst = Object.keys(SEARCHED).map((name) => ({ name, ...worstOf(name, fights[name], parse) }));
  const worstMs = Math.max(...worst.map(({ ms }) => ms));

  const markdown = `
Each figure is one question answered in this process, its steps and decimals included.

| question | CPU |
|---|---|
| Duel, 10 v 10 dice, a hero with 2 Might on each side | ${micro(duel)} |
| the same simulated, a million fights (standard error 0.0005) | ${milli(simulation)} |
| 12 Strikes at 3 Wounds, 3 Fate, 3 Might | ${milli(strikes)} |
| a volley of 30, moved, past a wall, at 2 Wounds, 2 Fate, 1 Might | ${milli(volley)} |

| dice a side | Duel | with Might and every die re-rolled on both sides |
|---|---|---|
${curve.map(({ dice, plain, full }) => `| ${dice} | ${micro(plain)} | ${micro(full)} |`).join('\n')}

The slowest of many random inputs near the limits (median of 5 repeats of the slowest 8):

| question | inputs answered | slowest |
|---|---|---|
${worst.map(({ name, tried, ms }) => `| \`${name}\` | ${tried} | ${ms.toFixed(1)} ms |`).join('\n')}
`;
  return {
    title: 'Fights',
    command: 'npm run bench -- fights',
    markdown,
    aims: [
      {
        name: 'Duel 10 v 10, Might on both sides',
        aim: '200 us',
        measured: micro(duel),
        met: duel.p50 <= 0.2,
      },
      {
        name: 'against the simulation',
        aim: '1,000 times faster',
        measured: `${ratio.toFixed(0)} times`,
        met: ratio >= 1000,
      },
      { name: '12 Strikes at 3/3/3', aim: '1 ms', measured: milli(strikes), met: strikes.p50 <= 1 },
      { name: 'volley of 30', aim: '5 ms', measured: milli(volley), met: volley.p50 <= 5 },
      { name: 'worst input found', aim: '100 ms', measured: `${worstMs.toFixed(1)} ms`, met: worstMs <= 100 },
    ],
  };
};
