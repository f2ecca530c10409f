import { call } from '../../../app/kernel/use-case';
import { type scenarioAnswer, scenario } from '../../../app/rules/scenarios/scenarios';
import { type Scenario, findScenario } from '../../../domain/rules/scenarios';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { sourcesList } from '../parts/chance';
import { terms } from '../parts/layout-parts';
import { scoringTable, whoWins } from '../parts/scoring-table';
import { followingEvents } from '../parts/in-event';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;

/** A board of 4 by 4 feet (document 001), ten units to the inch. */
const INCHES = 48;
const INCH = 10;
const SIDE = INCHES * INCH;
const MARK = 9;

type ShownScenario = Pick<ReturnType<typeof scenarioAnswer>, 'id' | 'name' | 'objectives'>;
type Zone = Scenario['zones'][number];

const box = ([x, y, width, depth]: Zone['rectangle']): string =>
  `M${x * INCH} ${(INCHES - y - depth) * INCH}h${width * INCH}v${depth * INCH}h${-width * INCH}z`;

const circle = ({ x, y }: { readonly x: number; readonly y: number }, inches: number): string => {
  const radius = inches * INCH;
  const half = (across: number): string => `a${radius} ${radius} 0 1 0 ${across} 0`;
  return `M${x * INCH - radius} ${(INCHES - y) * INCH}${half(2 * radius)}${half(-2 * radius)}z`;
};

/** The outline of a zone and, within it, of what does not belong to it. */
const outline = ({ rectangle, around, edgeInches }: Zone): string => {
  const outer = around?.withinInches === undefined ? box(rectangle) : circle(around, around.withinInches);
  const hole = around?.beyondInches === undefined ? '' : circle(around, around.beyondInches);
  const rest = INCHES - 2 * (edgeInches ?? 0);
  return outer + hole + (edgeInches === undefined ? '' : box([edgeInches, edgeInches, rest, rest]));
};

const SHORT = { PRIMARY: '1', SECONDARY: '2', WHOLE_ARMY: '' } as const;

/** The part of its outline within its rectangle, and its name. */
const zoneShape = (zone: Zone): Html => {
  const [x, y, width, depth] = zone.rectangle.map((inches) => inches * INCH) as [
    number,
    number,
    number,
    number,
  ];
  const top = SIDE - y - depth;
  const team = zone.who === 'TEAM_A' ? 'A' : 'B';
  return html`<svg
      x="${x}"
      y="${top}"
      width="${width}"
      height="${depth}"
      viewBox="${x} ${top} ${width} ${depth}"
    >
      <path class="zone-${team.toLowerCase()}" fill-rule="evenodd" d="${outline(zone)}"></path>
    </svg>
    <text x="${zone.label[0] * INCH}" y="${SIDE - zone.label[1] * INCH + 6}"
      >${team}${SHORT[zone.force]}</text
    >`;
};

/** The board from above: where each force deploys, and each objective at its place with the reach in which models count. */
const boardMap = ({ id, name, objectives }: ShownScenario): Html =>
  html`<figure class="board-map">
    <svg
      viewBox="-1 -1 ${SIDE + 2} ${SIDE + 2}"
      role="img"
      aria-label="${texts.mapOf(
        name,
        objectives.map((objective) => objective.name),
      )}"
    >
      <rect class="ground" width="${SIDE}" height="${SIDE}"></rect>
      ${findScenario(id)?.zones.map(zoneShape)}
      <line x1="0" y1="${SIDE / 2}" x2="${SIDE}" y2="${SIDE / 2}"></line>
      ${objectives.map(
        ({ name: label, x, y, withinInches }) =>
          html`${withinInches !== null && html`<circle class="reach" cx="${x * SIDE}" cy="${(1 - y) * SIDE}" r="${withinInches * INCH}"></circle>`}
            <circle class="objective" cx="${x * SIDE}" cy="${(1 - y) * SIDE}" r="${MARK}"></circle>
            <text x="${x * SIDE}" y="${(1 - y) * SIDE + 2.6 * MARK}">${label}</text>`,
      )}
    </svg>
    <figcaption>${texts.map}</figcaption>
  </figure>`;

/** A scenario, from its layout to its Victory Points. */
export const scenarioPage: Page = followingEvents(async (request, context) => {
  const { parameters } = request;
  if (parameters['scenario']?.startsWith('2024-'))
    return (await import('./scenario-2024')).scenario2024Page(request, context);
  const found = await call(scenario, { id: parameters['scenario'] }, context);
  if (!found.ok) return found;
  const { name, summary, armies, layout, deployment, initialPriority, end, specialRules, scoring, sources } =
    found.value;
  return referencePage(() => ({
    title: name,
    section: 'RULES',
    main: html`<article class="text">
      <h1>${name}</h1>
      <p class="lead">${summary}</p>
      <h2>${texts.armies}</h2>
      <p>${armies}</p>
      <h2>${texts.layout}</h2>
      <p>${layout}</p>
      ${boardMap(found.value)}
      <h2>${texts.deployment}</h2>
      <ol>
        ${deployment.map((step) => html`<li><b>${texts.deploys(step.who, step.force)}</b> ${step.text}</li>`)}
      </ol>
      <h2>${texts.priority}</h2>
      <p>${initialPriority}</p>
      <h2>${texts.end}</h2>
      <p>${end.text}</p>
      ${
        specialRules.length > 0 &&
        html`<h2>${texts.specialRules}</h2>
          <dl>${terms(specialRules.map((rule) => [rule.name, rule.text]))}</dl>`
      }
      <h2>${texts.scoring}</h2>
      ${scoringTable(scoring)} ${scoring.length > 0 && whoWins(found.value.id)} ${sourcesList(sources)}
    </article>`,
  }));
});
