import * as z from 'zod/mini';
import { explainPack } from '../../../domain/tournaments/pack/explain-pack';
import { packInputOf } from '../../../domain/tournaments/pack/pack-from';
import { previewPack as previewOf } from '../../../domain/tournaments/presets/preview-pack';
import { type Pair, asPair } from '../../../shared/pair';
import { editionId } from '../../armies/lists/shipped-editions';
import type { PackPreview } from '../../kernel/generated/answers';
import { type Fault, fault } from '../../kernel/faults';
import { arrayOf, crossCheck, flag, inputObject, optional } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { type Answer, invalidInput, ok } from '../../kernel/use-case';
import { duplicateTiebreakers, rankingFaults, stageFaults } from '../event/settings-faults';
import { announcedTiebreakers, format, rounds, tiebreakers, victoryPoints } from '../fields';
import { gameNumbersInput } from '../standings/record-input';
import { poolFaults } from '../../../domain/tournaments/changes/doubles-scenarios';
import { packInput, packOfInput } from '../pack/pack-input';

const MOST_GAMES = 50;

const game = inputObject('PreviewedGameInput', 'A game to show the points of.', {
  victoryPoints: arrayOf(victoryPoints, [2, 2], 'Victory Points of each side.'),
  leaderKilled: optional(
    arrayOf(flag('Whether it did.'), [2, 2], 'Whether each side killed the enemy leader.'),
  ),
  numbers: gameNumbersInput,
});

const input = z
  .strictObject({
    pack: optional(packInput),
    format,
    edition: optional(
      editionId('The edition, whose doubles scenarios a doubles event has; 2018 if omitted.'),
    ),
    rounds: optional(rounds),
    tiebreakers,
    games: optional(arrayOf(game, MOST_GAMES, 'The games to show the points of; examples if omitted.')),
  })
  .check(crossCheck(duplicateTiebreakers));

/** Faults between the pack and the event, as they would be found when it is announced. */
const faultsOf = ({ pack: given, ...event }: z.output<typeof input>): readonly Fault[] => {
  const pack = packOfInput(given);
  const { numbers = [] } = pack.scoring;
  return [
    ...rankingFaults(pack.ranking, event.tiebreakers),
    ...poolFaults(event, pack.scenarios),
    ...(event.rounds === undefined ? [] : stageFaults(pack, { rounds: event.rounds, cap: null })),
    ...(event.games ?? []).flatMap((one, index) =>
      (one.numbers ?? []).flatMap(({ number }, at): readonly Fault[] =>
        numbers.some(({ id }) => id === number)
          ? []
          : [
              fault(
                `games[${index}].numbers[${at}].number`,
                'UNKNOWN_REFERENCE',
                `"${number}" is not a number of the pack`,
              ),
            ],
      ),
    ),
  ];
};

/**
 * Shows what the rules of an event make of single games and of a small example, and warns of settings that are probably not meant.
 * Nothing is stored. What an announcement would refuse is refused here too.
 */
export const previewPack = operation({
  name: 'previewPack',
  route: 'POST /v1/packs/preview',
  function: 'rules',
  answers: 'PackPreview',
  graphql: { kind: 'query', input: 'PreviewPackInput', inputDescription: 'The rules, and the event.' },
  covers: ['F2', 'F6'],

  input,
  run: (given): Answer<PackPreview> => {
    const faults = faultsOf(given);
    if (faults.length > 0) return invalidInput(faults);
    const pack = packOfInput(given.pack);
    const preview = previewOf(pack, {
      format: given.format,
      rounds: given.rounds ?? null,
      tiebreakers: announcedTiebreakers(given.tiebreakers),
      games: (given.games ?? []).map((one) => ({
        victoryPoints: asPair(one.victoryPoints),
        leaderKilled: one.leaderKilled && asPair(one.leaderKilled),
        numbers: one.numbers?.map(({ number, values }) => ({
          number,
          values: asPair(values) as Pair<number>,
        })),
      })),
    });
    return ok({ ...explainPack(pack), ...preview, rules: packInputOf(pack) });
  },
});
