import { explainPairing, explainScenarios } from './explain-pairing';
import { explainRanking } from './explain-ranking';
import { explainScoring } from './explain-scoring';
import type { EventPack } from './pack';

/** A pack in words. */
export interface PackWords {
  readonly name: string;
  readonly source: string;
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

/** Says a pack in words, made from its data alone. */
export const explainPack = ({
  name,
  source,
  scoring,
  ranking,
  pairing,
  scenarios,
}: EventPack): PackWords => ({
  name,
  source,
  sections: [
    { heading: 'Scoring', lines: explainScoring(scoring) },
    { heading: 'Ranking', lines: explainRanking(ranking) },
    { heading: 'Pairing', lines: explainPairing(pairing) },
    { heading: 'Scenarios', lines: explainScenarios(scenarios) },
  ],
});
