import { type TemplateResult, html, nothing } from 'lit-html';
import type { EntrantArmy } from '../../../../app/kernel/generated/answers';
import { ask } from '../requests/api';
import type { Game } from '../reports/games';
import { playDetailsTexts as texts } from './details-texts';
import { storedArmy } from './army-read';
import { redraw } from '../page-parts/page';
import { nameOf, onEvent, sidesOf, state } from './model';

/** The opponent's army lists, once everybody may read them: of a team one of each player, of several armies each. */

const arePublic = (): boolean => {
  const { event } = state;
  const at = event?.armyDesk.publishAt ?? null;
  return event !== null && (event.armyListsPublished || (at !== null && Date.parse(at) <= Date.now()));
};

interface OneArmy {
  readonly query: string;
  readonly of: string | null;
}

const wanted = (opponent: string): readonly OneArmy[] => {
  const { event } = state;
  const entrant = event?.entrants.find(({ id }) => id === opponent);
  if (event?.teams && entrant)
    return entrant.memberNumbers.map((number, index) => ({
      query: `?member=${number}`,
      of: entrant.members[index] ?? null,
    }));
  const slots = event?.armies?.slots ?? [];
  return slots.length > 0
    ? slots.map(({ id, name }) => ({ query: `?slot=${id}`, of: name }))
    : [{ query: '', of: null }];
};

/** The lists that were read, by their address; null where there is none. */
const lists = new Map<string, EntrantArmy['army']>();

const read = async (paths: readonly string[]): Promise<void> => {
  await Promise.all(
    paths.map(async (path) => {
      const asked = await ask<EntrantArmy>(onEvent(path));
      if (asked.kind !== 'OFFLINE') lists.set(path, asked.kind === 'OK' ? asked.value.army : null);
    }),
  );
  redraw();
};

const pathOf = (opponent: string, { query }: OneArmy): string => `/entrants/${opponent}/army${query}`;

const shown = (opponent: string, one: OneArmy): TemplateResult => {
  const army = lists.get(pathOf(opponent, one));
  const what = army === undefined ? texts.reading : army === null ? texts.noList : storedArmy(army);
  return html`${one.of === null ? nothing : html`<h3><bdi>${one.of}</bdi></h3>`}
    <div>${what}</div>`;
};

export const theirArmy = (game: Game): TemplateResult | typeof nothing => {
  const [, opponent] = sidesOf(game);
  if (opponent === undefined || !arePublic()) return nothing;
  const all = wanted(opponent);
  const paths = all.map((one) => pathOf(opponent, one));
  return html`<details
    @toggle=${({ target }: Event) => {
      if ((target as HTMLDetailsElement).open) void read(paths);
    }}
  >
    <summary>${texts.listOf(nameOf(opponent))}</summary>
    ${all.map((one) => shown(opponent, one))}
  </details>`;
};
