/** @throws an error with the sentence of the answer */
export async function send<Answer>(
  method: string,
  address: string,
  body?: BodyInit,
): Promise<Answer> {
  const response = await fetch(address, { method, ...(body !== undefined && { body }) });
  const value = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(value.error ?? response.statusText);
  return value;
}
