import { armyQuestions } from './armies';
import { armyValidationQuestions } from './army-validation';
import { chartQuestions } from './charts';
import { fightQuestions } from './fights';
import { keptRollQuestions } from './kept-rolls';
import { leagueQuestions } from './leagues';
import { pictureQuestions } from './pictures';
import type { Question } from './question';
import { receiptQuestions } from './receipts';
import { referenceQuestions } from './reference';
import { rollQuestions } from './rolls';
import { statelessTournamentQuestions } from './stateless-tournaments';
import { toWoundQuestions } from './to-wound';
import { eventQuestions, tournamentQuestions } from './tournaments';
import { webhookQuestions } from './webhooks';

/**
 * The questions that every door must answer alike. To add some: a file of rows here, one line below. The REST call comes
 * out of the route table, the GraphQL document out of the schema (every field of the answer).
 */
export const questions: readonly Question[] = [
  ...toWoundQuestions,
  ...chartQuestions,
  ...rollQuestions,
  ...fightQuestions,
  ...pictureQuestions,
  ...referenceQuestions,
  ...armyQuestions,
  ...armyValidationQuestions,
  ...receiptQuestions,
  ...statelessTournamentQuestions,
  ...tournamentQuestions,
  ...eventQuestions,
  ...webhookQuestions,
  ...leagueQuestions,
  ...keptRollQuestions,
];
