import type { EventStage, StageBracketGame } from '../../../app/kernel/generated/answers';
import { type Picture, type Theme, drawBracket } from '../../../domain/pictures';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { nameOf } from './event';
import { type StageBook, plainNames, tableAddress, tableOf } from './stage-book';

/** The bracket of a knock-out: as lists that a phone shows round by round, and as a picture. */

const texts = messages.stages;

interface Side {
  readonly name: string;
  readonly isEntrant: boolean;
  readonly score: string;
  readonly goesOn: boolean;
}

interface Game {
  readonly sides: readonly [Side, Side];
  /** The address of its table; null if there is none. */
  readonly table: string | null;
}

/** The words for a place without an entrant: in the first round it is a bye, later it may be open. */
const nobodyText = ({ round, winner }: StageBracketGame, from: number): string =>
  round === from ? texts.bye : winner === null ? texts.open : texts.nobody;

const gameOf = (book: StageBook, { from }: EventStage, game: StageBracketGame): Game => {
  const { round, entrants, winner } = game;
  const table = tableOf(book, round, entrants);
  const names = plainNames(book.event);
  const side = (index: 0 | 1): Side => {
    const entrant = entrants[index] ?? null;
    if (entrant === null) return { name: nobodyText(game, from), isEntrant: false, score: '', goesOn: false };
    const { victoryPoints = null, concededBy = null } = table?.result ?? {};
    const place = table?.entrants.indexOf(entrant) ?? 0;
    const score = concededBy === entrant ? texts.conceded : String(victoryPoints?.[place] ?? '');
    return { name: names(entrant), isEntrant: true, score, goesOn: winner === entrant };
  };
  return { sides: [side(0), side(1)], table: table ? tableAddress(book, round, table) : null };
};

/** The name of a round by the number of its games: the final, the semi-finals, then by how many are left. */
const roundTitle = (games: number): string =>
  texts.bracketRounds[Math.log2(games)] ?? texts.roundOf(games * 2);

const roundsOf = (book: StageBook, stage: EventStage) =>
  stage.bracket.map((games) => ({
    title: roundTitle(games.length),
    number: games[0]?.round ?? stage.from,
    games: games.map((game) => gameOf(book, stage, game)),
  }));

const sideView = ({ name, isEntrant, score, goesOn }: Side): Html => {
  const shown = isEntrant ? nameOf(name) : html`<i>${name}</i>`;
  return html`<span
    >${goesOn ? html`<b>${shown}</b>` : shown}${goesOn && html`<span class="hidden"> ${texts.goesOn}</span>`}
    <span class="score">${score}</span></span
  >`;
};

const gameView = ({ sides, table }: Game): Html => {
  const both = html`${sideView(sides[0])}${sideView(sides[1])}`;
  return html`<li>
    ${table === null ? html`<span class="game">${both}</span>` : html`<a class="game" href="${table}">${both}</a>`}
  </li>`;
};

const gamesList = (title: string, games: readonly Game[]): Html =>
  html`<h3>${title}</h3>
    <ol>
      ${games.map(gameView)}
    </ol>`;

/** The bracket as one list for each round, the game for the third place below the final; the games link to their tables. */
export const bracketView = (book: StageBook, stage: EventStage): Html => {
  const { thirdPlace } = stage;
  const rounds = roundsOf(book, stage);
  const third = thirdPlace && gamesList(texts.thirdPlace, [gameOf(book, stage, thirdPlace)]);
  return html`<div class="bracket" tabindex="0" role="region" aria-label="${texts.bracket}">
    ${rounds.map(
      ({ title, games }, index) =>
        html`<section aria-label="${title}">
          ${gamesList(title, games)} ${index === rounds.length - 1 && third}
        </section>`,
    )}
  </div>`;
};

/** The bracket as a picture. */
export const bracketPicture = (book: StageBook, stage: EventStage, theme: Theme): Picture =>
  drawBracket(
    {
      title: book.event.name,
      subtitle: stage.name,
      rounds: roundsOf(book, stage).map(({ title, games }) => ({
        title,
        games: games.map(({ sides }) => sides),
      })),
      third: stage.thirdPlace && {
        title: texts.thirdPlace,
        sides: gameOf(book, stage, stage.thirdPlace).sides,
      },
    },
    theme,
  );
