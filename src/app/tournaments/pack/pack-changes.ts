import { type PackArmiesInput, armiesFrom } from '../../../domain/tournaments/pack/armies-from';
import { type PackVersions, announcePack, currentPack } from '../../../domain/tournaments/pack/pack-versions';
import { type Result, ok, refused } from '../../../shared/result';
import { type Fault, fault } from '../../kernel/faults';
import { packOfInput } from './pack-input';
import type { EventPack } from '../../../domain/tournaments/pack/pack';

interface PackChange {
  /** Null for the rules of document 001. */
  readonly pack?: Parameters<typeof packOfInput>[0] | null;
  /** Null for one army each; the rest of the pack stays. */
  readonly armies?: PackArmiesInput | null | undefined;
  readonly reason?: string | undefined;
}

const withArmies = ({ armies: _, ...pack }: EventPack, armies: PackArmiesInput | null): EventPack => ({
  ...pack,
  ...(armies && { armies: armiesFrom(armies) }),
});

/** The packs of an event with the one that a change announces; undefined where it announces none. */
export const announcedPacks = (
  packs: PackVersions,
  { pack, armies, reason: given }: PackChange,
  roundsDrawn: number,
): Result<PackVersions | undefined, Fault> => {
  if (pack === undefined && armies === undefined) return ok(undefined);
  const reason = roundsDrawn === 0 ? null : (given ?? null);
  const next = pack === undefined ? currentPack(packs) : packOfInput(pack ?? undefined);
  const announced = announcePack(packs, {
    pack: armies === undefined ? next : withArmies(next, armies),
    afterRound: roundsDrawn,
    reason,
  });
  return announced.ok
    ? announced
    : refused(
        fault('reason', 'REQUIRED', 'is required: round 1 is drawn, so a change of the pack needs a reason'),
      );
};
