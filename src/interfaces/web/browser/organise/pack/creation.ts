import type { TemplateResult } from 'lit-html';
import { details } from '../../page-parts/form-parts';
import { redraw } from '../model';
import { Draft, type EventOfPack, sentTiebreaker, usualEvent } from './draft';
import { packFields, startFrom } from './editor';
import { packTexts as texts } from './texts';

/** The scoring of a new event: a pack to start from, and its numbers. */

/** A new event, as far as other fields of its form and its pack depend on it. */
export interface NewEvent extends EventOfPack {
  readonly teamSize: number;
}

const usual: NewEvent = { ...usualEvent, teamSize: 5 };
const draft = new Draft(usual);

/** As the form has it; a pack brings its format, its rounds and the size of its teams. */
export const newEvent = (): NewEvent => draft.event;

/** The settings of the event that the pack brings along, as the API takes them. */
export const packOfNew = (): {
  readonly pack?: object;
  readonly tiebreakers?: object;
  readonly teams?: object;
} => {
  if (!draft.isChanged) return {};
  const { bands, ...others } = draft.teamPoints;
  return {
    pack: draft.pack,
    tiebreakers: draft.tiebreakers.map(sentTiebreaker),
    teams: { bands: bands ?? undefined, ...others },
  };
};

/** Notes what the form has. */
export const setEvent = (event: Partial<NewEvent>): void => {
  draft.event = { ...draft.event, ...event };
  if (draft.isChanged) draft.ask();
};

/** Forgets an event that is created. */
export const forgetNew = (): void => {
  Object.assign(draft, { event: usual, isChanged: false, preset: null });
};

/** The choice of a pack; its numbers once one is chosen. */
export const packChoice = (): TemplateResult =>
  startFrom(draft, {
    fits: () => true,
    unset: draft.isChanged ? texts.changed : texts.guide,
    take: (pack) => {
      const { format, rounds, teams } = pack;
      draft.tiebreakers = [];
      draft.event = { ...usual, format, rounds, teamSize: teams?.size ?? draft.event.teamSize };
      draft.take(pack);
      redraw();
    },
  });

export const packNumbers = (): TemplateResult | string =>
  draft.isChanged ? details(texts.change, packFields(draft)) : '';
