import type { Store } from '../../../src/app/kernel/store/store';
import { createInterfaces } from '../in-process';

/** The id of a new tournament with these settings. */
export const newTournament = async (store: Store, settings: object): Promise<string> => {
  const { statusCode, body = '' } = await createInterfaces({ store }).send({
    method: 'POST',
    url: '/v1/tournaments',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-these-tests' },
    body: JSON.stringify({ name: 'Open', ...settings }),
  });
  if (statusCode !== 201) throw new Error(body);
  const { tournament } = JSON.parse(body) as { readonly tournament: { readonly id: string } };
  return tournament.id;
};
