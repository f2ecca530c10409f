import { ok } from '../../../shared/result';
import { settingsOperation } from '../change/change-head';

/** Opens check-in: only entrants that are checked in are drawn from now on. */
export const openCheckIn = settingsOperation({
  name: 'openCheckIn',
  route: 'POST /v1/tournaments/{tournament}/open-check-in',
  when: ['REGISTRATION'],
  set: () => ok({ phase: 'CHECK_IN' }),
});
