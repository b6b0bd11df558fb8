/** Whether two values of JSON are the same, in whatever order their keys are. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [own, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    own.length === theirs.size &&
    own.every(([key, value]) => theirs.has(key) && isSame(value, theirs.get(key)))
  );
}
