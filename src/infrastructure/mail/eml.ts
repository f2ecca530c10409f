import type { Mail } from '../../app/tournaments/sending/channel';

/** An email as a file (RFC 5322), which every mail program opens. */

const LINE = 76;
/** So many bytes fit into an encoded word of 75 characters. */
const WORD_BYTES = 45;

const inLines = (base64: string): string =>
  (base64.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\r\n');

/** Text of a header: encoded words (RFC 2047) unless it is plain ASCII; a line feed in it begins no other header. */
const headerText = (text: string): string => {
  const shown = text.replaceAll(/\p{Cc}+/gu, ' ');
  if (/^[\x20-\x7e]{0,60}$/.test(shown)) return shown;
  const words: string[] = [];
  let word = '';
  for (const character of shown) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((one) => `=?utf-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
};

/** The whole file. */
export const emlOf = ({ id, to, subject, text, unsubscribe, atMs }: Mail, from: string): string => {
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  const headers = [
    ['From', from],
    ['To', to],
    ['Subject', headerText(subject)],
    ['Date', new Date(atMs).toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${id}@${host}>`],
    ['List-Unsubscribe', `<${unsubscribe}>`],
    ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Transfer-Encoding', 'base64'],
  ];
  const body = inLines(Buffer.from(text.replaceAll('\n', '\r\n')).toString('base64'));
  return `${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}\r\n`;
};
