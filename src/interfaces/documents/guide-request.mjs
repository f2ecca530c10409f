// Reads one curl command of an example as a request to this service.

const BASE = /^(?:"?\$MUSTER|"?http:\/\/127\.0\.0\.1:3000)/;

/** The words of a shell command; null where it does more than one plain command. */
const wordsOf = (command) => {
  const words = [];
  const rest = command.replaceAll(/^#.*$/gm, '').replaceAll(/\\\n/g, ' ').trim();
  const word = /\s*((?:'[^']*'|"[^"]*"|[^\s'"])+)/gy;
  for (let found = word.exec(rest); found !== null; found = word.exec(rest)) {
    if (/^(?:[|;<>&]|\$\()/.test(found[1])) return null;
    words.push(found[1].replaceAll(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double));
  }
  return words;
};

/** The request of `curl …`: its path, and options for fetch; null for anything else. */
export const requestIn = (command) => {
  const words = wordsOf(command);
  if (words?.[0] !== 'curl') return null;
  const headers = {};
  let path;
  let body;
  let method;
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at];
    if (word === '-s') continue;
    if (word === '-H' || word === '-d' || word === '-X') {
      at += 1;
      const value = words[at] ?? '';
      if (word === '-d') body = value;
      else if (word === '-X') method = value;
      else headers[value.slice(0, value.indexOf(':')).trim()] = value.slice(value.indexOf(':') + 1).trim();
    } else if (BASE.test(word)) path = word.replace(BASE, '');
    else return null;
  }
  if (path === undefined || /\$/.test(path + (body ?? '') + Object.values(headers).join(''))) return null;
  return {
    path,
    options: {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      ...(body !== undefined && { body }),
    },
  };
};
