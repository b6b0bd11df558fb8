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
