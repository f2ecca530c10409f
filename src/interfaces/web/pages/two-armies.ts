import type { Matchup, MatchupSide } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { matchupTexts as texts } from '../matchup-texts';
import { scroll } from '../parts/layout-parts';
import { figure } from '../parts/picture';
import { plainTable, row, table } from '../parts/table';
import {
  type TwoArmies,
  type TwoTexts,
  betterOf,
  cardId,
  setAgainst,
  twoArmiesPath,
} from '../parts/two-armies';
import { type Page, type PageRequest, referencePage, svgFile } from '../reply';

type Figure = keyof typeof texts.figures;
const figures = Object.keys(texts.figures) as readonly Figure[];

/** The numbers of both armies; nothing where one side is no army. */
const numbersTable = ({ sides }: Matchup): Html | false => {
  const armies = sides.map(({ army }) => army);
  return (
    armies.every((army) => army !== null) &&
    table({
      className: 'numbers',
      caption: texts.numbers,
      columns: [
        html`<span class="hidden">${texts.numbers}</span>`,
        ...sides.map(({ name }) => ({ number: html`<bdi>${name}</bdi>` })),
      ],
      rows: figures.map((name) =>
        row(texts.figures[name], ...armies.map((army) => ({ number: army[name] ?? '–' }))),
      ),
    })
  );
};

const whoBeatsWhat = (answer: Matchup, side: 0 | 1): Html => {
  const { sides } = answer;
  const [own, enemies] = [sides[side], sides[side === 0 ? 1 : 0]?.fighters ?? []] as const;
  const { name = '', fighters = [], advice = [] }: Partial<MatchupSide> = own ?? {};
  return scroll(
    texts.who(name),
    plainTable({
      className: 'fights',
      caption: texts.who(name),
      columns: [texts.fighter, { number: texts.better }, texts.best, texts.worst],
      rows: advice.map(({ fighter, best, worst }) =>
        row(
          html`<bdi>${fighters[fighter]?.name}</bdi>`,
          { number: texts.of(betterOf(answer, side, fighter), enemies.length) },
          html`<bdi>${enemies[best]?.name}</bdi>`,
          html`<bdi>${enemies[worst]?.name}</bdi>`,
        ),
      ),
    }),
  );
};

const textsIn = ({ parameters }: PageRequest): TwoTexts => [
  parameters['text'] ?? '',
  parameters['other'] ?? '',
];

const adviceList = ({ advice, matchup }: TwoArmies): Html =>
  html`<section class="advice" aria-labelledby="advice">
    <h2 id="advice">${texts.advice(matchup.sides[0]?.name ?? '')}</h2>
    <ol>
      ${advice.map((line) => html`<li><b>${line.act}</b>: ${line.reason}.</li>`)}
    </ol>
  </section>`;

/** A match-up of two armies, made to be sent to somebody: what to do, who beats what, and the chances as a picture. */
export const twoArmiesPage: Page = async (request, context) => {
  const both = textsIn(request);
  const found = await setAgainst(both, context);
  if (!found.ok) return found;
  const { title, matchup } = found.value;
  const [own, enemy] = both;
  return referencePage(() => ({
    title,
    section: 'ARMIES',
    scripts: ['share'],
    social: {
      description: found.value.advice.map(({ act, reason }) => `${act}: ${reason}.`).join(' '),
      picture: `/cards/matchups/${encodeURIComponent(cardId(both))}.png`,
    },
    main: html`<h1>${title}</h1>
      ${adviceList(found.value)}
      <p class="buttons">
        <button type="button" data-share="${twoArmiesPath(both)}" data-said="${texts.copied}" hidden>
          ${texts.share}
        </button>
        <a href="${twoArmiesPath([enemy, own])}">${texts.turnRound(matchup.sides[1]?.name ?? '')}</a>
        <a href="/armies/against">${texts.other}</a>
      </p>
      ${figure(matchup.picture, `${twoArmiesPath(both)}/fights.svg`)} ${whoBeatsWhat(matchup, 0)}
      ${whoBeatsWhat(matchup, 1)} ${numbersTable(matchup)}
      <p class="note">${texts.how}</p>`,
  }));
};

/** The chances of a match-up as a picture. */
export const twoArmiesSvg: Page = async (request, context) => {
  const found = await setAgainst(textsIn(request), context);
  return found.ok ? svgFile(found.value.matchup.picture.svg, { cache: 'reference' }) : found;
};
