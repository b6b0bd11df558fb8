/** Makes documents with marks (contact-reply.ts) of the contact page with a reply. */
import {
  type ContactReply,
  type FieldProblem,
  fieldNames,
  fieldProblems,
  fieldsFrom,
  mailto,
} from '../contact/contact-message.ts';
import { hole, type ReplyDocuments, whenProblem } from '../contact/contact-reply.ts';
import { escapeHtml } from '../i18n/escape-html.ts';

const problemTexts = /<p id="contact-(\w+)-problem"[^>]*>[^<]*<\/p>/g;
const problemLinks = /<li><a href="#contact-(\w+)">[^<]*<\/a><\/li>/g;
const problemAttributes = / aria-invalid="true" aria-describedby="contact-(\w+)-problem"/g;

/** `email`: the studio's address. */
export function replyDocuments(
  render: (reply: ContactReply) => string,
  email: string,
): ReplyDocuments {
  function withHoles(status: ContactReply['status'], problem?: FieldProblem) {
    const problems = problem ? Object.fromEntries(fieldNames.map((name) => [name, problem])) : {};
    const reply: ContactReply = { status, values: fieldsFrom(hole), problems };
    const html = render(reply);
    return (
      html
        .replace(escapeHtml(JSON.stringify(reply)), hole('reply'))
        .replace(escapeHtml(mailto(email, reply.values)), hole('mail'))
        // Browsers leave out the first line break of a textarea, which may be one of the text.
        .replace(/(<textarea[^>]*>)(?=\ufde0)/g, '$1\n')
    );
  }

  const sentences: Record<string, string> = {};
  for (const problem of fieldProblems)
    for (const [text, field = ''] of withHoles('invalid', problem).matchAll(problemTexts))
      sentences[field] = (sentences[field] ?? '') + whenProblem(field, text, problem);
  const invalid = withHoles('invalid', 'required');
  return {
    success: withHoles('success'),
    notSent: withHoles('notSent'),
    notAccepted: withHoles('notAccepted'),
    perhapsSent: withHoles('perhapsSent'),
    notSentGone: withHoles('notSentGone'),
    notAcceptedGone: withHoles('notAcceptedGone'),
    invalid: invalid
      .replace(problemLinks, (markup, field: string) => whenProblem(field, markup))
      .replace(problemTexts, (_, field: string) => sentences[field] ?? '')
      .replace(problemAttributes, (markup, field: string) => whenProblem(field, markup)),
  };
}
