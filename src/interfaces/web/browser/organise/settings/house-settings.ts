import type { Tournament } from '../../../../../app/kernel/generated/answers';
import { saysOf, switchNames, switchRow, switchValue } from '../../../../../domain/rules/switches';
import { type Fields, given } from '../../page-parts/form';
import type { Field } from '../settings-form';
import { settingsTexts } from '../settings-texts';

const texts = settingsTexts.house;
const valueName = (name: string): string => `house.${name}`;
const wordsName = (name: string): string => `house.${name}.words`;

/** Switches that the edition of the event leaves open. */
const openIn = ({ edition }: Tournament): readonly string[] =>
  switchNames.filter((name) => edition === '2018' || !switchRow(name)?.only2018);

/** For each switch its choices, and where the event has made one, the words for it. */
export const houseFields = (event: Tournament): readonly Field[] =>
  openIn(event).flatMap((name): readonly Field[] => {
    const { ruling = '', usual = '', says = {} } = switchRow(name) ?? {};
    const now = event.houseRulings.find((one) => one.switch === name);
    const options = Object.entries(says).map(([value, text]) => [value, text] as const);
    return [
      {
        name: valueName(name),
        label: texts.ruling(ruling),
        kind: 'choice',
        value: options.find(([text]) => now && switchValue(text) === now.value)?.[0] ?? '',
        options: [['', texts.unset(says[usual] ?? '')], ...options],
      },
      ...(now
        ? [{ name: wordsName(name), label: texts.words(ruling), kind: 'text', value: now.words } as const]
        : []),
    ];
  });

/** All house rulings, where one has changed; one that is new has the words of its choice until the organiser writes others. */
export const houseChanges = (event: Tournament, changed: readonly Field[], fields: Fields): object => {
  if (!changed.some(({ name }) => name.startsWith('house.'))) return {};
  const houseRulings = openIn(event).flatMap((name) => {
    const text = given(fields[valueName(name)] ?? '');
    if (text === undefined) return [];
    const value = switchValue(text);
    const now = event.houseRulings.find((one) => one.switch === name);
    const written = given((fields[wordsName(name)] ?? '').trim());
    const isReworded = written !== undefined && (written !== now?.words || value === now.value);
    return [{ switch: name, value, words: isReworded ? written : (saysOf(name, value) ?? text) }];
  });
  return { houseRulings };
};
