/**
 * Selenium's commands over WebDriver BiDi, which Firefox speaks by itself. The usual way needs
 * geckodriver, which neither Debian nor npm has. See docs/decisions/019-webdriver-for-firefox-and-webkit.md.
 * Only the commands that the journeys use.
 */
import type { Index as BidiConnection } from 'selenium-webdriver/bidi/index.js';
import type { Command, Executor } from 'selenium-webdriver/lib/command.js';
import { waitFor } from './wait-for.ts';

type Parameters = Record<string, unknown>;
type Answer = { type: string; error?: string; message?: string; result: Parameters };

/** `context` is the BiDi name of the tab that the commands go to first. */
export function bidiExecutor(connection: BidiConnection, context: string): Executor {
  let current = context;

  async function send<Result = void>(method: string, params: Parameters = {}): Promise<Result> {
    const command = { method, params: { context: current, ...params } };
    const { type, error, message, result } = (await connection.send(command)) as Answer;
    if (type === 'error') throw new Error(`${method}: ${error}, ${message}`);
    return result as Result;
  }

  /** The result travels as JSON; undefined becomes null, as in classic WebDriver. */
  async function evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await send<{
      result?: { value: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', {
      context: undefined,
      target: { context: current },
      expression: `JSON.stringify(${expression} ?? null)`,
      awaitPromise: false,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result?.value ?? 'null');
  }

  /**
   * Firefox does not always tell when a page is complete that is opened just after another has loaded, so the page is
   * asked. With a `#` in its address the document may stay the same.
   */
  async function open(url: string) {
    await evaluate('void (window.isLeft = true)');
    await send('browsingContext.navigate', { url, wait: 'none' });
    const isThere = `!window.isLeft || (location.hash && location.href === ${JSON.stringify(url)})`;
    const isComplete = `document.readyState === 'complete' && Boolean(${isThere})`;
    await waitFor(url, () => evaluate(`(${isComplete})`));
  }

  const commands: Record<string, (parameters: Parameters) => Promise<unknown>> = {
    get: ({ url }) => open(String(url)),
    getCurrentUrl: () => evaluate('location.href'),
    goBack: () => send('browsingContext.traverseHistory', { delta: -1 }),
    goForward: () => send('browsingContext.traverseHistory', { delta: 1 }),
    refresh: () => send('browsingContext.reload', { wait: 'complete' }),
    executeScript: ({ script, args }) =>
      evaluate(`(function () { ${script} }).apply(null, ${JSON.stringify(args)})`),
    actions: ({ actions }) => send('input.performActions', { actions }),
    setWindowRect: ({ width, height }) =>
      send('browsingContext.setViewport', { viewport: { width, height } }),
    getCurrentWindowHandle: async () => current,
    async newWindow() {
      const made = await send<{ context: string }>('browsingContext.create', {
        context: undefined,
        type: 'tab',
      });
      return { handle: made.context };
    },
    async getWindowHandles() {
      const { contexts } = await send<{ contexts: { context: string }[] }>(
        'browsingContext.getTree',
        { context: undefined, maxDepth: 0 },
      );
      return contexts.map(({ context: handle }) => handle);
    },
    close: () => send('browsingContext.close'),
    async switchToWindow({ handle }) {
      current = String(handle);
      await send('browsingContext.activate');
    },
    screenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot')).data,
    printPage: async (parameters) => {
      const { sessionId, ...options } = parameters;
      return (await send<{ data: string }>('browsingContext.print', options)).data;
    },
  };

  return {
    async execute(command: Command) {
      const run = commands[command.getName()];
      if (!run) throw new Error(`No journey has needed "${command.getName()}" yet`);
      return run(command.getParameters() as Parameters);
    },
  };
}
