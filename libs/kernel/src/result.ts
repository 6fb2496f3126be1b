/** The outcome of a step that may be refused for a reason the caller is expected to handle. */
export type Result<T, Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function accepted<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refused<Refusal>(refusal: Refusal): {
  readonly ok: false;
  readonly refusal: Refusal;
} {
  return { ok: false, refusal };
}
