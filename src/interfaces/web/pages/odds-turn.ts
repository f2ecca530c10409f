import { fightPhase } from '../../../app/fights/phase/fight-phase';
import { profileNames } from '../../../app/fights/profiles/profiles';
import { inputFaults } from '../../../app/kernel/answer';
import type { FightPhase } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { percent, sourcesList } from '../parts/chance';
import { editionIn } from '../parts/edition';
import { alignments, editionAsked, sides } from '../parts/fight-question';
import { type Fault, choiceField, faultsList, field, isTicked, tickField } from '../parts/form';
import { callHere, eventField, followingEvents } from '../parts/in-event';
import { list } from '../parts/layout-parts';
import { row, table } from '../parts/table';
import { type Names, readModels } from '../parts/turn-models';
import { type Page, referencePage } from '../reply';

const texts = messages.oddsTurn;

const MOST_FIGHTS = 4;
const places = Array.from({ length: MOST_FIGHTS }, (_, i) => i);
const nameOf = (place: number, more: string): string => `f${place + 1}.${more}`;

const isAsked = (query: URLSearchParams, place: number): boolean =>
  sides.some((side) => (query.get(nameOf(place, side)) ?? '').trim() !== '');

/** The fights typed, as `fightPhase` takes them, and what is wrong with their names. */
const read = (query: URLSearchParams, names: Names) => {
  const asked = places.filter((place) => isAsked(query, place));
  const faults: Fault[] = [];
  const fights = asked.map((place) => ({
    name: texts.fight(place + 1),
    sides: sides.map((side) => {
      const { models, faults: found } = readModels(query.get(nameOf(place, side)) ?? '', names);
      const path = `${texts.fight(place + 1)}, ${texts.sides[side]}`;
      faults.push(...found.map((message) => ({ path, message })));
      if (models.length === 0 && found.length === 0) faults.push({ path, message: texts.nobody });
      const charged = side === 'a' && isTicked(query, nameOf(place, 'charged'));
      return {
        alignment: alignments[side],
        models: models.map((model) => ({ ...model, ...(charged && { charged }) })),
      };
    }),
  }));
  const trappedBy = asked.flatMap((place, fight) => {
    const [, side = '', by = ''] = /^([ab])(\d)$/.exec(query.get(nameOf(place, 'trapped')) ?? '') ?? [];
    const behind = asked.indexOf(Number(by) - 1);
    return side === '' || behind < 0 || behind === fight
      ? []
      : [{ fight, side: side === 'b' ? 1 : 0, by: behind }];
  });
  return { fights, trappedBy, faults };
};

const trappedChoices = (place: number): readonly (readonly [string, string])[] => [
  ['', texts.notTrapped],
  ...sides.flatMap((side) =>
    places
      .filter((other) => other !== place)
      .map((other) => [`${side}${other + 1}`, texts.trappedBy(texts.sides[side], other + 1)] as const),
  ),
];

const fightFields = (query: URLSearchParams, place: number): Html =>
  html`<fieldset>
    <legend>${texts.fight(place + 1)}</legend>
    ${sides.map((side) =>
      field(
        texts.sides[side],
        html`<input
          name="${nameOf(place, side)}"
          value="${query.get(nameOf(place, side)) ?? ''}"
          maxlength="300"
          autocomplete="off"
          placeholder="${texts.examples[side]}"
        />`,
      ),
    )}
    <div class="ticks">
      ${tickField(texts.charged, { name: nameOf(place, 'charged'), isOn: isTicked(query, nameOf(place, 'charged')) })}
    </div>
    ${choiceField(texts.trapped, {
      name: nameOf(place, 'trapped'),
      value: query.get(nameOf(place, 'trapped')) ?? '',
      options: trappedChoices(place),
    })}
  </fieldset>`;

const slainText = (slain: FightPhase['best']['slain']): string =>
  slain.map(({ decimal }) => decimal.toFixed(2)).join(' : ');

const signed = (decimal: number): string => `${decimal < 0 ? '−' : '+'}${Math.abs(decimal).toFixed(2)}`;

const answerOf = ({ fights, might, advice, sources }: FightPhase): Html =>
  html`<div class="said">${list(advice)}</div>
    ${table({
      className: 'turn',
      caption: texts.pairsCaption,
      columns: [texts.fightColumn, texts.pairColumn, texts.winColumn, texts.slainColumn],
      rows: fights.flatMap(({ name, pairs }) =>
        pairs.map(({ text, win, slain }) => row(name, text, win[0] && percent(win[0]), slainText(slain))),
      ),
    })}
    ${
      might.length > 0 &&
      table({
        className: 'turn',
        caption: texts.mightCaption,
        columns: [texts.heroColumn, texts.fightColumn, texts.worthColumn, texts.pointsColumn],
        rows: might.map(({ name, fight, worth, byPoints }) =>
          row(
            name,
            fights[fight]?.name,
            signed(worth.decimal),
            byPoints.map(({ points, win }) => `${points}: ${percent(win)}`).join(', '),
          ),
        ),
      })
    }
    <p><small>${texts.measure}</small></p>
    ${sourcesList(sources)}`;

/** A whole Fight phase in one form: which fight first, how to pair off, where Might is worth most. */
export const oddsTurnPage: Page = followingEvents(async ({ query }, context) => {
  const names = await profileNames(editionIn(query));
  const { fights, trappedBy, faults: typed } = read(query, names);
  const priority = query.get('priority') === 'b' ? 1 : 0;
  const question = { fights, trappedBy, priority, ...editionAsked(query) };
  const answer =
    fights.length > 0 && typed.length === 0 ? await callHere(fightPhase, question, context) : null;
  const own = answer ? inputFaults(answer) : [];
  if (answer && !answer.ok && own.length === 0) return answer;
  const faults = [...typed, ...own.map(({ path, message }) => ({ path, message }))];
  return referencePage(() => ({
    title: texts.title,
    section: 'ODDS',
    edition: { shown: editionIn(query), query },
    main: html`<h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      <div class="turn">
        <form method="get" action="/odds/turn#answer">
          <input type="hidden" name="edition" value="${editionIn(query)}" />
          ${eventField(query)}
          ${choiceField(texts.priority, {
            name: 'priority',
            value: query.get('priority') ?? 'a',
            options: [
              ['a', texts.sides.a],
              ['b', texts.sides.b],
            ],
          })}
          ${places.slice(0, 2).map((place) => fightFields(query, place))}
          <details ${places.slice(2).some((place) => isAsked(query, place)) && html`open`}>
            <summary>${texts.moreFights}</summary>
            ${places.slice(2).map((place) => fightFields(query, place))}
          </details>
          <p><small>${texts.help}</small></p>
          <button>${messages.odds.work}</button>
        </form>
        <section id="answer" aria-live="polite">
          ${faults.length > 0 && faultsList(faults)} ${answer?.ok && answerOf(answer.value)}
        </section>
      </div>`,
  }));
});
