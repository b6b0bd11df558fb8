import type { Piece } from './pieces.ts';
import type { Sound } from './render.ts';
import type { Order, Reply } from './renderer.worker.ts';
import workerAddress from './renderer.worker.ts?worker&url';
import { workerPolicy } from './worker-policy.ts';

/** Each piece takes about 27 MB: the one that plays, the one before and the one after. */
const KEPT = 3;

type Job = PromiseWithResolvers<Sound> & { onProgress: (part: number) => void; part: number };

export type Renderer = ReturnType<typeof createRenderer>;

type Policy = { createScriptURL: (address: string) => string };

/** TypeScript does not know Trusted Types yet. */
const policies = globalThis as unknown as {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
};

export function createRenderer() {
  const sounds = new Map<string, Sound>();
  const jobs = new Map<string, Job>();
  let worker: Worker | null = null;
  let trusted: Policy | undefined;

  function hire(): Worker {
    trusted ??= policies.trustedTypes?.createPolicy(workerPolicy, {
      createScriptURL: () => workerAddress,
    });
    const made = new Worker(trusted?.createScriptURL('') ?? workerAddress, { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const job = jobs.get(data.id);
      if ('part' in data) {
        if (job) job.part = data.part;
        job?.onProgress(data.part);
        return;
      }
      const sound = { left: data.left, right: data.right };
      sounds.set(data.id, sound);
      for (const old of sounds.keys()) {
        if (sounds.size > KEPT) sounds.delete(old);
      }
      jobs.delete(data.id);
      job?.resolve(sound);
    });
    made.addEventListener('error', (event) => {
      event.preventDefault();
      worker = null;
      for (const job of jobs.values()) job.reject(new Error('The sound could not be made.'));
      jobs.clear();
    });
    return made;
  }

  return {
    /** Loads the worker before it is needed, while there is a connection. */
    prepare() {
      worker ??= hire();
    },
    /** The sound, when it is already made. */
    ready: (id: string) => sounds.get(id),
    /** Makes the sound of a piece, or gives the one made before. `onProgress` hears 0 to 1. */
    soundOf(piece: Piece, onProgress: (part: number) => void = () => {}): Promise<Sound> {
      const made = sounds.get(piece.id);
      if (made) {
        // Moves a used entry to the end of the cache: it is evicted last.
        sounds.delete(piece.id);
        sounds.set(piece.id, made);
        return Promise.resolve(made);
      }
      const running = jobs.get(piece.id);
      if (running) {
        running.onProgress = onProgress;
        // Half made already by the time somebody asks for it.
        onProgress(running.part);
        return running.promise;
      }
      const job: Job = { ...Promise.withResolvers<Sound>(), onProgress, part: 0 };
      jobs.set(piece.id, job);
      worker ??= hire();
      worker.postMessage({ id: piece.id, score: piece.score } satisfies Order);
      return job.promise;
    },
  };
}
