import { ask } from '../api';
import { redraw } from './model';

/** A doubles scenario as a choice: its id and its name. */
type Option = readonly [id: string, name: string];

let known: readonly Option[] | undefined;

/** The doubles scenarios, once they are read. */
const read = (): readonly Option[] => {
  if (known !== undefined) return known;
  known = [];
  void ask<{ readonly items: readonly { readonly id: string; readonly name: string }[] }>({
    path: '/v1/scenarios?format=DOUBLES',
    token: null,
  }).then((asked) => {
    known = asked.kind === 'OK' ? asked.value.items.map(({ id, name }) => [id, name]) : undefined;
    if (known !== undefined) redraw();
  });
  return known;
};

/** Options: none (called `none`), the current scenario, and the doubles scenarios. */
export const doublesOptions = (now: string, none: string): readonly Option[] => {
  const options = read();
  const isMissing = now !== '' && !options.some(([id]) => id === now);
  return [['', none], ...(isMissing ? [[now, now] as const] : []), ...options];
};
