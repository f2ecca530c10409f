import { type TemplateResult, html, nothing } from 'lit-html';
import { MOST_VICTORY_POINTS } from '../../../../app/kernel/limits';
import { needsPoints, submitted } from '../organise/form';
import { change } from '../outbox';
import { playWords as words } from '../play-words';
import { type Game, sidesOf } from './game';
import { me, nameOf, redraw, shown } from './model';

/** The form of a result, the reader's own side first, and what will be sent in words while it is filled in. */

type Fields = Readonly<Record<string, string>>;

/** What is typed so far, by game, so that a refresh does not lose it. */
let typed: Fields = {};
let typedFor = '';

/** The game whose unconfirmed report is being changed. */
let changing = '';

const keyOf = ({ round, table, version }: Game): string => `${round}/${table}/${version}`;

export const isChanging = (it: Game): boolean => changing === keyOf(it);
export const startChanging = (it: Game): void => {
  changing = keyOf(it);
  redraw();
};

/** Sends a change below the address of the table, over the version that is shown. */
export const act = (
  label: string,
  it: Game,
  [method, path, body]: readonly [string, string, object],
): void => {
  const { version: ifMatch, round, table: number } = it;
  if (shown.id === null) return;
  changing = '';
  change({
    tournament: shown.id,
    method,
    path: `/rounds/${round}/tables/${number}/${path}`,
    body,
    ifMatch,
    label,
  });
};

/** In the order in which the table has its sides. */
const inOrder = <T>(it: Game, [own, other]: readonly [T, T]): readonly T[] =>
  it.entrants.length === 2 && sidesOf(it)[0] === it.entrants[1] ? [other, own] : [own, other];

const bodyOf = (it: Game, fields: Fields): object => {
  const { kind = '' } = fields;
  return kind === ''
    ? {
        kind: 'PLAYED',
        victoryPoints: inOrder(it, [Number(fields['first']), Number(fields['second'])]),
        leaderKilled: inOrder(it, [fields['firstKill'] === 'on', fields['secondKill'] === 'on']),
      }
    : { kind: 'CONCESSION', concededBy: kind };
};

const spoken = (entrant: string | undefined): string =>
  entrant !== undefined && entrant === me() ? words.you : nameOf(entrant);

/** "You 11 – 3 Ben. You killed the leader." */
const sentence = (it: Game, fields: Fields): string => {
  if (fields['kind']) return words.conceded(spoken(fields['kind']), fields['kind'] === me());
  const [own, other] = sidesOf(it);
  if (!fields['first'] || !fields['second']) return '';
  const kills = [
    ...(fields['firstKill'] === 'on' ? [words.killedLeader(spoken(own))] : []),
    ...(fields['secondKill'] === 'on' ? [words.killedLeader(spoken(other))] : []),
  ];
  return [words.score([spoken(own), spoken(other)], [fields['first'], fields['second']]), ...kills].join(' ');
};

const side = (it: Game, name: 'first' | 'second', entrant: string | undefined): TemplateResult =>
  html`<div class="play-side">
    <label class="field"
      ><span>${words.points(spoken(entrant))}</span
      ><input
        name=${name}
        type="number"
        inputmode="numeric"
        min="0"
        max=${MOST_VICTORY_POINTS}
        required
        .defaultValue=${startValue(it, name)}
    /></label>
    <label class="tick"
      ><input type="checkbox" name="${name}Kill" .defaultChecked=${startKill(it, name)} /><span
        >${words.killed(spoken(entrant))}</span
      ></label
    >
  </div>`;

const placeOf = (it: Game, name: 'first' | 'second'): number => {
  const entrant = sidesOf(it)[name === 'first' ? 0 : 1];
  return entrant === undefined ? 1 : it.entrants.indexOf(entrant);
};
const startValue = (it: Game, name: 'first' | 'second'): string =>
  String(it.result?.victoryPoints?.[placeOf(it, name)] ?? '');
const startKill = (it: Game, name: 'first' | 'second'): boolean =>
  it.result?.leaderKilled?.[placeOf(it, name)] ?? false;

const remember =
  (it: Game) =>
  (event: Event): void => {
    const form = event.currentTarget as HTMLFormElement;
    typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    typedFor = keyOf(it);
    needsPoints('')(event);
    redraw();
  };

/** Played, or conceded by a side. */
export const howItEnded = (it: Game): TemplateResult | typeof nothing => {
  const [own, other] = sidesOf(it);
  return other === undefined
    ? nothing
    : html`<label class="field"
        ><span>${words.how}</span
        ><select name="kind">
          <option value="">${words.played}</option>
          ${[own, other].map(
            (entrant) =>
              html`<option value=${entrant ?? ''}>
                ${words.concedes(spoken(entrant), entrant === me())}
              </option>`,
          )}
        </select></label
      >`;
};

export const reportForm = (it: Game): TemplateResult => {
  const [own, other] = sidesOf(it);
  return html`<form
    class="stack card"
    @input=${remember(it)}
    @submit=${submitted((fields) => {
      typed = {};
      act(words.report, it, ['PUT', 'result', bodyOf(it, fields)]);
    })}
  >
    <h2>${it.result === null ? words.report : words.change}</h2>
    ${side(it, 'first', own)} ${side(it, 'second', other)} ${howItEnded(it)}
    <p role="status" class="said">${typedFor === keyOf(it) ? sentence(it, typed) : ''}</p>
    <button>${words.send}</button>
  </form>`;
};

/** A result in words, the reader's own side first. */
export const resultSentence = (it: Game): string => {
  const { result } = it;
  if (result === null) return '';
  if (result.kind === 'BOTH_LOST') return words.bothLost;
  const [own, other] = sidesOf(it);
  if (result.concededBy !== null)
    return words.conceded(spoken(result.concededBy), result.concededBy === me());
  const points = [startValue(it, 'first'), startValue(it, 'second')] as const;
  return [
    words.score([spoken(own), spoken(other)], points),
    ...(startKill(it, 'first') ? [words.killedLeader(spoken(own))] : []),
    ...(startKill(it, 'second') ? [words.killedLeader(spoken(other))] : []),
  ].join(' ');
};
