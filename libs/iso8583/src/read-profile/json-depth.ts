/** A profile with the most levels of subelements has about 40 levels of objects. */
export const MAX_JSON_DEPTH = 64;

/** Whether objects are in each other so deeply that reading them could exhaust the stack. */
export function isTooDeep(json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_JSON_DEPTH) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
  return false;
}
