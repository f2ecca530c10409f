import type { AppError, ErrorCode } from '../../app/errors';
import { errorText } from '../../app/errors';
import { html } from './html';
import { messages } from './messages';
import type { WebPage } from './reply';

/** The HTTP status of each refusal as a page; exhaustive, so a new code does not compile until it has one. */
const statusOf: { readonly [C in ErrorCode]: number } = {
  INVALID_INPUT: 400,
  BAD_JSON: 400,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ROUTE_NOT_FOUND: 404,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  WRONG_STATE: 409,
  CONFLICT: 409,
  VERSION_MISMATCH: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

/** What a reader of a page can do about it, where the words made for programs do not say. */
const words = (error: AppError): { readonly title: string; readonly detail: string } => {
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

/** A refusal as a page. One that a token would lift asks again with the token this browser keeps. */
export const refusalPage = (error: AppError): { readonly page: WebPage; readonly status: number } => {
  const { title, detail } = words(error);
  const needsToken = error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN';
  return {
    status: statusOf[error.code],
    page: {
      title,
      isLive: needsToken,
      main: html`<h1>${title}</h1>
        <p class="lead">${detail}</p>
        <p><a href="/">${messages.toStart}</a></p>`,
    },
  };
};
