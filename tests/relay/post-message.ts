import { libraryVersion, ownMailIds, sendPath } from '../../src/contact/contact-message.ts';

/** What the form posts, with other values of some fields. */
export const messageBody = (changes: Record<string, string> = {}) =>
  JSON.stringify({
    lib_version: libraryVersion,
    user_id: ownMailIds.publicKey,
    service_id: ownMailIds.serviceId,
    template_id: ownMailIds.templateId,
    template_params: {
      name: 'Ana',
      email: 'ana@example.pt',
      subject: 'Olá',
      message: 'Bom dia',
      time: '21/11/2025, 10:00:00',
      ...changes,
    },
  });

export const postMessage = (
  origin: string,
  // Each is another one: a message that comes twice is kept once.
  body = messageBody({ message: `Bom dia ${crypto.randomUUID()}` }),
  headers: Record<string, string> = {},
) =>
  fetch(origin + sendPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
