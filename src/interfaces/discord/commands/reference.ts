import { isEdition, rulesetIdsByEdition } from '../../../app/rules/edition-names';
import { referenceEntry, referenceNames } from '../../../app/search/reference';
import { searchRules } from '../../../app/search/search-rules';
import { ok } from '../../../shared/result';
import { type Command, plainCommand } from '../command';
import { fieldsOf } from '../field';
import type { Field } from '../message';
import { clip, escapeText } from '../../../shared/escape-text';
import { nearest } from '../suggest';
import { sourceText, sourcesText, wordsOf } from '../text';

const MOST_HITS = 5;

const inlineField = <T>(name: string, value: T | null, show: (value: T) => string): readonly Field[] =>
  value === null ? [] : [{ name, value: show(value), inline: true }];

const searchedEdition = (edition: string): string =>
  isEdition(edition) ? rulesetIdsByEdition[edition] : edition;

export const referenceCommands: readonly Command[] = [
  plainCommand({
    name: 'rules search',
    description: 'Finds rules, charts, scenarios and procedures, each with its source',
    options: [fieldsOf(searchRules)('query')],
    operation: searchRules,
    input: (_, given) => ok({ ...given, limit: MOST_HITS }),
    editionAs: searchedEdition,
    show: ({ items }, options) => ({
      title: `${items.length === 0 ? 'Nothing found' : 'Found'}: ${clip(escapeText(options.text('query') ?? ''), 150)}`,
      ...(items.length === 0 ? { text: 'Try a word of the rule’s name, such as “shield” or “Broken”.' } : {}),
      fields: items.map(({ kind, id, name, summary, difference, source }) => ({
        name: `${name} (${wordsOf(kind)})`,
        value: `${clip(summary, 500)}\n${difference === null ? '' : `**${clip(escapeText(difference), 300)}**\n`}*${sourceText(source)}* · \`${id}\``,
      })),
    }),
  }),
  plainCommand({
    name: 'ask',
    description: 'One line for a number, such as “S4 D6 2 attacks” or “Gimli v Cave Troll”, or for a rule',
    options: [fieldsOf(searchRules)('query', { name: 'line', description: 'The question in one line' })],
    operation: searchRules,
    input: (_, given) => ok({ ...given, limit: 2 }),
    editionAs: searchedEdition,
    show: ({ items, words }, options) => {
      const [first, second] = items;
      const line = clip(escapeText(options.text('line') ?? ''), 150);
      if (!first)
        return { title: `Nothing found: ${line}`, text: 'Try a word of the rule’s name, such as “shield”.' };
      const unread = words.flatMap(({ text, meaning }) =>
        meaning === null ? [`__${escapeText(text)}__`] : [],
      );
      const other =
        second && second.difference !== null ? [`**${escapeText(second.name)}** (${second.edition})`] : [];
      return {
        title: clip(first.name, 250),
        text: [
          clip(first.summary, 1000),
          ...other,
          ...(unread.length > 0 ? [`Not understood, and left out: ${unread.join(' ')}`] : []),
        ].join('\n'),
        footer: sourceText(first.source),
      };
    },
  }),
  plainCommand({
    name: 'rules read',
    description: 'One entry of the reference in full, with its sources',
    options: [
      fieldsOf(referenceEntry)('id', {
        name: 'entry',
        description: 'Its name',
        suggest: async (typed, edition) => {
          const names = await referenceNames(await edition());
          return nearest(names.map(({ id, name }) => ({ name, value: id })))(typed);
        },
      }),
    ],
    operation: referenceEntry,
    show: ({ name, kind, summary, steps, related, sources, ...facts }) => ({
      title: name,
      text: [summary, ...(steps.length > 0 ? ['', ...steps.map((step, i) => `${i + 1}. ${step}`)] : [])].join(
        '\n',
      ),
      fields: [
        { name: 'Kind', value: wordsOf(kind), inline: true },
        ...inlineField('Phase', facts.phase, wordsOf),
        ...inlineField('Range', facts.rangeInches, (inches) => `${inches}"`),
        ...inlineField('Strength', facts.strength, String),
        ...inlineField('Target', facts.target, escapeText),
        ...inlineField('Duration', facts.duration, escapeText),
        ...(related.length === 0
          ? []
          : [{ name: 'See also', value: related.map((one) => one.name).join(', ') }]),
      ],
      footer: sourcesText(sources),
    }),
  }),
];
