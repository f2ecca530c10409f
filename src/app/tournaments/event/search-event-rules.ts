import { ok } from '../../../shared/result';
import { rulesetIdOf } from '../../rules/edition';
import { searchFields } from '../../search/search-fields';
import { settingsOf } from '../../../domain/tournaments/event/settings';
import { readOperation } from '../change/read-operation';

/** Searches the rules as `searchRules` does, in the edition of an event; a question with numbers is answered by its house rulings. */
export const searchEventRules = readOperation({
  name: 'searchEventRules',
  verb: 'none',
  route: 'GET /v1/tournaments/{tournament}/rules/search',
  answers: 'SearchHitList',
  queryAliases: { q: 'query' },
  covers: ['B8'],

  fields: searchFields,
  answer: async ({ head: { facts } }, { input, context }) => {
    const { hitsOf } = await import('../../search/search-rules');
    const event = settingsOf(facts);
    return ok(await hitsOf(input, rulesetIdOf(event.edition), { ...context, event }));
  },
});
