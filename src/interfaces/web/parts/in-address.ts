/** Pages about rules that follow an event: its id stands in the address. */
export const EVENT = 'tournament';

/** The address with the event that this page follows, if it follows one. */
export const inEvent = (address: string, query: URLSearchParams): string => {
  const event = query.get(EVENT) ?? '';
  return event === ''
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${EVENT}=${encodeURIComponent(event)}`;
};
