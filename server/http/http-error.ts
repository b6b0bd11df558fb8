import type { ContactReply } from '../../src/contact/contact-message.ts';

export type HttpErrorDetails = {
  /** What the visitor typed, as far as it could be parsed: the reply page shows it again. */
  values?: ContactReply['values'];
  problems?: ContactReply['problems'];
  headers?: Record<string, string>;
  /** Nobody knows whether the message was kept all the same. */
  mayBeKept?: boolean;
};

/** Refuses a request with an HTTP status and a one-line text, which must not contain user input. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: HttpErrorDetails;

  constructor(status: number, line: string, details: HttpErrorDetails = {}) {
    super(line);
    this.status = status;
    this.details = details;
  }
}
