import { fightOdds } from '../../../app/fights/odds/fight-odds';
import { volleyOdds } from '../../../app/fights/odds/volley-odds';
import { duelCurvesPicture } from '../../../app/fights/pictures/duel-curves-picture';
import { duelMatrixPicture } from '../../../app/fights/pictures/duel-matrix-picture';
import { volleyWoundsPicture } from '../../../app/fights/pictures/volley-wounds-picture';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, inputFaults, ok } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { editionIn, inEdition } from '../parts/edition';
import {
  changedQuery,
  duelSides,
  editionAsked,
  fightSides,
  plainSides,
  sideNames,
} from '../parts/fight-question';
import { faultsList } from '../parts/form';
import { callHere, decidedHere, eventField, followingEvents } from '../parts/in-event';
import { fightAnswer, pictureAddress, volleyAnswer } from '../parts/odds-answer';
import { faultPlace, fightFields, volleyFields } from '../parts/odds-form';
import { figure } from '../parts/picture';
import { volleyQuestion } from '../parts/volley-question';
import { choicesList, withProfiles } from '../parts/with-profiles';
import { type Page, referencePage } from '../reply';

const texts = messages.odds;

type DrawnPicture = Parameters<typeof figure>[0];

/** A picture of the question; one that is too much work is left out. */
const pictured = (file: string, question: object, picture: Answer<DrawnPicture>): Html | false =>
  picture.ok && figure(picture.value, pictureAddress(`${file}.svg`, question));

/** Pictures come from the server, also where the browser works out the rest. */
const pictures = (list: readonly (Html | false)[]): Html => html`<div data-pictures>${list}</div>`;

const fightPart = async (query: URLSearchParams, context: StoredContext): Promise<Answer<Html>> => {
  const sides = fightSides(query);
  const edition = editionAsked(query);
  const odds = await callHere(fightOdds, { sides, ...edition }, context);
  if (!odds.ok) return odds;
  const names = sideNames(query);
  const asked = { sides: duelSides(sides), sideNames: names };
  const duel = decidedHere(duelCurvesPicture, asked, context);
  const question = decidedHere(fightOdds, { sides: plainSides(sides), ...edition }, context);
  return ok(
    html`${fightAnswer(odds.value, names, { query, question })}
    ${pictures([
      ...(edition.edition !== undefined
        ? []
        : [
            pictured('duel-curves', duel, await callHere(duelCurvesPicture, duel, context)),
            pictured('duel-matrix', duel, await callHere(duelMatrixPicture, duel, context)),
          ]),
    ])}`,
  );
};

const volleyPart = async (query: URLSearchParams, context: StoredContext): Promise<Answer<Html>> => {
  const asked = volleyQuestion(query);
  const odds = await callHere(volleyOdds, asked, context);
  if (!odds.ok) return odds;
  const question = decidedHere(volleyOdds, asked, context);
  return ok(
    html`${volleyAnswer(odds.value, { query, question })}
    ${pictures([pictured('volley-wounds', question, await callHere(volleyWoundsPicture, question, context))])}`,
  );
};

/** The odds calculator: what is asked stands in the address, so that it can be sent to somebody. */
export const oddsPage: Page = followingEvents(async ({ query: asked }, context) => {
  const { query, profiles, faults: unknown, choices } = await withProfiles(changedQuery(asked), context);
  const isVolley = query.get('kind') === 'volley';
  const answer = isVolley ? await volleyPart(query, context) : await fightPart(query, context);
  const own = inputFaults(answer);
  if (!answer.ok && own.length === 0) return answer;
  const faults = [...unknown, ...own.map(({ path, message }) => ({ path: faultPlace(path), message }))];
  return referencePage(() => ({
    title: texts.title,
    section: 'ODDS',
    edition: { shown: editionIn(query), query },
    scripts: ['odds'],
    main: html`<h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      <nav class="tabs" aria-label="${texts.title}">
        <a href="${inEdition('/odds', editionIn(query))}" ${!isVolley && html`aria-current="page"`}
          >${texts.fight}</a
        ><a
          href="${inEdition('/odds?kind=volley', editionIn(query))}"
          ${isVolley && html`aria-current="page"`}
          >${texts.volley}</a
        ><a href="${inEdition('/odds/turn', editionIn(query))}">${messages.oddsTurn.link}</a>
      </nav>
      <div class="odds">
        <form method="get" action="/odds">
          <button class="hidden" tabindex="-1" aria-hidden="true"></button>
          ${eventField(query)} ${isVolley ? volleyFields(query, profiles) : fightFields(query, profiles)}
          <button>${texts.work}</button>
        </form>
        <section data-odds aria-live="polite">
          ${faults.length > 0 && faultsList(faults)} ${choices.map((each) => choicesList(query, each))}
          ${answer.ok && own.length === 0 && unknown.length === 0 && answer.value}
        </section>
      </div>`,
  }));
});
