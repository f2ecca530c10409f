import { type TemplateResult, html } from 'lit-html';
import { army } from './army';
import { own } from './own';
import { setTeamForm } from './table';
import { teamReportForm } from './team-report';
import { votes } from './votes';

/** The parts of the player's page that come after the first view. */

setTeamForm(teamReportForm);

export { slipForm } from './slip';
export const playDetails = (): TemplateResult => html`${own()} ${votes()} ${army()}`;
