import type { Asked, Fault, Problem } from '../requests/api';
import { faultsIn, refusalOf } from '../requests/requests';
import { fieldTexts } from './field-texts';

/** Faults in the words of the forms. */

const labels: Readonly<Record<string, string>> = fieldTexts;

/** "Scenarios 3" for `scenarios[2]`: each step that has a label, and the number of an item. */
const pathInWords = (path: string): string => {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const words = steps.flatMap((step) => {
    if (/^\d+$/.test(step)) return [String(Number(step) + 1)];
    return labels[step] ?? [];
  });
  return words.length > 0 ? words.join(' ') : path;
};

/** Names of several words are those of fields; `name` or `rounds` in a sentence may be plain words. */
export const messageInWords = (message: string): string =>
  message.replaceAll(/`?\b([a-z]+[A-Z]\w*)\b`?/g, (whole, name: string) =>
    labels[name] === undefined ? whole : `“${labels[name]}”`,
  );

export const faultInWords = ({ path, message }: Fault): string =>
  path === '' ? messageInWords(message) : `${pathInWords(path)}: ${messageInWords(message)}`;

/** Why a request was refused, each fault by the label of its field. */
export const problemInWords = ({ detail, errors = [] }: Pick<Problem, 'detail' | 'errors'>): string =>
  errors.length > 0 ? errors.map(faultInWords).join('; ') : messageInWords(detail);

/** The same for an answer; null where it was not refused. */
export const refusalInWords = (asked: Asked<unknown>, offline: string): string | null =>
  faultsIn(asked).length > 0 && asked.kind === 'REFUSED'
    ? problemInWords(asked.problem)
    : refusalOf(asked, offline);
