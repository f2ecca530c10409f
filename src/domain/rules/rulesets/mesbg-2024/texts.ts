/** Texts of steps that only the 2024 edition has. They stand by themselves, after a name and a colon. */
export const notes2024 = {
  riderOrMount: (last: number) =>
    `each hit: a D6, on 1-${last} the other of rider and mount is hit, on ${last + 1}-6 the target`,
  burly: () => 'Burly: no -1 for its two-handed weapon',
  bannerBearer: () => 'bears a banner: -1 to each die',
  unarmedDuel: () => 'unarmed: -1 to each die',
  hinderedPike: () => 'a pike beside a shield or missile weapon: -1 to each die',
  knifeFighter: (more: number) => `Knife Fighter: ${more} more for the enemies beyond the first`,
  monstrousChargeAttack: () => 'Monstrous Charge: 1 Attack more',
  lostChargeBonus: () => 'no extra Attack: in difficult ground, Transfixed or charged by Cavalry',
  heroicStrikeD3: (fight: number) => `Heroic Strike: Fight ${fight} + D3, 10 at most`,
  sideShields: () => 'its side is shielding: no Strikes',
  proneWinner: () => 'Prone: it stands up and makes no Strikes',
  transfixed: () => 'Transfixed: no Strikes',
  lanceLost: () => 'its lance adds nothing: mounted, charged and not in difficult ground only',
  chargeKnocksDown: () =>
    'its charge knocks opponents of Strength 5 or less to the ground, Monsters excepted',
  monsterKnocksDown: () => 'Monstrous Charge: opponents of less Strength are knocked to the ground',
  mightyBlow: () => 'Mighty Blow: each Wound counts as 2',
  backstabbers: () => 'Backstabbers: +1 To Wound against a Trapped model',
  bladesOfTheDead: () => 'Blades of the Dead: the target’s Defence is 10 less its Courage',
  failedAgain: () => 'failed To Wound dice are rolled again, before Might',
  heroicDefence: () => 'Heroic Defence: only natural 6s wound it',
};
