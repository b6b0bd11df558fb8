import type { ContactFields, FieldName, FieldProblem } from '../../contact-message.ts';

/** The outcome of a message posted by the form itself, without JavaScript. */
export type ContactReply = {
  status: 'success' | 'invalid' | 'error';
  /** What was typed, to be kept. */
  values: ContactFields;
  problems: Partial<Record<FieldName, FieldProblem>>;
};
