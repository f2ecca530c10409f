import type { Fighter, Party } from './oracle-2024';

/** Fights of the 2024 edition drawn from a seed, small enough to be enumerated. */

const generator = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const from = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return { from, often: (share: number): boolean => next() < share };
};

type Source = ReturnType<typeof generator>;

const fighterOf = ({ from, often }: Source, more: { readonly isLone: boolean }): Fighter => {
  const kind = often(0.25) ? 'CAVALRY' : often(0.15) ? 'OTHER' : 'INFANTRY';
  const is: string[] = [];
  const maybe = (word: string, share: number): boolean => {
    if (!often(share)) return false;
    is.push(word);
    return true;
  };
  if (!maybe('two-handed', 0.2)) maybe('unarmed', 0.1);
  maybe('burly', 0.1);
  maybe('banner', 0.1);
  maybe('hatred', 0.15);
  maybe('knives', 0.1);
  maybe('backstabber', 0.1);
  maybe('blades of the dead', 0.1);
  if (!maybe('failed again', 0.12)) maybe('ones again', 0.12);
  maybe('elven', 0.15);
  maybe('mithril', 0.15);
  if (maybe('charged', 0.4)) {
    maybe('rough ground', 0.15);
    maybe('monstrous charge', kind === 'OTHER' ? 0.6 : 0.05);
  }
  if (kind === 'CAVALRY' && !maybe('lance', 0.4)) maybe('war spear', 0.2);
  maybe('pike at mount', 0.05);
  if (!maybe('prone', 0.05)) maybe('transfixed', 0.05);
  maybe('trapped', 0.2);
  maybe('monster', 0.15);
  for (const [action, share] of [
    ['strike', 0.12],
    ['challenge', 0.1],
    ['double strength', 0.1],
    ['heroic defence', 0.1],
  ] as const)
    maybe(action, share);
  return {
    kind,
    attacks: from(1, more.isLone ? 2 : 1),
    fight: from(1, 8),
    strength: from(2, 8),
    defence: from(3, 9),
    wounds: more.isLone ? from(1, 3) : 1,
    fate: more.isLone && often(0.4) ? from(1, 2) : 0,
    might: 0,
    courage: from(3, 9),
    is,
  };
};

const partyOf = (source: Source, good: boolean): Party => {
  const { often } = source;
  const isLone = often(0.7);
  let fighters: readonly Fighter[] = isLone
    ? [fighterOf(source, { isLone })]
    : [fighterOf(source, { isLone }), fighterOf(source, { isLone })];
  if (often(0.15) && fighters.every(({ kind }) => kind !== 'CAVALRY'))
    fighters = fighters.map((one) => ({ ...one, is: [...one.is, 'shields'] }));
  else if (isLone && often(0.35)) {
    const behind = fighterOf(source, { isLone: false });
    const words = ['hindered pike', 'banner', 'hatred', 'failed again', 'ones again', 'elven'];
    const own = behind.is.filter((word) => words.includes(word));
    const weapon = often(0.5) ? 'spear behind' : 'pike behind';
    const hindered = weapon === 'pike behind' && often(0.5) ? ['hindered pike'] : [];
    fighters = [...fighters, { ...behind, kind: 'INFANTRY', is: [...own, weapon, ...hindered] }];
  }
  if (isLone && often(0.2)) fighters = fighters.map((one) => ({ ...one, is: [...one.is, 'mighty blow'] }));
  return { good, fighters, banner: false };
};

/** The fight of this seed: one hero at most with Might, or one banner. */
export const randomFight = (seed: number): readonly [Party, Party] => {
  const source = generator(seed);
  const first = source.often(0.7);
  const parties: [Party, Party] = [partyOf(source, first), partyOf(source, !first)];
  const side = source.from(0, 1) as 0 | 1;
  const [lone] = parties[side].fighters;
  const isAlone = parties.every(
    (party) => party.fighters.filter(({ is }) => !is.some((word) => word.endsWith('behind'))).length === 1,
  );
  if (source.often(0.3) && isAlone) {
    // Might may raise Fate rolls too, which the enumeration leaves out.
    const hero = { ...lone!, might: source.from(1, 2), fate: 0 };
    parties[side] = { ...parties[side], fighters: [hero, ...parties[side].fighters.slice(1)] };
  } else if (source.often(0.3)) parties[side] = { ...parties[side], banner: true };
  return parties;
};
