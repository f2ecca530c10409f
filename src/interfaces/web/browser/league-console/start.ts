import { type TemplateResult, html } from 'lit-html';
import type { GrantedLeague } from '../../../../app/kernel/generated/answers';
import { LONGEST_NAME } from '../../../../app/kernel/limits';
import { type Fields, field, submitted } from '../page-parts/form';
import { keptKeys, openingForm } from '../page-parts/kept-keys';
import { recoveryForm } from '../page-parts/recovery';
import { createSender } from '../requests/requests';
import { LEAGUES } from '../requests/tokens';
import { recover } from './guest';
import { sendTo, state } from './model';
import { ruleFields, ruleIn } from './rule';
import { keepGranted } from './settings';
import { leagueTexts as texts } from './texts';

/** The start of the console: leagues of this browser, a new one, or one opened with its key. */

const sendForm = createSender();

const create = async (fields: Fields): Promise<void> => {
  const body = { name: fields['name'], rule: ruleIn(fields) };
  const granted = await sendTo<GrantedLeague>({ path: '/v1/leagues', body }, sendForm);
  if (granted === null) return;
  state.scoring = null;
  keepGranted(granted);
};

export const start = (): TemplateResult =>
  html`<p class="lead">${texts.lead}</p>
    ${keptKeys(texts, LEAGUES)}
    <form class="create" @submit=${submitted(create, true)}>
      <h2>${texts.create}</h2>
      ${field(texts.name, html`<input name="name" required maxlength=${LONGEST_NAME} autocomplete="off" />`)}
      ${ruleFields()}
      <button>${texts.createButton}</button>
    </form>
    ${openingForm(texts, LEAGUES)} ${recoveryForm(recover)}`;
