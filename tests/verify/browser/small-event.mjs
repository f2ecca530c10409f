// A tournament of 12 after 3 rounds, made through the API: what pages are looked at and measured with.
import { changerOf } from '../../../scripts/demo/ask.mjs';

const NAMES = [
  'Adéla Nováková', 'Bruno Richter', 'Clara Söderström', 'Dario Bianchi', 'Edith Marlowe', 'Felix Krüger',
  'Greta van der Heijden', 'Hugo Lefèvre', 'Ivana Horváthová', 'Jonas Ødegård', 'Lukáš Dvořák', 'Marta Kowalska',
]; // prettier-ignore

/** Of its rounds so many are started, and of those so many have all their results. */
export const playEvent = async (url, { rounds = 3, started = rounds, played = started } = {}) => {
  const send = changerOf(url);
  const { tournament, organiserToken: token } = await send('POST', '/v1/tournaments', {
    name: 'Open of the Shire',
    rounds,
  });
  const home = `/v1/tournaments/${tournament.id}`;
  for (const name of NAMES) await send('POST', `${home}/entrants`, { name }, token);
  for (let round = 1; round <= started; round++) {
    const { tables } = await send('POST', `${home}/rounds`, {}, token);
    await send('POST', `${home}/rounds/${round}/start`, {}, token);
    for (const { table } of round > played ? [] : tables)
      await send(
        'PUT',
        `${home}/rounds/${round}/tables/${table}/result`,
        {
          kind: 'PLAYED',
          victoryPoints: [(table * 7 + round) % 13, (table * 5) % 11],
          leaderKilled: [table % 2 === 0, false],
        },
        token,
      );
  }
  return {
    id: tournament.id,
    home,
    token,
    send: (method, path, body) => send(method, `${home}${path}`, body, token),
  };
};
