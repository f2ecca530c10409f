import { type TemplateResult, html, nothing } from 'lit-html';
import type {
  ExportedPerson,
  GrantedPerson,
  Person,
  PersonGame,
  PersonLeague,
  PersonTournament,
} from '../../../app/kernel/generated/answers';
import { type Asked, ask } from './api';
import { save } from './files';
import { type Fields, button, submitted } from './form';
import { details, list } from './form-parts';
import { renderKeepingFocus } from './keep-focus';
import { labelled } from './labelled';
import { meTexts as texts } from './me-texts';
import { createSender, refusalOf } from './requests';
import { row, table } from './table';
import { keptEvents, linkIn, tokenFor } from './tokens';

/** A person's games, played and coming. */

const isPlayersToken = (token: string | null): boolean => token?.startsWith('muster_player_') ?? false;

const isPlayerOf = (tournament: string): boolean => isPlayersToken(tokenFor(tournament));

const eventPath = (tournament: string): string => `/tournaments/${encodeURIComponent(tournament)}`;

const nextGame = ({ tournament, name, next }: PersonTournament): TemplateResult | typeof nothing =>
  next === null
    ? nothing
    : html`<a href="${eventPath(tournament)}/rounds/${next.round}/tables/${next.table}"
          ><b>${texts.nextGame(next.round, next.number)}</b></a
        >
        <bdi>${next.opponent === null ? texts.spare : texts.against(next.opponent.name)}</bdi>, ${name}`;

const record = (games: readonly PersonGame[]): string => {
  const met = games.filter(({ opponent }) => opponent !== null);
  const count = (wanted: PersonGame['result']): number =>
    met.filter(({ result }) => result === wanted).length;
  return texts.record(count('WON'), count('DRAWN'), count('LOST'));
};

const gamesTable = (columns: readonly string[], rows: readonly TemplateResult[]): TemplateResult =>
  table({ className: 'games', columns, rows });

/** The player's page of an event of which this browser keeps the token. */
const ownPage = (tournament: string): TemplateResult | typeof nothing =>
  isPlayerOf(tournament)
    ? html`<a href="/play#${encodeURIComponent(tournament)}">${texts.play}</a>`
    : nothing;

const eventRow = ({ tournament, entrant, name, rank, tied, games }: PersonTournament): TemplateResult =>
  row(
    html`<a href="${eventPath(tournament)}/entrants/${entrant}">${name}</a> ${ownPage(tournament)}`,
    { number: texts.place(rank, tied) },
    record(games),
  );

const gameRow = ({ round, opponent, result, victoryPoints: [own, other] }: PersonGame): TemplateResult =>
  row(
    { number: round },
    html`<bdi>${opponent?.name ?? texts.nobody}</bdi>`,
    `${own}–${other} ${texts.results[result]}`,
  );

const games = ({ name, games: played }: PersonTournament): TemplateResult | typeof nothing =>
  played.length === 0
    ? nothing
    : details(`${name}: ${texts.games}`, gamesTable(texts.gameColumns, played.map(gameRow)));

const leagueRow = ({ league, name, page: { player, rank, tied, rating } }: PersonLeague): TemplateResult =>
  row(
    html`<a href="/leagues/${encodeURIComponent(league)}/players/${encodeURIComponent(player.id)}"
      >${name}</a
    >`,
    { number: texts.place(rank, tied) },
    { number: rating === null ? texts.nobody : Math.round(rating.rating) },
  );

/** A heading with its part; nothing without the part. */
const titled = (title: string, part: TemplateResult | false): TemplateResult | typeof nothing =>
  part === false
    ? nothing
    : html`<h2>${title}</h2>
        ${part}`;

/** Next games, events with their places, leagues with their ratings. */
const overview = (own: Person): TemplateResult => {
  const { name, won, drawn, lost, tournaments, leagues } = own;
  const coming = tournaments.filter(({ next }) => next !== null);
  return html`<h2><bdi>${name}</bdi></h2>
    <p>${texts.eventColumns[2]}: <b>${texts.record(won, drawn, lost)}</b></p>
    ${titled(texts.next, coming.length > 0 && list(coming.map(nextGame), 'plain'))}
    ${tournaments.length + leagues.length === 0 ? html`<p>${texts.empty}</p>` : nothing}
    ${titled(texts.events, tournaments.length > 0 && gamesTable(texts.eventColumns, tournaments.map(eventRow)))}
    ${tournaments.map(games)}
    ${titled(texts.leagues, leagues.length > 0 && gamesTable(texts.leagueColumns, leagues.map(leagueRow)))}`;
};

/** A person's own page: begin or bring back, what comes next, what was played, add events, take everything along or erase it. */

interface KeptPerson {
  readonly id: string;
  readonly token: string;
}

const KEY = 'muster.person';

const keptPerson = (): KeptPerson | null => {
  try {
    const { id, token } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<KeptPerson>;
    return typeof id === 'string' && typeof token === 'string' ? { id, token } : null;
  } catch {
    return null;
  }
};

const root = document.querySelector<HTMLElement>('#me');
let self = keptPerson();
let view: Person | null = null;
let secrets: GrantedPerson | null = null;
let notice: string | null = null;

const pathOf = ({ id }: KeptPerson): string => `/v1/people/${encodeURIComponent(id)}`;

/** The answer; null, and a notice, if it was refused. */
const answered = <T>(asked: Asked<T>): T | null => {
  notice = refusalOf(asked, texts.offline);
  return asked.kind === 'OK' ? asked.value : null;
};

/** An answer of which many large events make parts. */
const inParts = async <T extends { readonly next: number | null }>(
  path: string,
  join: (first: T, other: T) => T,
): Promise<T | null> => {
  let whole: T | null = null;
  for (let from: number | null = 0; self !== null && from !== null;) {
    const { token } = self;
    const part: T | null = answered(await ask<T>({ path: `${pathOf(self)}${path}?from=${from}`, token }));
    if (part === null) return null;
    whole = whole === null ? part : join(whole, part);
    from = part.next;
  }
  return whole;
};

const joined = (first: Person, other: Person): Person => ({
  ...first,
  won: first.won + other.won,
  drawn: first.drawn + other.drawn,
  lost: first.lost + other.lost,
  tournaments: [...first.tournaments, ...other.tournaments],
  leagues: [...first.leagues, ...other.leagues],
  gone: [...first.gone, ...other.gone],
});

const joinedExports = (first: ExportedPerson, other: ExportedPerson): ExportedPerson => {
  const [whole, more] = [first, other].map(
    ({ document: text }) => JSON.parse(text) as { readonly entries: readonly unknown[] },
  );
  const entries = [...(whole?.entries ?? []), ...(more?.entries ?? [])];
  return { ...first, document: JSON.stringify({ ...whole, entries }) };
};

const read = async (): Promise<void> => {
  if (self === null) return show();
  view = (await inParts<Person>('', joined)) ?? view;
  show();
};

/** Makes a change of the person's own data; null, and a notice, if it was refused. */
const change = async <T>(path: string, body: object): Promise<T | null> =>
  self && answered(await createSender()<T>({ path: pathOf(self) + path, body, token: self.token }));

const granted = async (path: string, body: object): Promise<void> => {
  const value = answered(await createSender()<GrantedPerson>({ path, body }));
  if (value === null) return show();
  secrets = value;
  self = { id: value.person.person, token: value.personToken };
  localStorage.setItem(KEY, JSON.stringify(self));
  await read();
};

const bind = async (tournament: string, playerToken: string): Promise<void> =>
  (await change('/entries', { tournament, playerToken })) === null ? show() : read();

/** A link as the organiser hands it out: `…/play#event.token`. */
const bindLink = (link: string): void => {
  const [id, token] = linkIn(link);
  if (token) return void bind(id, token);
  notice = texts.noLink;
  show();
};

const download = async (): Promise<void> => {
  if (self === null) return;
  const { id } = self;
  const found = await inParts<ExportedPerson>('/export', joinedExports);
  if (found === null) return show();
  save(`muster-${id}.json`, 'application/json', found.document);
};

const leave = (): void => {
  localStorage.removeItem(KEY);
  self = view = secrets = null;
  show();
};

const erase = async (): Promise<void> => {
  if (!confirm(texts.eraseSure)) return;
  if ((await change('/erase', {})) === null) show();
  else leave();
};

const recover = ({ person = '', code = '' }: Fields): Promise<void> =>
  granted(`/v1/people/${encodeURIComponent(person)}/recover`, { recoveryCode: code });

const beginning = (): TemplateResult =>
  html`<p>${texts.lead}</p>
    <form class="stack card" @submit=${submitted(({ name }) => granted('/v1/people', { name }), true)}>
      ${labelled('name', texts.name)}
      <button>${texts.create}</button>
    </form>
    ${details(
      texts.lost,
      html`<form class="stack card" @submit=${submitted(recover, true)}>
        ${labelled('person', texts.person)} ${labelled('code', texts.code)}
        <button>${texts.recover}</button>
      </form>`,
    )}`;

const noted = (): void => {
  secrets = null;
  show();
};

const toNote = ({ person, recoveryCode }: GrantedPerson): TemplateResult =>
  html`<div class="stack card" role="status">
    <p>${texts.keep}</p>
    <p>${texts.person}: <code>${person.person}</code></p>
    <p>${texts.code}: <code>${recoveryCode}</code></p>
    <button @click=${noted}>${texts.noted}</button>
  </div>`;

/** The events of which this browser keeps a player's token, and that are not added yet. */
const toAdd = ({ entries }: Person) =>
  keptEvents().filter(
    ({ id, token }) => isPlayersToken(token) && !entries.some(({ tournament }) => tournament === id),
  );

const adding = (own: Person): TemplateResult =>
  html`<h2>${texts.add}</h2>
    ${toAdd(own).map(
      ({ id, name, token }) => html`<p>${button(texts.addKept(name), () => bind(id, token))}</p>`,
    )}
    <form class="stack card" @submit=${submitted(({ link = '' }) => bindLink(link))}>
      ${labelled('link', texts.link, { help: texts.linkHelp })}
      <button>${texts.addLink}</button>
    </form>
    <p class="buttons">
      ${button(texts.export, download)} ${button(texts.leave, leave)} ${button(texts.erase, erase)}
    </p>`;

const alert = (): TemplateResult | typeof nothing =>
  notice === null ? nothing : html`<p role="alert" class="refused">${notice}</p>`;

const content = (): TemplateResult =>
  self === null
    ? html`${alert()} ${beginning()}`
    : html`${secrets === null ? nothing : toNote(secrets)} ${alert()}
      ${view === null ? nothing : html`${overview(view)} ${adding(view)}`}
      ${view === null && notice !== null ? html`${button(texts.leave, leave)}` : nothing}`;

const show = (): void => {
  if (root) renderKeepingFocus(content(), root);
};

root?.replaceChildren();
show();
void read();
