import type { Doors } from '../doors/in-process';
import { createDoors } from '../doors/in-process';
import type { Asked, Asker, InputIn, Question, World } from './question';
import { restCall } from './rest-call';

const NOWHERE: World = {
  tournament: '',
  organiserToken: '',
  webhook: '',
  linkCode: '',
  roll: '',
  joinTokens: [],
  sealedChoice: '',
  league: '',
  leagueToken: '',
  players: [],
  playerToken: '',
  claimCodes: [],
};

const tokenOf = (world: World, as: Asker) => {
  const [first = '', second = ''] = world.joinTokens;
  const tokens = {
    ORGANISER: world.organiserToken,
    FIRST_PLAYER: first,
    SECOND_PLAYER: second,
    LEAGUE_ORGANISER: world.leagueToken,
    LEAGUE_PLAYER: world.playerToken,
    ANYBODY: '',
  };
  return tokens[as] === '' ? undefined : tokens[as];
};

interface Created {
  readonly id: string;
  readonly tournament: { readonly id: string };
  readonly organiserToken: string;
  readonly roll: { readonly id: string };
  readonly joinTokens: readonly { readonly token: string }[];
  readonly league: { readonly id: string };
  readonly webhook: { readonly id: string };
  readonly playerToken: string;
  readonly code: string;
  readonly items: readonly { readonly code: string }[];
}

/** What of the world this step has made. */
const madeBy = (operation: string, body: string, { players }: World): Partial<World> => {
  const created = JSON.parse(body) as Created;
  switch (operation) {
    case 'createTournament':
      return { tournament: created.tournament.id, organiserToken: created.organiserToken };
    case 'createWebhook':
      return { webhook: created.webhook.id };
    case 'createLinkCode':
      return { linkCode: created.code };
    case 'createRoll':
      return { roll: created.roll.id, joinTokens: created.joinTokens.map(({ token }) => token) };
    case 'keepSealedChoice':
      return { sealedChoice: created.id };
    case 'createLeague':
      return { league: created.league.id, leagueToken: created.organiserToken };
    case 'addLeaguePlayer':
      return { players: [...players, created.id] };
    case 'issueLeaguePlayerToken':
      return { playerToken: created.playerToken };
    case 'claimCodes':
      return { claimCodes: created.items.map(({ code }) => code) };
    default:
      return {};
  }
};

/** The doors of a world in which the steps before the question have happened, and the question as it is asked there. */
export const arrange = async (
  question: Question,
  doors: Doors = createDoors(),
): Promise<{ readonly doors: Doors; readonly asked: Asked }> => {
  const { operation, given = [], as = 'ORGANISER', ifMatch } = question;
  let world = NOWHERE;
  const inputIn = (input: InputIn) => (typeof input === 'function' ? input(world) : input);
  for (const [at, step] of given.entries()) {
    const { statusCode = 0, body = '' } = await doors.send(
      restCall({
        operation: step.operation,
        input: inputIn(step.input),
        token: tokenOf(world, step.as ?? 'ORGANISER'),
        idempotencyKey: `request-key-number-${at}`,
      }),
    );
    if (statusCode >= 400) throw new Error(`${step.operation} was refused: ${body}`);
    world = { ...world, ...madeBy(step.operation, body, world) };
  }
  const token = tokenOf(world, as);
  const { idempotencyKey = 'key-of-the-question' } = question;
  return { doors, asked: { operation, input: inputIn(question.input), token, idempotencyKey, ifMatch } };
};
