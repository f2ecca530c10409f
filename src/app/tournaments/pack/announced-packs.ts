import { type PackVersions, announcePack } from '../../../domain/tournaments/pack/pack-versions';
import { type Result, ok, refused } from '../../../shared/result';
import { type Fault, fault } from '../../kernel/faults';
import { packOfInput } from './pack-input';

interface PackChange {
  /** Null for the rules of document 001. */
  readonly pack?: Parameters<typeof packOfInput>[0] | null;
  readonly packReason?: string | undefined;
}

/** The packs of an event with the one that a change announces; undefined where it announces none. */
export const announcedPacks = (
  packs: PackVersions,
  { pack, packReason }: PackChange,
  roundsDrawn: number,
): Result<PackVersions | undefined, Fault> => {
  if (pack === undefined) return ok(undefined);
  const reason = roundsDrawn === 0 ? null : (packReason ?? null);
  const announced = announcePack(packs, {
    pack: packOfInput(pack ?? undefined),
    afterRound: roundsDrawn,
    reason,
  });
  return announced.ok
    ? announced
    : refused(
        fault(
          'packReason',
          'REQUIRED',
          'is required: round 1 is drawn, so a change of the pack needs a reason',
        ),
      );
};
