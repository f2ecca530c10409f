import { type TemplateResult, html, nothing } from 'lit-html';
import type { TableArmy } from '../../../../app/kernel/generated/answers';
import { button } from '../form';
import { list } from '../form-parts';
import { type Game, tablePath } from '../games';
import { change } from '../outbox';
import { playDetailsTexts as texts } from '../play-details-texts';
import { playTexts } from '../play-texts';
import { me, nameOf, state } from './model';

/** Who plays which army at a table, where everybody has several, and the choice of one's own. */

const line = ({ entrant, name, hasChosen }: TableArmy): TemplateResult => {
  const who = entrant === me() ? playTexts.you : nameOf(entrant);
  if (name !== null) return html`<bdi>${texts.plays(who, name)}</bdi>`;
  const unknown =
    hasChosen === null ? texts.bySettledScenario : hasChosen ? texts.hasChosen : texts.hasNotChosen;
  return html`<bdi>${unknown(who)}</bdi>`;
};

/** Whatever the other player does meanwhile, the choice stands: it takes no version. */
const choose = (game: Game, slot: string, label: string): void => {
  if (state.id === null) return;
  const path = `${tablePath(game)}/army`;
  change({ tournament: state.id, method: 'PUT', path, body: { slot }, ifMatch: null, label });
};

/** The choice is the player's own, until all have chosen or the round starts. */
const choice = (game: Game, armies: readonly TableArmy[]): TemplateResult | typeof nothing => {
  const own = armies.find(({ entrant }) => entrant === me());
  const rules = state.round?.armies;
  if (!own || rules?.chosen !== 'BY_CHOICE' || own.slot !== null || game.state !== 'DRAWN') return nothing;
  return html`<p><small>${texts.chooseArmy}</small></p>
    <p class="buttons">
      ${rules.slots.map(({ slot, name }) =>
        button(texts.chooseOne(name), () => choose(game, slot, texts.chooseOne(name))),
      )}
    </p>`;
};

export const tableArmies = (game: Game): TemplateResult | typeof nothing =>
  game.armies === null
    ? nothing
    : html`<section class="card armies" aria-label=${texts.armiesHere}>
        ${list(game.armies.map(line), 'plain')} ${choice(game, game.armies)}
      </section>`;
