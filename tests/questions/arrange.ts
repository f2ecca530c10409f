import { type InterfaceParts, type Interfaces, createInterfaces } from '../interfaces/in-process';
import { type MemoryStore, memoryStore } from '../infrastructure/aws/memory-store';
import type { Asked, Asker, InputIn, Question, Step, World } from './question';
import { restCall } from './rest-call';

const NOWHERE: World = {
  tournament: '',
  organiserToken: '',
  webhook: '',
  linkCode: '',
  roll: '',
  refereedFight: '',
  game: '',
  joinTokens: [],
  sealedChoice: '',
  league: '',
  leagueToken: '',
  federation: '',
  federationToken: '',
  person: '',
  personToken: '',
  catalogue: '',
  catalogueToken: '',
  catalogueCode: '',
  entrantToken: '',
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
    FEDERATION_ORGANISER: world.federationToken,
    LEAGUE_PLAYER: world.playerToken,
    PERSON: world.personToken,
    CATALOGUE_OWNER: world.catalogueToken,
    ANYBODY: '',
  };
  return tokens[as] === '' ? undefined : tokens[as];
};

const inputIn = (input: InputIn, world: World) => (typeof input === 'function' ? input(world) : input);

interface Created {
  readonly id: string;
  readonly tournament: { readonly id: string };
  readonly organiserToken: string;
  readonly roll: { readonly id: string };
  readonly fight: { readonly id: string };
  readonly game: { readonly id: string };
  readonly joinTokens: readonly { readonly token: string }[];
  readonly league: { readonly id: string };
  readonly webhook: { readonly id: string };
  readonly playerToken: string;
  readonly person: { readonly id: string };
  readonly personToken: string;
  readonly catalogue: { readonly id: string };
  readonly catalogueToken: string;
  readonly recoveryCode: string;
  readonly token: string;
  readonly code: string;
  readonly items: readonly { readonly code: string }[];
}

/** What of the world this step has made. */
const madeBy = (operation: string, body: string, { players, ...before }: World): Partial<World> => {
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
    case 'createRefereedFight':
      return { refereedFight: created.fight.id, joinTokens: created.joinTokens.map(({ token }) => token) };
    case 'createGame':
      return { game: created.game.id, joinTokens: created.joinTokens.map(({ token }) => token) };
    case 'keepSealedChoice':
      return { sealedChoice: created.id };
    case 'createLeague':
      return {
        league: created.league.id,
        leagueToken: created.organiserToken,
        federation: before.league,
        federationToken: before.leagueToken,
      };
    case 'addLeaguePlayer':
      return { players: [...players, created.id] };
    case 'issueLeaguePlayerToken':
      return { playerToken: created.playerToken };
    case 'createPerson':
      return { person: created.person.id, personToken: created.personToken };
    case 'createCatalogue':
      return {
        catalogue: created.catalogue.id,
        catalogueToken: created.catalogueToken,
        catalogueCode: created.recoveryCode,
      };
    case 'grantRole':
      return { entrantToken: created.token };
    case 'claimCodes':
      return { claimCodes: created.items.map(({ code }) => code) };
    default:
      return {};
  }
};

const take = async (step: Step, at: number, world: World, interfaces: Interfaces): Promise<World> => {
  const { statusCode = 0, body = '' } = await interfaces.send(
    restCall({
      operation: step.operation,
      input: inputIn(step.input, world),
      token: tokenOf(world, step.as ?? 'ORGANISER'),
      idempotencyKey: `request-key-number-${at}`,
    }),
  );
  if (statusCode >= 400) throw new Error(`${step.operation} was refused: ${body}`);
  return { ...world, ...madeBy(step.operation, body, world) };
};

/** A world after some steps, and those that further steps have led to. */
interface Stage {
  readonly world: World;
  readonly store: MemoryStore;
  readonly next: Map<Step, Promise<Stage>>;
}

const nothing: Stage = { world: NOWHERE, store: memoryStore(), next: new Map() };

/** Most questions begin with the same steps, which lead to the same world: each is taken once. */
const stageAfter = async (steps: readonly Step[]): Promise<Stage> => {
  let stage = nothing;
  for (const [at, step] of steps.entries()) {
    const { world, store, next } = stage;
    const after =
      next.get(step) ??
      (async (): Promise<Stage> => {
        const copy = store.copy();
        const then = await take(step, at, world, createInterfaces({ store: copy }));
        return { world: then, store: copy, next: new Map() };
      })();
    next.set(step, after);
    stage = await after;
  }
  return stage;
};

/** The interfaces of a world in which the steps before the question have happened, and the question as it is asked there. */
export const arrange = async (
  question: Question,
  given?: Interfaces,
  rules?: InterfaceParts['rules'],
): Promise<{ readonly interfaces: Interfaces; readonly asked: Asked }> => {
  const {
    operation,
    given: steps = [],
    as = 'ORGANISER',
    ifMatch,
    idempotencyKey = 'key-of-the-question',
  } = question;
  let world = NOWHERE;
  let interfaces = given;
  if (interfaces === undefined) {
    const stage = await stageAfter(steps);
    world = stage.world;
    interfaces = createInterfaces({ store: stage.store.copy(), ...(rules && { rules }) });
  } else for (const [at, step] of steps.entries()) world = await take(step, at, world, interfaces);
  const asked = {
    operation,
    input: inputIn(question.input, world),
    token: tokenOf(world, as),
    idempotencyKey,
    ifMatch,
  };
  return { interfaces, asked };
};
