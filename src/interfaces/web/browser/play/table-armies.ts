import { type TemplateResult, html, nothing } from 'lit-html';
import type { RoundArmySlot, TableArmy } from '../../../../app/kernel/generated/answers';
import { button } from '../page-parts/form';
import { list } from '../page-parts/form-parts';
import { type Game, tablePath } from '../reports/games';
import { playDetailsTexts as texts } from './details-texts';
import { playTexts } from './texts';
import { me, nameOf, sendToEvent, state } from './model';

/** The armies of a table, if everybody has several, and the choice of one's own. */

/** The choices made on this page, by event and table: the service shows them to nobody before both have chosen. */
const ownChoices = new Map<string, string>();
const keyOf = (game: Game): string => `${state.id}${tablePath(game)}`;

const line = ({ entrant, name, hasChosen }: TableArmy, key: string): TemplateResult => {
  const who = entrant === me() ? playTexts.you : nameOf(entrant);
  if (name !== null) return html`<bdi>${texts.plays(who, name)}</bdi>`;
  const chosen = entrant === me() && hasChosen === true ? ownChoices.get(key) : undefined;
  if (chosen !== undefined) return html`<bdi>${texts.youChose(chosen)}</bdi>`;
  const unknown =
    hasChosen === null ? texts.bySettledScenario : hasChosen ? texts.hasChosen : texts.hasNotChosen;
  return html`<bdi>${unknown(who)}</bdi>`;
};

/** The choice takes no version: it stands whatever the other player does meanwhile. */
const choose = (game: Game, { id, name }: RoundArmySlot): void => {
  ownChoices.set(keyOf(game), name);
  sendToEvent(texts.chooseOne(name), ['PUT', `${tablePath(game)}/army`, { slot: id }]);
};

/** The choice is the player's own, until all have chosen or the round starts. */
const choice = (game: Game, armies: readonly TableArmy[]): TemplateResult | typeof nothing => {
  const own = armies.find(({ entrant }) => entrant === me());
  const rules = state.round?.armies;
  if (!own || rules?.chosen !== 'BY_CHOICE' || own.slot !== null || game.state !== 'DRAWN') return nothing;
  return html`<p><small>${texts.chooseArmy}</small></p>
    <p class="buttons">
      ${rules.slots.map((slot) => button(texts.chooseOne(slot.name), () => choose(game, slot)))}
    </p>`;
};

export const tableArmies = (game: Game): TemplateResult | typeof nothing =>
  game.armies === null
    ? nothing
    : html`<section class="card armies" aria-label=${texts.armiesHere}>
        ${list(
          game.armies.map((army) => line(army, keyOf(game))),
          'plain',
        )}
        ${choice(game, game.armies)}
      </section>`;
