import type { Fault } from '../../kernel/faults';

/** The rules for the address of a webhook. The address that its name leads to is checked when it is connected to. */

const PORTS = ['', '443', '8443'];
/** Names that lead nowhere on the internet. */
const innerNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|example|onion)$/;
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const ipAddress = /^(\[.*\]|\d{1,3}(\.\d{1,3}){3})$/;

const parsed = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Whether it is an address of this very machine, which only a local service tells anything. */
export const isLoopbackUrl = ({ hostname }: URL): boolean => loopbackNames.includes(hostname);

const faultOf = (text: string, allowLoopback: boolean): string | undefined => {
  const url = parsed(text);
  if (!url || !/^https?:\/\//i.test(text)) return 'must be an address such as https://example.org/hook';
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or password';
  if (allowLoopback && isLoopbackUrl(url)) return undefined;
  if (url.protocol !== 'https:') return 'must begin with https://';
  if (!PORTS.includes(url.port)) return 'must use port 443 or 8443';
  const host = url.hostname.replace(/\.$/, '');
  if (ipAddress.test(host)) return 'must name a host, not an IP address';
  if (!host.includes('.') || innerNames.test(host)) return 'must name a host on the internet';
  return undefined;
};

/** Faults of the address of a webhook. */
export const urlFaults = (url: string, allowLoopback: boolean): readonly Fault[] => {
  const message = faultOf(url, allowLoopback);
  return message === undefined ? [] : [{ path: 'url', code: 'WRONG_FORMAT', message }];
};
