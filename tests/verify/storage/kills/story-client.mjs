// A client that plays the stories of chapters.mjs, one after the other. It knows what was acknowledged: after a restart the last
// request, sent again with its key, must get the very same answer, and the history of its tournament must have all that was
// acknowledged, in that order.
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { chapters, leftOut } from './chapters.mjs';

/** Sign-ups from one network address are limited; each story of an event takes one. */
const MOST_STORIES = 60;
let stories = 0;

/** The stored operations of the service, by name: those that take an Idempotency-Key. */
export const storedOperations = async (url) => {
  const { paths } = await (await fetch(`${url}/openapi.json`)).json();
  const isKey = ({ $ref = '', name = '' }) => /idempotency-?key/i.test($ref + name);
  const found = new Map();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { operationId, parameters = [] }] of Object.entries(methods))
      if (operationId && parameters.some(isKey))
        found.set(operationId, { method: method.toUpperCase(), path });
  return found;
};

/** Every stored operation is in a story, or stands among those left out with a reason; nothing else is in either. */
export const checkCoverage = (operations) => {
  const told = new Set(Object.values(chapters).flatMap((steps) => steps.map(({ operation }) => operation)));
  const missing = [...operations.keys()].filter((name) => !told.has(name) && !(name in leftOut));
  deepStrictEqual(missing, [], 'stored operations that no story has');
  const unknown = [...told, ...Object.keys(leftOut)].filter((name) => !operations.has(name));
  deepStrictEqual(unknown, [], 'steps that are no stored operations');
};

/** A request by the address of its operation: what the address does not take goes into the body. */
const requestOf = ({ method, path }, input) => {
  const inAddress = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(input[name])),
    body: Object.fromEntries(Object.entries(input).filter(([name]) => !inAddress.includes(name))),
  };
};

/** What a request for many lines does line by line. */
const ofEachLine = {
  registerEntrants: 'registerEntrant',
  importEntrants: 'registerEntrant',
  signUpClub: 'signUp',
  checkInEntrants: 'checkInEntrant',
  setScores: 'setScore',
  reportResults: 'reportResult',
  importResults: 'reportResult',
};

/** A request as the history names what it did. */
const changesOf = (operation, { lines, players }) =>
  operation in ofEachLine
    ? (lines ?? players)
        .filter(({ outcome }) => ['DONE', 'SIGNED_UP'].includes(outcome))
        .map(() => ofEachLine[operation])
    : [operation];

/** Changes in a tournament that its history does not show: army lists, picks, vetoes, choices of armies, sheets of games, and what makes another tournament. */
const notInHistory = [
  'submitArmy',
  'overrideArmy',
  'setLineup',
  'sealPick',
  'showPick',
  'settlePick',
  'importTournament',
  'importTrf',
  'vetoScenario',
  'chooseArmy',
  'openTableGame',
];
/** Repeated, it shows the sheet that is there: no request has made it alone. */
const opensWhatIsThere = 'openTableGame';

/** How many lines the history has of these is not compared: they change several things, or a place without a result. */
const severalThings = new Set(['eraseEntrant', 'unstartRound', 'vetoScenario', 'chooseArmy']);

const readHistory = async (url, world) => {
  const items = [];
  for (let cursor = null; ;) {
    const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
    const response = await fetch(`${url}/v1/tournaments/${world.tournament}/history${query}`, {
      headers: { authorization: `Bearer ${world.organiser}` },
    });
    if (!response.ok) return undefined;
    const page = await response.json();
    items.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === null) return items;
  }
};

export const newStoryClient = (ask, { operations, hook, first }) => {
  const names = Object.keys(chapters);
  const isInHistory = (name) =>
    name === 'offerTournament' ||
    (operations.get(name).path.startsWith('/v1/tournaments') && !notInHistory.includes(name));
  let chapter = first % names.length;
  let world;
  let at;
  let pending = null;
  let last = null;
  let acknowledged = [];
  const counts = { acknowledged: 0, repeated: 0, tournaments: 0 };
  const seen = new Set();

  const begin = () => {
    world = { hook };
    at = 0;
    last = null;
    acknowledged = [];
  };
  begin();

  const steps = () => chapters[names[chapter]];

  const next = async (url) => {
    const { operation, input, as, ifMatch, keep, prepare } = steps()[at];
    const read = async (path, token) => {
      const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    };
    await prepare?.(world, read);
    const request = {
      ...requestOf(operations.get(operation), input(world)),
      token: as === null ? undefined : world[as],
      key: randomUUID(),
      ifMatch: ifMatch && `"${ifMatch(world)}"`,
    };
    return { operation, request, keep };
  };

  /** Makes one step; false when the server is gone. */
  const step = async (url) => {
    if (pending === null) {
      if (at === 0 && stories >= MOST_STORIES) return false;
      if (at === 0) stories += 1;
      try {
        pending = await next(url);
      } catch (error) {
        // The server went away while something was read.
        if (error instanceof TypeError) return false;
        throw error;
      }
    } else counts.repeated += 1;
    const { operation, request, keep } = pending;
    const answer = await ask(url, request);
    if (answer === undefined || answer.status >= 500) return false;
    if (answer.status >= 400)
      throw new Error(`${operation} ${request.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    keep?.(world, answer.body);
    last = { operation, request, answer };
    acknowledged.push(...changesOf(operation, answer.body));
    seen.add(operation);
    counts.acknowledged += 1;
    pending = null;
    at += 1;
    if (at === steps().length) {
      chapter = (chapter + 1) % names.length;
      begin();
    }
    return true;
  };

  /** The last acknowledged request is answered as it was; the history has its like in the order of the acknowledgements. */
  const check = async (url) => {
    if (last === null) return;
    const { operation, request, answer } = last;
    const again = await ask(url, request);
    ok(again, `${operation} was not answered again`);
    deepStrictEqual([again.status, again.body], [answer.status, answer.body], `${operation}, repeated`);
    if (operation !== opensWhatIsThere) strictEqual(again.isReplayed, true, `${operation} happened twice`);
    const history = world.tournament && (await readHistory(url, world));
    if (!history) return;
    const times = history.map((one) => Date.parse(one.at));
    deepStrictEqual(
      times,
      times.toSorted((a, b) => a - b),
      'the history is in the order of time',
    );
    const left = new Map();
    for (const { operation: name, at: time } of history) left.set(name, [...(left.get(name) ?? []), time]);
    let before = '';
    for (const name of acknowledged.filter(isInHistory)) {
      const time = left.get(name)?.shift();
      ok(time !== undefined, `${name} was acknowledged and is not in the history`);
      ok(time >= before, `${name} stands before what was acknowledged before it`);
      before = time;
    }
    const more = [...left].filter(([name, one]) => one.length > 0 && name !== pending?.operation);
    deepStrictEqual(
      more.filter(([name]) => !severalThings.has(name)),
      [],
      'the history has what was never acknowledged',
    );
  };

  return { step, check, counts, seen, isPending: () => pending !== null };
};
