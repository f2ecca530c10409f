import { findTools } from '../../../src/interfaces/mcp/find-tools';
import { toolFacts } from '../../../src/interfaces/mcp/generated/tool-facts';

const first = (question: string): string => findTools(toolFacts, question)[0]?.name ?? 'nothing';

/** Questions as people ask them, with the tool that answers each. */
const QUESTIONS = [
  ['What does Strength 4 need to wound Defence 6?', 'getToWound'],
  ['Is this army legal at 700 points?', 'validateArmy'],
  ['Read this army list that a player has pasted', 'readRoster'],
  ['What is the chance that Aragorn beats a Cave Troll in a fight?', 'calculateFightOdds'],
  ['Who should fight whom between my army and theirs?', 'calculateMatchup'],
  ['Which army lists can take Haldir?', 'getProfile'],
  ['What does the rule about Shielding say?', 'searchRules'],
  ['Roll a D6 on the Thrown Rider chart', 'rollChart'],
  ['Standings of the tournament after round 2', 'getStandings'],
  ['Which events are on in March in Leeds?', 'listTournaments'],
  ['Who plays whom in round 3?', 'getRound'],
  ['Report that we won 12 to 5', 'reportResult'],
  ['May my archer shoot past the wall?', 'checkMayShoot'],
  ['Chance to cast Immobilise with two dice', 'calculateCastingOdds'],
  ['Will my leader pass a Courage test?', 'calculateCourageOdds'],
  ['Is my force broken with 16 of 31 models lost?', 'calculateGameState'],
  ['Four archers shoot at Defence 5: how many Wounds?', 'calculateVolleyOdds'],
  ['Should I spend Might on this Duel roll?', 'calculateMightAdvice'],
  ['The league table of the season', 'getLeagueTable'],
  ['Pair the next round for players and results that I send', 'calculatePairings'],
  ['How many rounds fit into one day?', 'getEventPlan'],
  ['Can this dice receipt be trusted?', 'checkReceipt'],
  ['What damage does falling 5 inches do?', 'getFallingDamage'],
  ['How many Victory Points does the scenario give for this finished game?', 'scoreScenario'],
  ['Is Legolas any good against Ringwraiths with his bow?', 'calculateVolleyOdds'],
  ['How far may Shelob move this turn?', 'checkMayMove'],
  ['Can I charge two enemies?', 'checkMayCharge'],
  ['What does Gandalf cost and which options does he have?', 'getProfile'],
  ['Who won best painted?', 'getAwards'],
  ['I disagree with the reported result', 'disputeResult'],
  ['Player 12 has gone home', 'withdrawEntrant'],
  ['Rend by a Cave Troll', 'calculateBrutalPowerOdds'],
  ['Print my army for the table', 'drawArmySheet'],
  ['Who has the highest Glicko rating?', 'getLeagueRatings'],
  ['Is my Orc trapped between a wall and two Elves?', 'checkIsTrapped'],
  ['Does my horse make it across the river?', 'checkWaterTest'],
] as const;

describe('findTools', () => {
  it('finds the right tool first', () => {
    const missed = QUESTIONS.filter(([question, tool]) => first(question) !== tool);
    // Names of profiles are no words of a tool.
    expect(missed.map(([question]) => question)).toEqual([
      'Is Legolas any good against Ringwraiths with his bow?',
    ]);
  });

  it('finds one tool by its name, and nothing for words that no tool has', () => {
    expect(findTools(toolFacts, 'getToWound').map(({ name }) => name)).toEqual(['getToWound']);
    expect(findTools(toolFacts, 'xylophone')).toEqual([]);
  });
});
