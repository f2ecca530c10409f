import type { XmlElement } from '../read-xml';
import type { Report } from './report';
import { type System, attribute, entryOf, ways } from './system';

const UNREAD: Readonly<Record<string, string>> = {
  constraint: 'a limit that was not read',
  modifier: 'a change that was not read',
};

/** Texts, of which the lists hold the names alone. The table of model counts holds the break point. */
const isText = (element: XmlElement): boolean =>
  ['rule', 'infoLink'].includes(element.name) ||
  (element.name === 'profile' && attribute(element, 'typeName') !== 'Model Counts');

const walked = (
  from: readonly XmlElement[],
  next: (element: XmlElement) => readonly XmlElement[],
  visit: (element: XmlElement, name: string) => void,
): void => {
  const seen = new Set<XmlElement>();
  const open = from.map((element) => ({ element, around: '' }));
  for (let at = open.pop(); at; at = open.pop()) {
    const { element, around } = at;
    if (seen.has(element) || isText(element)) continue;
    seen.add(element);
    const name = attribute(element, 'name') || around;
    visit(element, name);
    open.push(...next(element).map((inner) => ({ element: inner, around: name })));
  }
};

/** Notes what files after 2018 hold that the lists do not use. `npm run check-catalogue` gives the account of those of 2018. */
export const noteUnused = (system: System, report: Report): void => {
  if (system.edition === '2018') return;
  walked(
    [...report.reached],
    (element) => ways(element, system),
    (element, name) => {
      const unread = UNREAD[element.name];
      const isLabel = attribute(element, 'field') === 'name';
      if (unread !== undefined && !isLabel && !report.used.has(element)) report.note(unread, name);
    },
  );
  walked(
    system.catalogues,
    ({ children }) => children,
    (element, name) => {
      if (element.name === 'entryLink' && !entryOf(element, system))
        report.note('a link that leads nowhere', name);
    },
  );
  const given = Number(attribute(system.gameSystem, 'revision'));
  for (const catalogue of system.catalogues) {
    const made = attribute(catalogue, 'gameSystemRevision');
    if (Number(made) > given)
      report.note(
        'a catalogue made for a later revision of the game system',
        `${attribute(catalogue, 'name')} (${made}; given is ${given})`,
      );
  }
};
