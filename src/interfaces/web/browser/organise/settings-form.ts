import { SentForm, refusalOf } from '../requests';
import { settingsTexts } from './settings-texts';
import { organiseTexts } from './texts';

/** A form of the settings. */
export const createSettingsForm = (): SentForm =>
  new SentForm((asked) =>
    asked.kind === 'REFUSED' && asked.problem.code === 'FORBIDDEN'
      ? organiseTexts.forbidden
      : refusalOf(asked, settingsTexts.offline),
  );
