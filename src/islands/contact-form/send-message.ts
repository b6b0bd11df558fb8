import {
  type ContactFields,
  filledFields,
  honeypotName,
  libraryVersion,
  type SendRequest,
  sendPath,
  type TemplateParams,
} from '../../contact-message.ts';
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
 * Sends a message to the configured origin, or to the site's own. Returns a failure when it was refused, when
 * the network failed, or after 20 s without an answer. `trap` is the value of the honeypot field.
 */
export async function sendMessage(
  typed: ContactFields,
  trap: string,
  mail: ContactFormProps['mail'],
  locale: string,
): Promise<SendFailure | undefined> {
  const parameters: TemplateParams = {
    ...filledFields(typed),
    time: new Date().toLocaleString(locale),
    // Sent only when it was filled.
    ...(trap ? { [honeypotName]: trap } : {}),
  };
  const timeout = AbortSignal.timeout(sendTimeout);
  const tooLate = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(timeout.reason));
  });
  let hasLeft = false;
  const deliver = async () => {
    const send = await prepare(parameters, mail, timeout);
    // The visitor has been told that it failed: it must not be sent now.
    timeout.throwIfAborted();
    hasLeft = navigator.onLine;
    await send();
  };
  try {
    await Promise.race([deliver(), tooLate]);
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

/** Fetches the code that the request needs; returns the function that sends it. */
async function prepare(
  parameters: TemplateParams,
  { origin: configured, publicKey, serviceId, templateId }: ContactFormProps['mail'],
  signal: AbortSignal,
): Promise<() => Promise<unknown>> {
  const origin = configured || location.origin;
  const provider = await import('@emailjs/browser').catch(() => undefined);
  if (provider) {
    provider.init({ publicKey }, origin);
    return () => provider.send(serviceId, templateId, parameters);
  }
  // The provider's library fails to load where local storage is blocked: send the same request without it.
  const request: SendRequest = {
    lib_version: libraryVersion,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: parameters,
  };
  return async () => {
    const response = await fetch(origin + sendPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
    const { status } = response;
    if (!response.ok)
      throw Object.assign(new Error(`${status} ${await response.text()}`), { status });
  };
}
