// Short forms in which the composition of the lists is typed. Ids are bare here; the drafting gives them their prefix.

export const compulsory = (...profiles) => ({ kind: 'COMPULSORY', profiles });

/** The first of these that is there is the General. */
export const leader = (...profiles) => ({ kind: 'LEADER', profiles });

/** Any one of these that are there, as the player chooses; also where several models have one profile. */
export const anyLeader = (...profiles) => ({ kind: 'LEADER', profiles, choice: true });

/** A person who must be there and is the General. */
export const general = (profile, ...others) => [compulsory(profile, ...others), leader(profile)];

/** A kind of Hero, one of whom must be there and is the General. */
export const generalOfKind = (profile, ...others) => [compulsory(profile, ...others), anyLeader(profile)];

export const atLeast = (minimum, ...profiles) => ({ kind: 'NUMBER_OF', profiles, minimum });

export const atMost = (maximum, ...profiles) => ({ kind: 'NUMBER_OF', profiles, maximum });

/** Warriors of a keyword stand only under Heroes of it; `more` may name other leaders, or another keyword of them. */
export const follows = (keyword, more = {}) => ({ kind: 'FOLLOWS_KEYWORD', keyword, ...more });

export const onlyLedBy = (profiles, leaders, more = {}) => ({
  kind: 'ONLY_LED_BY',
  profiles,
  leaders,
  ...more,
});

export const leadsOnly = (leaders, ...followers) => ({ kind: 'LEADS_ONLY', leaders, followers });

/** No more of the one than of the other. */
export const noMoreThan = (profiles, forEach) => ({ kind: 'RATIO', profiles, forEach, limit: 1 });

export const requires = (profiles, ...present) => ({ kind: 'REQUIRES', profiles, present });

/** A part of all models; the drafting puts the profiles of the keyword in its place. */
export const share = (keyword, most) => ({ kind: 'SHARE', keyword, ...most });

export const oneWarband = (leaders, more = {}) => ({ kind: 'SINGLE_WARBAND', leaders, ...more });

export const half = [{ numerator: 1, denominator: 2 }];

export const halfOf = (keyword) => [{ numerator: 1, denominator: 2, of: keyword }];

/** Profiles that no bow limit counts. */
export const outsideBows = (profiles, more = {}) => [{ profiles, ...more }];

export const without = (...present) => ({ not: { present } });
