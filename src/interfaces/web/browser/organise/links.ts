import type { GrantedRole } from '../../../../app/kernel/generated/answers';
import { createSender } from '../requests';
import { refusalInWords } from './field-labels';
import { onEvent, state, update } from './model';
import { organiseTexts as texts } from './texts';

/** Creates a link or a code of the event that is open; null, and a notice, where that fails. */
export const create = async <T>(path: string, body?: object, send = createSender()): Promise<T | null> => {
  if (state.id === null) return null;
  const asked = await send<T>({ ...onEvent(path), ...(body !== undefined && { body }) });
  if (asked.kind === 'OK') return asked.value;
  update({ notice: refusalInWords(asked, texts.offline) });
  return null;
};

/** The address of a page with a token behind the `#`, which no server sees. */
export const linkTo = (page: 'play' | 'organise', token: string): string =>
  `${location.origin}/${page}#${encodeURIComponent(state.id ?? '')}.${token}`;

/** Hands out a link with a token of its own. */
export const handOut = async (role: string, more: object): Promise<void> => {
  const granted = await create<GrantedRole>('/roles', { role, ...more });
  if (granted === null) return;
  const page = role === 'PLAYER' || role === 'SPARE_PLAYER' ? 'play' : 'organise';
  update({ link: linkTo(page, granted.token) });
};
