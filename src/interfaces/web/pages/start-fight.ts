import { fightOdds } from '../../../app/fights/odds/fight-odds';
import { inputFaults } from '../../../app/kernel/answer';
import { LONGEST_NAME, LONGEST_REASON } from '../../../app/kernel/limits';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { phoneFightTexts, rollTexts } from '../roll-texts';
import { editionIn, inEdition, is2024 } from '../parts/edition';
import { type Side, editionAsked, fightSides, plainSides, sideNames } from '../parts/fight-question';
import { choiceField, faultsList, field, isTicked, labelled, numberField, tickField } from '../parts/form';
import { favourite } from '../parts/odds-answer';
import { faultPlace } from '../parts/odds-form';
import { withProfiles } from '../parts/with-profiles';
import { callHere, eventField, followingEvents } from '../parts/in-event';
import { type Page, referencePage } from '../reply';

const MOST_MODELS = 4;

/** The names and the purpose, which are not part of the fight. */
const own = ['you', 'opponent', 'reason', 'priority', 'bidsFirst', 'highFaces', 'edition', 'kind'];

/** Fields that the short form has. */
const short = ['profile', 'option', 'count', 'charged'];

/** Whether the address has numbers of the odds page, which the short form does not show. */
const isFromOdds = (query: URLSearchParams): boolean =>
  [...query.keys()].some(
    (name) => !own.includes(name) && !short.includes(name.replace(/^[ab]\./, '')) && /^[ab]\./.test(name),
  );

const shortSide = (query: URLSearchParams, side: Side): Html =>
  html`<fieldset class="side-${side === 'a' ? 0 : 1}">
    <legend>${side === 'a' ? phoneFightTexts.first : phoneFightTexts.second}</legend>
    <div class="row">
      ${field(
        messages.odds.profile,
        html`<input
          name="${side}.profile"
          value="${query.get(`${side}.profile`) ?? ''}"
          list="profile-names"
          maxlength="100"
          autocomplete="off"
          placeholder="${messages.odds.profileExample}"
        />`,
      )}
      ${numberField(phoneFightTexts.models, { name: `${side}.count`, value: query.get(`${side}.count`) ?? 1, from: 1, to: MOST_MODELS })}
    </div>
    ${tickField(phoneFightTexts.charged, { name: `${side}.charged`, isOn: isTicked(query, `${side}.charged`) })}
  </fieldset>`;

const fromOdds = (query: URLSearchParams): Html =>
  html`<p>
      ${phoneFightTexts.fromOdds}
      <a
        href="/odds?${new URLSearchParams([...query].filter(([name]) => !['you', 'opponent'].includes(name))).toString()}"
        >${phoneFightTexts.change}</a
      >
    </p>
    ${[...query]
      .filter(([name]) => /^[ab]\./.test(name))
      .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;

const sideIn = (query: URLSearchParams, name: string, usual: number): number =>
  Number(['0', '1'].includes(query.get(name) ?? '') ? query.get(name) : usual);

/** The points that no source of 2024 settles, which a fight at the table needs. */
const open2024 = (query: URLSearchParams): Html =>
  html`<fieldset>
    <legend>${phoneFightTexts.open2024}</legend>
    <div class="row">
      ${choiceField(phoneFightTexts.bidsFirst, { name: 'bidsFirst', value: String(sideIn(query, 'bidsFirst', 1)), options: phoneFightTexts.priorities })}
      ${choiceField(phoneFightTexts.highFaces, { name: 'highFaces', value: String(sideIn(query, 'highFaces', 0)), options: phoneFightTexts.priorities })}
      ${choiceField(messages.odds.down, { name: 'down', value: query.get('down') ?? 'trapped', options: messages.odds.downs.filter(([value]) => value !== '') })}
    </div>
  </fieldset>`;

/** The fight as `createRefereedFight` takes it. */
const fightIn = (query: URLSearchParams) => {
  const base = { sides: plainSides(fightSides(query)), priority: sideIn(query, 'priority', 0) };
  if (!is2024(query)) return base;
  const settled = new URLSearchParams(query);
  if ((settled.get('down') ?? '') === '') settled.set('down', 'trapped');
  const { switches, edition } = editionAsked(settled);
  const both = fightSides(query);
  return {
    ...base,
    edition,
    switches: {
      ...switches,
      bidsFirst: sideIn(query, 'bidsFirst', 1),
      ...(both[0]?.alignment === both[1]?.alignment && { highFaces: sideIn(query, 'highFaces', 0) }),
    },
  };
};

const text = (label: string, [name, query]: readonly [string, URLSearchParams], more: Html): Html =>
  labelled(label, name, html`value="${query.get(name) ?? ''}" autocomplete="off" ${more}`);

/** Begins a fight on two phones: its script makes the links once the fight is understood. */
export const startFightPage: Page = followingEvents(async ({ query: asked }, context) => {
  const { query, faults: unknown } = await withProfiles(asked, context);
  const fight = fightIn(query);
  const odds = await callHere(fightOdds, fight, context);
  const refused = inputFaults(odds);
  if (!odds.ok && refused.length === 0) return odds;
  const faults = [...unknown, ...refused.map(({ path, message }) => ({ path: faultPlace(path), message }))];
  const isSaid = [...asked.keys()].some((name) => /^[ab]\./.test(name));
  return referencePage(() => ({
    title: phoneFightTexts.title,
    section: 'ROLLS',
    edition: { shown: editionIn(query), query },
    scripts: ['rolls'],
    main: html`<h1>${phoneFightTexts.title}</h1>
      <p class="lead">${phoneFightTexts.lead}</p>
      <form
        id="start-fight"
        class="at-table"
        method="get"
        action="/rolls/fights"
        ${faults.length === 0 && html`data-fight="${JSON.stringify(fight)}"`}
      >
        <div class="stack">
          ${text(rollTexts.yourName, ['you', query], html`maxlength="${LONGEST_NAME}" required`)}
          ${text(rollTexts.opponentName, ['opponent', query], html`maxlength="${LONGEST_NAME}" required`)}
          ${text(rollTexts.reason, ['reason', query], html`maxlength="${LONGEST_REASON}"`)}
        </div>
        <input type="hidden" name="edition" value="${editionIn(query)}" />
        ${eventField(query)}
        ${
          isFromOdds(asked)
            ? fromOdds(query)
            : html`${shortSide(asked, 'a')}${shortSide(asked, 'b')}
                <p>
                  <small>${phoneFightTexts.numbers}</small>
                  <a href="${inEdition('/odds', editionIn(query))}">${phoneFightTexts.numbersLink}</a>
                </p>`
        }
        ${choiceField(phoneFightTexts.priority, { name: 'priority', value: String(sideIn(query, 'priority', 0)), options: phoneFightTexts.priorities })}
        ${is2024(query) && open2024(query)}
        <div role="status" data-said>
          ${faults.length > 0 && faultsList(faults)}
          ${odds.ok && faults.length === 0 && isSaid && html`<p>${favourite(odds.value.win, sideNames(query))}</p>`}
        </div>
        <p><button>${phoneFightTexts.start}</button></p>
        <noscript><p>${phoneFightTexts.noScript}</p></noscript>
        <datalist id="profile-names"></datalist>
      </form>`,
  }));
});
