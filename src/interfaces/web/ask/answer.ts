import type { SourceAnswer } from '../../../app/kernel/answers';
import type { Reason, Remedy } from '../../../app/kernel/generated/answers';
import type { InputField } from '../../../app/rules/asking/input-fields';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { sourceText, sourcesList } from '../parts/chance';
import { list, titledList } from '../parts/layout-parts';
import { type Input, withChange } from './flat-input';
import { labelOf, valueLabel } from './labels';
import type { AskQuestion } from './question';

const texts = messages.ask;

/** Parts that answers of many questions have in common. */
interface Answer {
  readonly reasons?: readonly (Reason | string)[];
  readonly makeWayReasons?: readonly Reason[];
  readonly consequences?: readonly Reason[];
  readonly remedies?: readonly Remedy[];
  readonly sources?: readonly SourceAnswer[];
  readonly source?: SourceAnswer;
}

interface Asked {
  readonly question: AskQuestion;
  readonly fields: readonly InputField[];
  readonly input: Input;
  /** The address of the same question with another input. */
  readonly addressOf: (input: Input) => string;
}

type Change = Remedy['changes'][number];

/** The field at a path such as `blockers[0].engaged`, and the item of a list that it is of. */
const fieldAt = (
  fields: readonly InputField[],
  path: string,
): { readonly field: InputField; readonly item: string } | null => {
  let [inner, item] = [fields, ''];
  let found: InputField | undefined;
  for (const step of path.split('.')) {
    const [name = '', place] = step.split(/[[\]]/);
    found = inner.find((one) => one.name === name);
    if (!found) return null;
    if (place !== undefined) item = texts.item(labelOf('', found), Number(place) + 1);
    const { value } = found;
    inner =
      value.kind === 'LIST' && value.item.kind === 'OBJECT'
        ? value.item.fields
        : value.kind === 'OBJECT'
          ? value.fields
          : [];
  }
  return found ? { field: found, item } : null;
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

const changeText = (change: Change, { question, fields, input }: Asked): string => {
  const found = fieldAt(fields, change.path);
  if (!found) return change.text;
  const { field, item } = found;
  const isItem = change.value === null;
  const label = labelOf(question.id, field);
  const value = valueText(change, field, valueAt(input, change.path));
  if (isItem) return `${item}: ${value}`;
  const name = label.endsWith('?') ? `${label} ${value}` : `${label}: ${value}`;
  return item === '' ? name : `${item}: ${name}`;
};

const remedyLink = ({ changes }: Remedy, asked: Asked): Html => {
  const then = changes.reduce(
    (input, { path, value }) => withChange(input, path, value ?? null),
    asked.input,
  );
  return html`<a class="remedy" href="${asked.addressOf(then)}" data-remedy
    >${changes.map((change) => changeText(change, asked)).join(` ${texts.and} `)}</a
  >`;
};

const codeOf = (reason: Reason | string): string => (typeof reason === 'string' ? reason : reason.code);
const wordsOf = (reason: Reason | string): string => (typeof reason === 'string' ? reason : reason.text);

const reasonItem = (reason: Reason | string, remedies: readonly Remedy[], asked: Asked): Html => {
  const own = remedies.filter(
    ({ removes, changes }) => changes.length === 1 && removes.includes(codeOf(reason)),
  );
  return html`${wordsOf(reason)}
  ${typeof reason !== 'string' && html`<small>(${sourceText(reason.source)})</small>`}
  ${
    own.length > 0 &&
    html`<div class="remedies">
      <span>${texts.unless}</span>${own.map((remedy) => remedyLink(remedy, asked))}
    </div>`
  }`;
};

const plainReason = ({ text, source }: Reason): Html => html`${text} <small>(${sourceText(source)})</small>`;

/** The answer: yes or no, or a number; the reasons, each beside what would remove it; what goes with it; the sources. */
export const answerPart = (value: unknown, asked: Asked): Html => {
  const {
    reasons = [],
    makeWayReasons = [],
    consequences = [],
    remedies = [],
    sources,
    source,
  } = value as Answer;
  const { isGood, headline, lines } = asked.question.put(value as never);
  const together = remedies.filter(({ changes, turns }) => turns && changes.length > 1);
  return html`<p class="said" data-good="${String(isGood)}"><b>${headline}</b></p>
    ${list(lines)} ${list(reasons.map((reason) => reasonItem(reason, remedies, asked)))}
    ${
      together.length > 0 &&
      html`<h2>${texts.together}</h2>
        <div class="remedies">${together.map((remedy) => remedyLink(remedy, asked))}</div>`
    }
    ${titledList(texts.makeWay, makeWayReasons.map(plainReason))}
    ${titledList(texts.consequences, consequences.map(plainReason))}
    ${sourcesList(sources ?? (source ? [source] : []))}`;
};
