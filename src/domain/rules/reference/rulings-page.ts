import { documents, type Source } from '../../../shared/source';
import { rulingChapters } from './rulings';

const place = ({ document, heading, page }: Source): string =>
  `${document} ${heading}${page === undefined ? '' : `, p. ${page}`}`;

/** `docs/rulings.md`: every ruling with the places it concerns, and every switch with its default. */
export const rulingsPage = (): string => {
  const numbered = Object.entries(documents).filter(([id]) => /^\d+$/.test(id));
  const chapters = rulingChapters.flatMap(({ name, rulings }) => [
    `## ${name}`,
    '',
    ...rulings.flatMap(({ number, about, text, switch: option, concerns }) => [
      `### Ruling ${number}: ${about}`,
      '',
      text,
      ...(option
        ? ['', `Switch \`${option.name}\`: default \`${String(option.default)}\`; values: ${option.values}.`]
        : []),
      '',
      `Concerns: ${concerns.map(place).join('; ')}.`,
      '',
    ]),
  ]);
  const switches = rulingChapters
    .flatMap(({ rulings }) => rulings)
    .flatMap(({ number, switch: option }) =>
      option ? [`| \`${option.name}\` | \`${String(option.default)}\` | ${option.values} | ${number} |`] : [],
    );
  return (
    [
      '# Rulings',
      '',
      'What holds here where the sources are silent, garbled or disagree. Generated from the reference entries',
      '(`src/domain/rules/reference/rulings.ts`) by `npm run generate`: change it there.',
      '',
      `Documents: ${numbered.map(([id, title]) => `${id} ${title}`).join('; ')}.`,
      '',
      '## Switches',
      '',
      '| switch | default | values | ruling |',
      '| --- | --- | --- | --- |',
      ...switches,
      '',
      'A question names a switch in its `switches`. An event may decide some for all of its players: its setting `houseRulings` is a',
      'list of `{"switch": "strikesRolled", "value": "ONE_BY_ONE", "words": "We roll Strikes one by one."}`, the value as `switches`',
      'takes it. Inside the event they hold wherever a question does not name the switch itself: in `askInEvent` and `searchEventRules`,',
      'for army lists that are handed in, on the pages of odds and rules with `?tournament=ID`, and for commands in a Discord server that shows',
      'the event. An answer that rests on one has a source of the kind `HOUSE` with the words of the event. An event of the 2024 edition',
      'decides only what that edition leaves open.',
      '',
      ...chapters,
    ]
      .join('\n')
      .trimEnd() + '\n'
  );
};
