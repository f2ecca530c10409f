const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9a-f:.]{2,45}\](:\d{1,5})?$/i;

/**
 * `https://host`, as the reader addressed us. Pages are kept by caches that know nothing of these headers, so that nothing but the
 * name of a host and http or https comes from them.
 */
export const originOf = (headers: Readonly<Record<string, string | undefined>>): string => {
  const { host = '', 'x-forwarded-proto': protocol } = headers;
  return `${protocol === 'https' ? 'https' : 'http'}://${HOST.test(host) ? host : 'localhost'}`;
};
