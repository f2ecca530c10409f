import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The headings that each document prints, typed off its pages: every heading that the source cites must be one of them.
 * A scenario's part is cited as "scenario: part".
 */
const headings: Readonly<Record<string, readonly string[]>> = {
  '000': [
    'DOUBLES EVENTS',
    'THE ARMY',
    'LEGENDARY LEGIONS',
    'THE LEADER',
    'BREAKING',
    'SCENARIO 1 — NO ESCAPE',
    'SCENARIO 2 — TOTAL CONQUEST',
    'SCENARIO 3 — TAKE AND HOLD',
    'SCENARIO 4 — CLASH OF CHAMPIONS',
    'SCENARIO 5 — CORNERED',
    'SCENARIO 6 — DUEL OF WITS',
    'SCENARIO OUTLINE',
    'THE ARMIES',
    'LAYOUT',
    'STARTING POSITIONS',
    'OBJECTIVES',
    'SCORING VICTORY POINTS',
    'INITIAL PRIORITY',
    'SPECIAL RULES',
    'Maelstrom of Battle',
    'Site of Power',
  ],
  '001': [
    'ROLES AND RESPONSIBILITIES',
    'ORGANISER',
    'REFEREE',
    'SCOREKEEPER',
    'SPARE PLAYER',
    'PLAYER',
    'TOURNAMENT RULES',
    'MINIATURES',
    'CONDUCT',
    'SCORING & TIEBREAKERS',
    'GAMES',
    'RANKING',
    'PAIRING SYSTEM',
    'ROUND 1',
    'BYE',
    'CONCEDING',
    'SUBSEQUENT ROUNDS',
  ],
  '002': [
    'WATER FEATURES',
    'SHALLOW WATER',
    'DEEP WATER',
    'SWIM CHART',
    'SWIM TEST',
    'CARRYING OBJECTS',
    'LIGHT OBJECTS',
    'HEAVY OBJECTS',
    'CARRYING OTHER MODELS (PRISONERS, UNCONSCIOUS ALLIES AND CORPSES...)',
    'CARRYING OTHER MODELS',
    'PASSENGERS',
    'MOUNTING',
    'DISMOUNTING',
    'HITTING PASSENGERS',
    'SENTRIES',
    'SENTRY CHART',
  ],
  '003': [
    'TURN SEQUENCE',
    'THE PRIORITY PHASE',
    'THE MOVE PHASE',
    'JUMP TABLE',
    'JUMP OVER PRONE MODELS TABLE',
    'LEAP TABLE',
    'CLIMB TABLE',
    'THROWN RIDER TABLE',
    'SWIM CHART',
    'Modifiers',
    'THE SHOOT PHASE',
    'IN THE WAY CHART',
    'MOVING AND SHOOTING',
    'SHOOTING MODELS IN COMBAT',
    'TO WOUND CHART',
    'THE FIGHT PHASE',
    'SPECIAL STRIKES',
    'HEROIC ACTIONS',
  ],
  '004': [
    'INTRODUCTION',
    'PROFILES',
    'BASIC PRINCIPLES',
    'LINE OF SIGHT',
    'MEASURING',
    'TURN SEQUENCE',
    'TURNS',
    'PRIORITY PHASE',
    'PRIORITY',
    'MOVE PHASE',
    'MOVING MODELS',
    'CONTROL ZONES',
    'CHARGING ENEMIES',
    'CHARGING MULTIPLE ENEMIES',
    'PAIRING OFF FIGHTS',
    'PRONE MODELS',
    'CRAWLING',
    'STANDING UP',
    'CHARGING PRONE MODELS',
    'SHOOT PHASE',
    'WHO CAN SHOOT?',
    'HOW TO SHOOT',
    'TO WOUND CHART',
    'MOVING AND SHOOTING',
    'MISSILE WEAPON CHART',
    'FIGHT PHASE',
    'WHEN TO FIGHT',
    'RESOLVING A FIGHT',
    'DUEL ROLL',
    'DRAWN COMBATS',
    'LOSER BACKS AWAY',
    'TRAPPED',
    'MAKE WAY',
    'WINNER MAKES STRIKES',
    'MULTIPLE ATTACKS',
    'STRIKING A TRAPPED MODEL',
    'MULTIPLE COMBATS',
    'CAVALRY',
    'CAVALRY AND FIGHTS',
    'EXTRA ATTACK',
    'KNOCK TO THE GROUND',
    'END PHASE',
    'HEROES',
    'MIGHT, WILL AND FATE',
    'MIGHT',
    'WILL',
    'CAST A MAGICAL POWER',
    'RESIST A MAGICAL POWER',
    'PASS A COURAGE TEST',
    'TAKING COURAGE TESTS',
    'FATE',
    'WEAPONS & WARGEAR',
    'SINGLE-HANDED WEAPONS',
    'HAND-AND-A-HALF WEAPONS',
    'TWO-HANDED WEAPONS',
    'SPEARS',
    'PIKES',
    'ELVEN-MADE WEAPONS',
    'LANCES',
    'STAFF OF POWER',
    'BOWS',
    'THROWING SPEARS',
    'ARMOUR',
    'HEAVY ARMOUR',
    'SHIELDS',
    'MAGICAL POWERS',
    'USING MAGICAL POWERS',
    'MAKING A CASTING ROLL',
    'RESISTING A MAGICAL POWER',
    'MAGICAL POWER DURATIONS',
    'INSTANT',
    'TEMPORARY',
    'EXHAUSTION',
    'MAGICAL POWERS LIST',
    'BLACK DART',
    'COMMAND/COMPEL',
    'IMMOBILISE/TRANSFIX',
    'SORCEROUS BLAST',
    'TERRIFYING AURA',
    'SPECIAL RULES',
    'ACTIVE AND PASSIVE SPECIAL RULES',
    'Harbinger of Evil',
    'Resistant to Magic',
    'Shieldwall',
    'Terror',
    'Will of Evil',
    'SCENARIO',
    'THE FORCES CLASH',
    'SCENARIO OUTLINE',
    'THE ARMIES',
    'LAYOUT',
    'STARTING POSITIONS',
    'INITIAL PRIORITY',
    'OBJECTIVES',
  ],
};

/** The pages that document 003 prints under a heading; 002 prints p. 61 under HITTING PASSENGERS, and no other. */
const pages: Readonly<Record<string, readonly number[]>> = {
  'TURN SEQUENCE': [17],
  'THE PRIORITY PHASE': [18],
  'THE MOVE PHASE': [20],
  'JUMP TABLE': [26],
  'JUMP OVER PRONE MODELS TABLE': [29],
  'LEAP TABLE': [27, 28],
  'CLIMB TABLE': [28],
  'THROWN RIDER TABLE': [52],
  'SWIM CHART': [85],
  'THE SHOOT PHASE': [31, 71],
  'IN THE WAY CHART': [32],
  'MOVING AND SHOOTING': [34],
  'SHOOTING MODELS IN COMBAT': [34],
  'TO WOUND CHART': [35],
  'THE FIGHT PHASE': [37, 40, 63, 67, 68, 74],
  'SPECIAL STRIKES': [70],
  'HEROIC ACTIONS': [57, 77],
};

interface Citation {
  readonly file: string;
  readonly document: string;
  readonly heading: string;
  readonly page: number | null;
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });

/** The two ways in which the source writes a citation: as an object, and as `cite('003', 'HEADING', 20)`. */
const OBJECT = /document: '(00\d)',\s*heading:\s*(?:'([^']*)'|"([^"]*)")(?:,\s*page: (\d+))?/g;
const CALL = /\bcite\(\s*'(00\d)',\s*(?:'([^']*)'|"([^"]*)")(?:,\s*(\d+))?/g;

const citations: readonly Citation[] = ['src/domain', 'src/app'].flatMap(filesIn).flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(OBJECT), ...text.matchAll(CALL)].map(
    ([, document = '', single, double, page]): Citation => ({
      file,
      document,
      heading: single ?? double ?? '',
      page: page === undefined ? null : Number(page),
    }),
  );
});

describe('the audit of citations', () => {
  it('finds the citations of every document', () => {
    expect(new Set(citations.map(({ document }) => document))).toEqual(new Set(Object.keys(headings)));
    expect(citations.length).toBeGreaterThan(300);
    const documentWords = filesIn('src/domain/rules')
      .map((file) => readFileSync(file, 'utf8').match(/(?:document: |cite\(\s*)'00\d'/g)?.length ?? 0)
      .reduce((a, b) => a + b, 0);
    const objects = citations.filter(({ file }) => file.startsWith('src/domain/rules')).length;
    expect(objects).toBeGreaterThanOrEqual(documentWords);
  });

  it('cites only headings that the documents print', () => {
    const unknown = citations.filter(
      ({ document, heading }) =>
        !headings[document]?.includes(heading) &&
        !heading.split(': ').every((part) => headings[document]?.includes(part)),
    );
    expect(unknown).toEqual([]);
  });

  it('cites only pages that the documents print, and those of 003 always', () => {
    const wrong = citations.filter(({ document, heading, page }) => {
      if (document === '003') return page === null || !pages[heading]?.includes(page);
      if (document === '002' && heading === 'HITTING PASSENGERS') return page !== null && page !== 61;
      return page !== null;
    });
    expect(wrong).toEqual([]);
  });
});
