import { type TemplateResult, html, nothing } from 'lit-html';
import type { AwaitedChoice, RefereedFight } from '../../../app/kernel/generated/answers';
import { type Asked, ask } from './requests/api';
import { fightTexts as texts } from './fight-texts';
import { createState, refusedLine, startPage } from './page-parts/page';
import { createSender, refusalOf } from './requests/requests';
import { follow, giveUpButton, renewShown, seatIn, wordsView } from './reports/two-phones';
import { twoPhonesTexts as common } from './reports/two-phones-texts';

/** A fight between two players on one of their phones, or for somebody who watches. */

const root = document.querySelector<HTMLElement>('#fight');
const path = `/v1/rolls/fights/${root?.dataset['id'] ?? ''}`;
const seat = seatIn(location.hash);
const send = createSender();
const [table, set] = createState({
  fight: null as RefereedFight | null,
  etag: null as string | null,
  message: null as string | null,
  isSending: false,
});

const isOpen = ({ state }: RefereedFight): boolean => state === 'OPEN' || state === 'PLAYING';

/** An answer may be older than what is shown: a move was made while it was on its way. */
const take = async (asked: Asked<RefereedFight>): Promise<void> => {
  const before = table.fight;
  set({ message: refusalOf(asked, common.offline) });
  if (asked.kind !== 'OK' || Number(asked.value.version) < Number(before?.version ?? 0)) return;
  const { value: fight, etag } = asked;
  set({ fight, etag });
  // The server's part has the words and the check, which change with the state alone.
  if (before !== null && (before.state !== fight.state || fight.state === 'OPEN')) await renewShown();
};

const act = async (what: 'join' | 'play' | 'abandon', body: object): Promise<void> => {
  if (table.isSending) return;
  set({ isSending: true });
  const asked = await send<RefereedFight>({ path: `${path}/${what}`, body, token: seat?.token });
  set({ isSending: false });
  await take(asked);
};

const ONE_HUNDRED = 100;
/** A longer fraction says nothing to anybody at a table. */
const LONGEST_FRACTION = 11;
const asText = (measure: AwaitedChoice['measure'], { decimal }: { readonly decimal: number }): string =>
  measure === 'MODELS_SLAIN' ? decimal.toFixed(2) : `${(decimal * ONE_HUNDRED).toFixed(1)} %`;

const optionView = (
  { measure }: AwaitedChoice,
  { text, choice, worth, cost, isBest }: AwaitedChoice['options'][number],
  choose: ((choice: string) => unknown) | null,
): TemplateResult => {
  const { fraction } = worth;
  const exact = fraction.length <= LONGEST_FRACTION ? `, ${fraction}` : '';
  const price = html`<small
    >${asText(measure, worth)}${exact}
    (${isBest || cost.decimal === 0 ? texts.best : texts.costs(asText(measure, cost))})</small
  >`;
  return html`<li>
    ${
      choose === null
        ? html`${text} ${price}`
        : html`<button type="button" ?disabled=${table.isSending} @click=${() => choose(choice)}>
            ${text} ${price}
          </button>`
    }
  </li>`;
};

const turnView = ({ turn, awaiting, choice }: RefereedFight): TemplateResult | typeof nothing => {
  if (turn === null) return nothing;
  const isMine = seat !== null && (turn.player === null || turn.player === seat.player);
  const who = isMine ? texts.yourTurn : turn.name === null ? texts.anyonesTurn : texts.turnOf(turn.name);
  const move = (taken: string) => void act('play', { move: turn.move, choice: taken });
  const about = choice ?? awaiting;
  return html`<section class="card turn" aria-labelledby="turn">
    <div role="status"><h2 id="turn">${who}</h2></div>
    ${about?.who ? html`<p><b>${about.who}</b></p>` : nothing}
    ${
      awaiting
        ? html`<p>${texts.throws(awaiting.of, awaiting.why)}</p>
            ${
              isMine
                ? html`<button type="button" ?disabled=${table.isSending} @click=${() => move('THROW')}>
                    ${texts.toThrow(awaiting.of)}
                  </button>`
                : nothing
            }`
        : nothing
    }
    ${
      choice
        ? html`<p>${texts.decides(choice.why)} (${texts.measures[choice.measure]})</p>
            <ul class="options">
              ${choice.options.map((option) => optionView(choice, option, isMine ? move : null))}
            </ul>`
        : nothing
    }
  </section>`;
};

const modelNames = ({ terms }: RefereedFight): readonly (readonly (string | undefined)[])[] => {
  const { fight: question } = JSON.parse(terms) as {
    readonly fight: { readonly sides: readonly { readonly models: readonly { readonly name?: string }[] }[] };
  };
  return question.sides.map(({ models }) => models.map(({ name }) => name));
};

const resultView = (over: RefereedFight): TemplateResult | typeof nothing => {
  const { winner, sides, players } = over;
  if (winner === null || sides === null) return nothing;
  const names = modelNames(over);
  return html`<section class="card" role="status">
    <h2>${texts.won(players[winner]?.name ?? '')}</h2>
    <ul>
      ${sides.flatMap(({ models }, side) =>
        models.map(({ woundsLost, slain, prone, stunned }, place) => {
          const harm = [
            slain ? texts.slain : woundsLost > 0 ? texts.lost(woundsLost) : '',
            prone ? texts.prone : '',
            stunned ? texts.stunned : '',
          ].filter((text) => text !== '');
          return html`<li>
            ${names[side]?.[place] ?? texts.model(place + 1)} (${players[side]?.name}):
            ${harm.length === 0 ? texts.unhurt : harm.join(', ')}
          </li>`;
        }),
      )}
    </ul>
  </section>`;
};

const stepsView = ({ steps }: RefereedFight): TemplateResult | typeof nothing =>
  steps.length === 0
    ? nothing
    : html`<section aria-labelledby="steps">
        <h2 id="steps">${texts.steps}</h2>
        <ol class="steps">
          ${[...steps].map(
            ({ text, dice }) =>
              html`<li>
                ${dice.length === 0 ? nothing : html`<span class="dice">${dice.map((die) => html`<span>${die}</span>`)}</span>`}
                ${text}
              </li>`,
          )}
        </ol>
      </section>`;

startPage(root, () => {
  const { fight, message } = table;
  if (fight === null) return html``;
  const { players, state, abandonedBy } = fight;
  const refusal = refusedLine(message);
  return html`<p class="lead">${texts.players(players[0]?.name ?? '', players[1]?.name ?? '')}</p>
    ${
      state === 'OPEN'
        ? wordsView(players, seat, { lock: (word) => void act('join', { word }), refusal })
        : html`${seat === null && state === 'PLAYING' ? html`<p>${common.watching}</p>` : nothing}
          ${turnView(fight)} ${refusal}`
    }
    ${abandonedBy === null ? nothing : html`<p role="status">${texts.abandoned(abandonedBy)}</p>`}
    ${resultView(fight)} ${stepsView(fight)}
    ${seat !== null && isOpen(fight) ? giveUpButton(() => void act('abandon', {})) : nothing}`;
});
follow(async () => {
  const asked = await ask<RefereedFight>({ path, token: seat?.token, ifNoneMatch: table.etag });
  if (asked.kind === 'OK' && table.fight?.version !== asked.value.version && !table.isSending)
    await take(asked);
  return table.fight === null || isOpen(table.fight);
});
