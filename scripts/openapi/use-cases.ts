import { armiesUseCases } from '../../src/app/armies-use-cases';
import { batch } from '../../src/app/batch';
import { health } from '../../src/app/health';
import { referenceUseCases } from '../../src/app/reference-use-cases';
import { pictureUseCases } from '../../src/app/pictures';
import { fightUseCases } from '../../src/app/fights';
import { leagueUseCases } from '../../src/app/leagues';
import { rollsUseCases } from '../../src/app/rolls-use-cases';
import { rulesUseCases } from '../../src/app/rules-use-cases';
import { storedUseCases } from '../../src/app/stored-use-cases';
import type { AnyUseCase } from '../../src/app/use-case';
import type { operationRoutes } from '../../src/doors/rest/routes';

/** An operation of the route table. */
export type Operation = (typeof operationRoutes)[number]['operation'];

/** Every use-case by its name; one that is missing does not compile. */
export const useCases = {
  ...rulesUseCases,
  ...rollsUseCases,
  ...fightUseCases,
  ...pictureUseCases,
  ...referenceUseCases,
  ...armiesUseCases,
  ...storedUseCases,
  ...leagueUseCases,
  batch,
  health,
} satisfies { readonly [O in Operation]: AnyUseCase<never> };

/** Whether answering it asks the store. */
export const needsStore = (operation: string): boolean =>
  Object.hasOwn(storedUseCases, operation) || Object.hasOwn(leagueUseCases, operation);
