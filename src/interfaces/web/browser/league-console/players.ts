import { type TemplateResult, html, nothing } from 'lit-html';
import type { LeaguePlayer, LeaguePlayerToken } from '../../../../app/kernel/generated/answers';
import { LONGEST_NAME } from '../../../../app/kernel/limits';
import { type Fields, button, field, given, submitted } from '../page-parts/form';
import { linesIn } from '../page-parts/console-parts';
import { details, reasonForm, requiredSelect, rowForm } from '../page-parts/form-parts';
import { row, table } from '../page-parts/table';
import { change, handOut, playerName, refresh, send, state } from './model';
import { leagueTexts } from './texts';

/** The players of a league: numbers with names. */

const texts = leagueTexts.players;
const pathOf = (player: string, path = ''): string => `/players/${encodeURIComponent(player)}${path}`;

/** Adds a player for each line; from a line on that was refused they stay in the field. */
const addAll = async ({ names }: Fields, form: HTMLFormElement): Promise<void> => {
  const left = [...linesIn(names)];
  while (left.length > 0 && (await send('/players', { body: { name: left[0] } })) !== null) left.shift();
  const field = form.querySelector('textarea');
  if (field) field.value = left.join('\n');
  await refresh();
};

const makeLink = async ({ id, name }: LeaguePlayer): Promise<void> => {
  const made = await send<LeaguePlayerToken>(pathOf(id, '/token'));
  if (made) handOut(texts.linkNote(name ?? id), `/player/${id}.${made.playerToken}`);
};

const erase = ({ id, name }: LeaguePlayer, { reason }: Fields): unknown =>
  confirm(texts.eraseSure(name ?? id)) && change(pathOf(id, '/erase'), { body: { reason } });

const merging = (player: LeaguePlayer): TemplateResult => {
  const merged = new Set(state.league?.merged.map((merge) => merge.player));
  const others = state.players.filter(({ id, erased }) => id !== player.id && !erased && !merged.has(id));
  return rowForm(
    ({ into }) => change(pathOf(player.id, '/merge'), { body: { into } }),
    html`${field(
        texts.merge,
        requiredSelect(
          'into',
          others.map(({ id, name }) => [id, `${name ?? ''} (${id})`] as const),
        ),
      )} <button class="quiet">${texts.mergeButton}</button>`,
  );
};

const numbering = ({ id, federationPlayer }: LeaguePlayer): TemplateResult =>
  rowForm(
    ({ number }) => change(pathOf(id, '/number'), { method: 'PUT', body: { number: given(number) } }),
    html`${field(texts.number, html`<input name="number" placeholder=${texts.newNumber} .value=${federationPlayer?.player ?? ''} />`)}
      <button class="quiet">${texts.numberButton}</button>`,
    true,
  );

const acts = (player: LeaguePlayer): TemplateResult =>
  details(
    html`${texts.more} <span class="hidden">${player.name}</span>`,
    html`${rowForm(
        ({ name }) => change(pathOf(player.id), { method: 'PATCH', body: { name } }),
        html`${field(leagueTexts.fields.name, html`<input name="name" required maxlength=${LONGEST_NAME} .value=${player.name ?? ''} />`)}
          <button class="quiet">${texts.rename}</button>`,
        true,
      )}
      <p>${button(texts.link, () => makeLink(player))}</p>
      ${merging(player)} ${state.league?.federation ? numbering(player) : nothing}
      ${reasonForm((fields) => erase(player, fields), leagueTexts.reason, [texts.erase, 'danger'])}`,
  );

const playerRow = (player: LeaguePlayer): TemplateResult => {
  const { id, name, erased } = player;
  const into = state.league?.merged.find((merge) => merge.player === id)?.into;
  const page = `/leagues/${encodeURIComponent(state.id ?? '')}/players/${encodeURIComponent(id)}`;
  return row(
    html`<a href=${page}><bdi>${erased ? texts.erased : name}</bdi></a>`,
    id,
    into === undefined
      ? erased
        ? nothing
        : acts(player)
      : html`${texts.mergedInto(playerName(into))}
        ${button(texts.undoMerge, () => change(pathOf(id, '/merge'), { body: { into: null } }))}`,
  );
};

export const playersView = (): TemplateResult =>
  html`${
      state.players.length === 0
        ? html`<p>${texts.none}</p>`
        : table({
            className: 'league-players',
            caption: leagueTexts.views.PLAYERS,
            columns: [leagueTexts.fields.name, leagueTexts.fields.number, texts.more],
            rows: state.players.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '')).map(playerRow),
          })
    }
    <form class="stack" @submit=${submitted(addAll, true)}>
      <label for="names">${texts.add}</label>
      <textarea id="names" name="names" rows="5" required></textarea>
      <button>${texts.addButton}</button>
    </form>`;
