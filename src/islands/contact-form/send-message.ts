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

/**
 * Sends a message to the configured origin, or to the site's own. Rejects when it was refused, when the
 * network failed, or after 20 s without an answer. `trap` is the value of the honeypot field.
 */
export async function sendMessage(
  typed: ContactFields,
  trap: string,
  mail: ContactFormProps['mail'],
  locale: string,
): Promise<void> {
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
  await Promise.race([deliver(parameters, mail, timeout), tooLate]);
}

async function deliver(
  parameters: TemplateParams,
  { origin: configured, publicKey, serviceId, templateId }: ContactFormProps['mail'],
  signal: AbortSignal,
): Promise<void> {
  const origin = configured || location.origin;
  const provider = await import('@emailjs/browser').catch(() => undefined);
  if (provider) {
    provider.init({ publicKey }, origin);
    await provider.send(serviceId, templateId, parameters);
    return;
  }
  // The provider's library fails to load where local storage is blocked: send the same request without it.
  const request: SendRequest = {
    lib_version: libraryVersion,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: parameters,
  };
  const response = await fetch(origin + sendPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
