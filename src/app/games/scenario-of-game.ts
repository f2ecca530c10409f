import { scoringSheets2024, unscored2024 } from '../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import { scenarios as scenarios2018 } from '../../domain/rules/scenarios';
import type { GameEdition } from '../../domain/games/sheet';
import { nearestText } from '../kernel/nearest';
import { type Answer, invalidField, ok } from '../kernel/use-case';

/** The scenario of a game: known to the edition, or a name alone. */
export interface ScenarioOfGame {
  readonly scenario: string | null;
  readonly scenarioName: string | null;
}

interface KnownScenario {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
}

const knownIn = (edition: GameEdition): readonly KnownScenario[] =>
  edition === '2024' ? [...scoringSheets2024, ...unscored2024] : scenarios2018;

const plain = (name: string): string => name.trim().toLowerCase();

/** The scenario of this edition with this id or name; undefined for none. */
const findIn = (edition: GameEdition, text: string): ScenarioOfGame | undefined => {
  const found =
    knownIn(edition).find(({ id }) => id === text) ??
    knownIn(edition).find(({ name, aliases = [] }) =>
      [name, ...aliases].some((one) => plain(one) === plain(text)),
    );
  return found && { scenario: found.id, scenarioName: found.name };
};

/** A scenario that an event names in words: unknown ones keep their name. */
export const scenarioNamed = (edition: GameEdition, text: string | null): ScenarioOfGame =>
  text === null
    ? { scenario: null, scenarioName: null }
    : (findIn(edition, text) ?? { scenario: null, scenarioName: text });

/** A scenario that a caller names, which the edition must have. */
export const scenarioAsked = (edition: GameEdition, text: string | undefined): Answer<ScenarioOfGame> => {
  if (text === undefined) return ok(scenarioNamed(edition, null));
  const found = findIn(edition, text);
  const known = knownIn(edition).map(({ id }) => id);
  return found
    ? ok(found)
    : invalidField(
        'scenario',
        'UNKNOWN_REFERENCE',
        `the ${edition} edition has no scenario "${text}": ${nearestText(text, known)}`,
      );
};
