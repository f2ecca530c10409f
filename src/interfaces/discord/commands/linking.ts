import { connectDiscordServer, disconnectDiscordServer } from '../../../app/people/discord-links/connect';
import { linkDiscordUser, makeLinkCode, unlinkDiscordUser } from '../../../app/people/discord-links/linking';
import { CODE_DAYS } from '../../../app/tournaments/store/links';
import { type Answer, call, conflict, mapAnswer } from '../../../app/kernel/use-case';
import {
  type Action,
  type Asked,
  type AskedAction,
  type AskedCommand,
  type Command,
  type World,
  nobody,
} from '../command';
import { fieldsOf } from '../field';
import { clip, escapeText } from '../../../shared/escape-text';
import type { Message, Modal } from '../message';

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

/** The member who asks, and the server in which it asks. */
interface Member {
  readonly server: string;
  readonly user: string;
}

/** For requests that need a server; only the asker sees the answer. */
const inServer =
  <A extends Asked>(answer: (member: Member, asked: A, world: World) => Promise<Answer<Message>>) =>
  async (asked: A, world: World): Promise<Answer<Message>> => {
    const { server, user } = asked.asker;
    if (server === null) return conflict('SERVER_NEEDED', 'This works in a server, not in a direct message.');
    return mapAnswer(await answer({ server, user }, asked, world), (message) => ({
      ...message,
      isPrivate: true,
    }));
  };

const nameIn = (text: string): string => clip(escapeText(text), 200);

const connect = inServer<AskedAction>(async (member, { id, asker, typed }, world) => {
  if (!asker.managesServer)
    return conflict('NOT_SERVER_ORGANISER', 'Only a member who manages this server can connect it.');
  const connected = await call(
    connectDiscordServer,
    {
      ...member,
      kind: typed('kind') === 'LEAGUE' ? 'LEAGUE' : 'TOURNAMENT',
      id: typed('id').trim(),
    },
    world.context({ ...nobody(id), token: typed('token').trim() }),
  );
  if (!connected.ok && ['UNAUTHENTICATED', 'FORBIDDEN'].includes(connected.error.code))
    return conflict(
      'WRONG_TOKEN',
      'That is no token of its organiser: it was shown when the tournament or league was created. A lost one is brought back with the recovery code.',
    );
  return mapAnswer(connected, ({ kind, name }) => ({
    title: `Connected: ${nameIn(name)}`,
    text:
      kind === 'LEAGUE'
        ? '`/standings` shows its table.'
        : 'Everybody can now ask `/pairings` and `/standings`. Make a code for each entrant with `/link-code`; who enters it with `/link` can ask `/my-game` and `/report`.',
  }));
});

const disconnect = inServer<AskedCommand>(async (member, { id, asker }, world) => {
  const input = { ...member, asManager: asker.managesServer };
  return mapAnswer(await call(disconnectDiscordServer, input, world.context(nobody(id))), () => ({
    title: 'Disconnected',
    text: 'The event cannot be asked here any more. Players stay linked, for when it is connected again.',
  }));
});

const makeCode = inServer<AskedCommand>(async (member, { id, options }, world) => {
  const made = await call(
    makeLinkCode,
    { ...member, entrant: options.text('entrant') },
    world.context({ ...nobody(id), idempotencyKey: `discord-link-code-${id}` }),
  );
  return mapAnswer(made, ({ code, name, expiresAt }) => ({
    title: `A code for ${nameIn(name)}`,
    text: `\`/link code:${code}\` makes whoever sends it this entrant, once, within ${CODE_DAYS} days (until ${expiresAt.slice(0, 10)}). Hand it over in private.`,
  }));
});

const link = inServer<AskedCommand>(async (member, { id, options }, world) => {
  const input = { ...member, code: options.text('code') };
  return mapAnswer(await call(linkDiscordUser, input, world.context(nobody(id))), ({ name }) => ({
    title: `You are ${nameIn(name)}`,
    text: '`/my-game` shows your table and what waits for you, `/report` reports your game. `/unlink` forgets this.',
  }));
});

const unlink = inServer<AskedCommand>(async (member, { id, options }, world) => {
  const entrant = options.text('entrant');
  const done = await call(unlinkDiscordUser, { ...member, entrant }, world.context(nobody(id)));
  return mapAnswer(done, ({ name }) => ({
    title: 'Unlinked',
    text:
      entrant === undefined
        ? `You are ${escapeText(name)} no more. A new code links you again.`
        : `Nobody is ${escapeText(name)} here any more, and no open code makes anybody so.`,
  }));
});

const own = { inServer: true, isPrivate: true, options: [] } as const;

export const linkingCommands: readonly Command[] = [
  {
    ...own,
    name: 'connect',
    description: 'Connect this server to a tournament or league, with its organiser’s token',
    operations: ['connectDiscordServer'],
    forManagers: true,
    answers: 'MODAL',
    opens: () => connectModal,
  },
  {
    ...own,
    name: 'disconnect',
    description: 'Take the connection of this server back',
    operations: ['disconnectDiscordServer'],
    forManagers: true,
    answers: 'LATER',
    run: disconnect,
  },
  {
    ...own,
    name: 'link-code',
    description: 'Make a one-time code for an entrant (organiser), or for your own',
    options: [
      fieldsOf(makeLinkCode)('entrant', { description: 'Name or player number; yourself if omitted' }),
    ],
    operations: ['createLinkCode'],
    answers: 'LATER',
    run: makeCode,
  },
  {
    ...own,
    name: 'link',
    description: 'Say which entrant you are, with the code from the organiser',
    options: [fieldsOf(linkDiscordUser)('code')],
    operations: ['linkDiscordUser'],
    answers: 'LATER',
    run: link,
  },
  {
    ...own,
    name: 'unlink',
    description: 'Forget which entrant you are',
    options: [
      fieldsOf(unlinkDiscordUser)('entrant', {
        description: 'Organisers only: another entrant, by name or player number',
      }),
    ],
    operations: ['unlinkEntrant'],
    answers: 'LATER',
    run: unlink,
  },
];

export const linkingActions: readonly Action[] = [
  { id: 'connect', answers: 'LATER', shows: 'NEW', isPrivate: true, run: connect },
];
