import { memoryStore } from '../../infrastructure/aws/memory-store';
import { newTournament } from './new-tournament';
import { createReader } from './read';

const oneByOne = {
  switch: 'strikesRolled',
  value: 'ONE_BY_ONE',
  words: 'We roll <b>Strikes</b> one by one.',
};
const sixStands = { switch: 'naturalSixStands', value: true, words: 'A six is a six.' };
const WORDS = 'We roll &lt;b&gt;Strikes&lt;/b&gt; one by one.';

const plain = (body: string | undefined): string =>
  (body ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const eventWith = async (settings: object) => {
  const store = memoryStore();
  const id = await newTournament(store, { rounds: 3, ...settings });
  const read = createReader(store);
  return {
    id,
    body: async (path: string) => (await read(path)).body ?? '',
    text: async (path: string) => plain((await read(path)).body),
  };
};

describe('the pages of an event with house rulings', () => {
  it('list them in words, and lead to rules and odds that follow them', async () => {
    const { id, body } = await eventWith({ houseRulings: [oneByOne] });
    const home = await body(`/tournaments/${id}`);
    expect(home).toContain('House rulings');
    expect(home).toContain(`${WORDS} (Strikes at one model are rolled one by one.)`);
    for (const section of ['/odds', '/rules'])
      expect(home).toContain(`href="${section}?edition=2018&amp;tournament=${id}"`);
    const without = await eventWith({});
    expect(await without.body(`/tournaments/${without.id}`)).not.toContain('&amp;tournament=');
  });

  it('answer a form of the rules by them, and say so', async () => {
    const { id, body, text } = await eventWith({ houseRulings: [oneByOne, sixStands] });
    const asked = '/rules?q=4%20attacks%20S3%203%20might%20D8&edition=2018';
    expect(await text(asked)).toContain('87.5 %: the target is slain');
    const hits = await body(`${asked}&tournament=${id}`);
    expect(hits).toContain('85.8 %: the target is slain');
    expect(hits).toContain(`By a house ruling: ${WORDS}`);
    const [, form = ''] = /href="(\/rules\/ask[^"]*)"/.exec(hits) ?? [];
    const address = form.replaceAll('&amp;', '&');
    expect(address).toContain(`tournament=${id}`);
    const answer = await body(address);
    expect(answer).toContain('85.8 %');
    expect(answer).toContain('Answers here follow the house rulings of');
    expect(answer).toContain(`House ruling: ${WORDS}`);
    expect(answer).toContain(`<input type="hidden" name="tournament" value="${id}" />`);
    expect(await text(address.replace(`&tournament=${id}`, ''))).toContain('87.5 %');
  });

  it('work out odds by them on the server, and carry the event on', async () => {
    const { id, body } = await eventWith({ houseRulings: [sixStands] });
    const fight = '/odds?a.attacks=1&a.fight=4&a.twoHanded=on&b.attacks=1&b.fight=4';
    const [plainOdds, here] = [await body(fight), await body(`${fight}&tournament=${id}`)];
    expect(plainOdds).toContain('13/36');
    expect(here).not.toContain('13/36');
    expect(here).toContain('A six is a six.');
    expect(here).not.toContain('/web/odds');
    expect(here).toContain(`href="/odds/turn?tournament=${id}"`);
    expect(here).toContain(`<input type="hidden" name="tournament" value="${id}" />`);
  });

  it('take the edition of the event, and say where another is asked for', async () => {
    const { id, text } = await eventWith({
      edition: '2024',
      houseRulings: [{ switch: 'mightCap', value: 7, words: 'Might reaches 7.' }],
    });
    expect(await text(`/rules/ask?tournament=${id}`)).toContain('Might reaches 7.');
    const other = await text(`/rules/ask?tournament=${id}&edition=2018`);
    expect(other).toContain('no house rulings: edition 2024 is played at');
    expect(other).not.toContain('Might reaches 7.');
  });

  it('lead on to charts, entries and fights on two phones, which say what they follow', async () => {
    const { id, body, text } = await eventWith({ houseRulings: [oneByOne] });
    const rules = await body(`/rules?edition=2018&tournament=${id}`);
    const links = [...rules.matchAll(/href="(\/(?:rules|odds|rolls)[^"]*)"/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((link) => !link.includes(`tournament=${id}`))).toEqual([]);
    for (const page of [
      '/rules/charts/leap',
      '/rules/entries/heroic-combat',
      '/rules/to-wound',
      '/rules/scenarios/no-escape',
      '/rules/changes',
      '/rules/coverage',
      '/rolls',
      '/rolls/fights',
    ])
      expect(await text(`${page}?tournament=${id}`)).toContain('Strikes at one model are rolled one by one.');
    const fights = await body(`/rolls/fights?tournament=${id}`);
    expect(fights).toContain(`<input type="hidden" name="tournament" value="${id}" />`);
  });

  it('refuse an event that there is not', async () => {
    const read = createReader();
    expect((await read('/odds?tournament=nothing')).statusCode).toBe(404);
  });
});
