/** @throws an error with the sentence of the server */
export async function send<Answer>(
  method: string,
  address: string,
  body?: BodyInit,
): Promise<Answer> {
  const response = await fetch(address, { method, ...(body !== undefined && { body }) });
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? response.statusText);
  return answer;
}
