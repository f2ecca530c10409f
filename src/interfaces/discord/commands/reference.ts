import { referenceEntry } from '../../../app/rules/search/reference';
import { searchRules } from '../../../app/rules/search/search-rules';
import { referenceEntries } from '../../../domain/rules/reference';
import { ok } from '../../../shared/result';
import { type Command, plainCommand } from '../command';
import { fieldsOf } from '../field';
import type { Field } from '../message';
import { clip, escapeText } from '../../../shared/escape-text';
import { nearest } from '../suggest';
import { sourceText, sourcesText, wordsOf } from '../text';

const entryChoices = referenceEntries.map(({ id, name }) => ({ name, value: id }));

const MOST_HITS = 5;

const inlineField = <T>(name: string, value: T | null, show: (value: T) => string): readonly Field[] =>
  value === null ? [] : [{ name, value: show(value), inline: true }];

export const referenceCommands: readonly Command[] = [
  plainCommand({
    name: 'rules search',
    description: 'Finds rules, charts, scenarios and procedures, each with its source',
    options: [fieldsOf(searchRules)('query')],
    operation: searchRules,
    input: (_, given) => ok({ ...given, limit: MOST_HITS }),
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
    name: 'rules read',
    description: 'One entry of the reference in full, with its sources',
    options: [
      fieldsOf(referenceEntry)('id', {
        name: 'entry',
        description: 'Its name',
        suggest: nearest(entryChoices),
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
