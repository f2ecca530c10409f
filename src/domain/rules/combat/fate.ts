/** The points with which a wounded model may survive. */
export interface Survivor {
  readonly wounds: number;
  readonly fate: number;
  readonly might: number;
  /** It may re-roll each failed Fate roll once (document 000, Site of Power). */
  readonly rerollFate: boolean;
  /** It may re-roll each Fate roll of 1 once. */
  readonly rerollFateOnes?: boolean | undefined;
}

/** A D6 saves on this or more (document 004, FATE). */
export const FATE_SAVES_ON = 4;

/** Ways by number of Wounds prevented, from 0 to the model's Fate. */
type Prevented = readonly number[];

const added = (all: readonly Prevented[]): Prevented =>
  (all[0] as Prevented).map((_, count) => all.reduce((sum, ways) => sum + (ways[count] as number), 0));

/**
 * A model has been dealt `dealt` Wounds at once and spends Fate, one point at a time, with Might to raise a roll and
 * re-rolls where it has them, each worth `damage` of its own: first to stay alive as often as can be, then to lose the fewest Wounds.
 * All counts are whole and below 2^53 (Fate at most 6).
 */
export const sufferTogether = (dealt: number, survivor: Survivor, damage = 1) => {
  const { wounds, fate, rerollFate, rerollFateOnes } = survivor;
  const perPoint = rerollFate || rerollFateOnes ? 36 : 6;
  const needed = dealt - (Math.ceil(wounds / damage) - 1);
  const memo = new Map<number, Prevented>();

  const score = (line: Prevented): readonly [number, number] => [
    line.reduce((sum, ways, count) => (count >= needed ? sum + ways : sum), 0),
    line.reduce((sum, ways, count) => sum + ways * count, 0),
  ];
  const better = (a: Prevented, b: Prevented): Prevented => {
    const [[aliveA, savedA], [aliveB, savedB]] = [score(a), score(b)];
    return aliveB > aliveA || (aliveB === aliveA && savedB > savedA) ? b : a;
  };

  /** The rest after `prevented` Wounds with these points left, over `perPoint` to the power of `points`. */
  const play = (points: number, might: number, prevented: number): Prevented => {
    const key = (points * 100 + might) * 100 + prevented;
    const known = memo.get(key);
    if (known) return known;
    const line = rollOn(points, might, prevented);
    memo.set(key, line);
    return line;
  };
  const rollOn = (points: number, might: number, prevented: number): Prevented => {
    if (points === 0 || prevented === dealt)
      return Array.from({ length: fate + 1 }, (_, count) => (count === prevented ? perPoint ** points : 0));
    const settled = (face: number): Prevented => {
      if (face >= FATE_SAVES_ON) return play(points - 1, might, prevented + 1);
      const failed = play(points - 1, might, prevented);
      const price = FATE_SAVES_ON - face;
      return price > might ? failed : better(failed, play(points - 1, might - price, prevented + 1));
    };
    const once = [1, 2, 3, 4, 5, 6].map(settled);
    const again = added(once);
    if (perPoint === 6) return again;
    return added(
      once.map((line, i) => {
        const kept = line.map((ways) => ways * 6);
        const isAgain = rerollFate ? i + 1 < FATE_SAVES_ON : i === 0;
        return isAgain ? better(kept, again) : kept;
      }),
    );
  };

  const ways = Array.from({ length: wounds + 1 }, () => 0);
  play(fate, survivor.might, 0).forEach((count, saved) => {
    const lost = Math.max(0, Math.min(wounds, (dealt - saved) * damage));
    ways[lost] = (ways[lost] as number) + count;
  });
  return { ways, total: perPoint ** fate };
};
