import type { ReferenceEntry, ReferenceKind } from '../../../domain/rules/reference';
import type { EntryText, KindFields } from '../../../domain/rules/reference/entry';
import { sourceAnswer } from '../../kernel/answers';
import { relatedAnswer } from './related';

/** The fields of any member of a union, each optional. */
type Merged<U> = {
  readonly [K in U extends U ? keyof U : never]?:
    (U extends U ? (K extends keyof U ? U[K] : never) : never) | undefined;
};

/** An entry of any kind: the text, and every structured field that some kind has. */
type AnyEntry = EntryText & Merged<KindFields[ReferenceKind]> & Pick<ReferenceEntry, 'kind' | 'ruleset'>;

/** An entry as every interface shows it: one shape for all kinds, null where the entry has no such thing. */
export const referenceAnswer = (entry: ReferenceEntry) => {
  const it: AnyEntry = entry;
  return {
    kind: it.kind,
    id: it.id,
    name: it.name,
    aliases: it.aliases ?? [],
    ruleset: it.ruleset,
    summary: it.summary,
    steps: it.steps ?? [],
    phase: it.phase ?? null,
    rangeInches: it.rangeInches ?? null,
    strength: it.strength ?? null,
    moveLimit: it.moveLimit ?? null,
    order: it.order ?? null,
    abbreviation: it.abbreviation ?? null,
    heroesOnly: it.heroesOnly ?? null,
    handedness: it.handedness ?? null,
    duelModifier: it.duelModifier ?? null,
    duelAttacksFactor: it.duelAttacksFactor ?? null,
    toWoundModifier: it.toWoundModifier ?? null,
    defenceModifier: it.defenceModifier ?? null,
    weapons: it.weapons ?? [],
    mightCost: it.mightCost ?? null,
    shout: it.shout ?? null,
    shoutRangeInches: it.shoutRangeInches ?? null,
    moveBonusOnFootInches: it.moveBonusOnFootInches ?? null,
    moveBonusMountedInches: it.moveBonusMountedInches ?? null,
    duration: it.duration ?? null,
    target: it.target ?? null,
    hits: it.hits ?? [],
    activation: it.activation ?? null,
    number: it.number ?? null,
    switch: it.switch ?? null,
    related: (it.related ?? []).map(relatedAnswer),
    sources: [it.source, ...(it.furtherSources ?? [])].map(sourceAnswer),
  };
};
