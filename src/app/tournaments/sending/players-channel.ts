import { mayConcernPlayers } from '../../../domain/tournaments/event/message-events';
import { ok } from '../../kernel/use-case';
import type { Channel, Mail } from './channel';
import { PLAYERS } from './receivers';

/** Most events send no emails: their code is loaded for the first one that does. */
const code = () => import('./player-mails');

const REFUSED_STATUS = 400;

/** Emails to players who want them. */
export const playersChannel: Channel = {
  kind: 'PLAYERS',
  reaches: ({ id }) => id === PLAYERS,
  wants: (_, type) => mayConcernPlayers(type),
  messagesOf: async (change, _, parts) =>
    parts.mail ? (await code()).playerMessages(change, parts) : ok([]),
  bodyOf: async (payload, about, parts) =>
    parts.mail ? (await code()).playerMail(payload, about, parts) : ok(null),
  send: ({ address, body, atMs }, { mail }) =>
    mail
      ? mail.mailer.send({ ...(JSON.parse(body) as Omit<Mail, 'id' | 'atMs'>), id: address.id, atMs })
      : Promise.resolve({ kind: 'FAILED', problem: 'NO_CONNECTION' }),
  // An address that is refused once is refused for ever.
  failureOf: (status) => (status === REFUSED_STATUS ? 'REFUSED' : 'RETRY'),
  // Each person is a host of its own: one refused address holds up nobody else.
  hostOf: (_, { tournament, thing }) => `${tournament} ${thing}`,
  isOneByOne: false,
};
