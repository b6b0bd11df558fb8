/** Limits concurrent operations, in all and per client. */
export function createSlots(all: number, each: number) {
  const perClient = new Map<string, number>();
  let total = 0;
  return {
    /** False when the limit is reached. Every `true` needs a matching `leave`. */
    take(client: string): boolean {
      const own = perClient.get(client) ?? 0;
      if (total >= all || own >= each) return false;
      total += 1;
      perClient.set(client, own + 1);
      return true;
    },
    leave(client: string): void {
      const own = perClient.get(client) ?? 0;
      total -= 1;
      if (own > 1) perClient.set(client, own - 1);
      else perClient.delete(client);
    },
  };
}
