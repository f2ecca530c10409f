/** What a wounded model has to live by. */
export interface Survivor {
  readonly wounds: number;
  readonly fate: number;
  readonly might: number;
  /** It may re-roll each failed Fate roll once (document 000, Site of Power). */
  readonly rerollFate: boolean;
}

/** A D6 saves on this or more (document 004, FATE). */
export const FATE_SAVES_ON = 4;

/** Ways for each number of Wounds suffered, 0 to the model's own; they add up to `total`. */
export interface Suffered {
  readonly ways: readonly number[];
  readonly total: number;
}

interface Line {
  /** Ways by number of Wounds prevented. */
  readonly prevented: readonly number[];
}

/**
 * A model has been dealt `dealt` Wounds at once and spends Fate, one point at a time, with Might to raise a roll and
 * re-rolls where it has them: first to stay alive as often as can be, then to lose the fewest Wounds.
 * All counts are whole and below 2^53 (Fate at most 6).
 */
export const sufferTogether = (dealt: number, survivor: Survivor): Suffered => {
  const { wounds, fate, rerollFate } = survivor;
  const perPoint = rerollFate ? 36 : 6;
  const needed = dealt - (wounds - 1);
  const memo = new Map<number, Line>();

  const score = ({ prevented }: Line): readonly [number, number] => [
    prevented.reduce((sum, ways, count) => (count >= needed ? sum + ways : sum), 0),
    prevented.reduce((sum, ways, count) => sum + ways * count, 0),
  ];
  const better = (a: Line, b: Line): Line => {
    const [[aliveA, savedA], [aliveB, savedB]] = [score(a), score(b)];
    return aliveB > aliveA || (aliveB === aliveA && savedB > savedA) ? b : a;
  };
  const sum = (lines: readonly Line[]): Line => ({
    prevented: Array.from({ length: fate + 1 }, (_, count) =>
      lines.reduce((ways, { prevented }) => ways + (prevented[count] ?? 0), 0),
    ),
  });
  const times = ({ prevented }: Line, factor: number): Line => ({
    prevented: prevented.map((w) => w * factor),
  });

  /** The rest after `prevented` Wounds with these points left, over `perPoint` to the power of `points`. */
  const play = (points: number, might: number, prevented: number): Line => {
    const key = (points * 100 + might) * 100 + prevented;
    const known = memo.get(key);
    if (known) return known;
    const line = rollOn(points, might, prevented);
    memo.set(key, line);
    return line;
  };
  const rollOn = (points: number, might: number, prevented: number): Line => {
    if (points === 0 || prevented === dealt)
      return {
        prevented: Array.from({ length: fate + 1 }, (_, count) =>
          count === prevented ? perPoint ** points : 0,
        ),
      };
    const settled = (face: number): Line => {
      if (face >= FATE_SAVES_ON) return play(points - 1, might, prevented + 1);
      const failed = play(points - 1, might, prevented);
      const price = FATE_SAVES_ON - face;
      return price > might ? failed : better(failed, play(points - 1, might - price, prevented + 1));
    };
    const faces = [1, 2, 3, 4, 5, 6];
    const once = faces.map(settled);
    if (!rerollFate) return sum(once);
    const again = sum(once);
    return sum(
      faces.map((face) => {
        const kept = times(once[face - 1] as Line, 6);
        return face >= FATE_SAVES_ON ? kept : better(kept, again);
      }),
    );
  };

  const { prevented } = play(fate, survivor.might, 0);
  const ways = Array.from({ length: wounds + 1 }, () => 0);
  prevented.forEach((count, saved) => {
    const lost = Math.max(0, Math.min(wounds, dealt - saved));
    ways[lost] = (ways[lost] as number) + count;
  });
  return { ways, total: perPoint ** fate };
};
