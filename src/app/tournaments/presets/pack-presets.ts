import * as z from 'zod/mini';
import { explainPack } from '../../../domain/tournaments/pack/explain-pack';
import { packInputOf } from '../../../domain/tournaments/pack/pack-from';
import { type PresetId, presetIds } from '../../../domain/tournaments/pack/preset-ids';
import { presets } from '../../../domain/tournaments/pack/presets';
import { presetEvents } from '../../../domain/tournaments/presets/preset-events';
import { ok } from '../../../shared/result';
import type { OfferedPack, PackPresetList } from '../../kernel/generated/answers';
import { operation } from '../../kernel/operation';
import { teamRulesView, tiebreakerView } from '../views/pack-view';

const offered = (preset: PresetId): OfferedPack => {
  const { tiebreakers, teams, ...event } = presetEvents[preset];
  return {
    preset,
    about: presetIds[preset],
    ...explainPack(presets[preset]),
    ...event,
    tiebreakers: tiebreakers.map(tiebreakerView),
    teams: teams && teamRulesView(teams),
    rules: packInputOf(presets[preset]),
  };
};

/** Lists the packs that an organiser can start from, each with the event that it is made for. `source` says where it is from. */
export const packPresets = operation({
  name: 'packPresets',
  route: 'GET /v1/packs',
  function: 'rules',
  answers: 'PackPresetList',
  cache: 'reference',
  covers: ['F2', 'F6'],

  input: z.strictObject({}),
  run: () => ok<PackPresetList>({ items: (Object.keys(presetIds) as PresetId[]).map(offered) }),
});
