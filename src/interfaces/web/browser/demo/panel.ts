import { type Request, ask, newKey } from '../requests/api';
import { LEAGUES, forgetEvent, keepEvent } from '../requests/tokens';
import { demoEventTexts } from './demo-event-texts';
import { demoTexts as texts } from './demo-texts';
import { forgetDemo, keepDemo, keptDemo } from './kept-demo';
import { type Change, type Demo, demoLinks, makeDemo, throwAway } from './make-demo';

/** Makes the demo event, shows its links, and throws it away. */

const TRIES = 4;
const WAIT_MS = 500;

/** A server that is still building may need more than one request of the same key. */
const settled = async (request: Request, unless: readonly string[], triesLeft = TRIES): Promise<unknown> => {
  const asked = await ask({ ...request, waitMs: 60_000 });
  if (asked.kind === 'OK') return asked.value;
  if (asked.kind === 'REFUSED') {
    if (unless.includes(asked.problem.code)) return undefined;
    throw new Error(asked.problem.detail);
  }
  if (triesLeft <= 1) throw new Error(texts.noAnswer);
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  return settled(request, unless, triesLeft - 1);
};

const change: Change = async <Answer>({ method = 'POST', unless = [], ...rest }: Parameters<Change>[0]) =>
  (await settled({ method, ...rest, key: newKey() }, unless)) as Answer;

/** The day where the reader is. */
const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

const element = (name: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text });

const failureText = (error: unknown): string =>
  texts.failed(error instanceof Error ? error.message : String(error));

/** Shows what is going on, in the place of everything else. */
const saying = (place: HTMLElement): ((text: string) => void) => {
  const line = element('p', '');
  line.setAttribute('role', 'status');
  place.replaceChildren(line);
  return (text) => {
    line.textContent = text;
  };
};

const linkList = (demo: Demo): HTMLElement => {
  const list = Object.assign(document.createElement('ul'), { className: 'plain event-list' });
  for (const [name, address] of Object.entries(demoLinks(demo))) {
    const [text, about] = texts.links[name as keyof typeof texts.links];
    const link = Object.assign(document.createElement('a'), { href: address, textContent: text });
    const line = document.createElement('li');
    line.append(link, element('small', about));
    list.append(line);
  }
  return list;
};

const show = (place: HTMLElement, demo: Demo): void => {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'quiet',
    textContent: texts.throwAway,
  });
  button.addEventListener('click', () => void remove(place, demo));
  place.replaceChildren(element('h2', texts.title), linkList(demo), button);
};

const remove = async (place: HTMLElement, demo: Demo): Promise<void> => {
  const say = saying(place);
  try {
    await throwAway(change, demo);
    forgetEvent(demo.event.id);
    forgetEvent(demo.league.id, LEAGUES);
    forgetDemo();
    say(texts.gone);
  } catch (error) {
    show(place, demo);
    place.append(element('p', failureText(error)));
  }
};

/** Shows the demo that this browser keeps; there may be none any more, because somebody deleted it. */
export const showKept = async (place: HTMLElement, none: () => void): Promise<void> => {
  const demo = keptDemo();
  if (!demo) return none();
  const asked = await ask({ path: `/v1/tournaments/${demo.event.id}` });
  if (asked.kind !== 'REFUSED') return show(place, demo);
  forgetDemo();
  none();
};

export const begin = async (place: HTMLElement): Promise<void> => {
  const say = saying(place);
  try {
    const demo = await makeDemo(change, { today: today() }, (step, round = 0) =>
      say(texts.steps[step](round)),
    );
    keepEvent(demo.event);
    keepEvent({ ...demo.league, name: demoEventTexts.league, recoveryCode: null }, LEAGUES);
    keepDemo(demo);
    show(place, demo);
    place.querySelector('a')?.focus();
  } catch (error) {
    say(failureText(error));
  }
};
