import { type TemplateResult, html, nothing } from 'lit-html';
import type { ArmySlot, PackArmies, Tournament } from '../../../../../app/kernel/generated/answers';
import {
  LONGEST_SLOT_ID,
  MOST_ARMY_LIMIT,
  MOST_ARMY_SLOTS,
  MOST_POINTS_LIMIT,
} from '../../../../../domain/tournaments/limits';
import { type Fields, button, field, given, numberOf, submitted } from '../../page-parts/form';
import { linesIn, numberInput, numbersIn } from '../../page-parts/console-parts';
import { details, select } from '../../page-parts/form-parts';
import { armySlotsTexts as texts } from './army-slots-texts';
import { fieldTexts } from '../field-texts';
import { ifAllowed, keptOfEvent, redraw, state } from '../model';
import { SettingsForm } from '../settings-form';

/** The armies that each entrant hands in, and what says which of them is played. */

const form = new SettingsForm();

type Slot = Pick<ArmySlot, 'id' | 'name'> & Partial<ArmySlot>;
interface Draft {
  readonly chosen: PackArmies['chosen'];
  readonly slots: readonly Slot[];
}

/** The armies as they are typed and not saved yet; null for those of the event. */
const typed = keptOfEvent<{ draft: Draft | null }>(() => ({ draft: null }));

const NOTHING: Draft = { chosen: 'BY_DRAW', slots: [] };
const GOOD_AND_EVIL: Draft = {
  chosen: 'BY_DRAW',
  slots: [
    { id: 'GOOD', name: 'Good', alignment: 'GOOD' },
    { id: 'EVIL', name: 'Evil', alignment: 'EVIL' },
  ],
};

/** The armies that the form says; a field that is empty is left out. */
const draftIn = (fields: Fields, count: number): Draft => ({
  chosen: (fields['chosen'] ?? NOTHING.chosen) as PackArmies['chosen'],
  slots: Array.from({ length: count }, (_, index) => {
    const of = (name: string): string | undefined => fields[`${name}-${index}`];
    return {
      id: of('id') ?? '',
      name: of('name') ?? '',
      alignment: (given(of('alignment')) ?? null) as ArmySlot['alignment'],
      points: numberOf(of('points')) ?? null,
      lists: linesIn(of('lists')),
      limits: {
        models: numberOf(of('models')) ?? null,
        heroes: numberOf(of('heroes')) ?? null,
        warbands: numberOf(of('warbands')) ?? null,
      },
      rounds: numbersIn(of('rounds')),
      scenarios: linesIn(of('scenarios')),
    };
  }),
});

const save = async (event: Tournament, fields: Fields, count: number): Promise<void> => {
  typed.draft = draftIn(fields, count);
  const body = {
    armies: count === 0 ? null : typed.draft,
    ...(given(fields['reason']) && { reason: fields['reason'] }),
  };
  await form.save(body, event, {
    taken: () => {
      typed.draft = null;
    },
  });
};

const area = (name: string, values: readonly string[] | undefined): TemplateResult =>
  html`<textarea name=${name} rows="2" .value=${(values ?? []).join('\n')}></textarea>`;

const slotFields = (slot: Slot, index: number, remove: () => void): TemplateResult =>
  html`<fieldset>
    <legend>${texts.army(index + 1)}</legend>
    <div class="setting-grid">
      ${field(
        texts.id,
        html`<input
          name="id-${index}"
          required
          maxlength=${LONGEST_SLOT_ID}
          autocapitalize="characters"
          .value=${slot.id}
        />`,
      )}
      ${field(fieldTexts.name, html`<input name="name-${index}" required .value=${slot.name} />`)}
      ${field(fieldTexts.alignment, select(`alignment-${index}`, texts.alignments, slot.alignment ?? ''))}
      ${field(texts.points, numberInput(`points-${index}`, slot.points, [1, MOST_POINTS_LIMIT]))}
      ${field(texts.rounds, html`<input name="rounds-${index}" .value=${(slot.rounds ?? []).join(', ')} />`)}
      ${field(texts.models, numberInput(`models-${index}`, slot.limits?.models, [1, MOST_ARMY_LIMIT]))}
      ${field(texts.heroes, numberInput(`heroes-${index}`, slot.limits?.heroes, [1, MOST_ARMY_LIMIT]))}
      ${field(texts.warbands, numberInput(`warbands-${index}`, slot.limits?.warbands, [1, MOST_ARMY_LIMIT]))}
      ${field(texts.lists, area(`lists-${index}`, slot.lists))}
      ${field(texts.scenarios, area(`scenarios-${index}`, slot.scenarios))}
    </div>
    ${button(texts.remove(slot.name || texts.army(index + 1)), remove)}
  </fieldset>`;

const shownForm = (event: Tournament): TemplateResult => {
  const { chosen, slots } = typed.draft ?? event.armies ?? NOTHING;
  /** Another number of armies keeps what is typed in the others. */
  const change =
    (changed: (now: Draft) => Draft) =>
    ({ currentTarget }: Event): void => {
      const element = (currentTarget as HTMLElement).closest('form');
      const fields = element
        ? (Object.fromEntries(
            [...new FormData(element)].map(([name, value]) => [name, String(value)]),
          ) as Fields)
        : {};
      typed.draft = changed(draftIn(fields, slots.length));
      form.isSaved = false;
      redraw();
    };
  const act = (text: string, changed: (now: Draft) => Draft): TemplateResult =>
    html`<button class="quiet" type="button" @click=${change(changed)}>${text}</button>`;
  return html`<form
    class="stack army-slots"
    @submit=${submitted((fields) => save(event, fields, slots.length), true)}
  >
    ${slots.length === 0 ? html`<p>${texts.none}</p>` : field(texts.howChosen, select('chosen', texts.choices, chosen))}
    ${slots.map((slot, index) =>
      slotFields(slot, index, () => {
        typed.draft = { chosen, slots: slots.filter((_, at) => at !== index) };
        redraw();
      }),
    )}
    <p class="buttons">
      ${slots.length === 0 ? act(texts.goodAndEvil, () => GOOD_AND_EVIL) : nothing}
      ${
        slots.length < MOST_ARMY_SLOTS
          ? act(texts.add, (now) => ({ ...now, slots: [...now.slots, { id: '', name: '' }] }))
          : nothing
      }
    </p>
    ${event.roundsDrawn.length === 0 ? nothing : field(texts.reason, html`<input name="reason" />`)}
    ${form.refusals()} ${form.saveButton(texts.save)}
  </form>`;
};

export const armySlots = (): TemplateResult | typeof nothing => {
  const { event } = state;
  return event === null || event.format === 'TEAMS'
    ? nothing
    : html`${ifAllowed('updateTournament', () => details(texts.title, shownForm(event)))}`;
};
