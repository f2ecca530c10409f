import { ok } from '../../../shared/result';
import { notFound } from '../../../shared/refusal';
import type { UnlinkedEntrant } from '../../kernel/generated/answers';
import { linksOperation } from '../change/change-entrant';
import { afterForgettingMembers } from '../facts/personal-data';

/** Revokes every link of an entrant (Discord members and typed codes) and its open codes. */
export const unlinkEntrant = linksOperation({
  name: 'unlinkEntrant',
  route: 'DELETE /v1/tournaments/{tournament}/entrants/{entrant}/links',
  answers: 'UnlinkedEntrant',

  prepare: () => ok(null),
  set: ({ links = [], linkCodes = [] }, _, { entrant }) =>
    links.length + linkCodes.length === 0 ? notFound('link', entrant) : ok({ links: [], linkCodes: [] }),
  answer: (_log, _, input): UnlinkedEntrant => input,
  afterwards: afterForgettingMembers,
});
