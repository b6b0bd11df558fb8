import type { DeskWords } from './words.ts';

/** A failure that the server names: its sentence stands in the words of the editor. */
class Refused extends Error {
  readonly values: Readonly<Record<string, string>>;
  constructor(code: string, values: Readonly<Record<string, string>> = {}) {
    super(code);
    this.values = values;
  }
}

let writes = 0;

/** Whether this window waits for something that it has asked the server to change. */
export const isWriting = (): boolean => writes > 0;

/** @throws Refused, also when nothing answers */
export async function send<Answer>(
  method: string,
  address: string,
  body?: BodyInit,
): Promise<Answer> {
  if (method === 'GET') return ask(method, address);
  writes += 1;
  try {
    return await ask<Answer>(method, address, body);
  } finally {
    writes -= 1;
  }
}

/** The pictures that are made at the moment, by the document that they were dropped into. */
const coming = new Map<string, Set<Promise<unknown>>>();

/** @throws Refused, when it cannot be taken */
export async function sendPicture(
  document: string,
  query: Record<string, string>,
  file: File,
): Promise<{ value: string }> {
  const own = coming.get(document) ?? new Set();
  coming.set(document, own);
  const made = send<{ value: string }>('POST', `/desk/picture?${new URLSearchParams(query)}`, file);
  own.add(made);
  try {
    return await made;
  } finally {
    own.delete(made);
  }
}

/** Whether pictures of a document are still made. */
export const arePicturesComing = (document: string): boolean =>
  (coming.get(document)?.size ?? 0) > 0;

/** When they are all made, or refused. */
export async function picturesCome(document: string): Promise<void> {
  while (arePicturesComing(document)) await Promise.allSettled(coming.get(document) ?? []);
}

async function ask<Answer>(method: string, address: string, body?: BodyInit): Promise<Answer> {
  const response = await fetch(address, { method, ...(body !== undefined && { body }) }).catch(
    () => {
      throw new Refused('stopped');
    },
  );
  const value = (await response.json()) as Answer & {
    error?: string;
    values?: Record<string, string>;
  };
  if (!response.ok) throw new Refused(value.error ?? 'failed', value.values);
  return value;
}

/** The sentence of a failure, in the language of the editor. */
export function sentenceOf(error: unknown, words: DeskWords): string {
  const { message, values = {} } = error as Partial<Refused> & { message: string };
  const sentence = Object.entries(words.errors).find(([code]) => code === message)?.[1];
  const filled = Object.entries({ why: message, ...values });
  return filled.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    sentence ?? words.errors.failed,
  );
}
