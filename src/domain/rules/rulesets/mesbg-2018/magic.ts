import { cite } from '../../../../shared/source';
import type { PowerRules } from '../ruleset';

const holding =
  'until the End phase the target may not move but to Back Away, shoot, cast, use Active abilities, or Strike if it wins a Duel';

const moving = (held: 'Immobilised' | 'Transfixed'): PowerRules => ({
  text: `the caster moves the target up to half its Move, even into a charge, though not out of combat; it then moves no further and is ${held} until the End phase`,
  source: cite('004', 'COMMAND/COMPEL'),
});

const held: PowerRules = { text: holding, source: cite('004', 'IMMOBILISE/TRANSFIX') };

/** The powers of the list and their effects. Document 004, MAGICAL POWERS LIST. */
export const powers2018: Readonly<Record<string, PowerRules>> = {
  BLACK_DART: {
    text: 'the target suffers one Strength 9 hit',
    source: cite('004', 'BLACK DART'),
    strength: 9,
  },
  COMMAND: moving('Immobilised'),
  COMPEL: moving('Transfixed'),
  IMMOBILISE: held,
  TRANSFIX: held,
  SORCEROUS_BLAST: {
    text: 'the target is blasted D6" away, or up to the first model it meets, and knocked Prone with a Strength 5 hit; each other model knocked Prone, all of a Fight it lands in or leaves among them, suffers a Strength 3 hit',
    source: cite('004', 'SORCEROUS BLAST'),
    strength: 5,
    knocksProne: true,
    others: { reach: 'ON_ITS_WAY', strength: 3 },
    inches: (die) => die,
  },
  TERRIFYING_AURA: {
    text: 'the caster causes Terror until it has no Will left',
    source: cite('004', 'TERRIFYING AURA'),
    unresisted: 'the power targets its caster: nobody resists it',
  },
};
