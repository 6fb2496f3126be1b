const { AsyncLocalStorage } = require('node:async_hooks');

const sandboxes = new AsyncLocalStorage();

/** Express middleware: keeps the sandbox of a request while it is handled. */
function keepSandbox(request, _response, next) {
  sandboxes.run(request.headers['x-sandbox'], next);
}

/** `fetch` that passes on the sandbox of the request that is being handled. Without one it is `fetch`. */
function fetchInSandbox(url, options = {}) {
  const headers = new Headers(options.headers);
  const sandbox = sandboxes.getStore();
  if (sandbox !== undefined) headers.set('X-Sandbox', sandbox);
  return fetch(url, { ...options, headers });
}

module.exports = { keepSandbox, fetchInSandbox };
