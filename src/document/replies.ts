/** Makes documents with marks (contact-reply.ts) of the contact page with a reply. */
import {
  type ContactReply,
  type FieldProblem,
  fieldProblems,
  fieldsFrom,
  fieldsOf,
  type MailRules,
  mailto,
} from '../contact/contact-message.ts';
import { hole, type ReplyDocuments, whenProblem, whenValue } from '../contact/contact-reply.ts';
import { escapeHtml } from '../i18n/escape-html.ts';

const problemTexts = /<p id="contact-(\w+)-problem"[^>]*>[^<]*<\/p>/g;
const problemLinks = /<li><a href="#contact-(\w+)">[^<]*<\/a><\/li>/g;
const problemAttributes = / aria-invalid="true" aria-describedby="contact-(\w+)-problem"/g;

const choices = /<select[^>]* id="contact-(\w+)"[^>]*>.*?<\/select>/g;
const choice = /(<option value="([\w-]+)")>/g;
const selected = ' selected=""';

/** `email`: the studio's address. */
export function replyDocuments(
  render: (reply: ContactReply) => string,
  email: string,
  rules: Pick<MailRules, 'fields'>,
): ReplyDocuments {
  const fields = fieldsOf(rules);
  function withHoles(status: ContactReply['status'], problem?: FieldProblem) {
    const problems = problem ? Object.fromEntries(fields.map(({ id }) => [id, problem])) : {};
    const values = fieldsFrom(fields, ({ id }) => hole(id));
    const reply: ContactReply = { status, values, problems };
    const html = render(reply);
    return (
      html
        .replace(escapeHtml(JSON.stringify(reply)), hole('reply'))
        .replace(escapeHtml(mailto(email, rules, values)), hole('mail'))
        // Browsers leave out the first line break of a textarea, which may be one of the text.
        .replace(/(<textarea[^>]*>)(?=\ufde0)/g, '$1\n')
        .replace(choices, (select, field: string) =>
          select.replace(
            choice,
            (_, option: string, value: string) => `${option}${whenValue(field, selected, value)}>`,
          ),
        )
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
