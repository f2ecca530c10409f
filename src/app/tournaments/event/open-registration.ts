import { ok } from '../../../shared/result';
import { settingsOperation } from '../change/change-head';

/** Opens a draft: entrants are registered from now on. Before round 1 it undoes the opening of check-in. */
export const openRegistration = settingsOperation({
  name: 'openRegistration',
  route: 'POST /v1/tournaments/{tournament}/open-registration',
  when: ['DRAFT', 'CHECK_IN'],
  set: () => ok({ phase: 'REGISTRATION' }),
});
