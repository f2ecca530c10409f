import { namesOf } from '../../src/shared/names-of';
import { type Role, roles as roleTexts } from '../../src/domain/tournaments/event/role';
import { tournamentOperations } from '../../src/app/kernel/generated/tournament-operations';
import type { TournamentOperationFacts } from '../../src/app/kernel/operation';
import { roleWords } from '../../src/app/tournaments/views/warnings';

const roles = namesOf(roleTexts);
const operations: readonly (readonly [string, TournamentOperationFacts])[] =
  Object.entries(tournamentOperations);

const isOwn = (role: Role): boolean => role === 'PLAYER' || role === 'SPARE_PLAYER';
const mark = (role: Role, allowed: readonly Role[]): string =>
  allowed.includes(role) ? (isOwn(role) ? 'own' : 'yes') : '';
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** docs/roles.md, from `who` and `when` of the operations. */
export const rolesPage = (): string => `# Who may do what at a tournament

Made from \`who\` and \`when\` of the operations in \`src/app\` (\`npm run generate\`); a test asks every row. The duties are
those of document 001, ROLES AND RESPONSIBILITIES.

The organiser's token comes with the tournament and hands out the others (\`grantRole\`), each for one role, each to be taken
back at once (\`revokeRole\`). A token is derived by HMAC, shown to whoever asked for it, and kept as a hash only. Only the
organiser makes co-organisers. Whoever has a duty should not play: \`roleHolders\` and the tournament say so where somebody does.

Reading a public tournament needs no token; a private one, or a draft, any token of it. Army lists can be read by
organisers, co-organisers, referees and their own player until they are published.

A Discord member who is linked to an entrant acts with a player's token of it: \`createLinkCode\` makes the code for that;
\`redeemLinkCode\` exchanges such a code, typed on the page \`/play\` say, for a player's token; \`unlinkEntrant\` and \`revokeRole\` end both.

## Roles

\`own\`: a player its entrant, its army and its games; the Spare Player the games against the Spare Player.

${row(['operation', ...roles.map((role) => roleWords[role])])}
${row(['---', ...roles.map(() => ':---:')])}
${operations
  .filter(([, { who }]) => who)
  .map(([name, { who = [] }]) => row([`\`${name}\``, ...roles.map((role) => mark(role, who))]))
  .join('\n')}

Creating a tournament is open to everyone. \`recoverOrganiserToken\` needs the recovery code instead of a token, \`redeemLinkCode\` a one-time code.

## When

What is possible in another state only is refused with \`WRONG_STATE\`, the state, and what is possible instead.

${row(['operation', 'states'])}
${row(['---', '---'])}
${operations
  .filter(([, { when }]) => when)
  .map(([name, { when = [] }]) => row([`\`${name}\``, when.join(', ')]))
  .join('\n')}

Results also need their own round to have been started. A player reports, undoes its report, confirms and disputes in the current round;
later a scorekeeper corrects. What a referee has ruled is not disputed again.
`;
