import type { Doors } from '../doors/in-process';
import { createDoors } from '../doors/in-process';
import type { Asked, Asker, InputIn, Question, World } from './question';
import { restCall } from './rest-call';

const NOWHERE: World = { tournament: '', organiserToken: '', roll: '', joinTokens: [], sealedChoice: '' };

const tokenOf = ({ organiserToken, joinTokens: [first = '', second = ''] }: World, as: Asker) => {
  const tokens = { ORGANISER: organiserToken, FIRST_PLAYER: first, SECOND_PLAYER: second, ANYBODY: '' };
  return tokens[as] === '' ? undefined : tokens[as];
};

interface Created {
  readonly id: string;
  readonly tournament: { readonly id: string };
  readonly organiserToken: string;
  readonly roll: { readonly id: string };
  readonly joinTokens: readonly { readonly token: string }[];
}

/** What of the world this step has made. */
const madeBy = (operation: string, body: string): Partial<World> => {
  const created = JSON.parse(body) as Created;
  switch (operation) {
    case 'createTournament':
      return { tournament: created.tournament.id, organiserToken: created.organiserToken };
    case 'createRoll':
      return { roll: created.roll.id, joinTokens: created.joinTokens.map(({ token }) => token) };
    case 'keepSealedChoice':
      return { sealedChoice: created.id };
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
    world = { ...world, ...madeBy(step.operation, body) };
  }
  const token = tokenOf(world, as);
  const { idempotencyKey = 'key-of-the-question' } = question;
  return { doors, asked: { operation, input: inputIn(question.input), token, idempotencyKey, ifMatch } };
};
