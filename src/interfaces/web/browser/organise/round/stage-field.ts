import { type TemplateResult, html, nothing } from 'lit-html';
import type { EventStage, EventStages, Round } from '../../../../../app/kernel/generated/answers';
import { type Fields, field, reasonField } from '../../page-parts/form';
import { details, rowForm, select } from '../../page-parts/form-parts';
import { Resource } from '../../requests/resource';
import { askEvent, isAllowed, redraw, sendChange, state } from '../model';
import { roundChangesTexts } from './round-changes-texts';
import { organiseTexts } from '../texts';

/** The field of a stage by hand: who is seeded where, in place of whom the places before have put there. */

const { field: texts } = roundChangesTexts;

const readStages = new Resource<EventStages>(() => askEvent('/stages'), redraw);

const nameOfSeed = (group: number, seed: number): string => `seed-${group}-${seed}`;

const seedField = (
  { groups }: EventStage,
  [group, seed]: readonly [group: number, seed: number],
  entrant: string,
): TemplateResult => {
  const active = (state.event?.entrants ?? [])
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ id, name }) => [id, name] as const);
  return field(
    groups.length > 1 ? texts.seedOf(group, seed) : texts.seed(seed),
    select(nameOfSeed(group, seed), active, entrant),
  );
};

const fieldForm = (round: Round, stage: EventStage): TemplateResult => {
  const send = (fields: Fields): void => {
    const groups = stage.groups.map(({ number, seeds }) =>
      seeds.map((_, index) => fields[nameOfSeed(number, index + 1)]),
    );
    sendChange(texts.set(stage.name), `/rounds/${round.number}/field`, {
      method: 'PUT',
      body: { groups, reason: fields['reason'] },
      ifMatch: round.version,
    });
  };
  const seeds = stage.groups.flatMap(({ number, seeds: all }) =>
    all.map((entrant, index) => seedField(stage, [number, index + 1], entrant)),
  );
  return html`${rowForm(
      send,
      html`${seeds} ${reasonField(organiseTexts.reason)} <button>${texts.button}</button>`,
      true,
    )} <small>${texts.help}</small>`;
};

/** The form before the first round of a stage starts; nothing at any other time. */
export const stageField = (round: Round): TemplateResult | typeof nothing => {
  const { event } = state;
  const plan = event?.stages.find(({ from }) => from === round.number);
  if (event === null || plan === undefined || !isAllowed('setStageField')) return nothing;
  const stage = readStages.look(event.id, event.version)?.stages[plan.number - 1];
  return stage === undefined || stage.groups.length === 0
    ? nothing
    : html`${stage.fieldReason === null ? nothing : html`<p class="note">${texts.because(stage.fieldReason)}</p>`}
      ${details(texts.title(stage.name), fieldForm(round, stage))}`;
};
