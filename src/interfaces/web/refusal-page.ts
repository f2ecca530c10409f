import { type AppError, errorText } from '../../app/kernel/errors';
import { statusOf } from '../http/status-of';
import { html } from './html';
import { messages } from './messages';
import type { WebPage } from './reply';

/** The text of an error for readers, if the one for programs does not help them. */
const textsOf = (error: AppError): { readonly title: string; readonly detail: string } => {
  switch (error.code) {
    case 'ROUTE_NOT_FOUND':
      return messages.refusals.noPage;
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
      return messages.refusals.private;
    default:
      return errorText(error);
  }
};

/** A page that stands for a refusal, with what its headers must say. */
export interface RefusalPage {
  readonly page: WebPage;
  readonly status: number;
  /** After how many seconds it may be asked again, where waiting helps. */
  readonly retryAfterSeconds?: number;
}

/** A refusal as a page. One that a token would lift asks again with the token this browser keeps. */
export const refusalPage = (error: AppError): RefusalPage => {
  const { title, detail } = textsOf(error);
  const needsToken = error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN';
  return {
    status: statusOf[error.code],
    ...(error.code === 'UNAVAILABLE' && { retryAfterSeconds: error.retryAfterSeconds }),
    page: {
      title,
      isLive: needsToken,
      main: html`<h1>${title}</h1>
        <p class="lead">${detail}</p>
        <p><a href="/">${messages.toStart}</a></p>`,
    },
  };
};
