import type { ContactFields, FieldName, FieldProblem } from '../../src/contact-message.ts';

export type RefusalDetails = {
  /** What the visitor typed, as far as it could be read: the answer keeps it. */
  values?: ContactFields;
  problems?: Partial<Record<FieldName, FieldProblem>>;
  headers?: Record<string, string>;
};

/** Why a request is not taken: an HTTP status and one line of text that repeats nothing of it. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(status: number, line: string, details: RefusalDetails = {}) {
    super(line);
    this.status = status;
    this.details = details;
  }
}
