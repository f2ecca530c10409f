import type {
  CastingResolution,
  CourageResolution,
  FateResolution,
  InTheWayResolution,
} from '../../../app/kernel/generated/answers';
import { messages } from '../messages';
import { type OwnDice, ownDice, yesOrNo } from './question';
import { questionTexts } from './question-texts';

/** The dice of each test that has a form: the operation that takes them, and what follows from them in words. */

const texts = questionTexts.thrown;
const { roll, rollDice } = messages.ask;

const loadCourage = async () => (await import('../../../app/rules/game/courage')).resolveCourage;
const turned = ({ turning }: Pick<CourageResolution, 'turning'>): readonly string[] =>
  turning.map(({ text }) => questionTexts.sentence(text));

const courage = {
  load: loadCourage,
  spent: ['will', 'might'],
  roll: rollDice,
  put: (answer: CourageResolution) =>
    yesOrNo(answer.passed, texts.courage, texts.scored(answer.total), ...turned(answer)),
} as const;

export const courageDice: OwnDice = ownDice<CourageResolution>(courage);

/** A test of a Broken army is a Courage test. */
export const breakTestDice: OwnDice = ownDice<CourageResolution>({
  ...courage,
  situation: ({ edition, courage: needed, harbinger, warHorn, willAvailable, mightAvailable }) => ({
    ...{ edition, courage: needed, harbinger, warHorn, willAvailable, mightAvailable },
  }),
});

export const castingDice: OwnDice = ownDice<CastingResolution>({
  load: async () => (await import('../../../app/rules/magic/casting')).resolveCasting,
  spent: ['casterMight', 'targetMight'],
  roll: rollDice,
  put: (answer) => {
    const { cast, takesEffect, castingRoll, castingScore, effect } = answer;
    const { resistRoll, resistScore, resisted, willRegained } = answer;
    const [good, isResisted, isNot] = texts.cast;
    return yesOrNo(
      takesEffect,
      [good, cast ? isResisted : isNot],
      texts.casting(castingRoll, castingScore, cast),
      ...(resistRoll.length > 0 ? [texts.resisting(resistRoll, resistScore, resisted)] : []),
      ...turned(answer),
      ...(willRegained > 0 ? [texts.willBack(willRegained)] : []),
      ...(effect === null ? [] : [questionTexts.sentence(effect.text), ...effect.hits.map(texts.hit)]),
    );
  },
});

export const fateDice: OwnDice = ownDice<FateResolution>({
  load: async () => (await import('../../../app/rules/game/fate')).resolveFate,
  spent: ['might'],
  roll,
  mayGoOn: ({ saved, fateSpent }, { fate }) => !saved && fateSpent < Number(fate),
  put: ({ saved, fateSpent, mightNeeded }) =>
    yesOrNo(
      saved,
      texts.saved,
      texts.fateSpent(fateSpent),
      ...(mightNeeded > 0 ? [texts.mightSaves(mightNeeded)] : []),
    ),
});

export const inTheWayDice: OwnDice = ownDice<InTheWayResolution>({
  load: async () => (await import('../../../app/rules/shooting/in-the-way')).resolveInTheWay,
  spent: [],
  roll: rollDice,
  put: (answer) =>
    yesOrNo(
      answer.passed,
      texts.shot,
      ...(answer.stoppedBy === null ? [] : [texts.stoppedBy(answer.stoppedBy)]),
      ...(answer.interveningModelHit ? [texts.modelHit] : []),
      ...turned(answer),
    ),
});
