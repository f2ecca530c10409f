import { keptUnder } from './kept';

/** The tokens that this browser keeps, by tournament. */
const events = keptUnder('muster.events');

export const { all: keptEvents, keep: keepEvent, forget: forgetEvent, rename: rememberName } = events;

export const tokenFor = (id: string): string | null => events.find(id)?.token ?? null;

/** Id and token in a link that was handed out, `…#id.token`, or in what stands behind its `#`. */
export const linkIn = (text: string): readonly [id: string, token: string | undefined] => {
  const [id = '', token] = (text.split('#').at(-1) ?? '').split('.').map(decodeURIComponent);
  return [id, token];
};
