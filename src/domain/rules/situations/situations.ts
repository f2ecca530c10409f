import { type CastRules, castRules2018 } from '../magic/may-cast';
import { type ChargeRules, chargeRules2018 } from '../movement/may-charge';
import { type MoveRules, moveRules2018 } from '../movement/may-move';
import { type ShootRules, shootRules2018 } from '../shooting/may-shoot';
import { carrying } from '../movement/carrying';
import { passengerRules } from '../movement/passenger';
import { proneMovement } from '../movement/prone';
import { terrainTest } from '../movement/terrain';
import { waterTest } from '../movement/water';
import { isTrapped } from '../combat/is-trapped';
import type { RulesetId } from '../ruleset-id';
import { carrying2024 } from './mesbg-2024/carrying';
import { castRules2024 } from './mesbg-2024/casting';
import { chargeRules2024, moveRules2024 } from './mesbg-2024/moving';
import { passengerRules2024 } from './mesbg-2024/passenger';
import { proneMovement2024 } from './mesbg-2024/prone';
import { shootRules2024 } from './mesbg-2024/shooting';
import { terrainTest2024, waterTest2024 } from './mesbg-2024/terrain';
import { isTrapped2024 } from './mesbg-2024/trapped';

/** The rules of an edition about what a model may do, apart from the rulesets: fights need none of them. */
export interface SituationRules {
  readonly move: MoveRules;
  readonly charge: ChargeRules;
  readonly shoot: ShootRules;
  readonly cast: CastRules;
  readonly terrainTest: typeof terrainTest;
  readonly waterTest: typeof waterTest;
  readonly proneMovement: typeof proneMovement;
  readonly carrying: typeof carrying;
  readonly isTrapped: typeof isTrapped;
  /** The rules of passengers that it knows, by what happens. */
  readonly passengers: Readonly<Partial<typeof passengerRules>>;
}

const rules2018: SituationRules = {
  move: moveRules2018,
  charge: chargeRules2018,
  shoot: shootRules2018,
  cast: castRules2018,
  terrainTest,
  waterTest,
  proneMovement,
  carrying,
  isTrapped,
  passengers: passengerRules,
};

export const situationRules: Readonly<Record<RulesetId, SituationRules>> = {
  MESBG_2018: rules2018,
  MESBG_2024: {
    move: moveRules2024,
    charge: chargeRules2024,
    shoot: shootRules2024,
    cast: castRules2024,
    terrainTest: terrainTest2024,
    waterTest: waterTest2024,
    proneMovement: proneMovement2024,
    carrying: carrying2024,
    isTrapped: isTrapped2024,
    passengers: passengerRules2024,
  },
};
