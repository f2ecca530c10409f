import { given, reading } from './line-question';
import * as numbers from './numbers';
import { obstructions } from './strikes-lines';

/** "C4 harbinger 2 will". */
export const readCourage = reading((reader) => {
  const courage = numbers.courage(reader);
  if (courage === undefined) return null;
  return {
    operation: 'courageOdds',
    input: {
      courage,
      ...given({
        harbinger: reader.has(/\bharbinger(?: of evil)?\b/, 'an enemy Harbinger of Evil'),
        warHorn: reader.has(/\b(?:war )?horn\b/, 'a war horn'),
        willAvailable: numbers.will(reader),
        mightAvailable: numbers.might(reader),
      }),
    },
  };
});

/** "2 fate 1 might". */
export const readFate = reading((reader) => {
  const fate = numbers.fate(reader);
  return fate === undefined
    ? null
    : { operation: 'fateOdds', input: { fate, ...given({ mightAvailable: numbers.might(reader) }) } };
});

const POWERS = [
  ['TRANSFIX', /\btransfix\b/],
  ['IMMOBILISE', /\bimmobili[sz]e\b/],
  ['COMMAND', /\bcommand\b/],
  ['COMPEL', /\bcompel\b/],
  ['BLACK_DART', /\bblack dart\b/],
  ['SORCEROUS_BLAST', /\bsorcerous blast\b/],
  ['TERRIFYING_AURA', /\bterrifying aura\b/],
] as const;

/** "cast 4+ 2 dice", "transfix 3+ 2 dice v 2 will". */
export const readCasting = reading((reader, line) => {
  const named = POWERS.find(([name, pattern]) => reader.has(pattern, name.toLowerCase().replace('_', ' ')));
  const isCast = reader.has(/\bcast(?:s|ing)?\b/, 'a casting');
  const castingValue = numbers.score(reader);
  if ((!isCast && !named) || castingValue === undefined) return null;
  const resisted = /\b(?:v|vs|versus|against|resist(?:ed|s)?)\b\D*(\d{1,2})/.test(line.toLowerCase());
  const will = numbers.dice(reader) ?? numbers.will(reader);
  if (will === undefined) return null;
  const resisting = resisted ? numbers.will(reader) : undefined;
  reader.has(/\bresist(?:ed|s)?(?: by)?\b/, 'resisted');
  return {
    operation: 'castingOdds',
    input: {
      power: named?.[0] ?? 'IMMOBILISE',
      caster: { castingValue, will, ...given({ might: numbers.might(reader) }) },
      ...(resisting !== undefined && { target: { will: resisting, wounds: 1 } }),
    },
  };
});

/** "broken 31 models 16 lost", "break point 33 models". */
export const readGameState = reading((reader) => {
  const asks = reader.has(/\b(?:broken|break(?: point)?|breaks)\b/, 'whether a force is Broken');
  const startingModels = reader.number(
    /(\d{1,4})\s*(?:models?|minis?|figures?|men)\b/,
    (value) => `${value} models at the start`,
  );
  const lost = reader.number(
    /(\d{1,4})\s*(?:models? )?(?:lost|dead|killed|slain|down|casualties)\b/,
    (value) => `${value} lost`,
  );
  if (startingModels === undefined || (!asks && lost === undefined)) return null;
  const force = { startingModels, modelsLeft: startingModels - (lost ?? 0) };
  return {
    operation: 'gameState',
    input: { sides: [{ forces: [force] }, { forces: [{ startingModels: 1, modelsLeft: 1 }] }] },
  };
});

/** "jump 3", "climb 6": a die on a chart. */
export const readChart = reading((reader) => {
  const [chart, ...others] = reader.all(/\b(jump|leap|climb|swim)\b/, (name) => `the ${name} chart`);
  const die = reader.number(/(?<![\d.])([1-6])(?![\d+"'.]|\s*in)/, (value) => `a die of ${value}`);
  return chart === undefined || others.length > 0 || die === undefined
    ? null
    : { operation: 'resolveChart', input: { id: chart, dice: [die] } };
});

/** "fall 5in". */
export const readFall = reading((reader) => {
  if (!reader.has(/\b(?:falls?|falling|fell|drops?)\b/, 'a fall')) return null;
  const fallInches = numbers.inches(reader) ?? reader.number(/(\d{1,3})/, (value) => `${value} inches`);
  return fallInches === undefined
    ? null
    : { operation: 'fallingDamage', input: { fallInches, modelHeightInches: 1 } };
});

/** "in the way wall". */
export const readInTheWay = reading((reader) => {
  if (!reader.has(/\bin the way\b/, 'In The Way')) return null;
  const kinds = obstructions(reader);
  return kinds.length === 0 ? null : { operation: 'inTheWayOdds', input: { obstructions: kinds } };
});
