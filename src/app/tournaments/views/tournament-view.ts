import type * as answers from '../../kernel/generated/answers';
import { certainRounds } from '../../../domain/tournaments/changes/drawing';
import { currentPack } from '../../../domain/tournaments/pack/pack-versions';
import { allowedIn } from '../store/access';
import { type Tournament, cursorOf, statusesOf } from '../../../domain/tournaments/event/tournament';
import { drawWarningTexts, roleWarnings } from './warnings';
import { entrantViews } from './entrant-view';
import { settingsView } from './settings-view';

/** Too few entrants for the remaining rounds without a rematch; a single entrant is no reason to warn yet. */
const rematchWarnings = (tournament: Tournament, certain: number | null): readonly string[] => {
  const { head, rounds, state } = tournament;
  const toCome = head.facts.rounds - rounds.length;
  const isBeginning = rounds.length === 0 && tournament.entrants.length === 1;
  return certain === null || certain >= toCome || state === 'FINISHED' || isBeginning
    ? []
    : [
        `Only ${certain} of the ${toCome} rounds to come are certain to have no rematch, with the entrants there are.`,
      ];
};

/** If the pack draws no scenarios, a doubles event must name one for each round. */
const scenarioWarnings = ({ head: { facts }, rounds }: Tournament): readonly string[] => {
  const { format, scenarios = [], packs = [] } = facts;
  if (format !== 'DOUBLES' || currentPack(packs).scenarios.by !== 'NAMED') return [];
  const unnamed = Array.from({ length: facts.rounds }, (_, index) => index + 1).filter(
    (round) => round > rounds.length && (scenarios[round - 1] ?? null) === null,
  );
  if (unnamed.length === 0) return [];
  return unnamed.length === 1
    ? [`Round ${unnamed[0]} has no scenario: name one.`]
    : [`Rounds ${unnamed.join(', ')} have no scenario: name one for each.`];
};

/** How many entrants have a place. */
export const entrantCount = (tournament: Tournament): number =>
  [...statusesOf(tournament).values()].filter((status) => status === 'ACTIVE' || status === 'NOT_CHECKED_IN')
    .length;

/** A tournament as every interface shows it. */
export const tournamentView = (tournament: Tournament): answers.Tournament => {
  const certain = certainRounds(tournament);
  return {
    ...settingsView(tournament.id, tournament.head),
    state: tournament.state,
    allowed: allowedIn(tournament.state),
    entrants: entrantViews(tournament),
    roundsDrawn: tournament.rounds.map(({ number, state }) => ({ number, state })),
    roundsWithoutRematch: certain,
    warnings: [
      ...rematchWarnings(tournament, certain),
      ...scenarioWarnings(tournament),
      ...drawWarningTexts(tournament),
      ...roleWarnings(tournament),
    ],
    settingsVersion: String(tournament.head.version),
    version: cursorOf(tournament),
  };
};
