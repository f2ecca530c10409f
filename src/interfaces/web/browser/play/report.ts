import { type TemplateResult, html, nothing } from 'lit-html';
import { type Fields, field, needsPoints, submitted } from '../page-parts/form';
import { type Game, tablePath } from '../reports/games';
import { later } from '../page-parts/later';
import { playTexts as texts } from './texts';
import { type SideName, killTick, pointsInput } from '../reports/report-parts';
import { redraw } from '../page-parts/page';
import { createHeld, me, nameOf, sendToEvent, sidesOf, state } from './model';

/** The form of a result, the reader's own side first, with a sentence about it while it is filled in. */

/** Unsent input of a game, so that a refresh does not lose it. */
const typed = createHeld<Fields>({});

const changing = createHeld(false);

const keyOf = ({ round, table, version }: Game): string => `${round}/${table}/${version}`;

export const isChanging = (game: Game): boolean => changing.of(keyOf(game));
export const startChanging = (game: Game): void => {
  changing.hold(keyOf(game), true);
  redraw();
};

/** Sends a change below the address of the table, over the version that is shown. */
export const sendChange = (
  label: string,
  game: Game,
  [method, path, body]: readonly [string, string, object],
): void => {
  changing.hold('', false);
  sendToEvent(label, [method, `${tablePath(game)}/${path}`, body], game.version);
};

/** In the order in which the table has its sides. */
const inOrder = <T>(game: Game, [own, other]: Pair<T>): readonly T[] =>
  isTurned(game) ? [other, own] : [own, other];

const isTurned = (game: Game): boolean => game.entrants.length === 2 && sidesOf(game)[0] === game.entrants[1];

/** Numbers of the pack, and the winner by word. */
const moreOfReport = later(() => import('../reports/report-numbers'), redraw);

const bodyOf = (game: Game, fields: Fields): object => {
  const { kind = '' } = fields;
  return kind === ''
    ? {
        kind: 'PLAYED',
        victoryPoints: inOrder(game, [Number(fields['first']), Number(fields['second'])]),
        leaderKilled: inOrder(game, [fields['firstKill'] === 'on', fields['secondKill'] === 'on']),
        ...moreOfReport()?.numbersIn(state.event?.reports, fields, isTurned(game)),
      }
    : { kind: 'CONCESSION', concededBy: kind };
};

const spoken = (entrant: string | undefined): string =>
  entrant !== undefined && entrant === me() ? texts.you : nameOf(entrant);

type Pair<T> = readonly [T, T];

/** "You 11 – 3 Ben. You killed the leader." */
const scoreSentence = (game: Game, points: Pair<string>, kills: Pair<boolean>): string => {
  const [own, other] = sidesOf(game).map(spoken) as [string, string];
  const killers = [own, other].filter((_, side) => kills[side]);
  return [texts.score([own, other], points), ...killers.map(texts.killedLeader)].join(' ');
};

const conceded = (by: string): string => texts.conceded(spoken(by), by === me());

/** The unsent report in words; empty while it lacks points. */
const sentence = (game: Game, { kind, first, second, firstKill, secondKill }: Fields): string => {
  if (kind) return conceded(kind);
  if (!first || !second) return '';
  return scoreSentence(game, [first, second], [firstKill === 'on', secondKill === 'on']);
};

const side = (game: Game, name: SideName, entrant: string | undefined): TemplateResult =>
  html`<div class="play-side">
    ${field(texts.points(spoken(entrant)), pointsInput(name, { value: startValue(game, name) }))}
    ${killTick(name, spoken(entrant), startKill(game, name))}
  </div>`;

/** The place at the table of a side of the form. */
const placeOf = (game: Game, name: SideName): number => ((name === 'first') === isTurned(game) ? 1 : 0);
const startValue = (game: Game, name: SideName): string =>
  String(game.result?.victoryPoints?.[placeOf(game, name)] ?? '');
const startKill = (game: Game, name: SideName): boolean =>
  game.result?.leaderKilled?.[placeOf(game, name)] ?? false;

const remember =
  (game: Game) =>
  (event: Event): void => {
    const form = event.currentTarget as HTMLFormElement;
    typed.hold(
      keyOf(game),
      Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    );
    needsPoints('')(event);
    redraw();
  };

/** Played, or conceded by a side. */
export const howItEnded = (game: Game): TemplateResult | typeof nothing => {
  const [own, other] = sidesOf(game);
  return other === undefined
    ? nothing
    : html`${field(
        texts.how,
        html`<select name="kind">
          <option value="">${texts.played}</option>
          ${[own, other].map(
            (entrant) =>
              html`<option value=${entrant ?? ''}>
                ${texts.concedes(spoken(entrant), entrant === me())}
              </option>`,
          )}
        </select>`,
      )}`;
};

/** The parts of a report that come after the first view. */
export interface ReportDetails {
  readonly teamReportForm: (game: Game) => TemplateResult;
  /** Reads what the scenario of a game gives, as long as there is a connection. */
  readonly learnLimits: (game: Game) => void;
  /** Whether points look wrong and the reader, when asked, decides not to send them. */
  readonly isDoubted: (game: Game, points: readonly (string | undefined)[]) => boolean;
  readonly sheetBeside: (game: Game, typed: Fields) => TemplateResult | typeof nothing;
}

export const reportForm = (game: Game, details: ReportDetails | undefined): TemplateResult => {
  details?.learnLimits(game);
  const [own, other] = sidesOf(game);
  return html`<form
    class="stack card"
    @input=${remember(game)}
    @submit=${submitted((fields, form) => {
      if (!fields['kind'] && details?.isDoubted(game, [fields['first'], fields['second']])) return;
      typed.hold('', {});
      const label = `${texts.report}: ${sentence(game, fields)}`;
      sendChange(label, game, ['PUT', 'result', bodyOf(game, fields)]);
      form.reset();
    }, true)}
  >
    <h2>${game.result === null ? texts.report : texts.change}</h2>
    ${details?.sheetBeside(game, typed.of(keyOf(game)))} ${side(game, 'first', own)}
    ${side(game, 'second', other)}
    ${moreOfReport()?.moreFields(state.event?.reports, game, { names: [spoken(own), spoken(other)], nameOf: spoken, turned: isTurned(game) })}
    ${howItEnded(game)}
    <p role="status" class="said">${sentence(game, typed.of(keyOf(game)))}</p>
    <button>${texts.send}</button>
  </form>`;
};

/** A result in words, the reader's own side first. */
export const resultSentence = (game: Game): string => {
  const { result } = game;
  if (result === null) return '';
  if (result.kind === 'BOTH_LOST') return texts.bothLost;
  if (result.concededBy !== null) return conceded(result.concededBy);
  const points = [startValue(game, 'first'), startValue(game, 'second')] as const;
  return scoreSentence(game, points, [startKill(game, 'first'), startKill(game, 'second')]);
};
