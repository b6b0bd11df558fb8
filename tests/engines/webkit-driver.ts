/** WebKitWebDriver, spoken to as the WebDriver standard has it: JSON over HTTP. */
import { freePort, start } from '../hosts/process.ts';
import type { Json } from './engine.ts';
import { waitFor } from './wait-for.ts';

export type WebKitSession = {
  version: string;
  /** A command of the session, by the end of its path. Throws with what the driver says. */
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body?: { [key: string]: Json }): Promise<Answer>;
  end(): Promise<void>;
};

export type WebKitDriver = {
  /** Starts a browser by a command of our own, in which the driver's automation has to be asked for. */
  begin(command: string, commandArguments: string[]): Promise<WebKitSession>;
  stop(): Promise<void>;
};

export async function startDriver(
  program: string,
  env: Record<string, string>,
): Promise<WebKitDriver> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const driver = start(program, [`--port=${new URL(origin).port}`], { env });
  const ask = async (method: string, path: string, body?: Json): Promise<unknown> => {
    const answer = await fetch(origin + path, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path.replace(/^\/session\/[^/]+/, '')}: ${error}, ${message}`);
  };
  await waitFor('WebKitWebDriver', () => ask('GET', '/status'));

  return {
    async begin(binary, args) {
      const begun = (await ask('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
      })) as { sessionId: string; capabilities: { browserVersion: string } };
      const path = `/session/${begun.sessionId}`;
      return {
        version: begun.capabilities.browserVersion,
        get: <Answer>(end: string) => ask('GET', path + end) as Promise<Answer>,
        post: <Answer>(end: string, body = {}) => ask('POST', path + end, body) as Promise<Answer>,
        end: async () => void (await ask('DELETE', path)),
      };
    },
    stop: () => driver.stop(),
  };
}
