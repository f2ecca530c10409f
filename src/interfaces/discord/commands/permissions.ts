import { isTrapped } from '../../../app/rules/combat/is-trapped';
import { mayCast } from '../../../app/rules/magic/may-cast';
import { mayCharge } from '../../../app/rules/movement/may-charge';
import { mayMove } from '../../../app/rules/movement/may-move';
import { mayShoot } from '../../../app/rules/shooting/may-shoot';
import { maySupport } from '../../../app/rules/combat/may-support';
import { type Answer, mapAnswer, ok } from '../../../app/kernel/use-case';
import { blockerKinds } from '../../../domain/rules/combat/is-trapped';
import { wordsOption } from '../field';
import type { Command } from '../command';
import type { Options } from '../interaction';
import { type Vocabulary, readPieces } from '../notation/words';
import { permission, reasonsField, remediesField, situationCommand } from '../situation';
import { chanceText, sourcesText } from '../text';

const reach = (inches: number): string => `Reach: ${inches}" of open ground`;

/** Obstacles for a model that should Back Away: `friend engaged, enemy clears2`. */
const blockerWords: Vocabulary = {
  numbers: { clears: 'clearsInches' },
  flags: {
    ...Object.fromEntries(
      Object.keys(blockerKinds).map((kind) => [kind.toLowerCase().replaceAll('_', '-'), { kind }]),
    ),
    engaged: { engaged: true },
    immobilised: { immobilised: true },
    'would-touch-enemy': { wouldTouchEnemy: true },
  },
  times: 'REPEATS',
};

const blockersOf = (options: Options): Answer<object> => {
  const text = options.text('blockers');
  if (text === undefined) return ok({});
  return mapAnswer(readPieces('blockers', text, blockerWords), (blockers) => ({ blockers }));
};

/** May a model do something, and every reason why not. */
export const permissionCommands: readonly Command[] = [
  situationCommand({
    name: 'may charge',
    description: 'May a model charge: every reason why not',
    operation: mayCharge,
    fields: ['moveInches', 'distanceInches', 'movedInches', 'difficultInches', 'terrorTest'],
    show: ({ mayCharge: may, reasons, consequences, remedies, reachInches }) =>
      permission('May charge', { may, reasons, consequences, remedies }, [reach(reachInches)]),
  }),
  situationCommand({
    name: 'may move',
    description: 'May a model move without charging: every reason why not',
    operation: mayMove,
    fields: ['moveInches', 'distanceInches', 'movedInches', 'difficultInches', 'heavyObjectBearers'],
    show: ({ mayMove: may, reasons, consequences, remedies, reachInches }) =>
      permission('May move', { may, reasons, consequences, remedies }, [reach(reachInches)]),
  }),
  situationCommand({
    name: 'may support',
    description: 'May a model support a friend with its spear or pike: every reason why not',
    operation: maySupport,
    fields: ['weapon', 'type', 'baseMm', 'friendBaseMm', 'spearsSupporting', 'pikesSupporting'],
    show: ({ maySupport: may, reasons, consequences, remedies }) =>
      permission('May support', { may, reasons, consequences, remedies }),
  }),
  situationCommand({
    name: 'may shoot',
    description: 'May a model shoot: every reason why not, and the score to hit',
    operation: mayShoot,
    fields: [
      'alignment',
      'weapon',
      'moveInches',
      'distanceInches',
      'movedInches',
      'rangeInches',
      'shootValue',
    ],
    show: ({ mayShoot: may, reasons, consequences, remedies, needed, hit }) =>
      permission('May shoot', { may, reasons, consequences, remedies }, [
        ...(needed === null || hit === null ? [] : [`Hits on ${needed}: ${chanceText(hit)}`]),
      ]),
  }),
  situationCommand({
    name: 'may cast',
    description: 'May a Hero cast a power: every reason why not, and with how much Will',
    operation: mayCast,
    fields: ['will', 'distanceInches', 'rangeInches'],
    show: ({ mayCast: may, reasons, remedies, mostWill }) =>
      permission('May cast', { may, reasons, remedies }, [`Will to cast with: ${mostWill} at most`]),
  }),
  situationCommand({
    name: 'trapped',
    description: 'Is a model that lost its Fight Trapped, and may a friend Make Way',
    operation: isTrapped,
    fields: ['freeInches'],
    options: [
      wordsOption('blockers', 'What is in its way, parted by commas: friend engaged, enemy clears2', {
        longest: 500,
      }),
    ],
    more: blockersOf,
    show: ({ trapped, reasons, remedies, mayMakeWay, makeWayReasons, consequences }) => ({
      title: trapped ? 'Trapped' : 'Not Trapped',
      text: mayMakeWay ? 'A friend may Make Way' : 'No friend may Make Way',
      fields: [
        ...reasonsField('Why', reasons),
        ...remediesField(remedies),
        ...reasonsField('Why nobody may Make Way', makeWayReasons),
        ...reasonsField('What goes with it', consequences),
      ],
      footer: sourcesText([...reasons, ...makeWayReasons, ...consequences].map(({ source }) => source)),
    }),
  }),
];
