import {
  type ContactFields,
  fieldsOf,
  filledFields,
  honeypotName,
  requestIds,
  type SendRequest,
  sendPath,
  type TemplateParams,
} from '../../contact/contact-message.ts';
import { type Failure, outcomeOf, type Writer, writerOf } from '../../contact/contact-outcome.ts';
import type { ContactFormProps } from './contact-form.tsx';

/** Maximum time for the answer, in ms. */
const sendTimeout = 20_000;

/** Why a message has no answer that accepts it. */
type SendFailure = {
  cause: unknown;
  failure: Failure;
};

/**
 * Sends a message to the configured origin, or to the site's own, as the provider's library does. Returns a failure
 * when no answer accepts it: also when the network failed, or after 20 s. `trap` is the value of the honeypot
 * field.
 */
export async function sendMessage(
  typed: ContactFields,
  trap: string,
  mail: ContactFormProps['mail'],
  locale: string,
): Promise<SendFailure | undefined> {
  const { origin } = mail;
  const parameters: TemplateParams = {
    ...filledFields(fieldsOf(mail), typed),
    time: new Date().toLocaleString(locale),
    // Sent only when it was filled.
    ...(trap ? { [honeypotName]: trap } : {}),
  };
  const request: SendRequest = {
    ...requestIds(mail),
    template_params: parameters,
  };
  let writer: Writer = navigator.onLine ? 'stranger' : 'nobody';
  let status = 0;
  try {
    const response = await fetch((origin || location.origin) + sendPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(sendTimeout),
    });
    status = response.status;
    writer = origin ? 'provider' : writerOf(response.headers);
    const text = await response.text();
    if (!response.ok) throw new Error(`${status} ${text}`);
  } catch (cause) {
    // The status has said it, also when the rest of the answer was lost.
    const failure = outcomeOf(status, writer);
    if (failure !== 'success') return { cause, failure };
  }
  return undefined;
}
