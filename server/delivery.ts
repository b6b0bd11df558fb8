/** Sends what is in the outbox, for as long as it takes. */
import { causeOf, type Log } from './log.ts';
import type { DeliveryState, Outbox, Waiting } from './outbox.ts';
import { type Sender, serverPause } from './sender.ts';

/** All in ms. */
type DeliveryTimes = {
  /** Before the mail server is tried again after this many failures in a row. */
  serverPause: (failures: number) => number;
  /** The longest between two looks at the folder, where other processes put messages too. */
  look: number;
  /** Between two tidyings. */
  tidy: number;
};

const usualTimes: DeliveryTimes = {
  serverPause,
  look: 60_000,
  tidy: 3_600_000,
};

export type DeliveryOptions = {
  outbox: Outbox;
  /** Undefined when messages stay in the outbox: then it is only kept tidy. */
  sender: Sender | undefined;
  keepDays: number;
  now: () => number;
  log: Log;
  times?: DeliveryTimes;
};

export type Delivery = {
  /** Says that there may be something new to send. */
  wake: () => void;
  /** Resolves once nothing is being sent any more. */
  stop: () => Promise<void>;
};

type Queued = { message: Waiting; state: DeliveryState | undefined };

/** Messages sent at the same time, when the mail server is well. */
const connections = 3;

/** Starts delivering; stops only when told to. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { outbox, sender, keepDays, now, log, times = usualTimes } = options;
  let isStopping = false;
  let isWoken = false;
  let wakeUp = () => {};
  let failures = 0;
  let serverPausedUntil = 0;
  let lastSuccess = 0;
  let lastTidied = Number.NEGATIVE_INFINITY;
  /** A restart is often the owner's cure: what is due is asked of the server once, not of the calendar. */
  let isFirstLook = true;

  function isDue(state: DeliveryState | undefined) {
    if (!state || state.next <= now()) return true;
    // It was the server's fault, and the server has been taking messages since.
    return state.scope === 'server' && state.last < lastSuccess;
  }

  /** Sends everything that is due. Returns when to look again. */
  async function sendDue(to: Sender): Promise<number> {
    if (serverPausedUntil > now()) return serverPausedUntil;
    const queue = await queued();
    // One message finds out how the server is; then the others follow, some at a time.
    const probe = isFirstLook ? queue.shift() : failures > 0 ? takeDue(queue) : undefined;
    if (probe) {
      await sendIfDue(to, probe, isFirstLook);
      isFirstLook = false;
      // Others may have become due by its success: look again with that in mind.
      return failures > 0 ? serverPausedUntil : now();
    }
    const waits = queue.flatMap(({ state }) => (state && !isDue(state) ? [state.next] : []));
    const worker = async () => {
      for (let item = queue.shift(); item; item = queue.shift()) {
        if (isStopping || serverPausedUntil > now()) return;
        await sendIfDue(to, item, false);
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
    return serverPausedUntil > now() ? serverPausedUntil : Math.min(...waits);
  }

  function takeDue(queue: Queued[]) {
    const index = queue.findIndex(({ state }) => isDue(state));
    return index < 0 ? undefined : queue.splice(index, 1)[0];
  }

  async function sendIfDue(to: Sender, { message, state }: Queued, isForced: boolean) {
    const isWanted = (found: DeliveryState | undefined) => isForced || isDue(found);
    if (!isWanted(state)) return;
    const { result } = await to.send(message, isWanted);
    if (result === 'server-trouble') {
      failures += 1;
      serverPausedUntil = now() + times.serverPause(failures);
    } else if (result !== 'left-alone') {
      failures = 0;
      lastSuccess = now();
    }
  }

  /** The least tried first, so that a message which breaks every connection holds up no other. */
  async function queued() {
    const messages = await outbox.waiting();
    const queue: Queued[] = [];
    for (const message of messages)
      queue.push({ message, state: await outbox.readState(message.id) });
    return queue.sort((a, b) => (a.state?.attempts ?? 0) - (b.state?.attempts ?? 0));
  }

  async function tidyUp() {
    if (now() - lastTidied < times.tidy) return;
    lastTidied = now();
    await outbox.tidy(now(), keepDays);
  }

  async function run() {
    while (!isStopping) {
      isWoken = false;
      let soonest = now() + times.look;
      try {
        await tidyUp();
        if (sender) soonest = Math.min(soonest, await sendDue(sender));
      } catch (error) {
        // The disk, most likely. Whatever it is, the messages are still there afterwards.
        log.error('delivery-interrupted', causeOf(error));
      }
      await sleepUntil(soonest);
    }
  }

  async function sleepUntil(time: number) {
    if (isStopping) return;
    if (isWoken && serverPausedUntil <= now()) return;
    const woken = Promise.withResolvers<void>();
    wakeUp = woken.resolve;
    const timer = setTimeout(woken.resolve, Math.max(0, time - now()));
    await woken.promise;
    clearTimeout(timer);
    wakeUp = () => {};
  }

  const running = run();
  return {
    wake() {
      isWoken = true;
      // While the server is away there is nothing to do about a new message.
      if (serverPausedUntil <= now()) wakeUp();
    },
    stop() {
      isStopping = true;
      wakeUp();
      return running;
    },
  };
}
