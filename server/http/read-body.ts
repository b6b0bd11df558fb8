import { HttpError } from './http-error.ts';

export type BodyLimits = {
  /** Maximum size, in bytes. */
  size: number;
  /** Maximum time for the whole body, in ms: also ends requests that send a few bytes now and then. */
  time: number;
};

/** Reads the body of a request. Throws HttpError: 413 (too large), 408 (too slow) or 400 (cut off). */
export async function readBody(
  request: Request,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  // The rest of the body is not read, so the connection cannot be reused.
  const ending = { headers: { Connection: 'close' } };
  const tooLarge = new HttpError(413, 'The message is too large', ending);
  if (!request.body) return new Uint8Array();

  const reader = request.body.getReader();
  if (Number(request.headers.get('Content-Length') ?? 0) > limits.size) {
    await throwAway(reader);
    throw tooLarge;
  }
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new HttpError(408, 'The message took too long', ending)),
    limits.time,
  );
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) return await new Blob(chunks).bytes();
      size += value.byteLength;
      if (size > limits.size) {
        await throwAway(reader);
        throw tooLarge;
      }
      chunks.push(value);
    }
  } catch (error) {
    // The stream is not cancelled: that would close the connection before the response is sent.
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The message was cut off', ending);
  } finally {
    clearTimeout(timer);
  }
}

/** In bytes, and in ms. */
const mostThrownAway = 1024 * 1024;
const longestThrownAway = 1_000;

/**
 * Reads on for a moment: a proxy that is still sending when the connection closes answers in the server's place, and the
 * visitor never sees why the message was refused.
 */
async function throwAway(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const late = Promise.withResolvers<{ done: true; value?: undefined }>();
  const timer = setTimeout(() => late.resolve({ done: true }), longestThrownAway);
  try {
    for (let size = 0; size < mostThrownAway; ) {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) return;
      size += value.byteLength;
    }
  } catch {
    // The client has left.
  } finally {
    clearTimeout(timer);
  }
}
