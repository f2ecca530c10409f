import { type Input, type OperationName, must } from './organiser';
import { type Scene, newScene } from './scene';

interface Then {
  readonly tournament: { readonly name: string; readonly entrants: readonly { readonly name: string }[] };
  readonly rounds: readonly {
    readonly tables: readonly { readonly result: { readonly victoryPoints: readonly number[] } }[];
  }[];
}

/** Asks through a function whose clock stands at this second. */
const at = (scene: Scene, second: number) => (operation: OperationName, input: Input, ifMatch?: string) =>
  must({ store: scene.store, nowMs: () => second * 1000 }, operation, {
    input: { tournament: scene.id, ...input },
    token: scene.token,
    ...(ifMatch !== undefined && { ifMatch }),
  });

const played = { round: 1, table: 1, kind: 'PLAYED' };

/** Two entrants and round 1 played. */
const afterRoundOne = async (): Promise<Scene> => {
  const scene = await newScene();
  const now = at(scene, 2_000_000_000);
  await now('registerEntrant', { name: 'Ann' });
  await now('registerEntrant', { name: 'Bert' });
  await now('drawRound', {});
  await now('startRound', { round: 1 });
  await now('reportResult', { ...played, victoryPoints: [5, 1] });
  return scene;
};

/** The clock of this function is behind: what it changes after the draw seems to have been before. */
const DRAWN_AT = 2_000_000_100;
const BEHIND = DRAWN_AT - 10;

const changeAfterwards = async (scene: Scene) => {
  const behind = at(scene, BEHIND);
  await behind('updateTournament', { name: 'Renamed' });
  await behind('updateEntrant', { entrant: 'e1', name: 'Anna' });
  await behind('reportResult', { ...played, victoryPoints: [1, 1], reason: 'misread' }, '1');
};

const then = (scene: Scene) =>
  at(scene, DRAWN_AT + 99)('tournamentAfterRound', { round: 1 }) as unknown as Promise<Then>;

const asPlayed = (past: Then) => ({
  name: past.tournament.name,
  entrants: past.tournament.entrants.map(({ name }) => name),
  victoryPoints: past.rounds[0]?.tables[0]?.result.victoryPoints,
});
const before = { name: 'Changes', entrants: ['Ann', 'Bert'], victoryPoints: [5, 1] };

describe('a tournament as it stood after a round, though clocks differ', () => {
  it('is what the next draw found', async () => {
    const scene = await afterRoundOne();
    await at(scene, DRAWN_AT)('drawRound', {});
    await changeAfterwards(scene);
    expect(asPlayed(await then(scene))).toEqual(before);
  });

  it('is what the closing found', async () => {
    const scene = await afterRoundOne();
    await at(scene, DRAWN_AT)('finishTournament', {});
    const behind = at(scene, BEHIND);
    await behind('updateEntrant', { entrant: 'e1', name: 'Anna' });
    await behind('reportResult', { ...played, victoryPoints: [1, 1] }, '1');
    expect(asPlayed(await then(scene))).toEqual(before);
  });

  it('has a change whose clock was ahead of the draw', async () => {
    const scene = await afterRoundOne();
    await at(scene, DRAWN_AT + 50)('updateEntrant', { entrant: 'e2', name: 'Berta' });
    await at(scene, DRAWN_AT)('drawRound', {});
    await at(scene, DRAWN_AT + 60)('updateEntrant', { entrant: 'e1', name: 'Anna' });
    expect(asPlayed(await then(scene)).entrants).toEqual(['Ann', 'Berta']);
  });

  it('is cut by time where a closing was kept without its versions', async () => {
    const scene = await afterRoundOne();
    await at(scene, DRAWN_AT)('finishTournament', {});
    const closing = scene.store.items().find(({ body }) => body.includes('"closed":true'))!;
    const body = closing.body.replace(/,"basis":"[\d.]+"/, '');
    expect(body).not.toBe(closing.body);
    const store = { ...scene.store, readTournament: scene.store.readTournament };
    const old: Scene['store']['readTournament'] = async (id) => {
      const items = await scene.store.readTournament(id);
      return items.ok
        ? {
            ...items,
            value: items.value.map((item) =>
              item.version === 1 && item.body === closing.body ? { ...item, body, schema: 1 } : item,
            ),
          }
        : items;
    };
    await at(scene, DRAWN_AT + 9)('updateEntrant', { entrant: 'e1', name: 'Anna' });
    const past = await then({ ...scene, store: { ...store, readTournament: old } });
    expect(asPlayed(past)).toEqual(before);
  });

  it('lists the changes of one thing in their order', async () => {
    const scene = await afterRoundOne();
    await at(scene, 1_999_999_000)('updateEntrant', { entrant: 'e1', name: 'Anna' });
    const { items } = (await at(scene, DRAWN_AT + 99)('history', {})) as unknown as {
      items: readonly { entrant: string | null; operation: string }[];
    };
    expect(items.filter(({ entrant }) => entrant === 'e1').map(({ operation }) => operation)).toEqual([
      'registerEntrant',
      'updateEntrant',
    ]);
  });
});
