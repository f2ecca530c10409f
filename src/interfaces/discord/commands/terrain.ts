import { carrying } from '../../../app/rules/movement/carrying';
import { fallOdds } from '../../../app/rules/movement/fall-odds';
import { passenger } from '../../../app/rules/movement/passenger';
import { proneMovement } from '../../../app/rules/movement/prone-movement';
import { terrainTest } from '../../../app/rules/movement/terrain-test';
import { waterTest } from '../../../app/rules/movement/water-test';
import type { Command } from '../command';
import { escapeText } from '../../../shared/escape-text';
import { situationCommand } from '../situation';
import { chanceText, listField, sourcesText, wordsOf } from '../text';
import { woundBars, woundsField } from './fight-parts';

/** Ground, water, falls, what is carried and who lies on the ground. */
export const terrainCommands: readonly Command[] = [
  situationCommand({
    name: 'ground terrain',
    description: 'What it costs to cross something, and which test it calls for',
    operation: terrainTest,
    fields: ['terrain', 'sizeInches', 'modelHeightInches', 'model'],
    show: ({ mayCross, test, costPerInch, text, sources }) => ({
      title: test === null ? (mayCross ? 'No test' : 'It cannot be crossed') : `Test: ${escapeText(test)}`,
      text,
      fields: [{ name: 'Inches of movement for an inch', value: String(costPerInch), inline: true }],
      footer: sourcesText(sources),
    }),
  }),
  situationCommand({
    name: 'ground water',
    description: 'Does water ask for a Swim test, when, and with which modifiers',
    operation: waterTest,
    fields: ['water', 'event', 'kind', 'armour'],
    show: ({ test, modifiers, mayShoot, text, sources }) => ({
      title: test === null ? 'No Swim test' : `Swim test: ${wordsOf(test)}`,
      text,
      fields: [
        ...(modifiers.length === 0
          ? []
          : [{ name: 'Modifiers', value: modifiers.map(wordsOf).join(', '), inline: true }]),
        { name: 'May shoot', value: mayShoot ? 'yes' : 'no', inline: true },
      ],
      footer: sourcesText(sources),
    }),
  }),
  situationCommand({
    name: 'ground fall',
    description: 'The chance that a fall, a climb or a leap costs Wounds or kills',
    operation: fallOdds,
    fields: ['fallInches', 'modelHeightInches', 'defence', 'cause', 'wounds', 'fate', 'might'],
    show: ({ hits, falls, slain, wounds, sources }) => ({
      title: `Slain: ${chanceText(slain)}`,
      text: woundBars(wounds),
      fields: [
        { name: 'Falls', value: chanceText(falls), inline: true },
        { name: 'Hits', value: hits.text, inline: true },
        woundsField(wounds),
      ],
      footer: sourcesText(sources),
    }),
  }),
  situationCommand({
    name: 'ground prone',
    description: 'What movement a Prone model has, and what it may and may not do',
    operation: proneMovement,
    fields: ['moveInches', 'remainingMoveInches'],
    show: ({ crawlInches, standUpCostInches, mayStandUp, may, mayNot, sources }) => ({
      title: mayStandUp ? `May stand up for ${standUpCostInches}"` : 'May not stand up',
      text: `May crawl ${crawlInches}"`,
      fields: [...listField('May', may), ...listField('May not', mayNot)],
      footer: sourcesText(sources),
    }),
  }),
  situationCommand({
    name: 'ground carry',
    description: 'May a model do something with what it carries, and how far may it move',
    operation: carrying,
    fields: [
      'action',
      'burden',
      'bearer',
      'carriedModel',
      'carriedDefence',
      'bearerStrength',
      'bearers',
      'bearersCharged',
      'remainingMoveInches',
    ],
    show: ({ allowed, reasons, treatedAs, moveInches, texts, sources }) => ({
      title: allowed ? 'It may' : 'It may not',
      text: `Treated as ${wordsOf(treatedAs)}; may still be carried ${moveInches}"`,
      fields: [...listField('Why not', reasons), ...listField('What happens', texts)],
      footer: sourcesText(sources),
    }),
  }),
  situationCommand({
    name: 'ground passenger',
    description: 'What happens to a passenger, and the chart to roll on next',
    operation: passenger,
    fields: ['event'],
    show: ({ allowed, text, chart, source }) => ({
      title: allowed ? 'Allowed' : 'Not allowed',
      text,
      ...(chart !== null && { fields: [{ name: 'Chart', value: escapeText(chart) }] }),
      footer: sourcesText([source]),
    }),
  }),
];
