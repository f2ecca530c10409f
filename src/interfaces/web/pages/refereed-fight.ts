import { resolveFight } from '../../../app/fights/play/fight-play';
import type { FightResolution, RefereedFight } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { citingHouse, houseText } from '../../../app/rules/asking/by-house-rulings';
import { refereedFight } from '../../../app/games/rolls/refereed-fights/refereed-fight';
import { rollCommitment, verifiableDice } from '../../../shared/verifiable-dice';
import { html } from '../html';
import { phoneFightTexts, rollTexts } from '../roll-texts';
import { addressOf, nameOf } from '../parts/event';
import { list } from '../parts/layout-parts';
import { type Finding, notedFinding, rollRecord } from '../parts/roll-verdict';
import { type Page, currentPage } from '../reply';

const D6 = 6;

/** Works a fight out again from its own terms, secret, words and choices; null while its secret is hidden. */
const checkFight = async (
  { id, terms, secret, commitment, players, dice, choices, steps, houseRulings }: RefereedFight,
  noted: string,
  context: StoredContext,
): Promise<readonly Finding[] | null> => {
  if (secret === null) return null;
  const promise = { id, terms, secret };
  const said = players.flatMap(({ word }) => word ?? []);
  const dueDice =
    said.length === players.length ? verifiableDice(promise, said, { count: dice.length, sides: D6 }) : [];
  const { fight } = JSON.parse(terms) as { readonly fight: object };
  const again = await call(resolveFight, { ...fight, dice, choices }, context);
  const played = again.ok ? citingHouse((again.value as FightResolution).steps, houseRulings) : [];
  return [
    [rollCommitment(promise) === commitment, rollTexts.sealFound],
    [dueDice.join() === dice.join(), rollTexts.diceFound],
    ...(said.length === players.length
      ? [[JSON.stringify(played) === JSON.stringify(steps), rollTexts.playFound] as const]
      : []),
    ...notedFinding(commitment, noted),
  ];
};

/**
 * A fight between two players, move by move. A player's link carries a token behind the `#`, which is never sent with the page; with
 * it the script makes that player's moves. Everybody else watches.
 */
export const refereedFightPage: Page = async ({ parameters, query }, context) => {
  const found = await call(refereedFight, { id: parameters['fight'] }, context);
  if (!found.ok) return found;
  const { id, state, reason, steps, tournament, houseRulings } = found.value;
  const noted = (query.get('noted') ?? '').trim();
  const findings = await checkFight(found.value, noted, context);
  return currentPage(() => ({
    title: phoneFightTexts.title,
    section: 'ROLLS',
    scripts: ['fight'],
    main: html`<h1>${reason === null ? phoneFightTexts.title : nameOf(reason)}</h1>
      ${
        tournament !== null &&
        html`<aside class="note" data-house>
          <p>
            <a href="${addressOf(tournament)}"
              >${houseRulings.length > 0 ? phoneFightTexts.follows : phoneFightTexts.inEvent}</a
            >
          </p>
          ${list(houseRulings.map(houseText))}
        </aside>`
      }
      <div id="fight" class="at-table" data-id="${id}">
        <p class="lead">${rollTexts.states[state]}</p>
        <ol class="steps">
          ${steps.map(({ text }) => html`<li>${text}</li>`)}
        </ol>
        <noscript><p>${phoneFightTexts.noScript}</p></noscript>
      </div>
      <div data-shown>${rollRecord(found.value, findings, { noted, hidden: rollTexts.hiddenInFight })}</div>`,
  }));
};
