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

const sectionsOf = (file, html, title) =>
  html
    .split(/(?=<h[1-4] )/)
    .map((section) => {
      const [whole = '', id = '', heading = title] =
        /^<h[1-4] [^>]*id="([^"]*)"[^>]*>(.*?)<\/h[1-4]>/s.exec(section) ?? [];
      return {
        address: addressOf(file) + (id && `#${id}`),
        page: title,
        heading: textOf(heading),
        text: textOf(section.slice(whole.length)).slice(0, SECTION_CHARACTERS),
      };
    })
    .filter(({ heading, text }) => heading !== '' || text !== '');

export const searchIndexOf = (pages, titles) =>
  [...pages].flatMap(([file, html]) => sectionsOf(file, html, titles.get(file)));
