import type { Folding, Grouping, PairingRules, WithinGroup } from './pairing-rules';
import type { Alignment } from '../entrant';
import type { ArmySlot, PackArmies } from './army-rules';
import type { Stage } from './stage';
import { type StageSpan, spansOf } from './stage-span';
import { explainRanking } from './explain-ranking';
import { explainScoring } from './explain-scoring';
import type { EventPack, ScenarioRules } from './pack';

const foldingTexts: Readonly<Record<Folding, string>> = {
  NEIGHBOURS: '1-2, 3-4 and so on',
  HALVES: 'the upper half against the lower half in order',
  FOLD: 'first against last, second against last but one and so on',
};

const withinTexts: Readonly<Record<WithinGroup, string>> = {
  RANKING: 'down the ranking',
  HALVES: 'upper half against lower half',
  LOT: 'by lot',
};

const groupingTexts: Readonly<Record<Grouping, string>> = {
  CLUB: 'Members of one club',
  REGION: 'Entrants of one region',
  HOUSEHOLD: 'Members of one household',
  ALIGNMENT: 'Two Good or two Evil armies',
};

const roundsText = (rounds: readonly number[] | null): string =>
  rounds === null ? '' : rounds.length === 1 ? ` in round ${rounds[0]}` : ` in rounds ${rounds.join(', ')}`;

const firstRoundLine = ({ firstRound }: PairingRules): string => {
  switch (firstRound.by) {
    case 'RANDOM':
      return 'Round 1 is drawn by lot from a published seed.';
    case 'SEEDED':
      return `Round 1 is paired by ${firstRound.seeding === 'LIST' ? 'the seeding list' : 'rating'}, ${foldingTexts[firstRound.folding]}.`;
    case 'GIVEN':
      return 'The tables of round 1 are given by the organiser; whoever has none is drawn by lot.';
  }
};

const laterRoundsLine = ({ laterRounds }: PairingRules): string =>
  laterRounds.by === 'RANKING'
    ? 'Later rounds are paired down the ranking; two who have met swap.'
    : `Later rounds are paired within groups of equal Tournament Points, ${withinTexts[laterRounds.within]}; whoever cannot be paired there meets somebody of the nearest group.`;

const wishLines = ({ apart, neverMeet }: PairingRules): readonly string[] => [
  ...apart.map(({ apart: grouping, strength, rounds }) =>
    grouping === 'ALIGNMENT'
      ? `Good meets Evil${roundsText(rounds)} ${strength === 'HARD' ? 'wherever that costs no rematch' : 'where it can be'}.`
      : `${groupingTexts[grouping]} ${strength === 'HARD' ? 'do not meet' : 'are kept apart where it can be'}${roundsText(rounds)}.`,
  ),
  ...(neverMeet.length === 0 ? [] : [`${neverMeet.length} named pair${neverMeet.length === 1 ? '' : 's'} of entrants are kept apart.`]), // prettier-ignore
  ...(apart.length + neverMeet.length === 0
    ? []
    : ['Wishes bend before a rematch does: first the fewest rematches, then the fewest broken hard wishes, then the fewest broken soft ones.']), // prettier-ignore
];

const tablesLine = ({ tables, terrain }: PairingRules): string => {
  switch (tables) {
    case 'BY_RANK':
      return 'Table 1 has the best ranked.';
    case 'AVOID_REPEATS':
      return 'Nobody sits at a table twice where that can be avoided.';
    case 'SPREAD_TERRAIN':
      return `Everybody plays on as many different terrains as possible: ${terrain.join(', ')}.`;
  }
};

/** The pairing in words, a sentence for each rule. */
const explainPairing = (pairing: PairingRules): readonly string[] => [
  firstRoundLine(pairing),
  ...(pairing.challenges.length === 0 ? [] : [`${pairing.challenges.length} accepted challenge${pairing.challenges.length === 1 ? '' : 's'} set in round 1.`]), // prettier-ignore
  laterRoundsLine(pairing),
  pairing.finalRound === 'NO_SWAPS'
    ? 'The final round has no swaps: first meets second, third meets fourth, whoever has met.'
    : 'The final round is paired like the others.',
  ...wishLines(pairing),
  ...(pairing.requestedByes.length === 0 ? [] : [`${pairing.requestedByes.length} bye${pairing.requestedByes.length === 1 ? '' : 's'} asked for in advance.`]), // prettier-ignore
  tablesLine(pairing),
];

const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'of', 'the', 'to', 'from']);
const ID = /^(?:2024-)?([a-z]+(?:-[a-z]+)*)$/;

/** The id of a scenario as its name; an organiser's own words as they are. */
const scenarioText = (scenario: string): string =>
  ID.exec(scenario)?.[1]
    ?.split('-')
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ') ?? scenario;

const poolText = (pool: readonly string[]): string => pool.map(scenarioText).join(', ');

/** The choice of scenarios in words. */
const explainScenarios = (scenarios: ScenarioRules): readonly string[] => {
  switch (scenarios.by) {
    case 'NAMED':
      return ['The organiser names the scenario of each round.'];
    case 'DRAWN':
      return [
        `The scenario of each round is drawn from a published seed, none twice before all have been played: ${poolText(scenarios.pool)}.`,
      ];
    case 'VETOED':
      return [
        `For each round ${scenarios.choices} scenarios are drawn from a published seed: ${poolText(scenarios.pool)}.`,
        'The two players of a table veto in turn and openly, the first of the table first, until one is left. Where somebody does not veto, the first of those left, in the order drawn, is played.',
      ];
  }
};

const limitText = ({ models, heroes, warbands }: ArmySlot['limits']): readonly string[] => [
  ...(models === null ? [] : [`at most ${models} models`]),
  ...(heroes === null ? [] : [`at most ${heroes} Heroes`]),
  ...(warbands === null ? [] : [`at most ${warbands} warbands`]),
];

const alignmentTexts: Readonly<Record<Alignment, string>> = { GOOD: 'Good lists', EVIL: 'Evil lists' };

const slotLine = ({ name, alignment, points, lists, limits, rounds, scenarios }: ArmySlot): string =>
  [
    `${name}${roundsText(rounds.length === 0 ? null : rounds)}`,
    ...(points === null ? [] : [`${points} points`]),
    ...(alignment === null ? [] : [alignmentTexts[alignment]]),
    ...(lists.length === 0 ? [] : [`only ${lists.join(', ')}`]),
    ...limitText(limits),
    ...(scenarios.length === 0 ? [] : [`played in ${scenarios.join(', ')}`]),
  ].join('; ') + '.';

const chosenTexts: Readonly<Record<PackArmies['chosen'], string>> = {
  BY_ROUND: 'The round says which army is played.',
  BY_SCENARIO: 'The scenario says which army is played.',
  BY_DRAW:
    'The draw gives one side of each table Good, the other Evil: Good goes to whoever has played it less often, then to whoever played Evil last, then by lot.',
  BY_CHOICE:
    'Each player chooses which army it plays; nobody sees it until both have chosen. Who has not chosen when the round starts plays the first army.',
};

/** The armies that each entrant brings, in words. */
const explainArmies = ({ chosen, slots }: PackArmies): readonly string[] => [
  `Each entrant hands in ${slots.length} ${slots.length === 1 ? 'army' : 'armies'}.`,
  ...slots.map(slotLine),
  chosenTexts[chosen],
];

const kindTexts: Readonly<Record<Stage['by'], string>> = {
  SWISS: 'paired by the rules above',
  ROUND_ROBIN: 'everybody of a group meets everybody else of it, by the tables of Berger',
  KNOCK_OUT: 'a seeded bracket with byes for the best; a drawn game sends the better seed on',
};

const stageLine = ({ stage, from, to }: StageSpan): string =>
  [
    `${stage.name}, ${from === to ? `round ${from}` : `rounds ${from} to ${to}`}`,
    ...(stage.cut === null ? [] : [`the best ${stage.cut} go on`]),
    ...(stage.groups > 1
      ? [`${stage.groups} ${stage.grouping === 'SNAKE' ? 'even groups' : 'groups by place'}`]
      : []),
    kindTexts[stage.by],
    ...(stage.thirdPlace ? ['with a game for the third place'] : []),
    ...(from === 1 || stage.by === 'KNOCK_OUT'
      ? []
      : [stage.points === 'FRESH' ? 'points begin anew' : 'points are carried over']),
  ].join('; ') + '.';

/** Explains a pack from its data alone. */
export const explainPack = ({
  name,
  source,
  scoring,
  ranking,
  pairing,
  scenarios,
  stages = [],
  armies,
}: EventPack): {
  readonly name: string;
  readonly source: string;
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[];
} => ({
  name,
  source,
  sections: [
    { heading: 'Scoring', lines: explainScoring(scoring) },
    { heading: 'Ranking', lines: explainRanking(ranking) },
    { heading: 'Pairing', lines: explainPairing(pairing) },
    { heading: 'Scenarios', lines: explainScenarios(scenarios) },
    ...(armies ? [{ heading: 'Armies', lines: explainArmies(armies) }] : []),
    ...(stages.length > 0 ? [{ heading: 'Stages', lines: spansOf(stages).map(stageLine) }] : []),
  ],
});
