import * as z from 'zod/mini';
import { bearerKinds, burdens, carrying as carryingOf, carryingActions } from '../../rules/movement/carrying';
import { modelKinds } from '../../rules/movement/model-kind';
import { passengerEvents, passengerRules } from '../../rules/movement/passenger';
import { proneMovement as proneMovementOf, proneSources } from '../../rules/movement/prone';
import { raisesAlarm, sentryAlarmSource } from '../../rules/movement/sentry-alarm';
import { terrains, terrainSources, terrainTest as terrainTestOf } from '../../rules/movement/terrain';
import { armours, waterEvents, waters, waterTest as waterTestOf } from '../../rules/movement/water';
import { ok } from '../../shared/result';
import { sourceAnswer } from '../answers';
import type { CrossFault } from '../input';
import { crossCheck, optional, wholeNumber, withDefault } from '../input';
import { useCase } from '../use-case';
import { flag } from './dice';

const inches = (description: string) =>
  z.number().check(z.minimum(0), z.maximum(1000), z.describe(description));

const modelKind = withDefault(
  z.enum(modelKinds).check(z.describe('What the model is; INFANTRY if left out.')),
  'INFANTRY',
);

/** Whether water asks a model for a Swim test, when, with which modifiers, and what else it means. */
export const waterTest = useCase({
  input: z.strictObject({
    water: z.enum(waters).check(z.describe('How deep it is.')),
    event: z.enum(waterEvents).check(z.describe('What happens to the model in it.')),
    kind: modelKind,
    armour: withDefault(
      z
        .enum(armours)
        .check(z.describe('The armour that counts in water; NONE for armour without a modifier.')),
      'NONE',
    ),
    shield: flag('It carries a shield.'),
    banner: flag('It carries a banner.'),
  }),
  run: ({ water, event, ...model }) => {
    const { sources, ...answer } = waterTestOf(water, event, model);
    return ok({
      ...answer,
      chart: answer.test === null ? null : 'swim',
      sources: sources.map(sourceAnswer),
    });
  },
});

/** A height or width is needed exactly where one counts. */
const sizeFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const counts = given['terrain'] === 'OBSTACLE' || given['terrain'] === 'GAP';
  return counts
    ? ['sizeInches', 'modelHeightInches']
        .filter((name) => given[name] === undefined)
        .map((name) => ({
          path: [name],
          code: 'REQUIRED',
          message: 'is required for an obstacle or a gap: inches',
        }))
    : [];
};

/** What it costs to cross something, and which test it calls for. */
export const terrainTest = useCase({
  input: z
    .strictObject({
      terrain: z.enum(terrains).check(z.describe('What lies in the way.')),
      sizeInches: optional(inches('Height of the obstacle or width of the gap, in inches.')),
      modelHeightInches: optional(inches('How tall the model is, in inches.')),
      model: modelKind,
    })
    .check(crossCheck(sizeFaults)),
  run: ({ terrain, sizeInches = 0, modelHeightInches = 0, model }) =>
    ok({
      ...terrainTestOf({ terrain, sizeInches, modelHeightInches, model }),
      sources: terrainSources.map(sourceAnswer),
    }),
});

/** What movement a Prone model has, and what it may and may not do. */
export const proneMovement = useCase({
  input: z.strictObject({
    moveInches: inches('Its Move allowance, in inches.'),
    remainingMoveInches: optional(
      inches('What is left of its move this turn, in inches; all of it if left out.'),
    ),
  }),
  run: ({ moveInches, remainingMoveInches = moveInches }) =>
    ok({
      ...proneMovementOf(moveInches, remainingMoveInches),
      sources: proneSources.map(sourceAnswer),
    }),
});

/** Facts of carrying that contradict one another or are missing. */
const carryingFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const faults: CrossFault[] = [];
  if (given['burden'] === 'MODEL')
    for (const name of ['carriedDefence', 'bearerStrength'])
      if (given[name] === undefined)
        faults.push({ path: [name], code: 'REQUIRED', message: 'is required to carry a model' });
  const { bearers, bearersCharged } = given;
  if (typeof bearers === 'number' && typeof bearersCharged === 'number' && bearersCharged > bearers)
    faults.push({
      path: ['bearersCharged'],
      code: 'TOO_LARGE',
      message: `must be at most the number of bearers, ${bearers}`,
    });
  return faults;
};

/** Whether a model may do something with what it carries, how far it may move, and what happens. */
export const carrying = useCase({
  input: z
    .strictObject({
      action: z.enum(carryingActions).check(z.describe('What the bearer does, or what happens to it.')),
      burden: z.enum(burdens).check(z.describe('What is carried: a Light or a Heavy Object, or a model.')),
      carriedDefence: optional(wholeNumber(1, 10, 'Defence of the carried model; 1 to 10.')),
      bearer: withDefault(
        z.enum(bearerKinds).check(z.describe('What the bearer is; INFANTRY if left out.')),
        'INFANTRY',
      ),
      bearerStrength: optional(wholeNumber(1, 10, 'Strength of the bearer; 1 to 10.')),
      expertRider: flag('A Cavalry bearer has Expert Rider.'),
      bearers: withDefault(wholeNumber(1, 20, 'How many models carry it together; 1 to 20.'), 1),
      bearersCharged: withDefault(wholeNumber(0, 20, 'How many of them are charged; 0 to 20.'), 1),
      engaged: flag('The bearer is Engaged in combat.'),
      onTheGround: flag('It lies on the ground.'),
      movedThisPhase: flag('It has been moved this Move phase.'),
      passedThisPhase: flag('It has been passed this Move phase.'),
      remainingMoveInches: withDefault(inches('What is left of the bearer’s move, in inches.'), 0),
    })
    .check(crossCheck(carryingFaults)),
  run: ({ carriedDefence = 1, bearerStrength = 1, ...input }) => {
    const { sources, ...answer } = carryingOf({ carriedDefence, bearerStrength, ...input });
    return ok({ ...answer, sources: sources.map(sourceAnswer) });
  },
});

/** What happens to a passenger, and the chart to roll on next. */
export const passenger = useCase({
  input: z.strictObject({
    event: z.enum(passengerEvents).check(z.describe('What happens, or what the passenger wants to do.')),
  }),
  run: ({ event }) => {
    const { source, ...answer } = passengerRules[event];
    return ok({ event, ...answer, source: sourceAnswer(source) });
  },
});

/** Whether the Sentries raise the alarm in this End phase, and which of them. */
export const sentryAlarm = useCase({
  input: z.strictObject({
    sentries: z
      .array(
        z.strictObject({
          engaged: flag('It is Engaged in combat.'),
          distanceInches: inches('How far the nearest enemy in its Line of Sight is, in inches.'),
          lineOfSight: withDefault(
            z.boolean().check(z.describe('It has Line of Sight to that enemy.')),
            true,
          ),
        }),
      )
      .check(z.maxLength(100), z.describe('Every Sentry, by its nearest enemy.')),
  }),
  run: ({ sentries }) => {
    const raisedBy = sentries.flatMap((facts, index) => (raisesAlarm(facts) ? [index] : []));
    return ok({
      raised: raisedBy.length > 0,
      raisedBy,
      text:
        raisedBy.length > 0
          ? 'the alarm is raised: all Sentries follow the normal rules for the rest of the game'
          : 'no alarm: each Sentry rolls on the Sentry chart before it moves',
      source: sourceAnswer(sentryAlarmSource),
    });
  },
});
