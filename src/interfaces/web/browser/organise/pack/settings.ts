import { type TemplateResult, html, nothing } from 'lit-html';
import type { OfferedPack, Tournament, TournamentPack } from '../../../../../app/kernel/generated/answers';
import { LONGEST_REASON } from '../../../../../app/kernel/limits';
import { setting } from '../../page-parts/console-parts';
import { button } from '../../page-parts/form';
import { section } from '../../page-parts/form-parts';
import { Resource } from '../../requests/resource';
import { askEvent, isAllowed, redraw, state } from '../model';
import { SettingsForm } from '../settings-form';
import { Draft, sentTiebreaker, teamPointsOf, usualEvent } from './draft';
import { packFields, startFrom } from './editor';
import { settingsTexts } from '../settings-texts';
import { packTexts as texts } from './texts';

/** The scoring and format of an event in its settings: changed, previewed and saved. */

const form = new SettingsForm();
const draft = new Draft(usualEvent);

const begin = (event: Tournament, { rules }: TournamentPack): void => {
  draft.source = `${event.id} ${event.pack.version} ${event.settingsVersion}`;
  draft.begin(event, { ...rules, teams: teamPointsOf(event.teams) }, event.tiebreakers);
};

const now = new Resource<TournamentPack>(
  () => askEvent('/pack'),
  () => redraw(),
);

const save = async (event: Tournament): Promise<void> => {
  const { rounds } = draft.event;
  await form.save(
    {
      pack: draft.pack,
      tiebreakers: draft.tiebreakers.map(sentTiebreaker),
      ...(rounds !== event.rounds && { rounds }),
      ...(event.teams &&
        JSON.stringify(draft.get('teams')) !== JSON.stringify(teamPointsOf(event.teams)) && {
          teams: draft.teamPoints,
        }),
      ...(draft.reason !== '' && { reason: draft.reason }),
    },
    event,
    { taken: () => Object.assign(draft, { reason: '', isChanged: false }) },
  );
  draft.faults = form.faults;
  redraw();
};

const fits =
  ({ format }: Tournament) =>
  (pack: OfferedPack): boolean =>
    (pack.format === 'TEAMS') === (format === 'TEAMS') &&
    (pack.format === 'DOUBLES') <= (format === 'DOUBLES');

const reasonField = (): TemplateResult =>
  setting(
    texts.reason,
    html`<input
      maxlength=${LONGEST_REASON}
      .value=${draft.reason}
      @input=${({ target }: Event) => {
        draft.reason = (target as HTMLInputElement).value;
      }}
    />`,
    { help: texts.reasonHelp, isWide: true },
  );

export const packSettings = (): TemplateResult => {
  const { event } = state;
  if (event === null || !isAllowed('updateTournament')) return html``;
  if (draft.source.split(' ')[0] !== event.id) draft.isChanged = false;
  const read = now.look(event.id, event.settingsVersion);
  if (
    read?.rules &&
    !draft.isChanged &&
    draft.source !== `${event.id} ${read.version} ${event.settingsVersion}`
  )
    begin(event, read);
  if (draft.source.split(' ')[0] !== event.id) return html``;
  return section(
    'pack',
    texts.title,
    html`<p>${texts.lead}</p>
      <div class="setting-grid">
        ${startFrom(draft, { fits: fits(event), take: (pack) => draft.take(pack), unset: texts.asItIs })}
      </div>
      ${packFields(draft)} ${event.roundsDrawn.length > 0 ? reasonField() : nothing} ${form.refusals([])}
      <p class="buttons">
        <button type="button" @click=${() => save(event)}>${texts.save}</button>
        ${
          draft.isChanged
            ? button(texts.discard, () => {
                draft.isChanged = false;
                draft.source = event.id;
                redraw();
              })
            : nothing
        }
        <span role="status"
          >${draft.isChanged ? texts.unsaved : form.isSaved ? settingsTexts.saved : ''}</span
        >
      </p>`,
  );
};
