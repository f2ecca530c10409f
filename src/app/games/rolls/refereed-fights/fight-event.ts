import { settingsOf } from '../../../../domain/tournaments/event/settings';
import * as z from 'zod/mini';
import { type FightInput, fightFields } from '../../../fights/questions/fields';
import type { StoredContext } from '../../../kernel/store/context';
import { type Answer, invalidField, ok } from '../../../kernel/use-case';
import { byHouseRulings } from '../../../rules/asking/by-house-rulings';
import { fieldsOfInput } from '../../../rules/asking/input-fields';
import { EDITION_NAME } from '../../../rules/edition-names';
import { readableTournament } from '../../../tournaments/store/read-tournament';
import type { FightEvent } from './fight-facts';

const schema = z.strictObject(fightFields);

type Switches = Readonly<Record<string, unknown>>;

/** The switches that the fight itself sets to something else than they are usually. */
const setByFight = (switches: Switches): Switches => {
  const field = fieldsOfInput(schema).find(({ name }) => name === 'switches')?.value;
  const usual = new Map(
    field?.kind === 'OBJECT' ? field.fields.map(({ name, fallback }) => [name, fallback]) : [],
  );
  return Object.fromEntries(Object.entries(switches).filter(([name, value]) => value !== usual.get(name)));
};

/** The fight as its event plays it, with the house rulings that decided a switch; refused where the event plays another edition. */
export const decidedInEvent = async (
  { tournament, fight }: { readonly tournament?: string | undefined; readonly fight: FightInput },
  context: StoredContext,
): Promise<Answer<{ readonly question: FightInput; readonly event?: FightEvent }>> => {
  if (tournament === undefined) return ok({ question: fight });
  const found = await readableTournament(tournament, 'createRefereedFight', context);
  if (!found.ok) return found;
  const rules = settingsOf(found.value.head.facts);
  const edition = fight.edition ?? EDITION_NAME;
  if (edition !== rules.edition)
    return invalidField(
      'fight.edition',
      'INCONSISTENT',
      `is ${edition}: this event plays the edition ${rules.edition}`,
    );
  const { input, followed } = byHouseRulings(
    schema,
    { ...fight, switches: setByFight(fight.switches) },
    rules,
  );
  const { switches } = input as { readonly switches: Switches };
  return ok({
    question: { ...fight, switches: { ...fight.switches, ...switches } },
    event: { id: tournament, houseRulings: followed },
  });
};
