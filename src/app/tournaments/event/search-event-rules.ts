import { ok } from '../../../shared/result';
import { rulesetIdOf } from '../../rules/edition';
import { searchFields } from '../../rules/search/search-fields';
import { unsetSettings } from '../../../domain/tournaments/event/settings';
import { readOperation } from '../change/read-operation';

/** Searches the rules as `searchRules` does, in the edition of an event. */
export const searchEventRules = readOperation({
  name: 'searchEventRules',
  route: 'GET /v1/tournaments/{tournament}/rules/search',
  answers: 'SearchHitList',
  queryAliases: { q: 'query' },
  covers: ['B8'],

  fields: searchFields,
  answer: async ({ head: { facts } }, { input }) => {
    const { hitsOf } = await import('../../rules/search/search-rules');
    return ok(await hitsOf(input, rulesetIdOf(facts.edition ?? unsetSettings.edition)));
  },
});
