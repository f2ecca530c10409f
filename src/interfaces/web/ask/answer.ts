import type { SourceAnswer } from '../../../app/kernel/answers';
import type { Reason, Remedy, ScenarioTurn } from '../../../app/kernel/generated/answers';
import type { InputField } from '../../../app/rules/asking/input-fields';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { sourceText, sourcesList } from '../parts/chance';
import { list, titledList } from '../parts/layout-parts';
import { type Input, withChange } from './flat-input';
import { itemTitle } from './form';
import { labelOf, valueLabel } from './labels';
import type { AskQuestion } from './question';

const texts = messages.ask;

/** Parts that answers of many questions have in common. */
interface Answer {
  readonly reasons?: readonly (Reason | string)[];
  /** The reasons with their codes, where `reasons` are texts alone. */
  readonly obstacles?: readonly Reason[];
  readonly makeWayReasons?: readonly Reason[];
  readonly consequences?: readonly Reason[];
  readonly remedies?: readonly Remedy[];
  readonly turns?: readonly ScenarioTurn[];
  readonly sources?: readonly SourceAnswer[];
  readonly source?: SourceAnswer;
}

interface Asked {
  readonly question: AskQuestion;
  readonly fields: readonly InputField[];
  readonly input: Input;
  /** The address of the same question with another input. */
  readonly addressOf: (input: Input) => string;
  /** The address of another page, in the same edition and event. */
  readonly pageOf: (address: string) => string;
}

type Change = Remedy['changes'][number];

/** The field at a path such as `blockers[0].engaged`, and the items of lists that it is of. */
const fieldAt = (
  path: string,
  { fields, question }: Asked,
): { readonly field: InputField; readonly item: string } | null => {
  const items: string[] = [];
  let inner = fields;
  let found: InputField | undefined;
  for (const step of path.split('.')) {
    const [name = '', place] = step.split(/[[\]]/);
    found = inner.find((one) => one.name === name);
    if (!found) return null;
    const { value } = found;
    const isNumbers = value.kind === 'LIST' && value.item.kind === 'NUMBER';
    if (place !== undefined)
      items.push(
        isNumbers ? (messages.odds.side[Number(place)] ?? '') : itemTitle(found, Number(place), question),
      );
    if (value.kind === 'LIST') inner = value.item.kind === 'OBJECT' ? value.item.fields : [];
    else inner = value.kind === 'OBJECT' ? value.fields : [];
  }
  return found ? { field: found, item: items.join(', ') } : null;
};

const isMore = (value: string, now: unknown): boolean => typeof now === 'number' && Number(value) > now;

const valueText = ({ value }: Change, { name, value: { kind } }: InputField, now: unknown): string => {
  if (value === null) return texts.gone;
  if (kind === 'FLAG') return texts.flag[value === 'true' ? 'yes' : 'no'];
  if (kind === 'CHOICE') return valueLabel(name, value);
  return value === '0' ? value : isMore(value, now) ? texts.atLeast(value) : texts.atMost(value);
};

const valueAt = (input: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .reduce<unknown>((inner, step) => (inner as Input | undefined)?.[step], input);

const changeText = (change: Change, asked: Asked): string => {
  const { question, input } = asked;
  const found = fieldAt(change.path, asked);
  if (!found) return change.text;
  const { field, item } = found;
  const isItem = change.value === null;
  const label = labelOf(question.id, field);
  const value = valueText(change, field, valueAt(input, change.path));
  if (isItem) return `${item}: ${value}`;
  const name = label.endsWith('?') ? `${label} ${value}` : `${label}: ${value}`;
  return item === '' ? name : `${item}: ${name}`;
};

/** Changes as a link to the question with them made; as words where they are of no fields of the form. */
const changesLink = (changes: readonly Change[], asked: Asked, then = ''): Html => {
  const words = changes.map((change) => changeText(change, asked)).join(` ${texts.and} `) + then;
  if (changes.some(({ path }) => fieldAt(path, asked) === null)) return html`<span>${words}</span>`;
  const input = changes.reduce((all, { path, value }) => withChange(all, path, value ?? null), asked.input);
  return html`<a class="remedy" href="${asked.addressOf(input)}" data-remedy>${words}</a>`;
};

const remedyLink = ({ changes }: Remedy, asked: Asked): Html => changesLink(changes, asked);

const turnLink = (
  { changes, winner, victoryPoints: [first = 0, second = 0] }: ScenarioTurn,
  asked: Asked,
): Html => changesLink(changes, asked, ` → ${texts.score(winner, first, second)}`);

const plainReason = ({ text, source }: Reason): Html => html`${text} <small>(${sourceText(source)})</small>`;

const reasonItem = (reason: Reason | string, remedies: readonly Remedy[], asked: Asked): Html => {
  if (typeof reason === 'string') return html`${reason}`;
  const own = remedies.filter(
    ({ removes, changes }) => changes.length === 1 && removes.includes(reason.code),
  );
  return html`${plainReason(reason)}
  ${
    own.length > 0 &&
    html`<div class="remedies">
      <span>${texts.unless}</span>${own.map((remedy) => remedyLink(remedy, asked))}
    </div>`
  }`;
};

/** A link to the chart of the next die. */
const toChart = (chart: string, { pageOf }: Asked): Html =>
  html`<p><a class="button quiet" href="${pageOf(`/rules/charts/${chart}`)}">${texts.toChart}</a></p>`;

/** The answer: yes or no, or a number; the reasons, each beside what would remove it; what goes with it; the sources. */
export const answerPart = (value: unknown, asked: Asked): Html => {
  const {
    reasons = [],
    obstacles = reasons,
    makeWayReasons = [],
    consequences = [],
    remedies = [],
    turns = [],
    sources,
    source,
  } = value as Answer;
  const { isGood, headline, lines, chart = null } = asked.question.put(value as never);
  const together = remedies.filter(({ changes, turns }) => turns && changes.length > 1);
  return html`<p class="said" data-good="${String(isGood)}"><b>${headline}</b></p>
    ${list(lines)} ${chart !== null && toChart(chart, asked)}
    ${list(obstacles.map((reason) => reasonItem(reason, remedies, asked)))}
    ${
      together.length > 0 &&
      html`<h2>${texts.together}</h2>
        <div class="remedies">${together.map((remedy) => remedyLink(remedy, asked))}</div>`
    }
    ${
      turns.length > 0 &&
      html`<h2>${texts.together}</h2>
        <div class="remedies">${turns.map((turn) => turnLink(turn, asked))}</div>`
    }
    ${titledList(texts.makeWay, makeWayReasons.map(plainReason))}
    ${titledList(texts.consequences, consequences.map(plainReason))}
    ${sourcesList(sources ?? (source ? [source] : []))}`;
};
