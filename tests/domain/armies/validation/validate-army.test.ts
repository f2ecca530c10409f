import * as fc from 'fast-check';
import type { Warband } from '../../../../src/domain/armies/catalogue/army';
import type { Finding, FindingCode } from '../../../../src/domain/armies/validation/finding';
import type { ArmyDraft, ForceDraft } from '../../../../src/domain/armies/validation/assemble-army';
import { armyRules } from '../../../../src/domain/armies/validation/validate-army';
import { errors, force, report, singles, unit, warband } from './army';
import { randomArmy } from './random-armies';

const withWarbands = (
  draft: ArmyDraft,
  at: number,
  change: (warbands: readonly Warband[]) => readonly Warband[],
): ArmyDraft => ({
  ...draft,
  forces: draft.forces.map((each, index): ForceDraft =>
    index === at ? { ...each, warbands: change(each.warbands) } : each,
  ),
});

describe('everything is told at once', () => {
  it('in the order of the rules', () => {
    const draft = singles(
      100,
      force(
        'west',
        warband('west-hero', unit('west-warrior', 16, { bow: 7, spear: 17 })),
        warband('west-hero'),
        warband(null, unit('west-champion')),
      ),
    );
    expect(errors(draft)).toEqual([
      'OVER_POINTS_LIMIT',
      'WARBAND_TOO_LARGE',
      'WARBAND_WITHOUT_LEADER',
      'OPTION_TOO_OFTEN',
      'UNIQUE_TWICE',
      'OVER_BOW_LIMIT',
    ]);
    expect(report(draft).legal).toBe(false);
  });

  it('each with its place, its source and what would fix it', () => {
    fc.assert(
      fc.property(randomArmy, (draft) => {
        for (const { message, fix, source, where } of report(draft).findings) {
          expect(message.length).toBeGreaterThan(5);
          expect(fix).toMatch(/\.$/);
          expect(source.heading).not.toBe('');
          expect(where.force === null || where.force < draft.forces.length).toBe(true);
        }
      }),
    );
  });

  it('by a rule of its own each', () => {
    expect(Object.keys(armyRules)).toHaveLength(19);
  });
});

describe('adding a model', () => {
  it('never lowers the points', () => {
    fc.assert(
      fc.property(randomArmy, fc.nat(), fc.boolean(), (draft, pick, isNew) => {
        const at = pick % draft.forces.length;
        const { list } = draft.forces[at]!;
        const people = ['woods', 'hills', 'lakes'].includes(list) ? list : 'west';
        const more = withWarbands(draft, at, ([first, ...others]) => {
          if (isNew || !first || first.followers.length === 0)
            return [
              warband(`${people}-lord`, unit(`${people}-warrior`)),
              ...(first ? [first] : []),
              ...others,
            ];
          const [unitOf, ...rest] = first.followers;
          return [{ ...first, followers: [{ ...unitOf!, count: unitOf!.count + 1 }, ...rest] }, ...others];
        });
        const [before, after] = [report(draft).facts, report(more).facts];
        expect(after.points).toBeGreaterThan(before.points);
        expect(after.models).toBeGreaterThan(before.models);
      }),
    );
  });
});

describe('the order of warbands', () => {
  /** The same finding wherever its warband stands. */
  const told = (
    findings: readonly Finding[],
    placeOf: (force: number, warband: number) => number,
  ): string[] =>
    findings
      .map((finding) => {
        const { where } = finding;
        const warbandAt =
          where.force === null || where.warband === null ? null : placeOf(where.force, where.warband);
        return JSON.stringify({ ...finding, where: { ...where, warband: warbandAt } });
      })
      .sort();

  it('changes no finding and no fact', () => {
    fc.assert(
      fc.property(randomArmy, fc.nat(), (draft, turn) => {
        const orders = draft.forces.map(({ warbands }) =>
          warbands.map((_, index) => (index + turn) % warbands.length).reverse(),
        );
        const turned: ArmyDraft = {
          ...draft,
          forces: draft.forces.map((each, at) => ({
            ...each,
            warbands: orders[at]!.map((from) => each.warbands[from]!),
          })),
        };
        const [plain, other] = [report(draft), report(turned)];
        expect(told(other.findings, (at, place) => orders[at]![place]!)).toEqual(
          told(plain.findings, (_, place) => place),
        );
        const { leaderCandidates: some, ...facts } = plain.facts;
        const { leaderCandidates: others, ...otherFacts } = other.facts;
        const sorted = (candidates: typeof some) => candidates.map((each) => JSON.stringify(each)).sort();
        const inOrder = (given: typeof facts, at: (force: number) => readonly number[]) => ({
          ...given,
          forces: given.forces.map((force, index) => ({
            ...force,
            warbands: at(index).map((from) => force.warbands[from]),
          })),
        });
        const asGiven = (force: number) => plain.facts.forces[force]!.warbands.map((_, index) => index);
        expect(inOrder(otherFacts, asGiven)).toEqual(inOrder(facts, (force) => orders[force]!));
        expect(sorted(others)).toEqual(sorted(some));
      }),
    );
  });
});

describe('removing a model from a legal army', () => {
  /** What may then be wrong, and why. Nothing else: no rule is broken by bringing less but one that asks for something. */
  const possible: readonly FindingCode[] = [
    // A minimum of something.
    'TOO_FEW_OF',
    'COMPULSORY_MISSING',
    'REQUIRES_MISSING',
    'RATIO_EXCEEDED',
    'TOO_MANY_OF',
    'WARBAND_NOT_FULL',
    'WARBAND_TOO_SMALL',
    'EMPTY_FORCE',
    // Too small for a bow already carried.
    'OVER_BOW_LIMIT',
    // The leader gone, or whom the others needed.
    'WARBAND_WITHOUT_LEADER',
    // Where a list has warbands that nobody leads, they are smaller.
    'WARBAND_TOO_LARGE',
    'NO_LEADER',
    'LEADER_NOT_CANDIDATE',
    'CONTINGENT_WITHOUT_HERO',
    'TOO_MANY_SIEGE_ENGINES',
    'WRONG_LEADER_FOR',
    'NOT_ONE_WARBAND',
    'PROFILE_NOT_ALLOWED',
    'OPTION_NOT_ALLOWED',
  ];

  const withoutOne = ({ leader, followers }: Warband, at: number): Warband => {
    if (at === 0) return { leader: null, followers };
    return {
      leader,
      followers: followers.flatMap((each, index) => {
        if (index !== at - 1) return [each];
        const count = each.count - 1;
        const options = each.options.map((option) => ({ ...option, count: option.count - 1 }));
        return count === 0 ? [] : [{ ...each, count, options: options.filter((option) => option.count > 0) }];
      }),
    };
  };

  it('leaves a legal army, or only findings of these kinds', () => {
    let removed = 0;
    const met = new Set<string>();
    fc.assert(
      fc.property(randomArmy, (draft) => {
        if (!report(draft).legal) return;
        for (const [at, { warbands }] of draft.forces.entries())
          for (const [place, { leader, followers }] of warbands.entries())
            for (let model = leader ? 0 : 1; model <= followers.length; model += 1) {
              const less = withWarbands(draft, at, (all) =>
                all
                  .map((each, index) => (index === place ? withoutOne(each, model) : each))
                  .filter((each) => each.leader !== null || each.followers.length > 0),
              );
              const codes = errors(less);
              removed += 1;
              for (const code of codes) met.add(code);
              expect(codes.filter((code) => !possible.includes(code as FindingCode))).toEqual([]);
            }
      }),
      { numRuns: 1500 },
    );
    expect(removed).toBeGreaterThan(300);
    expect([...met]).toEqual(
      expect.arrayContaining(['OVER_BOW_LIMIT', 'WARBAND_WITHOUT_LEADER', 'NO_LEADER']),
    );
  });
});
