import { charts2024 } from '../../../domain/rules/rulesets/mesbg-2024/charts/charts';
import { coverage2024 } from '../../../domain/rules/rulesets/mesbg-2024/facts/all-facts';
import { factAreas } from '../../../domain/rules/rulesets/mesbg-2024/facts/fact';
import { heroicActionFacts } from '../../../domain/rules/rulesets/mesbg-2024/reference/heroic-actions';
import {
  missileSource,
  missileWeapons2024,
} from '../../../domain/rules/rulesets/mesbg-2024/reference/missile-weapons';
import {
  type PowerOnProfiles,
  magicalPowers2024,
  powersSource,
} from '../../../domain/rules/rulesets/mesbg-2024/reference/powers';
import { siegeEngines } from '../../../domain/rules/rulesets/mesbg-2024/reference/siege-engines';
import { scoringSheets2024 } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import { type Source, cite } from '../../../shared/source';
import type { SearchEntry } from './search-entries';

/** Entries of the 2024 edition; the first search that asks for it loads them. */

const COVERAGE = '/v1/rules/coverage';

interface Found {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly source: Source;
  readonly path?: string;
  readonly aliases?: readonly string[];
}

const entriesOf = (kind: SearchEntry['kind'], found: readonly Found[]): readonly SearchEntry[] =>
  found.map(({ id, path = COVERAGE, aliases = [], ...rest }) => ({
    kind,
    id: id.startsWith('2024-') ? id : `2024-${id}`,
    path,
    aliases,
    ...rest,
  }));

const castingText = ({ rangeInches, castingValue }: PowerOnProfiles): string =>
  `${rangeInches === null ? 'self' : `${rangeInches}"`} on ${castingValue}+`;

/** "Two-handed weapon: -1 to the Duel" has the name "Two-handed weapon". */
const nameOf = (fact: string): string => fact.split(/[:;(]/)[0]?.trim() ?? fact;

const factEntries = (): readonly SearchEntry[] =>
  entriesOf(
    'PROCEDURE',
    coverage2024
      .filter(({ area }) => area !== 'SCENARIOS')
      .map(({ area, fact, in2018, grade }, place) => ({
        id: `${area.toLowerCase()}-${place}`,
        name: nameOf(fact),
        summary: `2024: ${fact}.${in2018 === null ? '' : ` 2018: ${in2018}.`}`,
        source: cite('TRANSCRIPTION', `${factAreas[area]} (grade ${grade})`),
      })),
  );

export const editionSearchEntries = (): readonly SearchEntry[] => [
  ...entriesOf(
    'HEROIC_ACTION',
    heroicActionFacts.map(({ id, name, effect, source }) => ({ id, name, summary: effect, source })),
  ),
  ...entriesOf(
    'MAGICAL_POWER',
    magicalPowers2024.map(({ id, name, effect, onProfiles }) => ({
      id,
      name,
      summary: `${effect} On profiles: ${onProfiles.map(castingText).join(', ')}.`,
      source: powersSource,
    })),
  ),
  ...entriesOf(
    'MISSILE_WEAPON',
    missileWeapons2024.map(({ id, name, rangeInches, strength, note }) => ({
      id,
      name,
      summary: `Range ${rangeInches}", Strength ${strength}.${note === undefined ? '' : ` ${note}`}`,
      source: missileSource,
    })),
  ),
  ...entriesOf(
    'WARGEAR',
    siegeEngines.map(({ id, name, rangeInches, strength, defence, wounds, source }) => ({
      id,
      name,
      summary: `Range ${rangeInches.join('-')}", Strength ${strength}, Defence ${defence}, Wounds ${wounds}.`,
      source,
    })),
  ),
  ...entriesOf(
    'CHART',
    charts2024.map(({ id, name, aliases = [], variants, sources: [source] }) => ({
      id,
      name,
      aliases: [`${name} chart`, `${name} table`, ...aliases],
      summary: variants[0].rows.map((row) => `${row.name}: ${row.effect}`).join(' '),
      path: `/v1/rules/charts/${id}?edition=2024`,
      source,
    })),
  ),
  ...entriesOf(
    'SCENARIO',
    scoringSheets2024.map(({ id, name, aliases, lines, source }) => ({
      id,
      name,
      aliases,
      summary: `Victory Points for ${lines.map((line) => line.name).join(', ')}.`,
      path: `/v1/rules/scoring-sheets/${id}`,
      source,
    })),
  ),
  ...factEntries(),
];
