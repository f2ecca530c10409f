// The search index of the documentation site: one entry for each section.
import { addressOf } from './pages.mjs';

const textOf = (html) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The longest text of a section that is searched. */
const SECTION_CHARACTERS = 2000;

/** The weight of a page in the search, by its task in the index: more for players and organisers, less for the inside. */
const WEIGHTS = {
  'Start here': 3,
  Play: 4,
  'Run an event': 4,
  'Show standings': 2,
  'Build a bot': 1,
  'Call the API': 1,
  Deploy: 0.4,
  Contribute: 0.2,
};
/** Pages that the index does not list: decisions and the like. */
const UNLISTED = 0.1;

const weightOf = (file, tasks) => {
  const [task] = tasks.find(([, files]) => files.includes(file)) ?? [];
  if (task === undefined) return UNLISTED;
  const weight = WEIGHTS[task];
  if (weight === undefined)
    throw new Error(`docs/README.md has the task ${task}, which no weight ranks in the search`);
  return weight;
};

const sectionsOf = (file, html, { title, weight }) =>
  html
    .split(/(?=<h[1-4] )/)
    .map((section) => {
      const [whole = '', id = '', heading = title] =
        /^<h[1-4] [^>]*id="([^"]*)"[^>]*>(.*?)<\/h[1-4]>/s.exec(section) ?? [];
      return {
        address: addressOf(file) + (id && `#${id}`),
        page: title,
        weight,
        heading: textOf(heading),
        text: textOf(section.slice(whole.length)).slice(0, SECTION_CHARACTERS),
      };
    })
    .filter(({ heading, text }) => heading !== '' || text !== '');

export const searchIndexOf = (pages, titles, tasks) =>
  [...pages].flatMap(([file, html]) =>
    sectionsOf(file, html, { title: titles.get(file), weight: weightOf(file, tasks) }),
  );
