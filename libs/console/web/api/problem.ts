/** A request that was not successful: the error of a service (RFC 9457), or no response at all. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    /** 0 if there was no response. */
    readonly status: number,
    readonly code: string,
    readonly title: string,
    readonly detail: string,
    /** Where the request is wrong. */
    readonly errors: readonly { readonly pointer?: string; readonly detail: string }[] = [],
  ) {
    super(detail);
  }

  /** The places that the detail does not name. A detail of one place is often `/pointer: text`. */
  get placesToShow(): typeof this.errors {
    return this.errors.filter(
      ({ pointer = '', detail }) =>
        !(this.detail.includes(detail) && this.detail.includes(pointer)),
    );
  }
}

/** The code of a request without a response. */
export const NO_RESPONSE = 'NO_RESPONSE';
/** The code of responses that ask for the admin token. */
export const TOKEN_REFUSED = 'ADMIN_TOKEN_WRONG';

/** The problem in a response. Responses of the simulated systems can have other shapes. */
export function problemOf(status: number, text: string): Problem {
  const body = jsonOf(text);
  const { code, title, detail, errors } = body as Partial<Problem>;
  const first = errors?.[0] as { readonly code?: string; readonly detail?: string } | undefined;
  return new Problem(
    status,
    code ?? first?.code ?? `HTTP_${String(status)}`,
    title ?? '',
    detail ?? first?.detail ?? text.slice(0, 500),
    Array.isArray(errors) ? errors : [],
  );
}

function jsonOf(text: string): object {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
