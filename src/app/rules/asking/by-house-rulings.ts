import { saysOf, switchRow } from '../../../domain/rules/switches';
import type { EventRules, HouseRuling } from '../../../shared/house-ruling';
import { EDITION_NAME } from '../edition-names';
import type { SourceAnswer } from '../../kernel/answers';
import type { RulesContext } from '../../kernel/ports';
import { type Answer, type AnyUseCase, callAny, mapAnswer } from '../../kernel/use-case';
import { fieldsOfInput } from './input-fields';

/** Questions asked inside an event: in its edition, by its house rulings, and the answer says so. */

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A question with what the event decides, and the house rulings that decided something. */
export interface HouseQuestion {
  readonly input: unknown;
  readonly followed: readonly HouseRuling[];
}

/** Whether a question of this input has switches that an event may decide. */
export const hasSwitches = (schema: AnyUseCase<never>['input']): boolean =>
  fieldsOfInput(schema).some(({ name }) => name === 'switches');

/** Fills in what the question leaves out. Who asks for another edition than the event’s asks about another game. */
export const byHouseRulings = (
  schema: AnyUseCase<never>['input'],
  given: unknown,
  { edition, houseRulings }: EventRules,
): HouseQuestion => {
  if (given !== undefined && !isFields(given)) return { input: given, followed: [] };
  const asked = given ?? {};
  const fields = fieldsOfInput(schema);
  const takesEdition = fields.some(({ name }) => name === 'edition');
  if (takesEdition && (asked['edition'] ?? edition) !== edition) return { input: asked, followed: [] };
  const inEdition = takesEdition && edition !== EDITION_NAME ? { ...asked, edition } : asked;
  const switches = fields.find(({ name }) => name === 'switches')?.value;
  const own = asked['switches'] ?? {};
  if (switches?.kind !== 'OBJECT' || !isFields(own)) return { input: inEdition, followed: [] };
  const followed = houseRulings.filter(
    ({ switch: name }) => switches.fields.some((field) => field.name === name) && own[name] === undefined,
  );
  if (followed.length === 0) return { input: inEdition, followed };
  const decided = Object.fromEntries(followed.map(({ switch: name, value }) => [name, value]));
  return { input: { ...inEdition, switches: { ...own, ...decided } }, followed };
};

/** A house ruling as the source of an answer. */
const houseSource = ({ switch: name, words }: HouseRuling): SourceAnswer => ({
  kind: 'HOUSE',
  document: 'HOUSE',
  heading: words,
  page: null,
  ruling: switchRow(name)?.ruling ?? null,
  switch: name,
});

const cited = (value: unknown, followed: readonly HouseRuling[]): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => cited(item, followed));
  if (!isFields(value)) return value;
  const ruling =
    value['kind'] === 'SWITCH' ? followed.find((one) => one.switch === value['switch']) : undefined;
  if (ruling) return houseSource(ruling);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cited(part, followed)]));
};

/** The answer with the event’s words in each source that the event decided. */
export const citingHouse = <Output>(answer: Output, followed: readonly HouseRuling[]): Output =>
  followed.length === 0 ? answer : (cited(answer, followed) as Output);

/** A house ruling as people read it. */
export const houseText = ({ switch: name, value, words }: HouseRuling): string =>
  `${words} (${saysOf(name, value) ?? `${name}: ${JSON.stringify(value)}`})`;

/** Asks by the rules of an event: the answer, and the house rulings that it was asked with. */
export const askByHouseRulings = async <Output>(
  operation: AnyUseCase<RulesContext>,
  {
    given,
    rules,
    context,
  }: { readonly given: unknown; readonly rules: EventRules; readonly context: RulesContext },
): Promise<Answer<{ readonly value: Output; readonly followed: readonly HouseRuling[] }>> => {
  const { input, followed } = byHouseRulings(operation.input, given, rules);
  return mapAnswer(await callAny(operation, input, context), (value) => ({
    value: citingHouse(value as Output, followed),
    followed,
  }));
};
