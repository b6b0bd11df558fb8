import type { ContactReply } from '../../src/contact-message.ts';

export type HttpErrorDetails = {
  /** What the visitor typed, as far as it could be read: the answer keeps it. */
  values?: ContactReply['values'];
  problems?: ContactReply['problems'];
  headers?: Record<string, string>;
};

/** Why a request is not taken: an HTTP status and one line of text that repeats nothing of it. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: HttpErrorDetails;

  constructor(status: number, line: string, details: HttpErrorDetails = {}) {
    super(line);
    this.status = status;
    this.details = details;
  }
}
