import { flag, withDefault } from '../kernel/input';
import { ok } from '../kernel/use-case';
import { gameOperation } from './change-a-game';

/** Keeps a sheet without an end, or lets it go: else it is taken away a month after its last change or its event. */
export const keepGame = gameOperation({
  name: 'keepGame',
  route: 'POST /v1/games/{id}/keep',
  whenFinished: true,

  fields: { kept: withDefault(flag('Whether it is kept; true if omitted.'), true) },
  set: ({ facts }, { input: { kept } }) => ok(facts.kept === kept ? null : { kept }),
});
