import { writeBook } from '../../../src/app/leagues/win-rates/book-items';
import { type PlayedGame, makeBook } from '../../../src/domain/statistics/make-book';
import { winRatesCard } from '../../../src/interfaces/web/win-rates-card';
import { contextFor } from '../../app/tournaments/organiser';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { createReader } from './read';

const rohan = { id: 'rohan', name: 'Rohan' };
const mordor = { id: 'mordor', name: 'Mordor' };

/** Rohan has won 10 games of 12 against Mordor. */
const world = async () => {
  const store = memoryStore();
  const game = (halfPoints: 0 | 2): PlayedGame => ({
    ...{ scenario: 'Domination', armies: [rohan, mordor], players: ['ann', 'bob'] },
    ...{ halfPoints, victoryPointDifference: 4 },
  });
  const book = makeBook([
    {
      ...{ id: 'a', month: '2026-03', edition: '2024', points: 600 },
      games: Array.from({ length: 12 }, (_, index) => game(index < 10 ? 2 : 0)),
    },
  ]);
  await writeBook(store, null, { book, fingerprint: 'x', madeAtMs: 0 });
  return store;
};

it('shows the rates, the lists to choose from, and a card to share', async () => {
  const read = createReader(await world());
  const { body = '' } = await read('/statistics?by=LIST&edition=2024');
  expect(body).toContain(
    'og:image" content="http://muster.example/cards/win-rates/by%3DLIST%26edition%3D2024.png"',
  );
  expect(body).toMatch(/<option value="mordor"[^>]*>Mordor\s*<option value="rohan"[^>]*>Rohan\b/);
  expect(body).toContain('10-0-2');
});

it('asks for a list where one is broken down, and offers all of them', async () => {
  const read = createReader(await world());
  const { body = '' } = await read('/statistics?by=MONTH');
  expect(body).toContain('Choose an army list');
  expect(body).toMatch(/<option value="rohan"/);
  expect(body).toContain('/cards/win-rates/by%3DLIST.png');
});

it('draws the card of a question, and one of words where nothing is known', async () => {
  const context = contextFor({ store: await world() }, {});
  expect(await winRatesCard('by=LIST&edition=2024', context)).toMatchObject({
    ok: true,
    value: {
      scale: 1.5,
      svg: expect.stringMatching(/viewBox="0 0 800 420".*2024 edition · 12 games\..*Rohan.*83\.3%/s),
    },
  });
  expect(await winRatesCard('by=LIST&edition=2018', context)).toMatchObject({
    ok: true,
    value: { svg: expect.stringContaining('No list has played 10 games yet.') },
  });
  expect(await winRatesCard('by=NOTHING', context)).toMatchObject({
    ok: false,
    error: { code: 'INVALID_INPUT' },
  });
});
