import { type TournamentFacts, headFields } from '../../../domain/tournaments/event/facts';
import { type EventSettings, unsetSettings } from '../../../domain/tournaments/event/settings';
import { eachSetting } from './event-settings';
import { asStored, orNull } from './exported-fields';
import { ERASED } from './forget-person';
import { type FactRule, type FactRules, hidden, inText, rulesOf, shown } from './rule';

const settingRules = eachSetting<{ readonly [Name in keyof EventSettings]: FactRule<EventSettings[Name]> }>(
  ({ field, erase }, name) => ({
    ...shown(erase),
    exported: unsetSettings[name] === null ? orNull(asStored(field)) : asStored(field),
  }),
);

/** Of a tournament itself. Tokens, codes and webhooks are secrets; tokens were given to somebody by name. */
export const headRules: FactRules<TournamentFacts> = {
  ...settingRules,
  ...rulesOf(headFields, {
    name: shown(),
    format: shown(),
    rounds: shown(),
    tiebreakers: shown(),
    changeReason: shown(inText),
    cancelled: shown(
      (cancelled, { forget }) => cancelled && { ...cancelled, reason: forget(cancelled.reason) },
    ),
    deleted: shown(),
    deletedSlots: hidden(),
    // Shown once round 1 is drawn, when it can be repeated.
    seed: hidden(),
    grants: hidden((grants, { forget, number }) =>
      grants.map((grant) =>
        typeof grant.holder === 'string'
          ? { ...grant, holder: grant.plays === number ? ERASED : forget(grant.holder) }
          : grant,
      ),
    ),
    phase: shown(),
    packs: shown((packs, erasing) =>
      packs.map((version) => ({ ...version, reason: inText(version.reason, erasing) })),
    ),
    armyListsPublished: shown(),
    armySlotsPublished: shown(),
    armyDesk: shown(),
    leagues: shown(),
    signUp: shown((terms, { forgetNames }) => ({ ...terms, privacyText: forgetNames(terms.privacyText) })),
    teams: shown(),
    awards: shown((awards, { forget }) => awards.map((one) => ({ ...one, name: forget(one.name) }))),
    invitationHash: hidden(),
    webhooks: hidden(),
    recoveryHash: hidden(),
  }),
};
