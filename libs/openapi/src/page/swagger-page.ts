/**
 * Functions of the page of Swagger UI. @nestjs/swagger writes their text into the page's script: each may use
 * only its parameters and what a browser has.
 */

/** An operation as Swagger UI gives it to its sorter: an immutable map. */
interface PageOperation {
  get(member: 'path' | 'method'): string;
}

interface PageRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
}

interface PageResponse {
  readonly url: string;
  readonly ok: boolean;
  readonly body?: { readonly access_token?: string };
}

interface PageElement {
  value: string;
  innerHTML: string;
  prepend(element: PageElement): void;
  querySelector(selector: string): PageElement;
  addEventListener(event: string, listener: () => void): void;
}

declare const document: {
  readonly body: PageElement;
  createElement(name: string): PageElement;
};
declare const localStorage: {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
};
declare const location: { readonly pathname: string };
declare const window: {
  readonly ui: { preauthorizeApiKey(scheme: string, value: string): void };
};

/** Adds a field above the page that names the sandbox of all requests; the browser remembers it. */
export function addSandboxField(): void {
  const field = document.createElement('div');
  field.innerHTML =
    '<label style="display:block;padding:12px 20px;font-family:sans-serif">Sandbox of all requests (X-Sandbox): ' +
    '<input id="sandbox" placeholder="default" pattern="[a-z0-9\\-]{1,40}" style="padding:4px"> ' +
    'Execute replaces the ids of the examples with new ones, and puts the ids of its response into the operations that follow. ' +
    'An id that you have typed is not replaced.</label>';
  document.body.prepend(field);
  const input = field.querySelector('input');
  input.value = localStorage.getItem('sandbox') ?? '';
  input.addEventListener('input', () => {
    localStorage.setItem('sandbox', input.value.trim());
  });
}

/** Sends the sandbox of the page with every request that names none itself, by the header or by the path. */
export function nameSandbox(request: PageRequest): PageRequest {
  const sandbox = localStorage.getItem('sandbox') ?? '';
  // The page is at /docs, behind a proxy at /prefix/docs, and in a sandbox at /prefix/s/name/docs.
  const basePath = location.pathname.replace(/(\/s\/[^/]+)?\/docs(\/.*)?$/, '');
  const path = request.url.replace(/^[a-z]+:\/\/[^/]+/, '');
  const isInPath = path.startsWith('/s/') || path.startsWith(`${basePath}/s/`);
  if (sandbox !== '' && !isInPath) request.headers['X-Sandbox'] ??= sandbox;
  return request;
}

/** Uses the access token of a response for the operations that need one, as Authorize does. */
export function keepAccessToken(response: PageResponse): PageResponse {
  const token = response.body?.access_token;
  if (response.ok && typeof token === 'string') window.ui.preauthorizeApiKey('accessToken', token);
  return response;
}

/**
 * Shows operations that delete or reset after the others of their tag, longer paths first. A user who tries the
 * operations from top to bottom then finds the data of earlier operations.
 */
export function deletionsLast(one: PageOperation, other: PageOperation): number {
  const rank = (operation: PageOperation): number => {
    const path = operation.get('path');
    const isLast = operation.get('method') === 'delete' || path.endsWith('/reset');
    return isLast ? 1_000 - path.length : 0;
  };
  return rank(one) - rank(other);
}
