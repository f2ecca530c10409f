import { shippedEditions } from '../../../app/armies/lists/shipped-editions';
import { shippedIndexOf } from '../../../app/armies/lists/shipped-catalogue';
import { fightOdds } from '../../../app/fights/odds/fight-odds';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { toWoundChartOf } from '../../../app/rules/edition';
import { editionIds } from '../../../app/rules/edition-names';
import { pairsOf } from '../../../app/search/both-editions';
import { editionSearchEntries } from '../../../app/search/edition-search-entries';
import { type SearchEntry, searchEntries } from '../../../app/search/search-entries';
import { coverage2024 } from '../../../domain/rules/rulesets/mesbg-2024/facts/all-facts';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { percent } from '../parts/chance';
import { editionIn } from '../parts/edition';
import { scroll } from '../parts/layout-parts';
import { plainTable, row } from '../parts/table';
import { followingEvents } from '../parts/in-event';
import { type Page, referencePage } from '../reply';

/** The changes between the editions, from the data of both: nothing here is written by hand but the questions. */

const texts = messages.changes;

interface Row {
  readonly name: string;
  readonly id?: string | undefined;
  /** The text of each edition, in the order of `editionIds`; null for nothing. */
  readonly says: readonly (string | null)[];
}

/** A table of both editions; rows that say the same are counted, not shown. */
const comparison = (title: string, rows: readonly Row[]): Html => {
  const changed = rows.filter(({ says: [before, today] }) => before !== today);
  return html`<h2>${title}</h2>
    ${scroll(
      title,
      plainTable({
        className: 'chart',
        caption: title,
        hasHiddenCaption: true,
        columns: [texts.thing, ...editionIds],
        rows: changed.map(({ name, id, says }) =>
          row(
            id === undefined ? name : html`<span id="${id}">${name}</span>`,
            ...says.map((text) => text ?? texts.absent),
          ),
        ),
      }),
    )}
    ${rows.length > changed.length && html`<p>${texts.same(rows.length - changed.length)}</p>`}`;
};

const warrior = { attacks: 1, fight: 4, strength: 3, defence: 5, wounds: 1 };

/** Two sides of one question; the first is the one that the answer is about. */
const questions = {
  plain: [{}, {}],
  twoHanded: [{ twoHanded: true }, {}],
  banner: [{}, {}],
  lance: [{ type: 'CAVALRY', charged: true, lance: true }, {}],
  shielding: [{}, { shielding: true }],
  elven: [{ elvenMade: true }, {}],
} as const satisfies Record<keyof typeof texts.questions, readonly [object, object]>;

const answerIn = async (
  name: keyof typeof questions,
  edition: string,
  context: StoredContext,
): Promise<string | null> => {
  const sides = questions[name].map((model, side) => ({
    alignment: side === 0 ? 'GOOD' : 'EVIL',
    models: [{ ...warrior, ...model }],
    rerolls: Number(name === 'banner' && side === 0),
  }));
  const answer = async (more: object): Promise<string | null> => {
    const odds = await call(fightOdds, { sides, edition, ...more }, context);
    const [wins] = odds.ok ? odds.value.win : [];
    const enemy = odds.ok ? odds.value.sides[1]?.models[0] : undefined;
    return wins && enemy ? texts.oddsOf(percent(wins), percent(enemy.slain)) : null;
  };
  const known = await answer({});
  if (known !== null) return known;
  // A reading that no source decides: both answers.
  const readings = await Promise.all(
    messages.odds.downs.slice(1).map(async ([reading, label]) => {
      const found = await answer({ switches: { knockedDownIsTrapped: reading === 'trapped' } });
      return found === null ? [] : `${label}: ${found}`;
    }),
  );
  return readings.flat().join('; ') || null;
};

const oddsRows = (context: StoredContext): Promise<readonly Row[]> =>
  Promise.all(
    (Object.keys(questions) as (keyof typeof questions)[]).map(async (name) => ({
      name: texts.questions[name],
      says: await Promise.all(editionIds.map((edition) => answerIn(name, edition, context))),
    })),
  );

const cellsThatDiffer = (): number => {
  const [before = [], today = []] = editionIds.map((edition) => toWoundChartOf(edition).cells.flat());
  return before.filter((cell, place) => cell !== today[place]).length;
};

const summaryOf = (entry: SearchEntry | null): string | null => entry && entry.summary;

const entryRows = (kind: SearchEntry['kind'], today: readonly SearchEntry[]): readonly Row[] =>
  pairsOf(kind, searchEntries, today).map(({ name, in2018, in2024 }) => ({
    name,
    id: in2024?.id,
    says: [summaryOf(in2018), summaryOf(in2024)],
  }));

const kinds = ['HEROIC_ACTION', 'SPECIAL_STRIKE', 'MISSILE_WEAPON', 'MAGICAL_POWER', 'CHART'] as const;

const factRows = (): readonly Row[] =>
  coverage2024
    .filter(({ in2018, kind }) => in2018 !== null && kind !== 'NOT_COVERED')
    .map(({ fact, in2018 }) => ({ name: fact.split(/[:;(]/)[0] ?? fact, says: [in2018, fact] }));

type Limit = { readonly numerator: number; readonly denominator: number } | null;
const limitText = (limit: Limit): string =>
  limit === null ? texts.noLimit : `${limit.numerator}/${limit.denominator}`;

const listRows = (): readonly Row[] => {
  const facts = shippedEditions.map(({ id, bowFraction, throwingFraction, listsMayAlly }) => {
    const { lists, legions, profiles } = shippedIndexOf(id);
    const ofSide = (side: string): string =>
      String(lists.filter(({ alignment }) => alignment === side).length);
    return {
      good: ofSide('GOOD'),
      evil: ofSide('EVIL'),
      legions: String(legions.length),
      profiles: String(profiles.length),
      bows: limitText(bowFraction),
      throwing: limitText(throwingFraction),
      allies: listsMayAlly ? texts.yes : texts.no,
    };
  });
  return (Object.keys(texts.counts) as (keyof typeof texts.counts)[]).map((name) => ({
    name: texts.counts[name],
    says: facts.map((fact) => fact[name]),
  }));
};

/** The dice and the lists of both editions side by side. */
export const rulesChangesPage: Page = followingEvents(async ({ query }, context) => {
  const odds = await oddsRows(context);
  const today = editionSearchEntries();
  return referencePage(() => ({
    title: texts.title,
    section: 'RULES',
    edition: { shown: editionIn(query), query },
    main: html`<h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      <p><a href="/rules/coverage">${messages.rules.coverage}</a></p>
      ${comparison(texts.odds, odds)}
      <h2>${texts.toWound}</h2>
      <p>${texts.toWoundCells(cellsThatDiffer())}</p>
      ${kinds.map((kind) => comparison(kind === 'CHART' ? texts.charts : messages.rules.kinds[kind], entryRows(kind, today)))}
      ${comparison(texts.facts, factRows())} ${comparison(texts.lists, listRows())}`,
  }));
});
