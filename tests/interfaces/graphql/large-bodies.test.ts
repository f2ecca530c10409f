import { createInterfaces } from '../in-process';
import { post } from './ask';

const interfaces = createInterfaces();
const LIMIT = 4_194_304;

const importing = (characters: number) =>
  post(interfaces, {
    query:
      'mutation ($document: String!) { importTournament(input: { document: $document }, idempotencyKey: "a-key-beyond-guessing") { organiserToken } }',
    variables: { document: JSON.stringify({ format: 'x'.repeat(characters) }) },
  });

describe('a tournament that is imported', () => {
  it('of more than 1 MB is read here as through REST', async () => {
    const { errors } = await importing(2_000_000);
    expect(errors[0]?.extensions['code']).toBe('INVALID_INPUT');
  });

  it('of more than 4 MB is refused with the limit', async () => {
    const { status, errors } = await importing(LIMIT);
    expect(status).toBe(413);
    expect(errors[0]?.extensions).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', limitBytes: LIMIT });
  });
});

it('offers no questions about the present within a tournament as it stood', async () => {
  const query = `{ tournamentAfterRound(tournament: "t", round: 1) { tournament { standings { round } } } }`;
  const { errors } = await post(interfaces, { query });
  expect(errors[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(errors[0]?.message).toContain('TournamentAsItStood');
});
