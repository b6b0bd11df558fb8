let answer: (request: Request) => Promise<Response> = fetch;

/** Sets who answers; the server that the page is from by default. */
export function answerWith(given: typeof answer): void {
  answer = given;
}

/** @throws an error with the sentence of the answer */
export async function send<Answer>(
  method: string,
  address: string,
  body?: BodyInit,
): Promise<Answer> {
  const response = await answer(
    new Request(address, { method, ...(body !== undefined && { body }) }),
  );
  const value = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(value.error ?? response.statusText);
  return value;
}
