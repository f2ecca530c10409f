import { type TemplateResult, html, nothing } from 'lit-html';
import type { RoleHolders } from '../../../app/kernel/generated/answers';
import type { SetupStatus } from '../../http/bot-setup';
import { ask } from './requests/api';
import { discordTexts as texts } from './discord/texts';
import { ID, PUBLIC_KEY, type Typed, keepTyped, keptTyped } from './discord/typed';
import { button, field } from './page-parts/form';
import { details, select } from './page-parts/form-parts';
import { createState, startPage } from './page-parts/page';
import { keptEvents } from './requests/tokens';

/** Sets a Discord server up step by step, and shows of each step whether it works. */

type State = keyof typeof texts.states;
/** How a step stands, and what is wrong. */
type Says = readonly [state: State, text: string];

const [known, set] = createState({
  typed: keptTyped(),
  status: null as SetupStatus | null,
  isOffline: false,
  /** The status of a request that nobody has signed: 401 from a bot. */
  unsigned: 0,
  copied: '',
  chosen: '',
  servers: [] as readonly string[],
});

const endpoint = `${location.origin}/discord/interactions`;
const ownEvents = () => keptEvents().filter(({ token }) => token.startsWith('muster_organiser_'));
const chosenEvent = () => ownEvents().find(({ id }) => id === known.chosen) ?? ownEvents()[0];

const readServers = async (): Promise<void> => {
  const event = chosenEvent();
  if (!event) return;
  const asked = await ask<RoleHolders>({
    path: `/v1/tournaments/${encodeURIComponent(event.id)}/roles`,
    token: event.token,
  });
  const holders = asked.kind === 'OK' ? asked.value.holders : [];
  set({
    servers: holders.flatMap(({ holder }) => (holder?.startsWith(texts.connect.holder) ? [holder] : [])),
  });
};

const check = async (): Promise<void> => {
  const asked = await ask<SetupStatus>({ path: '/discord/status' });
  const tried = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"type":1}',
  }).catch(() => null);
  await readServers();
  set({
    isOffline: asked.kind !== 'OK',
    unsigned: tried?.status ?? 0,
    ...(asked.kind === 'OK' && { status: asked.value }),
  });
};

const copy = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => set({ copied: text }),
    () => undefined,
  );

const line = (text: string): TemplateResult =>
  html`<p class="copyable">
    <code>${text}</code> ${button(known.copied === text ? texts.copied : texts.copy, () => copy(text))}
  </p>`;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const application = () => {
  const { status } = known;
  return typeof status?.application === 'object' ? status.application : null;
};
const idToUse = (): string => (ID.test(known.typed.id) ? known.typed.id : (application()?.id ?? ''));

const type =
  (name: keyof Typed) =>
  ({ target }: Event): void => {
    const typed = { ...known.typed, [name]: (target as HTMLInputElement).value.trim() };
    keepTyped(typed);
    set({ typed });
  };

const input = (name: keyof Typed): TemplateResult =>
  html`<input
    .value=${known.typed[name]}
    inputmode=${name === 'id' ? 'numeric' : 'text'}
    autocomplete="off"
    spellcheck="false"
    @input=${type(name)}
  />`;

const step = (title: string, [state, says]: Says, body: unknown): TemplateResult =>
  html`<li data-state=${state}>
    <h2>${title} <span class="step-state">${texts.states[state]}</span></h2>
    ${says === '' ? nothing : html`<p><b>${says}</b></p>`} ${body}
  </li>`;

const applicationSays = (): Says => {
  const of = texts.application;
  const app = application();
  const { typed } = known;
  if (typed.id !== '' && !ID.test(typed.id)) return ['OPEN', of.idWrong];
  if (typed.key !== '' && !PUBLIC_KEY.test(typed.key)) return ['OPEN', of.keyWrong];
  if (app && typed.id !== '' && typed.id !== app.id) return ['OPEN', of.otherId(app.id)];
  if (app) return ['DONE', of.done(app.name)];
  return typed.id !== '' && typed.key !== '' ? ['DONE', of.both] : ['OPEN', ''];
};

const applicationStep = (): TemplateResult => {
  const of = texts.application;
  return step(
    of.title,
    applicationSays(),
    html`<p>
        ${of.how}
        <a href="https://discord.com/developers/applications" target="_blank" rel="noopener">${of.portal}</a>
      </p>
      <div class="stack">${field(of.id, input('id'))} ${field(of.key, input('key'))}</div>`,
  );
};

const keySays = (): Says => {
  const of = texts.key;
  const { status, typed } = known;
  if (status?.publicKeyState === 'MALFORMED') return ['OPEN', of.malformed];
  const { publicKey = null } = status ?? {};
  if (publicKey === null) return ['OPEN', of.missing];
  const expected = application()?.publicKey ?? typed.key;
  return expected !== '' && !isSame(expected, publicKey) ? ['OPEN', of.other] : ['DONE', of.set];
};

const keyStep = (): TemplateResult => {
  const of = texts.key;
  const key = PUBLIC_KEY.test(known.typed.key) ? known.typed.key : '<public key>';
  return step(
    of.title,
    keySays(),
    html`<p>${of.local}</p>
      ${line(`DISCORD_PUBLIC_KEY=${key} npm start`)}
      <p>${of.deployed}</p>
      ${line(`DISCORD_PUBLIC_KEY=${key} npm run deploy -- --stage production`)}`,
  );
};

const isPrivate = (): boolean =>
  location.protocol !== 'https:' || /^(localhost|127\.|\[::1\])/.test(location.hostname);

const addressSays = (): Says => {
  const of = texts.address;
  const { lastSignedAt = null } = known.status ?? {};
  const portal = application()?.endpoint ?? null;
  if (lastSignedAt !== null) return ['DONE', of.signed(new Date(lastSignedAt).toLocaleString())];
  if (portal !== null && !isPrivate())
    return portal === endpoint ? ['DONE', of.set] : ['OPEN', of.other(portal)];
  if (isPrivate()) return ['OPEN', of.private];
  return known.unsigned === 401 ? ['UNSEEN', of.refuses] : ['OPEN', of.silent];
};

const addressStep = (): TemplateResult => {
  const of = texts.address;
  return step(
    of.title,
    addressSays(),
    html`<p>${of.how}</p>
      ${line(endpoint)}
      ${known.status?.publicUrl === null ? html`<p><small>${of.noPictures}</small></p>` : nothing}`,
  );
};

const commandsSays = (): Says => {
  const of = texts.commands;
  const { application: app = null, commands = 0 } = known.status ?? {};
  if (app === 'REFUSED') return ['OPEN', of.refused];
  if (app === 'UNREACHABLE') return ['UNSEEN', of.unreachable];
  const registered = app?.commands ?? null;
  if (registered === null) return ['UNSEEN', of.unseen];
  return [registered >= commands ? 'DONE' : 'OPEN', of.registered(registered, commands)];
};

const commandsStep = (): TemplateResult => {
  const of = texts.commands;
  const id = idToUse() || '<application id>';
  return step(
    of.title,
    commandsSays(),
    html`<p>${of.how}</p>
      ${line(`DISCORD_APPLICATION_ID=${id} DISCORD_BOT_TOKEN=<token> npm run discord:register`)}
      <p><small>${of.server}</small></p>`,
  );
};

const CAN_ANNOUNCE = '&scope=bot%20applications.commands&permissions=19456';

const inviteStep = (): TemplateResult => {
  const of = texts.invite;
  const id = idToUse();
  const link = `https://discord.com/oauth2/authorize?client_id=${id}`;
  const isUsed = known.servers.length > 0;
  const says: Says = isUsed ? ['DONE', of.used] : id === '' ? ['OPEN', of.needsId] : ['UNSEEN', ''];
  return step(
    of.title,
    says,
    id === ''
      ? nothing
      : html`<ul>
            <li>
              <a href="${link}&scope=applications.commands" target="_blank" rel="noopener">${of.link}</a>
            </li>
            <li><a href="${link}${CAN_ANNOUNCE}" target="_blank" rel="noopener">${of.announcing}</a></li>
          </ul>
          <p>${of.how}</p>`,
  );
};

const chooseEvent = ({ target }: Event): void => {
  set({ chosen: (target as HTMLSelectElement).value, servers: [] });
  void readServers();
};

const connectStep = (): TemplateResult => {
  const of = texts.connect;
  const event = chosenEvent();
  const { servers } = known;
  const options = ownEvents().map(({ id, name }) => [id, name] as const);
  const says: Says =
    servers.length > 0
      ? ['DONE', of.connected(servers.join(', '))]
      : ['OPEN', event === undefined ? of.none : of.notYet];
  return step(
    of.title,
    says,
    html`${
        event === undefined
          ? html`<p><a href="/organise">${of.make}</a></p>`
          : html`<p>${of.how}</p>
              <div @change=${chooseEvent}>${field(of.tournament, select('event', options, event.id))}</div>
              <p>${of.id}:</p>
              ${line(event.id)} ${details(of.showToken, line(event.token))}`
      }
      <p>
        <small>${of.announce} <a href="/guide/guides/discord-bot">${of.guide}</a></small>
      </p>`,
  );
};

const content = (): TemplateResult =>
  html`<p class="lead">${texts.lead}</p>
    <p role="status">${known.isOffline ? html`<span class="refused">${texts.offline}</span>` : nothing}</p>
    ${
      known.status === null
        ? nothing
        : html`<ol class="setup-steps">
            ${applicationStep()} ${keyStep()} ${addressStep()} ${commandsStep()} ${inviteStep()}
            ${connectStep()}
          </ol>`
    }
    <button type="button" @click=${check}>${texts.again}</button>`;

startPage(document.getElementById('discord'), content);
void check();
// The reader may come back from the portal, where something has changed.
addEventListener('focus', () => void check());
