// Made from docs/openapi.json by `npm run generate`.

/**
 * Where each operation is: below a prefix, its name, method and the rest of its address. "=": a change with an
 * Idempotency-Key; "!": not to be sent again unasked.
 */
export const routes = `
/v1/rules/
toWoundChart GET to-wound
toWound GET to-wound/{strength}/{defence}
charts GET charts
chart GET charts/{id}
chartOdds GET charts/{id}/odds
resolveChart POST charts/{id}/resolve
rollChart POST! charts/{id}/roll
fallingDamage GET falling-damage
courageOdds POST courage/odds
resolveCourage POST courage/resolve
rollCourage POST! courage/roll
fateOdds POST fate/odds
resolveFate POST fate/resolve
rollFate POST! fate/roll
inTheWayOdds POST in-the-way/odds
resolveInTheWay POST in-the-way/resolve
rollInTheWay POST! in-the-way/roll
castingOdds POST casting/odds
resolveCasting POST casting/resolve
rollCasting POST! casting/roll
specialStrikeOdds POST special-strikes/odds
resolveSpecialStrike POST special-strikes/resolve
rollSpecialStrike POST! special-strikes/roll
priorityOdds POST priority/odds
resolvePriority POST priority/resolve
rollPriority POST! priority/roll
rollOffOdds POST roll-offs/odds
resolveRollOff POST roll-offs/resolve
rollRollOff POST! roll-offs/roll
mayShoot POST may-shoot
mayCast POST may-cast
waterTest POST water-test
terrainTest POST terrain-test
proneMovement POST prone-movement
carrying POST carrying
passenger POST passenger
sentryAlarm POST sentry-alarm
referenceEntries GET reference
referenceEntry GET reference/{id}
searchRules GET search
gameState POST game-state
sealChoice POST! sealed-choices
checkSealedChoice POST sealed-choices/check
/v1/receipts/
checkReceipt POST check
receiptKey GET key
/v1/pairings/
calculatePairings POST calculate
/v1/standings/
calculateStandings POST calculate
/
eventPlan GET v1/event-plan
scenarios GET v1/scenarios
armyLists GET v1/army-lists
legendaryLegions GET v1/legions
createTournament POST= v1/tournaments
tournaments GET v1/tournaments
createLeague POST= v1/leagues
createRoll POST= v1/rolls
rolls GET v1/rolls
keepSealedChoice POST= v1/sealed-choices
batch POST v1/batch
health GET health
readiness GET ready
/v1/fights/
duelOdds POST duel-odds
mightAdvice POST might-advice
strikeOdds POST strike-odds
fightOdds POST fight-odds
volleyOdds POST volley-odds
resolveFight POST resolve
rollFight POST! roll
resolveVolley POST volley/resolve
rollVolley POST! volley/roll
/v1/pictures/
duelMatrixPicture POST duel-matrix
duelCurvesPicture POST duel-curves
strikeWoundsPicture POST strike-wounds
volleyWoundsPicture POST volley-wounds
fightOutcomesPicture POST fight-outcomes
/v1/scenarios/
scenario GET {id}
/v1/scenarios/{id}/
scoreScenario POST score
/v1/army-lists/
armyList GET {id}
/v1/legions/
legendaryLegion GET {id}
/v1/armies/
readRoster POST read-roster
validateArmy POST validate
/v1/tournaments/
tournament GET {tournament}
updateTournament PATCH= {tournament}
importTournament POST= import
/v1/tournaments/{tournament}/
recoverOrganiserToken POST= recover
finishTournament POST= finish
registerEntrant POST= entrants
withdrawEntrant POST= entrants/{entrant}/withdraw
reinstateEntrant POST= entrants/{entrant}/reinstate
drawRound POST= rounds
round GET rounds/{round}
setRoundTables PUT= rounds/{round}/tables
redrawRound POST= rounds/{round}/redraw
startRound POST= rounds/{round}/start
reportResult PUT= rounds/{round}/tables/{table}/result
standings GET standings
openRegistration POST= open-registration
openCheckIn POST= open-check-in
publishArmyLists POST= publish-army-lists
roleHolders GET roles
grantRole POST= roles
revokeRole DELETE= roles/{id}
createLinkCode POST= entrants/{entrant}/link-codes
redeemLinkCode POST= links
unlinkEntrant DELETE= entrants/{entrant}/links
updateEntrant PATCH= entrants/{entrant}
checkInEntrant POST= entrants/{entrant}/check-in
disqualifyEntrant POST= entrants/{entrant}/disqualify
eraseEntrant POST= entrants/{entrant}/erase
recordCheck POST= entrants/{entrant}/checks
submitArmy PUT= entrants/{entrant}/army
entrantArmy GET entrants/{entrant}/army
adjustEntrant POST= entrants/{entrant}/adjustments
setScore POST= entrants/{entrant}/scores
chooseFavouriteOpponent PUT= entrants/{entrant}/favourite-opponent
previewRound GET next-round
swapEntrants POST= rounds/{round}/swap
extendRound POST= rounds/{round}/extend
confirmResult POST= rounds/{round}/tables/{table}/confirm
disputeResult POST= rounds/{round}/tables/{table}/dispute
ruleResult POST= rounds/{round}/tables/{table}/ruling
standingsSheet GET standings/sheet
tournamentChanges GET changes
history GET history
tournamentAfterRound GET rounds/{round}/as-it-stood
exportTournament GET export
webhooks GET webhooks
createWebhook POST= webhooks
updateWebhook PATCH= webhooks/{webhook}
deleteWebhook DELETE= webhooks/{webhook}
rotateWebhookSecret POST= webhooks/{webhook}/rotate-secret
pingWebhook POST= webhooks/{webhook}/ping
webhookDeliveries GET webhooks/{webhook}/deliveries
/v1/leagues/
league GET {league}
updateLeague PATCH= {league}
/v1/leagues/{league}/
recoverLeagueToken POST= recover
leagueTable GET table
leagueRatings GET ratings
leaguePlayers GET players
addLeaguePlayer POST= players
leaguePlayer GET players/{player}
renameLeaguePlayer PATCH= players/{player}
issueLeaguePlayerToken POST= players/{player}/token
eraseLeaguePlayer POST= players/{player}/erase
leagueHeadToHead GET players/{player}/against/{opponent}
offerTournament POST= offers
claimCodes GET tournaments/{tournament}/claim-codes
acceptTournament POST= tournaments
leagueTournament GET tournaments/{tournament}
removeTournament POST= tournaments/{tournament}/remove
claimEntrants POST= tournaments/{tournament}/claims
claimWithCode POST= tournaments/{tournament}/claims/code
releaseClaim POST= tournaments/{tournament}/claims/release
/v1/rolls/
roll GET {id}
/v1/rolls/{id}/
joinRoll POST= join
abandonRoll POST= abandon
/v1/sealed-choices/
sealedChoice GET {id}
/v1/sealed-choices/{id}/
showSealedChoice POST= show
`;
