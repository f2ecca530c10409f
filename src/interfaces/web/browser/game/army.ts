import { type TemplateResult, html, nothing } from 'lit-html';
import { MOST_OWN_COUNTERS, type RowCounter, ownCounter, rowCounter } from '../../../../domain/games/keys';
import type { GameRow } from '../../../../domain/games/sheet';
import { type SideTotals, rowLeft, sideTotals } from '../../../../domain/games/totals';
import { submitted } from '../page-parts/form';
import { later } from '../page-parts/later';
import { redraw } from '../page-parts/page';
import { count, set } from './model';
import { counterView, earlierOf, sheetButton, shown, textOf } from './parts';
import { sheetTexts as texts } from './texts';

/** An army of the sheet: its units and models with what may be ticked off, and how it stands. */

type SideNumber = 0 | 1;
type Place = readonly [side: SideNumber, row: number];

/** The pools of which a row, or a side as a whole, has something. */
const poolsOf = (of: Pick<GameRow, 'might' | 'will' | 'fate'>) =>
  (['might', 'will', 'fate'] as const).filter((pool) => of[pool] > 0);

/** The counters of a row that say something: one Wound for each warrior says no more than who is gone. */
const countersOf = (row: GameRow): readonly RowCounter[] => [
  ...(row.models > 1 ? (['casualties'] as const) : []),
  ...poolsOf(row),
  ...(row.wounds > Math.max(1, row.models) || (row.isHero && row.wounds > 0) ? (['wounds'] as const) : []),
];

/** A single model is slain or not, also where no Wound was the reason. */
const slainButton = ({ name }: GameRow, place: Place, casualties: number): TemplateResult => {
  const isPressed = casualties > 0;
  const label = texts.slayOf(name);
  const slay = (): void => count(rowCounter(...place, 'casualties'), isPressed ? -1 : 1, label);
  return sheetButton(texts.slay, slay, { label, isPressed });
};

const rowView = (row: GameRow, place: Place): TemplateResult => {
  const { setup, state } = shown();
  const casualties = rowLeft(setup, state, place)?.casualties ?? 0;
  return html`<li class="game-row" data-gone=${row.models > 0 && casualties >= row.models}>
    <h3>
      <bdi>${row.name}</bdi>
      ${row.isLeader ? html`<span class="badge">${texts.leader[setup.edition]}</span>` : nothing}
      ${row.banners > 0 ? html`<span class="badge">${texts.banner}</span>` : nothing}
    </h3>
    <div class="counters">
      ${countersOf(row).map((kind) => counterView({ counter: rowCounter(...place, kind), what: texts.counters[kind], of: row.name, isLeft: true }))}
      ${row.models === 1 ? slainButton(row, place, casualties) : nothing}
    </div>
  </li>`;
};

/** "14 of 32 down", and how far it is from Broken and from a quarter. */
const standing = (totals: SideTotals): TemplateResult => {
  const { casualties, models, broken, brokenIn, quarterLeft, quarterIn, wipedOut } = totals;
  return html`<p class="game-break" data-broken=${broken}>
    <b>${broken ? texts.broken : brokenIn === null ? texts.brokenByModels : texts.brokenIn(brokenIn)}</b>
    <span>${texts.down(casualties, models)}</span>
    <span>${wipedOut ? texts.wipedOut : quarterLeft ? texts.quarter : texts.quarterIn(quarterIn)}</span>
    ${totals.banners > 0 ? html`<span>${texts.banners(totals.banners)}</span>` : nothing}
  </p>`;
};

/** An army whose list says which models break it is Broken when its players say so. */
const brokenButton = (side: SideNumber, { broken }: SideTotals): TemplateResult =>
  html`<p>
    ${sheetButton(broken ? texts.sayUnbroken : texts.sayBroken, () => set(`${side}.broken`, String(!broken)))}
    ${earlierOf(`${side}.broken`)}
  </p>`;

const ownCounters = (side: SideNumber): TemplateResult => {
  const { isMine } = shown();
  const places = Array.from({ length: MOST_OWN_COUNTERS }, (_, place) => place);
  const free = places.find((place) => textOf(ownCounter(side, place)) === '');
  const add = ({ name = '' }: Readonly<Record<string, string>>): void => {
    if (free !== undefined && name !== '') set(ownCounter(side, free), name);
  };
  return html`<section aria-labelledby="own">
    <h3 id="own">${texts.own}</h3>
    <div class="counters">
      ${places.map((place) => {
        const counter = ownCounter(side, place);
        const name = textOf(counter);
        return name === ''
          ? nothing
          : html`${counterView({ counter, what: name, of: texts.own, isLeft: false })}${earlierOf(counter)}`;
      })}
    </div>
    ${
      !isMine
        ? nothing
        : free === undefined
          ? html`<small>${texts.ownFull}</small>`
          : html`<form class="inline" @submit=${submitted(add)}>
              <label class="hidden" for="own-name">${texts.ownLabel}</label>
              <input
                id="own-name"
                name="name"
                maxlength="40"
                required
                autocomplete="off"
                placeholder=${texts.ownLabel}
              />
              <button class="quiet">${texts.ownAdd}</button>
            </form>`
    }
  </section>`;
};

const adding = later(() => import('./add-army'), redraw);

export const armyView = (side: SideNumber): TemplateResult => {
  const { answer, setup, state, isMine } = shown();
  const own = setup.sides[side];
  const { name, army, points, rows, brokenAt } = own;
  if (rows.length === 0)
    return html`<h2><bdi>${name}</bdi></h2>
      <p>${texts.noArmy}</p>
      ${isMine && (answer.you ?? side) === side ? adding()?.addArmy(side) : nothing} ${ownCounters(side)}`;
  const totals = sideTotals(setup, state, side);
  const pools = poolsOf(own);
  const about = [army, points === null ? '' : texts.points(points)].filter((text) => text !== '').join(', ');
  return html`<h2><bdi>${name}</bdi> <small>${about}</small></h2>
    ${standing(totals)} ${brokenAt === null ? brokenButton(side, totals) : nothing}
    ${
      pools.length === 0
        ? nothing
        : html`<p class="pools">
            <small
              >${texts.pools}:
              ${pools.map((pool) => `${texts.counters[pool]} ${totals[pool]}/${own[pool]}`).join(', ')}</small
            >
          </p>`
    }
    <ul class="game-rows">
      ${rows.map((row, place) => rowView(row, [side, place]))}
    </ul>
    ${ownCounters(side)}`;
};
