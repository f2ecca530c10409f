import { type TemplateResult, html, nothing } from 'lit-html';
import type { GrantedLeague } from '../../../../app/kernel/generated/answers';
import { LONGEST_NAME } from '../../../../app/kernel/limits';
import { type Fields, button, field, submitted } from '../form';
import { list } from '../form-parts';
import { labelled } from '../labelled';
import { idIn, recoveryForm } from '../recovery';
import { createSender } from '../requests';
import { LEAGUES, forgetEvent } from '../tokens';
import { recover } from './guest';
import { keepLeague, keptLeagues, reasonOf, redraw, state, update } from './model';
import { ruleFields, ruleIn } from './rule';
import { keepGranted } from './settings';
import { leagueTexts as texts } from './texts';

/** The start of the console: leagues of this browser, a new one, or one opened with its key. */

const sendForm = createSender();

const create = async (fields: Fields): Promise<void> => {
  const body = { name: fields['name'], rule: ruleIn(fields) };
  const asked = await sendForm<GrantedLeague>({ path: '/v1/leagues', body });
  if (asked.kind !== 'OK') return update({ notice: reasonOf(asked) });
  state.scoring = null;
  keepGranted(asked.value);
  location.hash = encodeURIComponent(asked.value.league.id);
};

const openKnown = ({ league = '', token = '' }: Fields): void => {
  const id = idIn(league);
  keepLeague({ id, name: id, token, recoveryCode: null });
  location.hash = encodeURIComponent(id);
};

const forget = (id: string): void => {
  if (confirm(texts.forgetSure)) forgetEvent(id, LEAGUES);
  redraw();
};

const kept = (): TemplateResult =>
  html`<h2>${texts.yours}</h2>
    ${list(
      keptLeagues().map(
        ({ id, name }) =>
          html`<a href="#${encodeURIComponent(id)}"><bdi>${name}</bdi></a>
            ${button(texts.forget, () => forget(id))}`,
      ),
      'plain events',
    )}`;

export const start = (): TemplateResult =>
  html`<p class="lead">${texts.lead}</p>
    ${keptLeagues().length > 0 ? kept() : nothing}
    <form class="create" @submit=${submitted(create, true)}>
      <h2>${texts.create}</h2>
      ${field(texts.name, html`<input name="name" required maxlength=${LONGEST_NAME} autocomplete="off" />`)}
      ${ruleFields()}
      <button>${texts.createButton}</button>
    </form>
    <form class="stack" @submit=${submitted(openKnown)}>
      <h2>${texts.openOther}</h2>
      ${labelled('league', texts.otherId)}
      <label for="token">${texts.otherToken}</label
      ><input id="token" name="token" type="password" autocomplete="off" required />
      <button>${texts.open}</button>
    </form>
    ${recoveryForm(recover)}`;
