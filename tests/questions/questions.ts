import { armyQuestions } from './armies';
import { armyValidationQuestions } from './army-validation';
import { awardQuestions } from './awards';
import { bulkQuestions } from './bulk';
import { catalogueQuestions } from './catalogues';
import { chartQuestions } from './charts';
import { editionQuestions } from './editions';
import { fightQuestions } from './fights';
import { gameQuestions } from './games';
import { keptRollQuestions } from './kept-rolls';
import { leagueQuestions } from './leagues';
import { peopleQuestions } from './people';
import { pictureQuestions } from './pictures';
import type { Question } from './question';
import { receiptQuestions } from './receipts';
import { referenceQuestions } from './reference';
import { rollQuestions } from './rolls';
import { signUpQuestions } from './sign-up';
import { teamQuestions } from './teams';
import { statelessTournamentQuestions } from './stateless-tournaments';
import { toWoundQuestions } from './to-wound';
import { eventQuestions, tournamentQuestions } from './tournaments';
import { webhookQuestions } from './webhooks';

/**
 * The questions that every interface must answer alike. To add some: a file of rows here, one line below. The REST call comes
 * out of the route table, the GraphQL document out of the schema (every field of the answer).
 */
export const questions: readonly Question[] = [
  ...toWoundQuestions,
  ...chartQuestions,
  ...rollQuestions,
  ...fightQuestions,
  ...editionQuestions,
  ...pictureQuestions,
  ...referenceQuestions,
  ...armyQuestions,
  ...armyValidationQuestions,
  ...receiptQuestions,
  ...statelessTournamentQuestions,
  ...tournamentQuestions,
  ...eventQuestions,
  ...signUpQuestions,
  ...bulkQuestions,
  ...awardQuestions,
  ...teamQuestions,
  ...webhookQuestions,
  ...leagueQuestions,
  ...peopleQuestions,
  ...catalogueQuestions,
  ...keptRollQuestions,
  ...gameQuestions,
];
