import type { Source } from '../../../shared/source';
import { COURAGE_NEEDED, type CourageSituation } from './courage';
import { transcribed } from '../rulesets/mesbg-2024/sources';

/** A test of Courage or Intelligence: 2D6, the number of the profile or more. */
export interface CharacteristicTest {
  /** 7 for 7+. */
  readonly needed: number;
  /** A war horn of the own side is within 24": +1. */
  readonly warHorn?: boolean;
  /** An enemy Harbinger of Evil is near: -1. */
  readonly harbinger?: boolean;
  readonly will?: number;
  readonly might?: number;
}

/** The test as `courageOdds` and `courageTest` take it: 7+ is a Courage of 3. */
export const testSituation = ({
  needed,
  warHorn = false,
  harbinger = false,
  will = 0,
  might = 0,
}: CharacteristicTest): CourageSituation => ({
  courage: COURAGE_NEEDED - needed + Number(warHorn),
  harbinger,
  willAvailable: will,
  mightAvailable: might,
  mightCap: 6,
});

/** The places that a test cites. */
export const testSources = ({
  warHorn,
  harbinger,
  will = 0,
  might = 0,
}: CharacteristicTest): readonly Source[] => [
  transcribed('Courage and Intelligence tests', 'B'),
  ...(will + might > 0 ? [transcribed('Will and Might on tests', 'B')] : []),
  ...(warHorn ? [transcribed('War horns', 'A')] : []),
  ...(harbinger ? [transcribed('Harbinger of Evil', 'A')] : []),
];
