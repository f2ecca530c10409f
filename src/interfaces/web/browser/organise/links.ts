import type { GrantedRole } from '../../../../app/kernel/generated/answers';
import type { Request } from '../requests/api';
import { createSender } from '../requests/requests';
import { refusalInWords } from './field-labels';
import { onEvent, state, update } from './model';
import { organiseTexts as texts } from './texts';

/** Sends requests at once, not through the outbox; null, and a notice, where one fails. */
export const createDirectSender = () => {
  const send = createSender();
  return async <T>(request: Omit<Request, 'key'>): Promise<T | null> => {
    const asked = await send<T>(request);
    if (asked.kind === 'OK') return asked.value;
    update({ notice: refusalInWords(asked, texts.notSaved) });
    return null;
  };
};

/** Creates a link or a code of the event that is open; null, and a notice, where that fails. */
export const create = async <T>(
  path: string,
  body?: object,
  send = createDirectSender(),
): Promise<T | null> => (state.id === null ? null : send<T>({ ...onEvent(path), body }));

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
