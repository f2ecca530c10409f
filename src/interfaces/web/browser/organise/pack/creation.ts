import type { TemplateResult } from 'lit-html';
import type { OfferedPack } from '../../../../../app/kernel/generated/answers';
import { details } from '../../form-parts';
import { Draft, sentTiebreaker, type EventOfPack } from './draft';
import { packFields, startFrom } from './editor';
import { packTexts as texts } from './texts';

/** The scoring of a new event: a pack to start from, and its numbers. */

const draft = new Draft();

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

/** Notes the format and the rounds that the form has. */
export const setEvent = (event: Partial<EventOfPack>): void => {
  draft.event = { ...draft.event, ...event };
  if (draft.isChanged) draft.ask();
};

/** The rounds that the stages have together; undefined without stages. */
export const roundsOfStages = (): number | undefined =>
  draft.items('stages').length > 0 ? draft.event.rounds : undefined;

export const forgetPack = (): void => {
  draft.isChanged = false;
  draft.preset = null;
};

/** The choice of a pack; its numbers once one is chosen. `use` is told which. */
export const packChoice = (use: (pack: OfferedPack) => void): TemplateResult =>
  startFrom(draft, {
    fits: () => true,
    unset: draft.isChanged ? texts.changed : texts.guide,
    take: (pack) => {
      draft.tiebreakers = [];
      draft.event = { format: pack.format, edition: '2018', rounds: pack.rounds };
      draft.take(pack);
      use(pack);
    },
  });

export const packNumbers = (): TemplateResult | string =>
  draft.isChanged ? details(texts.change, packFields(draft)) : '';
