import { html } from 'lit-html';
import type { Roll } from '../../../app/kernel/generated/answers';
import { ask } from './requests/api';
import { createState, refusedLine, startPage } from './page-parts/page';
import { Requester } from './page-parts/requester';
import { follow, giveUpButton, renewShown, seatIn, wordsView } from './reports/two-phones';
import { twoPhonesTexts as texts } from './reports/two-phones-texts';

/** A roll between players on one of their phones: the own word, the codes of the others, and the dice once all words are in. */

const root = document.querySelector<HTMLElement>('#roll');
const path = `/v1/rolls/${root?.dataset['id'] ?? ''}`;
const seat = seatIn(location.hash);
const requester = new Requester(texts.offline);
const [table, set] = createState({ roll: null as Roll | null });

const act = async (what: 'join' | 'abandon', body: object): Promise<void> =>
  take(await requester.send<Roll>({ path: `${path}/${what}`, body, token: seat?.token }));

const take = async (roll: Roll | null): Promise<void> => {
  if (roll === null || JSON.stringify(table.roll) === JSON.stringify(roll)) return;
  set({ roll });
  await renewShown();
};

startPage(root, () =>
  table.roll?.state === 'OPEN'
    ? html`${wordsView(table.roll.players, seat, {
        lock: (word) => void act('join', { word }),
        refusal: refusedLine(requester.refusal),
      })}
      ${seat === null ? '' : giveUpButton(() => void act('abandon', {}))}`
    : html``,
);
follow(async () => {
  const asked = await ask<Roll>({ path, token: seat?.token });
  if (asked.kind === 'OK') await take(requester.answered(asked));
  return table.roll === null || table.roll.state === 'OPEN';
});
