import { cite } from '../../../shared/source';
import type { Ruling } from './entry';
import { switchOf } from '../switches';

const scoring = cite('000', 'SCORING VICTORY POINTS');
const theArmy = cite('000', 'THE ARMY');

/** Rulings 17-19: the state and the end of a game. */
export const gameRulings: readonly Ruling[] = [
  {
    number: '17',
    about: 'Broken, and a quarter left',
    aliases: 'break point number, how many to break, quarter number',
    text: 'Broken: more than half of the starting models lost, so floor(n/2)+1 casualties. A quarter left: at most floor(n/4) models. In doubles the whole army counts; warbands still to arrive count as present for both.',
    concerns: [cite('000', 'BREAKING'), cite('000', 'OBJECTIVES'), cite('000', 'SPECIAL RULES')],
  },
  {
    number: '18',
    about: 'Victory Point steps',
    aliases: 'instead victory points, twice as many against zero',
    text: 'A step with "instead" replaces the lower one. Against none, twice or three times as many is met as soon as the stated minimum of own models is.',
    concerns: [scoring],
  },
  {
    number: '18a',
    about: 'First sudden-end roll, leaders lost without a Wound, Fate, tied team rolls',
    aliases: 'leader drowned, leader banished, first sudden end roll, fate wound victory points',
    text: 'The turn in which a side becomes Broken is the first with a sudden-end roll. A leader removed without a Wound (drowned, banished) counts as killed. A Wound stopped by Fate never counts as caused, in any scenario. "Twice" without a stated minimum is met by one against none. Tied rolls for Team A or Primary Force are rolled again.',
    concerns: [cite('000', 'OBJECTIVES'), scoring, cite('000', 'STARTING POSITIONS')],
  },
  {
    number: '19',
    about: '"Force" and "army" in the scenarios',
    aliases: 'force or army, side',
    text: 'Where a doubles scenario says "force" or "army" of a side, the whole side is meant.',
    concerns: [scoring, cite('000', 'OBJECTIVES')],
  },
];

/** Rulings 20-28: what an army may be made of. */
export const armyRulings: readonly Ruling[] = [
  {
    number: '20',
    about: 'Bow limit',
    aliases: 'bow limit, one third bows, how many bows',
    text: 'At most a third, rounded up, of the Warriors of one army list’s force may carry bows: ceil(warriors / 3). All bows and crossbows count; throwing weapons, blowpipes and slings do not; Heroes count on neither side. A catalogue entry may raise the fraction or exempt a profile, also on a condition.',
    concerns: [theArmy],
  },
  {
    number: '21',
    about: 'Warband sizes',
    aliases: `warband, warband size, how many warriors, hero of legend, hero of valour, hero of fortitude,
      minor hero, independent hero`,
    text: 'A Hero leads at most 18 Warriors (Legend), 15 (Valour), 12 (Fortitude) or 6 (Minor). An Independent Hero leads none: it takes a place in another’s warband or stands alone in a warband of one. Catalogue entries may differ.',
    concerns: [theArmy],
  },
  {
    number: '22',
    about: 'Alliance levels',
    aliases: 'alliance, allies, historical, convenient, impossible, impossible allies, convenient allies',
    text: 'Historical, Convenient or Impossible by the catalogue’s matrix, read both ways; with three lists the worst pair decides; Good and Evil never ally. Historical keeps army bonuses; Convenient loses them; Impossible loses more: banners, Stand Fast and heroic actions reach the own list alone, and each list is Broken for itself. A Historical contingent needs a Hero of Fortitude or better, any other one of Valour or better; Heroes with allies of their own (The Beornings, Wanderers in the Wild) need none, and the worst of them decides. Sources differ on Gil-galad with Lothlórien (here Convenient) and on Arathorn beside Strider with an ally (here no army bonus); an answer about these says so.',
    concerns: [theArmy],
  },
  {
    number: '23',
    about: 'Legendary Legions stand alone',
    aliases: 'legion allies',
    text: 'No allies, only its own profiles, its own demands and bonus. Sources differ on the Army of Dale without Brand (here legal with Bard II); an answer about it says so.',
    concerns: [cite('000', 'LEGENDARY LEGIONS')],
  },
  {
    number: '24',
    about: 'Who leads the army',
    aliases: 'choose leader, leader tier, minor hero leader',
    text: 'The Hero of the highest tier; among equals the player chooses; a Legion may fix the leader. A Minor Hero leads only where no better is there.',
    switch: switchOf('minorHeroMayLead'),
    concerns: [cite('000', 'THE LEADER')],
  },
  {
    number: '25',
    about: 'Unique Heroes',
    aliases: 'named hero, unique hero, same hero twice',
    text: 'A unique Hero is in an army once, in doubles once over both forces.',
    concerns: [cite('000', 'LEGENDARY LEGIONS')],
  },
  {
    number: '26',
    about: 'Siege engines',
    aliases: 'siege engine, catapult, ballista, trebuchet',
    text: 'At most one for each Hero of Fortitude or better of the same list.',
    concerns: [theArmy],
  },
  {
    number: '27',
    about: 'Half the points each',
    aliases: 'odd points limit, points per force',
    text: 'Each force of a doubles army has half of the limit; an odd limit is refused; points left over in a force are lost.',
    concerns: [theArmy],
  },
  {
    number: '28',
    about: 'Bow limit of a Legion in doubles',
    aliases: 'legion bow limit',
    text: 'Each force for itself; the Legion’s demands over the whole army.',
    concerns: [theArmy, cite('000', 'LEGENDARY LEGIONS')],
  },
];

/** Ruling 29: how long an event is. */
export const plannerRulings: readonly Ruling[] = [
  {
    number: '29',
    about: 'Points limits the planner does not print',
    aliases: '650 points, points between rows',
    text: 'The next higher row holds and the answer says so; above the last row, the last. In doubles the team’s total decides.',
    concerns: [cite('001', 'SUBSEQUENT ROUNDS')],
  },
];
