import type { EventPack } from './pack';
import type { PackInput, PairingInput } from './pack-input';
import type { PairingRules } from './pairing-rules';

const pairingInputOf = ({ firstRound, laterRounds, ...pairing }: PairingRules): PairingInput => ({
  ...pairing,
  firstRound: firstRound.by,
  ...(firstRound.by === 'SEEDED' && { seeding: firstRound.seeding, folding: firstRound.folding }),
  ...(firstRound.by === 'GIVEN' && { given: firstRound.tables }),
  laterRounds: laterRounds.by,
  ...(laterRounds.by === 'SCORE_GROUPS' && { within: laterRounds.within }),
});

/** A pack as an organiser would write it out in full, so that it can be checked, changed and announced again. */
export const packInputOf = ({ name, scoring, ranking, pairing, scenarios }: EventPack): PackInput => ({
  name,
  scoring,
  ranking,
  pairing: pairingInputOf(pairing),
  scenarios,
});
