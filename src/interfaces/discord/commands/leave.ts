import { isTrapped } from '../../../app/rules/combat/is-trapped';
import { mayCast } from '../../../app/rules/magic/may-cast';
import { mayCharge } from '../../../app/rules/movement/may-charge';
import { mayMove } from '../../../app/rules/movement/may-move';
import { mayShoot } from '../../../app/rules/shooting/may-shoot';
import { maySupport } from '../../../app/rules/combat/may-support';
import type { Answer } from '../../../app/kernel/use-case';
import { blockerKinds } from '../../../domain/rules/combat/is-trapped';
import { ok } from '../../../shared/result';
import type { Command } from '../command';
import type { Options } from '../interaction';
import { type Vocabulary, readPieces } from '../notation/words';
import { leave, situationCommand, reasonsField } from '../situation';
import { chanceText, sourcesText } from '../text';

const reach = (inches: number): string => `Reach: ${inches}" of open ground`;

/** What stands in the way of a model that should Back Away: `friend engaged, enemy clears2`. */
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
  const read = readPieces('blockers', text, blockerWords);
  return read.ok ? ok({ blockers: read.value }) : read;
};

/** May a model do something, and every reason why not. */
export const leaveCommands: readonly Command[] = [
  situationCommand({
    name: 'may charge',
    description: 'May a model charge: every reason why not',
    operation: 'mayCharge',
    useCase: mayCharge,
    fields: ['moveInches', 'distanceInches', 'movedInches', 'difficultInches', 'terrorTest'],
    show: ({ mayCharge: may, reasons, consequences, reachInches }) =>
      leave('May charge', { may, reasons, consequences }, [reach(reachInches)]),
  }),
  situationCommand({
    name: 'may move',
    description: 'May a model move without charging: every reason why not',
    operation: 'mayMove',
    useCase: mayMove,
    fields: ['moveInches', 'distanceInches', 'movedInches', 'difficultInches', 'heavyObjectBearers'],
    show: ({ mayMove: may, reasons, consequences, reachInches }) =>
      leave('May move', { may, reasons, consequences }, [reach(reachInches)]),
  }),
  situationCommand({
    name: 'may support',
    description: 'May a model support a friend with its spear or pike: every reason why not',
    operation: 'maySupport',
    useCase: maySupport,
    fields: ['weapon', 'type', 'baseMm', 'friendBaseMm', 'spearsSupporting', 'pikesSupporting'],
    show: ({ maySupport: may, reasons, consequences }) =>
      leave('May support', { may, reasons, consequences }),
  }),
  situationCommand({
    name: 'may shoot',
    description: 'May a model shoot: every reason why not, and the score to hit',
    operation: 'mayShoot',
    useCase: mayShoot,
    fields: [
      'alignment',
      'weapon',
      'moveInches',
      'distanceInches',
      'movedInches',
      'rangeInches',
      'shootValue',
    ],
    show: ({ mayShoot: may, reasons, consequences, needed, hit }) =>
      leave('May shoot', { may, reasons, consequences }, [
        ...(needed === null || hit === null ? [] : [`Hits on ${needed}: ${chanceText(hit)}`]),
      ]),
  }),
  situationCommand({
    name: 'may cast',
    description: 'May a Hero cast a power: every reason why not, and with how much Will',
    operation: 'mayCast',
    useCase: mayCast,
    fields: ['will', 'distanceInches', 'rangeInches'],
    show: ({ mayCast: may, reasons, mostWill }) =>
      leave('May cast', { may, reasons }, [`Will to cast with: ${mostWill} at most`]),
  }),
  situationCommand({
    name: 'trapped',
    description: 'Is a model that lost its Fight Trapped, and may a friend Make Way',
    operation: 'isTrapped',
    useCase: isTrapped,
    fields: ['freeInches'],
    options: [
      {
        kind: 'TEXT',
        name: 'blockers',
        description: 'What is in its way, parted by commas: friend engaged, enemy clears2',
        longest: 500,
      },
    ],
    more: blockersOf,
    show: ({ trapped, reasons, mayMakeWay, makeWayReasons, consequences }) => ({
      title: trapped ? 'Trapped' : 'Not Trapped',
      text: mayMakeWay ? 'A friend may Make Way' : 'No friend may Make Way',
      fields: [
        ...reasonsField('Why', reasons),
        ...reasonsField('Why nobody may Make Way', makeWayReasons),
        ...reasonsField('What goes with it', consequences),
      ],
      footer: sourcesText([...reasons, ...makeWayReasons, ...consequences].map(({ source }) => source)),
    }),
  }),
];
