import { html, render } from 'lit-html';
import { ask, newKey } from '../api';
import { tokenFor } from '../tokens';
import { cameraCode } from './cards';
import { home, redraw, state } from './model';
import { viewTexts as texts } from './view-texts';
import { organiseTexts as common } from './texts';
import type { Entrant, LinkCode } from '../../../../app/kernel/generated/answers';

/** A code to read out or hold up: the player types it at the address below it, and has the player's page. */

/** By entrant, until the answer is there: a second try after a lost answer makes no second code. */
const keys = new Map<string, string>();

const show = ({ tournament, code, expiresAt }: LinkCode, name: string): void => {
  const dialog = document.createElement('dialog');
  dialog.className = 'player-code';
  dialog.setAttribute('aria-labelledby', 'player-code-title');
  const address = `${location.origin}/play?tournament=${encodeURIComponent(tournament)}`;
  const until = new Date(expiresAt).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  render(
    html`<h2 id="player-code-title"><bdi>${texts.codeTitle(name)}</bdi></h2>
      <p class="code">${code}</p>
      <p>${texts.codeLasts(until)}</p>
      <p>${texts.codeUse}</p>
      <p><code>${address}</code></p>
      ${cameraCode(address, texts.codeCamera)}
      <form method="dialog"><button>${texts.codeClose}</button></form>`,
    dialog,
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};

export const makeCode = async ({ id: entrant, name }: Entrant): Promise<void> => {
  const { id } = state;
  if (id === null) return;
  const target = `${id}/${entrant}`;
  const key = keys.get(target) ?? newKey();
  keys.set(target, key);
  const asked = await ask<LinkCode>({
    method: 'POST',
    path: `${home(id)}/entrants/${entrant}/link-codes`,
    token: tokenFor(id),
    key,
  });
  if (asked.kind !== 'OFFLINE') keys.delete(target);
  if (asked.kind === 'OK') return show(asked.value, name);
  state.notice = asked.kind === 'REFUSED' ? asked.problem.detail : common.offline;
  redraw();
};
