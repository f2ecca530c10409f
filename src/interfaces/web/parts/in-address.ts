/** Pages about rules that follow an event: its id stands in the address. */
export const EVENT = 'tournament';

/** The address with the event that this page follows, if it follows one. */
export const inEvent = (address: string, query: URLSearchParams): string => {
  const event = query.get(EVENT) ?? '';
  return event === ''
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${EVENT}=${encodeURIComponent(event)}`;
};

/** Pages that can follow an event. */
const FOLLOWERS = /^\/(?:rules|odds)(?:[/?#]|$)|^\/rolls(?:\/fights)?(?:[?#]|$)/;

/** The address of a link on a page that follows an event: where it leads can follow it too. */
export const linkInEvent = (address: string, event: string): string => {
  const [page = '', place] = address.split('#', 2);
  if (!FOLLOWERS.test(page) || new RegExp(`[?&]${EVENT}=`).test(page)) return address;
  const followed = inEvent(page, new URLSearchParams([[EVENT, event]]));
  return place === undefined ? followed : `${followed}#${place}`;
};
