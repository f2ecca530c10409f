import { type TemplateResult, html, nothing } from 'lit-html';
import type { GrantedLeague } from '../../../../app/kernel/generated/answers';
import { LONGEST_NAME } from '../../../../app/kernel/limits';
import { embedCode } from '../page-parts/console-parts';
import { type Fields, button, field, submitted } from '../page-parts/form';
import { details } from '../page-parts/form-parts';
import { LEAGUES, forgetEvent } from '../requests/tokens';
import { change, handOut, keepLeague, keptLeague, keyOf, send, state, update } from './model';
import { ruleFields, ruleIn } from './rule';
import { leagueTexts } from './texts';

/** Name, rule, embedding, and the key of a league. */

const texts = leagueTexts.settings;

const save = async (fields: Fields): Promise<void> => {
  const { name } = fields;
  const saved = await change('', { method: 'PATCH', body: { name, rule: ruleIn(fields) } });
  update(saved === null ? { saved: null } : { saved: 'SETTINGS', scoring: null });
};

const share = (): void => handOut(texts.shareNote, `.${keyOf(state.id) ?? ''}`);

/** Keeps a new key, shows its recovery code until it is kept elsewhere, and opens the league. */
export const keepGranted = ({ league, organiserToken, recoveryCode }: GrantedLeague): void => {
  const { id, name } = league;
  keepLeague({ id, name, token: organiserToken, recoveryCode });
  update({ id, recovery: { id, name, code: recoveryCode, page: '/leagues/manage' }, notice: null });
  location.hash = encodeURIComponent(id);
};

const replaceKey = async (recoveryCode: string): Promise<void> => {
  if (!confirm(texts.newKeySure)) return;
  const granted = await send<GrantedLeague>('/recover', { body: { recoveryCode }, token: null });
  if (granted) keepGranted(granted);
};

const keys = (): TemplateResult => {
  const code = keptLeague(state.id)?.recoveryCode ?? null;
  return html`<h2>${texts.key}</h2>
    ${
      code === null
        ? html`<p>${texts.noCode}</p>`
        : html`${details(texts.show, html`<p><code>${code}</code></p>`)}
            <p>${texts.keyHelp}</p>
            ${button(texts.newKey, () => replaceKey(code))}`
    }`;
};

const deleteLeague = async (): Promise<void> => {
  const { id, league } = state;
  if (id === null || league === null || !confirm(texts.deleteSure(league.name))) return;
  const deleted = await send('', { method: 'DELETE', body: {} });
  if (deleted === null) return;
  forgetEvent(id, LEAGUES);
  update({ id: null, league: null, notice: texts.deleted(league.name) });
  location.hash = '';
};

export const settingsView = (): TemplateResult => {
  const { league } = state;
  if (league === null) return html``;
  return html`<form class="create" @submit=${submitted(save, true)}>
      ${field(leagueTexts.name, html`<input name="name" required maxlength=${LONGEST_NAME} .value=${league.name} />`)}
      ${ruleFields(league.rule)}
      <button>${texts.save}</button>
      <span role="status">${state.saved === 'SETTINGS' ? texts.saved : nothing}</span>
    </form>
    <h2><label for="embed-code">${texts.embed}</label></h2>
    ${embedCode('league', league.id)}
    <h2>${texts.share}</h2>
    <p>${texts.shareHelp}</p>
    ${button(texts.shareButton, share)} ${keys()}
    <h2>${texts.delete}</h2>
    <p>${texts.deleteHelp}</p>
    ${button(texts.deleteButton, deleteLeague)}`;
};
