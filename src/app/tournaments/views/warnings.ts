import type { Role } from '../../../domain/tournaments/event/role';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import type { Receipt } from '../../../shared/change-log';
import { numberOfTable } from '../../../domain/tournaments/event/table-numbers';
import { type DrawWarning, drawWarnings } from '../../../domain/tournaments/changes/draw-warnings';

/** Warnings about a round that is drawn but not started: the affected tables, and what to do. */
export const drawWarningTexts = (tournament: Tournament): readonly string[] => {
  const warnings = drawWarnings(tournament);
  const facts = tournament.rounds.at(-1)?.facts ?? {};
  const tablesOf = (code: DrawWarning['code']): string =>
    warnings
      .filter((warning) => warning.code === code)
      .map(({ table }) => numberOfTable(facts, table))
      .join(', ');
  const [left, otherwise] = [tablesOf('ENTRANT_LEFT'), tablesOf('WOULD_BE_DRAWN_OTHERWISE')];
  const number = tournament.rounds.length;
  return [
    ...(left === ''
      ? []
      : [
          `Somebody has left at table ${left} of round ${number}: draw the round again, or set its tables by hand.`,
        ]),
    ...(otherwise === ''
      ? []
      : [
          `Round ${number} would now be drawn otherwise at table ${otherwise}: draw it again, or start it as it is.`,
        ]),
  ];
};

/** The same as it is noted with the change that brought it about; nothing where the round stands as it was drawn. */
export const drawWarningNote = (tournament: Tournament): { readonly drawWarning?: string } => {
  const text = drawWarningTexts(tournament).join(' ');
  return text === '' ? {} : { drawWarning: text };
};

/** The warning stored with a change. */
export const notedDrawWarning = (receipt: Receipt | undefined): string | null => {
  const text = receipt?.['drawWarning'];
  return typeof text === 'string' ? text : null;
};

/** Names of the roles. */
export const roleWords: Readonly<Record<Role, string>> = {
  ORGANISER: 'organiser',
  CO_ORGANISER: 'co-organiser',
  SCOREKEEPER: 'scorekeeper',
  REFEREE: 'referee',
  PLAYER: 'player',
  SPARE_PLAYER: 'Spare Player',
};

/** A holder of a duty should not play, the Spare Player have no other duty. Source: 001, ROLES AND RESPONSIBILITIES. */
export const roleWarnings = ({ head, entrants }: Pick<Tournament, 'head' | 'entrants'>): readonly string[] =>
  head.facts.grants.flatMap(({ role, plays }) => {
    const entrant = plays ? entrants[plays - 1] : undefined;
    return entrant
      ? [
          `The ${roleWords[role]} also plays, as ${entrant.facts.name}: it is recommended that this role does not.`,
        ]
      : [];
  });
