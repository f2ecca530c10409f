import type { Roll } from '../../../app/kernel/generated/answers';
import { call } from '../../../app/kernel/use-case';
import { roll as readRoll } from '../../../app/games/rolls/between-players/roll';
import { rollCommitment, verifiableDice } from '../../../shared/verifiable-dice';
import { html } from '../html';
import { rollTexts } from '../roll-texts';
import { nameOf } from '../parts/event';
import { type Finding, notedFinding, rollRecord } from '../parts/roll-verdict';
import { type Page, currentPage } from '../reply';

/** Works a roll out again from its own terms, secret and words; null while its secret is hidden. */
const checkRoll = (
  { id, terms, secret, commitment, players, dice, sides }: Roll,
  noted: string,
): readonly Finding[] | null => {
  if (secret === null) return null;
  const promise = { id, terms, secret };
  const said = players.flatMap(({ word }) => word ?? []);
  const fit =
    dice !== null &&
    said.length === players.length &&
    verifiableDice(promise, said, { count: dice.length, sides }).join() === dice.join();
  return [
    [rollCommitment(promise) === commitment, rollTexts.sealFound],
    ...(dice === null ? [] : [[fit, rollTexts.diceFound] as const]),
    ...notedFinding(commitment, noted),
  ];
};

/**
 * A roll between players: its dice, its words, and all that is needed to check it elsewhere. A player's link carries a token behind
 * the `#`, which is never sent with the page; with it the script locks the player's word.
 */
export const rollPage: Page = async ({ parameters, query }, context) => {
  const found = await call(readRoll, { id: parameters['roll'] }, context);
  if (!found.ok) return found;
  const { id, state, reason, dice, total, resolution } = found.value;
  const noted = (query.get('noted') ?? '').trim();
  return currentPage(() => ({
    title: rollTexts.byId,
    section: 'ROLLS',
    ...(state === 'OPEN' && { scripts: ['roll'] as const }),
    main: html`<h1>${reason === null ? rollTexts.byId : nameOf(reason)}</h1>
      ${state === 'OPEN' && html`<div id="roll" class="at-table" data-id="${id}"><p>${rollTexts.seatHelp}</p></div>`}
      <div data-shown>
        <p class="lead" role="status">${rollTexts.states[state]}</p>
        ${dice && html`<p class="dice large">${dice.map((die) => html`<span>${die}</span>`)} <small>${rollTexts.total} ${total}</small></p>`}
        ${resolution && html`<p><b>${resolution.name}: ${resolution.row.name}</b> ${resolution.row.effect}</p>`}
        ${rollRecord(found.value, checkRoll(found.value, noted), { noted, hidden: rollTexts.hidden })}
      </div>`,
  }));
};
