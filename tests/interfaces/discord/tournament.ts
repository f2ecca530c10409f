import { restCall } from '../../questions/rest-call';
import type { SharedOperation } from '../../questions/question';
import type { Scene } from './scene';

type Loose = Readonly<Record<string, unknown>>;

let keys = 0;

/** Asks through REST; fails where REST refuses. */
export const askRest = async (
  { rest }: Pick<Scene, 'rest'>,
  operation: SharedOperation,
  { input, token, ifMatch }: { readonly input: Loose; readonly token?: string; readonly ifMatch?: string },
): Promise<Loose> => {
  keys += 1;
  const idempotencyKey = `a-key-of-the-tests-${String(keys).padStart(6, '0')}`;
  const response = await rest.send(restCall({ operation, input, token, idempotencyKey, ifMatch }));
  const body = JSON.parse(response.body ?? 'null') as Loose;
  if ((response.statusCode ?? 500) >= 300) throw new Error(`${operation}: ${response.body ?? ''}`);
  return body;
};

export interface Made {
  readonly id: string;
  readonly token: string;
}

/** A tournament whose first round is drawn by hand (first against second, third against fourth...) and started. */
export const startTournament = async (
  scene: Scene,
  names: readonly (string | { readonly name: string; readonly members: readonly string[] })[],
  settings: Loose = {},
): Promise<Made> => {
  const created = await askRest(scene, 'createTournament', {
    input: { name: 'Trial at the Ford', rounds: 3, ...settings },
  });
  const token = String(created['organiserToken']);
  const id = String((created['tournament'] as Loose)['id']);
  for (const name of names)
    await askRest(scene, 'registerEntrant', {
      input: { tournament: id, ...(typeof name === 'string' ? { name } : name) },
      token,
    });
  const ids = names.map((_, i) => `e${i + 1}`);
  const pairs = Array.from({ length: Math.floor(ids.length / 2) }, (_, i) => [ids[2 * i], ids[2 * i + 1]]);
  const input = {
    tournament: id,
    round: 1,
    tables: pairs,
    ...(ids.length % 2 === 1 && { unpaired: { entrant: ids.at(-1), kind: 'BYE' } }),
    reason: 'as they came in',
  };
  await askRest(scene, 'setRoundTables', { input, token });
  await askRest(scene, 'startRound', { input: { tournament: id, round: 1 }, token });
  return { id, token };
};
