import type { Doors } from '../doors/in-process';
import { createDoors } from '../doors/in-process';
import type { Asked, InputIn, Question, World } from './question';
import { restCall } from './rest-call';

const NOWHERE: World = { tournament: '', organiserToken: '' };

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
        token: world.organiserToken || undefined,
        idempotencyKey: `request-key-number-${at}`,
      }),
    );
    if (statusCode >= 400) throw new Error(`${step.operation} was refused: ${body}`);
    if (step.operation === 'createTournament') {
      const { tournament, organiserToken } = JSON.parse(body) as {
        readonly tournament: { readonly id: string };
        readonly organiserToken: string;
      };
      world = { tournament: tournament.id, organiserToken };
    }
  }
  const token = as === 'ORGANISER' && world.organiserToken !== '' ? world.organiserToken : undefined;
  const { idempotencyKey = 'key-of-the-question' } = question;
  return { doors, asked: { operation, input: inputIn(question.input), token, idempotencyKey, ifMatch } };
};
