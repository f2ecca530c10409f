import type { Entrant, LinkCode } from '../../../../app/kernel/generated/answers';
import { html, render } from 'lit-html';
import { createSender } from '../requests';
import { cameraCode } from './cards';
import { create } from './links';
import { state } from './model';
import { viewTexts as texts } from './view-texts';

/** A code to read out or hold up: the player types it at the address below it, and has the player's page. */

/** By entrant: a second try after a lost answer makes no second code. */
const senders = new Map<string, ReturnType<typeof createSender>>();

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
  const target = `${state.id}/${entrant}`;
  const send = senders.get(target) ?? createSender();
  senders.set(target, send);
  const code = await create<LinkCode>(`entrants/${entrant}/link-codes`, undefined, send);
  if (code !== null) show(code, name);
};
