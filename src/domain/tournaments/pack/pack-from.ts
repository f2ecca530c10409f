import { type Result, ok, refused } from '../../../shared/result';
import { apartFaults, armiesFaults, armiesFrom } from './armies-from';
import type { PackFault } from './faults';
import { winnerFaults } from './game-numbers-from';
import { kindFrom } from './kinds';
import { type EventPack, type PackInput, scenarioRules } from './pack';
import { pairingFaults, pairingFrom, scenarioFaults } from './pairing-from';
import { presets } from './presets';
import { numberReferences, rankingFaults } from './ranking-faults';
import { scoringFaults, scoringFrom } from './scoring-from';
import { stageFrom, stagesFaults } from './stages-from';
import type { PairingInput, PairingRules } from './pairing-rules';

const pairingInputOf = ({ firstRound, laterRounds, ...pairing }: PairingRules): PairingInput => ({
  ...pairing,
  firstRound: firstRound.by,
  ...(firstRound.by === 'SEEDED' && { seeding: firstRound.seeding, folding: firstRound.folding }),
  ...(firstRound.by === 'GIVEN' && { given: firstRound.tables }),
  laterRounds: laterRounds.by,
  ...(laterRounds.by === 'SCORE_GROUPS' && { within: laterRounds.within }),
});

/** A pack as an organiser would write it out in full, so that it can be checked, changed and announced again. */
export const packInputOf = ({
  name,
  scoring,
  ranking,
  pairing,
  scenarios,
  stages,
  armies,
}: EventPack): PackInput => ({
  ...(stages && { stages }),
  ...(armies && { armies }),
  name,
  scoring,
  ranking,
  pairing: pairingInputOf(pairing),
  scenarios,
});

/** A pack that differs from its preset names no source but the organiser. */
const sourceOf = (input: PackInput, preset: EventPack): string =>
  input.scoring || input.ranking || input.pairing || input.scenarios || input.stages || input.armies
    ? `The organiser's own, from "${preset.name}"`
    : preset.source;

const ownName = (input: PackInput, preset: EventPack): string =>
  sourceOf(input, preset) === preset.source ? preset.name : `${preset.name}, changed`;

/** The pack that an organiser wrote, or everything that is wrong with it. */
export const packFrom = (input: PackInput): Result<EventPack, readonly PackFault[]> => {
  const preset = presets[input.preset ?? 'MATCHED_PLAY_GUIDE'];
  const faults = [
    ...(input.scoring ? scoringFaults(input.scoring) : []),
    ...(input.ranking ? rankingFaults(input.ranking) : []),
    ...(input.pairing ? pairingFaults(input.pairing) : []),
    ...(input.scenarios ? scenarioFaults(input.scenarios) : []),
    ...stagesFaults((input.stages ?? []).map(stageFrom)),
    ...(input.armies ? armiesFaults(input.armies) : []),
    ...(input.armies?.chosen === 'BY_DRAW' ? apartFaults(input.pairing?.apart ?? []) : []),
  ];
  if (faults.length > 0) return refused(faults);
  const scoring = input.scoring ? scoringFrom(input.scoring, preset.scoring) : preset.scoring;
  const ranking = input.ranking ?? preset.ranking;
  const stages = input.stages ? input.stages.map(stageFrom) : (preset.stages ?? []);
  const unknown = [...numberReferences(ranking, scoring.numbers ?? []), ...winnerFaults(scoring)];
  if (unknown.length > 0) return refused(unknown);
  return ok({
    name: input.name ?? ownName(input, preset),
    source: sourceOf(input, preset),
    scoring,
    ranking,
    pairing: input.pairing ? pairingFrom(input.pairing, preset.pairing) : preset.pairing,
    scenarios: input.scenarios ? kindFrom(scenarioRules, input.scenarios) : preset.scenarios,
    ...(stages.length > 0 && { stages }),
    ...(input.armies && { armies: armiesFrom(input.armies) }),
  });
};
