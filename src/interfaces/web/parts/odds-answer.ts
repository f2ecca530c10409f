import type { Chance, FightOdds, FightStep, VolleyOdds } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { type Bar, chanceBars, exactFractions, percent } from './chance';
import { targetName } from './volley-question';

/** The odds as the page shows them: made by the server, and again in the browser while one types. */

const texts = messages.odds;

const steps = (all: readonly FightStep[]): Html =>
  html`<details>
    <summary>${texts.how}</summary>
    <ol class="steps">
      ${all.map(({ text }) => html`<li>${text}</li>`)}
    </ol>
  </details>`;

export const favourite = ([first, second]: readonly Chance[], names: readonly [string, string]): string => {
  if (!first || !second) return '';
  const side = first.decimal >= second.decimal ? 0 : 1;
  return texts.sentence(names[side], percent(side === 0 ? first : second));
};

const likeliest = ({ outcomes }: Pick<FightOdds, 'outcomes'>, names: readonly [string, string]): string => {
  const [best] = [...outcomes].sort((a, b) => b.probability.decimal - a.probability.decimal);
  return best
    ? texts.likeliest(texts.outcome(names[best.winner === 0 ? 0 : 1], best.slain), percent(best.probability))
    : '';
};

export const pictureAddress = (file: string, question: object): string =>
  `/v1/pictures/${file}?question=${encodeURIComponent(JSON.stringify(question))}`;

interface Shared {
  readonly query: URLSearchParams;
  /** The question behind the shared picture. */
  readonly question: object;
}

/** The address of these odds to send, and of their picture. */
const share = (file: string, { query, question }: Shared): Html => {
  const address = `/odds?${query.toString()}`;
  return html`<p class="share">
    <a href="${address}">${texts.shareLink}</a> ·
    <a href="/odds/needed?${query.toString()}">${texts.howMany}</a> ·
    <a href="${pictureAddress(file, question)}">${texts.sharePicture}</a>
    <button type="button" class="quiet" data-share="${address}" hidden>${texts.share}</button>
  </p>`;
};

/** The odds of a fight: a sentence first. */
export const fightAnswer = (
  odds: Pick<FightOdds, 'win' | 'outcomes' | 'steps'>,
  names: readonly [string, string],
  shared: Shared,
): Html => {
  const wins = odds.win.map((chance, side): Bar => ({ label: names[side === 0 ? 0 : 1], chance, side }));
  const ends = odds.outcomes.map(({ winner, slain, probability }): Bar => ({
    label: texts.outcome(names[winner === 0 ? 0 : 1], slain),
    chance: probability,
    side: winner,
  }));
  const assumed = odds.steps.filter(({ code }) => code === 'PAIRING');
  return html`<p class="said"><b>${favourite(odds.win, names)}</b> ${likeliest(odds, names)}</p>
    ${assumed.map(({ text, source }) => html`<p class="note">${text} (${source.heading}).</p>`)}
    ${chanceBars(texts.winChance, texts.winner, wins)}
    ${chanceBars(texts.outcomes, texts.outcomeColumn, ends)} ${exactFractions([...wins, ...ends])}
    ${steps(odds.steps)} ${share('fight-outcomes.png', shared)}
    <p><a href="/rolls/fights?${shared.query.toString()}">${texts.playLink}</a></p>`;
};

/** The odds of a volley: a sentence first. */
export const volleyAnswer = (odds: Pick<VolleyOdds, 'slain' | 'wounds' | 'steps'>, shared: Shared): Html => {
  const bars = odds.wounds.map(({ wounds, probability }): Bar => ({
    label: String(wounds),
    chance: probability,
  }));
  return html`<p class="said">
      <b>${texts.volleySentence(percent(odds.slain), targetName(shared.query))}</b>
    </p>
    ${chanceBars(texts.woundsOf, texts.numbers['wounds'] ?? '', bars)} ${exactFractions(bars)}
    ${steps(odds.steps)} ${share('volley-wounds.png', shared)}`;
};
