import type { Condition } from './model';

const or = (names: readonly string[]): string =>
  names.length <= 1
    ? (names[0] ?? 'nobody')
    : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1] ?? ''}`;

/** A condition as a text after "while": "the list keeps its army bonus". `nameOf` turns an id into a name. */
export const conditionText = (condition: Condition, nameOf: (id: string) => string): string => {
  switch (condition.kind) {
    case 'HISTORICAL':
      return 'the list keeps its army bonus';
    case 'PRESENT':
      return `${or(condition.profiles.map(nameOf))} is in the ${condition.within === 'ARMY' ? 'army' : 'force'}`;
    case 'LED_BY':
      return `led by ${or(condition.profiles.map(nameOf))}`;
    case 'OPTION':
      return `it has taken ${condition.option.replaceAll('-', ' ')}`;
    case 'NOT':
      return `not: ${conditionText(condition.condition, nameOf)}`;
    case 'ALL':
      return condition.conditions.map((part) => conditionText(part, nameOf)).join(' and ');
    case 'ANY':
      return condition.conditions.map((part) => conditionText(part, nameOf)).join(' or ');
  }
};
