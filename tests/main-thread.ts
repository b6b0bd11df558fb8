/**
 * What a page's main thread does while it loads, from a trace. The browser is talked to without
 * Playwright, which watches the network and by that makes V8 read each script a second time to know
 * where a request came from: 30 to 60 ms of a slowed processor that no visitor has.
 */
import { startBrowser } from '../tools/bench/browser.ts';
import { phone } from '../tools/bench/page-weight.ts';

export type Task = {
  /** When it began, in ms after the navigation. */
  start: number;
  /**
   * Processor time in ms: what else the machine does meanwhile does not count. The slowing does: the
   * browser makes the thread itself spin, so that the time is `rate` times what it would be.
   */
  all: number;
  /** Of it, what ran in scripts and in what they made the browser do at once, such as a layout. */
  script: number;
  /** The scripts' calls, and styles and layouts, as the trace names them. */
  calls: string[];
};

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { url?: string; functionName?: string; documentLoaderURL?: string } };
};

type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};

/** In ms: enough on most machines to load a page on the slowed processor. */
const rest = 3000;

const categories = ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing'];

/** What the trace calls the running of a script, its compilation included. */
const scriptEvents =
  /^(EvaluateScript|FunctionCall|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|RunMicrotasks|BlinkScheduler_PerformMicrotaskCheckpoint|v8\.(run|evaluateModule|compile|compileModule|callFunction))$/;

const renderingEvents = /^(UpdateLayoutTree|Layout|Paint)$/;

/** A tab of its own for each load, so that each is a first visit. */
export async function startTracing(rate: number) {
  const browser = await startBrowser();
  const devtools = await connect(browser.socket);
  return {
    /** Loads the address, and lists the main thread's tasks until React has been there for a while. */
    async load(address: string): Promise<Task[]> {
      const { browserContextId } = await devtools.send('Target.createBrowserContext');
      const { targetId } = await devtools.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await devtools.send('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      const { viewport, deviceScaleFactor } = phone;
      const metrics = { ...viewport, deviceScaleFactor, mobile: true };
      await devtools.send('Emulation.setDeviceMetricsOverride', metrics, sessionId);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate }, sessionId);
      const events: TraceEvent[] = [];
      const forget = devtools.listen('Tracing.dataCollected', (params) => {
        events.push(...(params as { value: TraceEvent[] }).value);
      });
      await devtools.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: categories },
      });
      await devtools.send('Page.navigate', { url: address }, sessionId);
      const isReady = 'document.documentElement?.dataset.ready === ""';
      const isThere = async () => {
        // Asked seldom, since each question is a task of the page as well.
        await new Promise((done) => setTimeout(done, rest));
        const question = { expression: isReady };
        const { result } = await devtools.send('Runtime.evaluate', question, sessionId);
        return result.value === true;
      };
      for (let asked = 1; !(await isThere()); asked += 1)
        if (asked === 5) throw new Error(`React never arrived at ${address}`);
      const complete = new Promise<void>((done) => {
        const stop = devtools.listen('Tracing.tracingComplete', () => {
          stop();
          done();
        });
      });
      await devtools.send('Tracing.end');
      await complete;
      forget();
      await devtools.send('Target.disposeBrowserContext', { browserContextId });
      return tasksOf(events, new URL(address).origin);
    },
    async stop() {
      devtools.close();
      await browser.stop();
    },
  };
}

function tasksOf(events: TraceEvent[], origin: string): Task[] {
  const navigation = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!navigation) throw new Error(`The trace has no navigation to ${origin}`);
  const thread = events
    .filter(
      ({ ph, pid, tid, ts, dur }) =>
        ph === 'X' &&
        dur &&
        pid === navigation.pid &&
        tid === navigation.tid &&
        ts >= navigation.ts,
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return outermost(thread).map((task) => {
    const end = task.ts + (task.dur ?? 0);
    const inside = thread.filter(({ ts }) => ts >= task.ts && ts < end);
    const calls = outermost(inside.filter(({ name }) => scriptEvents.test(name)));
    return {
      start: (task.ts - navigation.ts) / 1000,
      all: (task.tdur ?? 0) / 1000,
      script: calls.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
      calls: inside
        .filter(({ name, args }) => args?.data?.url || renderingEvents.test(name))
        .map(({ name, tdur = 0, args }) => {
          const { functionName = '', url = '' } = args?.data ?? {};
          return `${Math.round(tdur / 1000)} ms ${name} ${functionName} ${url.replace(origin, '')}`;
        }),
    };
  });
}

/** Those that no other one contains; the events come in the order of their beginning. */
function outermost(events: TraceEvent[]) {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** The few commands and events of the DevTools protocol that are needed here. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise<void>((opened, failed) => {
    socket.addEventListener('open', () => opened());
    socket.addEventListener('error', () => failed(new Error('DevTools did not answer.')));
  });
  type Answers = {
    browserContextId: string;
    targetId: string;
    sessionId: string;
    result: { value?: unknown };
  };
  const waiting = new Map<number, PromiseWithResolvers<Answers>>();
  const listeners = new Map<string, (params: unknown) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data)) as Message;
    if (method) listeners.get(method)?.(params);
    const answer = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result as Answers);
  });
  return {
    send(method: string, params: object = {}, sessionId?: string): Promise<Answers> {
      last += 1;
      const answer = Promise.withResolvers<Answers>();
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return answer.promise;
    },
    listen(method: string, listener: (params: unknown) => void) {
      listeners.set(method, listener);
      return () => listeners.delete(method);
    },
    close: () => socket.close(),
  };
}
