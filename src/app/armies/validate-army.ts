import type { ListFile } from '../../armies/catalogue/file';
import type { Finding } from '../../armies/validation/finding';
import type { Nearest } from '../../armies/validation/muster';
import { suggest } from '../../armies/validation/suggestions/suggest';
import type { ArmyReport } from '../../armies/validation/validate-army';
import { defaultArmySwitches, validateArmy as validate } from '../../armies/validation/validate-army';
import { ok } from '../../shared/result';
import { sourceAnswer } from '../answers';
import { nearestNames } from '../nearest';
import { invalidInput, useCase } from '../use-case';
import { armyInput, draftOf } from './army-input';
import { requestCatalogue } from './request-catalogue';

/** Unknown names beyond these get no nearest ones: looking for them costs, and nobody misspells so many. */
const MOST_NAMES_LOOKED_FOR = 100;

/** Nearest names, each looked for once. */
const rememberingNearest = (): Nearest => {
  const found = new Map<string, readonly string[]>();
  return (unknown, known) => {
    const key = `${unknown} ${known.length} ${known[0] ?? ''}`;
    const before = found.get(key);
    if (before !== undefined) return before;
    const nearest = found.size < MOST_NAMES_LOOKED_FOR ? nearestNames(unknown, known) : [];
    found.set(key, nearest);
    return nearest;
  };
};

const findingAnswer = ({ source, ...finding }: Finding) => ({ ...finding, source: sourceAnswer(source) });

const factsAnswer = ({ forces, ...facts }: ArmyReport['facts']) => ({
  ...facts,
  forces: forces.map(({ bows, ...force }) => ({
    ...force,
    bows: { ...bows, fraction: `${bows.fraction.numerator}/${bows.fraction.denominator}` },
  })),
});

/** Whether an army may be played: every finding with its numbers, source and mend, the facts, and what would mend it. */
export const validateArmy = useCase({
  input: armyInput,
  run: (input) => {
    const { switches = defaultArmySwitches, lists = [], alliances = [] } = input;
    // The input schema has held each list against the catalogue's own.
    const catalogue = requestCatalogue(lists as unknown as readonly ListFile[], alliances);
    if (!catalogue.ok) return invalidInput(catalogue.error);
    const draft = draftOf(input);
    const given = { catalogue: catalogue.value, nearest: rememberingNearest(), switches };
    const report = validate(draft, given);
    return ok({
      legal: report.legal,
      findings: report.findings.map(findingAnswer),
      facts: factsAnswer(report.facts),
      suggestions: suggest({ draft, report, ...given }),
    });
  },
});
