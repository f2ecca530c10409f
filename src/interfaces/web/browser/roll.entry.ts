import { html } from 'lit-html';
import type { Roll } from '../../../app/kernel/generated/answers';
import { type Asked, ask } from './api';
import { renderKeepingFocus } from './keep-focus';
import { createSender, refusalOf } from './requests';
import { follow, giveUpButton, renewShown, seatIn, wordsView } from './two-phones';
import { twoPhonesTexts as texts } from './two-phones-texts';

/** A roll between players on one of their phones: the own word, the codes of the others, and the dice once all words are in. */

const root = document.querySelector<HTMLElement>('#roll');
const path = `/v1/rolls/${root?.dataset['id'] ?? ''}`;
const seat = seatIn(location.hash);
const send = createSender();
let roll: Roll | null = null;
let message: string | null = null;

const act = async (what: 'join' | 'abandon', body: object): Promise<void> => {
  const asked = await send<Roll>({ path: `${path}/${what}`, body, token: seat?.token });
  await take(asked);
};

const take = async (asked: Asked<Roll>): Promise<void> => {
  message = refusalOf(asked, texts.offline);
  if (asked.kind === 'OK') {
    const before = JSON.stringify(roll);
    roll = asked.value;
    if (before !== JSON.stringify(roll)) await renewShown();
  }
  show();
};

const show = (): void => {
  if (!root || roll === null) return;
  renderKeepingFocus(
    roll.state === 'OPEN'
      ? html`${wordsView(roll.players, seat, { lock: (word) => void act('join', { word }), message })}
        ${seat === null ? '' : giveUpButton(() => void act('abandon', {}))}`
      : html``,
    root,
  );
};

root?.replaceChildren();
follow(async () => {
  const asked = await ask<Roll>({ path, token: seat?.token });
  if (asked.kind === 'OK') await take(asked);
  return roll === null || roll.state === 'OPEN';
});
