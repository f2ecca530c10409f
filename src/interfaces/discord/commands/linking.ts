import { connectDiscordServer, disconnectDiscordServer } from '../../../app/people/discord-links/connect';
import { linkDiscordUser, makeLinkCode, unlinkDiscordUser } from '../../../app/people/discord-links/linking';
import { CODE_DAYS } from '../../../app/tournaments/store/links';
import { type Answer, call } from '../../../app/kernel/use-case';
import { ok, refused } from '../../../shared/result';
import {
  type Action,
  type Asked,
  type AskedAction,
  type AskedCommand,
  type Command,
  type Modal,
  type World,
  nobody,
} from '../command';
import { fieldsOf } from '../field';
import { clip, escapeText } from '../../../shared/escape-text';
import type { Message } from '../message';

const connectModal: Modal = {
  id: 'connect',
  title: 'Connect this server',
  inputs: [
    {
      id: 'kind',
      label: 'Connect to',
      required: true,
      choices: [
        { name: 'A tournament', value: 'TOURNAMENT' },
        { name: 'A league', value: 'LEAGUE' },
      ],
    },
    { id: 'id', label: 'Its id', required: true, longest: 100 },
    {
      id: 'token',
      label: 'Its organiser’s token',
      required: true,
      longest: 200,
      placeholder: 'muster_organiser_...',
    },
  ],
};

const serverOf = ({ asker }: Asked): Answer<string> =>
  asker.server === null
    ? refused({
        code: 'CONFLICT',
        reason: 'SERVER_NEEDED',
        detail: 'This works in a server, not in a direct message.',
      })
    : ok(asker.server);

const connect = async (asked: AskedAction, world: World): Promise<Answer<Message>> => {
  const server = serverOf(asked);
  if (!server.ok) return server;
  if (!asked.asker.managesServer)
    return refused({
      code: 'CONFLICT',
      reason: 'NOT_SERVER_ORGANISER',
      detail: 'Only a member who manages this server can connect it.',
    });
  const context = world.context({ ...nobody(asked.id), token: asked.typed('token').trim() });
  const connected = await call(
    connectDiscordServer,
    {
      server: server.value,
      user: asked.asker.user,
      kind: asked.typed('kind') === 'LEAGUE' ? 'LEAGUE' : 'TOURNAMENT',
      id: asked.typed('id').trim(),
    },
    context,
  );
  if (!connected.ok) {
    const { code } = connected.error;
    return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN'
      ? refused({
          code: 'CONFLICT',
          reason: 'WRONG_TOKEN',
          detail:
            'That is no token of its organiser: it was shown when the tournament or league was created. A lost one is brought back with the recovery code.',
        })
      : connected;
  }
  const { kind, name } = connected.value;
  return ok({
    title: `Connected: ${clip(escapeText(name), 200)}`,
    text:
      kind === 'LEAGUE'
        ? '`/standings` shows its table.'
        : 'Everybody can now ask `/pairings` and `/standings`. Make a code for each entrant with `/link-code`; who enters it with `/link` can ask `/my-game` and `/report`.',
    isPrivate: true,
  });
};

const disconnect = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const server = serverOf(asked);
  if (!server.ok) return server;
  const { user, managesServer } = asked.asker;
  const done = await call(
    disconnectDiscordServer,
    { server: server.value, user, asManager: managesServer },
    world.context(nobody(asked.id)),
  );
  return done.ok
    ? ok({
        title: 'Disconnected',
        text: 'The event cannot be asked here any more. Players stay linked, for when it is connected again.',
        isPrivate: true,
      })
    : done;
};

const makeCode = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const server = serverOf(asked);
  if (!server.ok) return server;
  const made = await call(
    makeLinkCode,
    { server: server.value, user: asked.asker.user, entrant: asked.options.text('entrant') },
    world.context({ ...nobody(asked.id), idempotencyKey: `discord-link-code-${asked.id}` }),
  );
  if (!made.ok) return made;
  const { code, name, expiresAt } = made.value;
  return ok({
    title: `A code for ${clip(escapeText(name), 200)}`,
    text: `\`/link code:${code}\` makes whoever sends it this entrant, once, within ${CODE_DAYS} days (until ${expiresAt.slice(0, 10)}). Hand it over in private.`,
    isPrivate: true,
  });
};

const link = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const server = serverOf(asked);
  if (!server.ok) return server;
  const linked = await call(
    linkDiscordUser,
    { server: server.value, user: asked.asker.user, code: asked.options.text('code') },
    world.context(nobody(asked.id)),
  );
  return linked.ok
    ? ok({
        title: `You are ${clip(escapeText(linked.value.name), 200)}`,
        text: '`/my-game` shows your table and what waits for you, `/report` reports your game. `/unlink` forgets this.',
        isPrivate: true,
      })
    : linked;
};

const unlink = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const server = serverOf(asked);
  if (!server.ok) return server;
  const done = await call(
    unlinkDiscordUser,
    { server: server.value, user: asked.asker.user, entrant: asked.options.text('entrant') },
    world.context(nobody(asked.id)),
  );
  return done.ok
    ? ok({
        title: 'Unlinked',
        text:
          asked.options.text('entrant') === undefined
            ? `You are ${escapeText(done.value.name)} no more. A new code links you again.`
            : `Nobody is ${escapeText(done.value.name)} here any more, and no open code makes anybody so.`,
        isPrivate: true,
      })
    : done;
};

const own = { inServer: true, isPrivate: true } as const;

export const linkingCommands: readonly Command[] = [
  {
    name: 'connect',
    description: 'Connect this server to a tournament or league, with its organiser’s token',
    options: [],
    operations: ['connectDiscordServer'],
    ...own,
    forManagers: true,
    answers: 'MODAL',
    opens: () => connectModal,
  },
  {
    name: 'disconnect',
    description: 'Take the connection of this server back',
    options: [],
    operations: ['disconnectDiscordServer'],
    ...own,
    forManagers: true,
    answers: 'LATER',
    run: disconnect,
  },
  {
    name: 'link-code',
    description: 'Make a one-time code for an entrant (organiser), or for your own',
    options: [
      fieldsOf(makeLinkCode)('entrant', { description: 'Name or player number; yourself if omitted' }),
    ],
    operations: ['createLinkCode'],
    ...own,
    answers: 'LATER',
    run: makeCode,
  },
  {
    name: 'link',
    description: 'Say which entrant you are, with the code from the organiser',
    options: [fieldsOf(linkDiscordUser)('code')],
    operations: ['linkDiscordUser'],
    ...own,
    answers: 'LATER',
    run: link,
  },
  {
    name: 'unlink',
    description: 'Forget which entrant you are',
    options: [
      fieldsOf(unlinkDiscordUser)('entrant', {
        description: 'Organisers only: another entrant, by name or player number',
      }),
    ],
    operations: ['unlinkEntrant'],
    ...own,
    answers: 'LATER',
    run: unlink,
  },
];

export const linkingActions: readonly Action[] = [
  { id: 'connect', answers: 'LATER', shows: 'NEW', isPrivate: true, run: connect },
];
