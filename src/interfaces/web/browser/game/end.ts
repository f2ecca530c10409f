import { type TemplateResult, html } from 'lit-html';
export const endView = (): TemplateResult => html``;
