import { promisesNotice, versionFault, withoutNotice } from '../../scripts/contract/release-rules';

describe('the version of a release', () => {
  it.each([
    ['0.1.0', '0.1.1', 0],
    ['0.1.0', '0.2.0', 3],
    ['0.9.2', '1.0.0', 3],
    ['1.4.0', '2.0.0', 1],
    ['1.4.0', '1.5.0', 0],
  ])('%s may be followed by %s after %d breaks', (was, is, breaks) => {
    expect(versionFault(was, is, breaks)).toBeUndefined();
  });

  it.each([
    ['0.1.0', '0.1.0', 0, '0.1.0 does not come after 0.1.0, which is released already'],
    ['0.2.0', '0.1.9', 0, '0.1.9 does not come after 0.2.0, which is released already'],
    ['0.2.0', '0.2.1', 1, '0.2.1 is no version for 1 breaking changes since 0.2.0'],
    ['1.4.0', '1.5.0', 2, '1.5.0 is no version for 2 breaking changes since 1.4.0'],
  ])('%s may not be followed by %s after %d breaks', (was, is, breaks, fault) => {
    expect(versionFault(was, is, breaks)).toBe(fault);
  });
});

describe('notice', () => {
  const changelog = `# Changelog

## [Unreleased]
- **Deprecated:** \`getRound\` ends; use \`getTable\`.

## [0.3.0] - 2027-03-01
- **Deprecated:** \`Entrant.club\` ends; use \`clubs\`.

## [0.2.0] - 2027-01-01
- **Breaking:** \`toWound\` is \`getToWound\`.
`;
  const broken = [
    'REST: Entrant.club: is gone',
    'REST: getRound: GET /v1/x is gone',
    'REST: toWound: is gone',
  ];
  const [club, ...others] = broken;

  it('is promised from 0.2.0 on', () => {
    expect(['0.1.0', '0.1.9', '0.2.0', '1.0.0'].map(promisesNotice)).toEqual([false, false, true, true]);
  });

  it('takes 90 days from the release that gives it', () => {
    expect(withoutNotice(broken, changelog, Date.parse('2027-05-29'))).toEqual([club, ...others]);
    expect(withoutNotice(broken, changelog, Date.parse('2027-05-30'))).toEqual(others);
  });
});
