import {
  type ContactFields,
  filledFields,
  honeypotName,
  libraryVersion,
  type SendRequest,
  sendPath,
  type TemplateParams,
} from '../../contact/contact-message.ts';
import type { ContactFormProps } from './contact-form.tsx';

/** Maximum time for the answer, in ms. */
const sendTimeout = 20_000;

/** Why a message has no answer that accepts it. */
type SendFailure = {
  cause: unknown;
  /** False when it was refused, or never left this browser. */
  mayHaveArrived: boolean;
};

/**
 * Sends a message to the configured origin, or to the site's own, as the provider's library does. Returns a failure
 * when it was refused, when the network failed, or after 20 s without an answer. `trap` is the value of the honeypot
 * field.
 */
export async function sendMessage(
  typed: ContactFields,
  trap: string,
  { origin, publicKey, serviceId, templateId }: ContactFormProps['mail'],
  locale: string,
): Promise<SendFailure | undefined> {
  const parameters: TemplateParams = {
    ...filledFields(typed),
    time: new Date().toLocaleString(locale),
    // Sent only when it was filled.
    ...(trap ? { [honeypotName]: trap } : {}),
  };
  const request: SendRequest = {
    lib_version: libraryVersion,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: parameters,
  };
  const hasLeft = navigator.onLine;
  try {
    const response = await fetch((origin || location.origin) + sendPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(sendTimeout),
    });
    const { status } = response;
    const text = await response.text();
    if (!response.ok) throw Object.assign(new Error(`${status} ${text}`), { status });
  } catch (cause) {
    return { cause, mayHaveArrived: hasLeft && !isRefusal(cause) };
  }
  return undefined;
}

/**
 * An answer that the message was not accepted. Of the others, 500, 502 and 504 come from a server or proxy
 * that may have passed it on before it failed.
 */
function isRefusal(cause: unknown) {
  const status = cause instanceof Object && 'status' in cause ? Number(cause.status) : 0;
  return (status >= 400 && status < 500) || status === 503;
}
