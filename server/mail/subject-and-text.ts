/** What the e-mail about a visitor's message says, however it is sent. */
import type { AcceptedMessage } from '../contact/relay.ts';

export function subjectOf({ fields }: AcceptedMessage, studioName: string): string {
  return `[${studioName}] ${fields.subject}`;
}

export function textOf({ fields, time, received, language }: AcceptedMessage): string {
  const lines = [
    `Name: ${fields.name}`,
    `E-mail: ${fields.email}`,
    `Subject: ${fields.subject}`,
    // Swedish writes a date that reads the same everywhere: 2025-11-21 10:00:00.
    `Time: ${time || received.toLocaleString('sv-SE')}`,
    ...(language ? [`Language: ${language}`] : []),
    '',
    fields.message,
    '',
  ];
  return lines.join('\n');
}
