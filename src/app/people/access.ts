import { logged } from '../../shared/change-log';
import { ok, refused } from '../../shared/result';
import { authorName } from '../kernel/store/access';
import type { StoredContext } from '../kernel/store/context';
import { grantOf, isTokenShaped } from '../kernel/store/credentials';
import { checkIfMatch } from '../kernel/store/if-match';
import { loggedOf } from '../kernel/store/items';
import { type Author, type Decision, type Target, mutate } from '../kernel/store/mutation';
import type { Answer } from '../kernel/use-case';
import { addressOfPerson } from './credentials';
import type { PersonFacts } from './facts';
import { personKind } from './item-kinds';
import { type LoggedPerson, personSettings } from './views';

/** A person, erased or not. */
export const storedPerson = async (id: string, { store }: StoredContext): Promise<Answer<LoggedPerson>> => {
  const items = await store.get([addressOfPerson(id)]);
  if (!items.ok) return items;
  const found = loggedOf(personKind, items.value[0]);
  return found ? ok(found) : refused({ code: 'NOT_FOUND', kind: 'person', id });
};

/** The person itself, for the history; nobody else may do anything. */
const asThemselves = (
  operation: string,
  { facts }: LoggedPerson,
  { caller: { token } }: StoredContext,
): Answer<Author> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const grant = grantOf(facts.grants, token);
  return grant
    ? ok({ name: authorName('PERSON', grant.hash) })
    : refused({ code: 'FORBIDDEN', operation, allowedRoles: ['PERSON'] });
};

const present = (id: string, person: LoggedPerson): Answer<LoggedPerson> =>
  person.facts.erased ? refused({ code: 'GONE', kind: 'person', id }) : ok(person);

/** A person as it may read itself. */
export const ownPerson = async (
  operation: string,
  id: string,
  context: StoredContext,
): Promise<Answer<LoggedPerson>> => {
  const found = await storedPerson(id, context);
  if (!found.ok) return found;
  const author = asThemselves(operation, found.value, context);
  return author.ok ? present(id, found.value) : author;
};

/** A change of a person by itself. */
export interface PersonChange<Output> {
  readonly operation: string;
  readonly person: string;
  /** What another request under the same key is told apart by, without any secret of it. */
  readonly input: unknown;
  readonly decide: (
    person: LoggedPerson,
  ) => Answer<
    Pick<Decision<PersonFacts>, 'set' | 'changesNothing'> & Partial<Pick<Target<PersonFacts>, 'log'>>
  >;
  readonly answer: (person: LoggedPerson) => Output;
}

/** Changes a person, under the condition of If-Match. */
export const changePerson = <Output>(
  { operation, person: id, input, decide, answer }: PersonChange<Output>,
  context: StoredContext,
): Promise<Answer<Output>> => {
  const place = { kind: personKind, address: addressOfPerson(id) };
  return mutate<PersonFacts, LoggedPerson, Output>(
    {
      operation,
      idempotencyScope: [id],
      input,
      read: () => storedPerson(id, context),
      author: (person) => asThemselves(operation, person, context),
      places: ({ log }) => [{ ...place, log }],
      decide: (person) => {
        const there = present(id, person);
        if (!there.ok) return there;
        const now = personSettings(id, person);
        const matches = checkIfMatch(context, [now.version], { now });
        if (!matches.ok) return matches;
        const decided = decide(person);
        return decided.ok ? ok({ ...place, log: person.log, ...decided.value }) : decided;
      },
      answer: ({ log }) => answer(logged(log)),
    },
    context,
  );
};
