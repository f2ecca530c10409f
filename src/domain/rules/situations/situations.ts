import { type Source, cite } from '../../../shared/source';
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
import { type SupportFacts, maySupport } from '../combat/may-support';
import type { RulesetId } from '../ruleset-id';
import type { SupportWeapon } from '../rulesets/fight-model';
import { sources2018 } from '../rulesets/mesbg-2018/sources';
import { sources2024 } from '../rulesets/mesbg-2024/sources';
import { carrying2024 } from './mesbg-2024/carrying';
import { castRules2024 } from './mesbg-2024/casting';
import { chargeRules2024, moveRules2024 } from './mesbg-2024/moving';
import { type SupportFacts2024, maySupport2024 } from './mesbg-2024/may-support';
import { passengerRules2024 } from './mesbg-2024/passenger';
import { proneMovement2024 } from './mesbg-2024/prone';
import { shootRules2024 } from './mesbg-2024/shooting';
import { situationSources } from './mesbg-2024/sources';
import { terrainTest2024, waterTest2024 } from './mesbg-2024/terrain';
import { isTrapped2024 } from './mesbg-2024/trapped';

type Decided = 'move' | 'charge' | 'shoot' | 'cast' | 'trapped' | SupportWeapon;

/** The rules of an edition about what a model may do, apart from the rulesets: fights need none of them. */
export interface SituationRules {
  /** The places of the rules themselves: answers name them beside those of their reasons. */
  readonly places: Readonly<Record<Decided, readonly Source[]>>;
  readonly move: MoveRules;
  readonly charge: ChargeRules;
  readonly shoot: ShootRules;
  readonly cast: CastRules;
  readonly terrainTest: typeof terrainTest;
  readonly waterTest: typeof waterTest;
  readonly proneMovement: typeof proneMovement;
  readonly carrying: typeof carrying;
  readonly isTrapped: typeof isTrapped;
  readonly support: (facts: SupportFacts & SupportFacts2024) => ReturnType<typeof maySupport>;
  /** The rules of passengers that it knows, by what happens. */
  readonly passengers: Readonly<Partial<typeof passengerRules>>;
}

const rules2018: SituationRules = {
  places: {
    move: [cite('004', 'MOVING MODELS')],
    charge: [cite('004', 'CHARGING ENEMIES')],
    shoot: [cite('004', 'WHO CAN SHOOT?')],
    cast: [cite('004', 'USING MAGICAL POWERS')],
    trapped: [cite('004', 'TRAPPED'), cite('004', 'MAKE WAY')],
    SPEAR: [sources2018.spear],
    PIKE: [sources2018.pike],
  },
  move: moveRules2018,
  charge: chargeRules2018,
  shoot: shootRules2018,
  cast: castRules2018,
  terrainTest,
  waterTest,
  proneMovement,
  carrying,
  isTrapped,
  support: maySupport,
  passengers: passengerRules,
};

export const situationRules: Readonly<Record<RulesetId, SituationRules>> = {
  MESBG_2018: rules2018,
  MESBG_2024: {
    places: {
      move: [situationSources.activation],
      charge: [situationSources.charge],
      shoot: [sources2024.shooting],
      cast: [situationSources.casting],
      trapped: [sources2024.trapped, situationSources.backOff],
      SPEAR: [sources2024.spear],
      PIKE: [sources2024.pike],
    },
    move: moveRules2024,
    charge: chargeRules2024,
    shoot: shootRules2024,
    cast: castRules2024,
    terrainTest: terrainTest2024,
    waterTest: waterTest2024,
    proneMovement: proneMovement2024,
    carrying: carrying2024,
    isTrapped: isTrapped2024,
    support: maySupport2024,
    passengers: passengerRules2024,
  },
};
