import { createHash } from 'node:crypto';

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 75rem; padding: 1rem; }
  main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); }
  label { display: block; margin-top: .5rem; }
  input, textarea, pre { box-sizing: border-box; font: 13px/1.5 ui-monospace, monospace; width: 100%; }
  textarea { height: 16rem; }
  pre { border: 1px solid; margin: 0; min-height: 16rem; overflow: auto; padding: .5rem; }
  button { font: inherit; margin-top: .5rem; padding: .25rem 1rem; }
`;

const SCRIPT = `
  const element = (id) => document.getElementById(id);
  async function call(query, variables) {
    const headers = { 'Content-Type': 'application/json' };
    if (element('token').value) headers.Authorization = 'Bearer ' + element('token').value;
    if (element('sandbox').value) headers['X-Sandbox'] = element('sandbox').value;
    const body = JSON.stringify({ query, variables });
    const answer = await fetch('graphql', { method: 'POST', headers, body });
    const shown = ['ratelimit', 'ratelimit-policy', 'retry-after'];
    const limits = [...answer.headers].filter(([name]) => shown.includes(name));
    const lines = limits.map(([name, value]) => name + ': ' + value);
    return [answer.status, ...lines, '', JSON.stringify(await answer.json(), null, 2)].join('\\n');
  }
  element('run').addEventListener('click', async () => {
    try {
      const variables = JSON.parse(element('variables').value || '{}');
      element('answer').textContent = await call(element('query').value, variables);
    } catch (error) {
      element('answer').textContent = String(error);
    }
  });
  element('get-token').addEventListener('click', async () => {
    const headers = { 'Content-Type': 'application/json' };
    if (element('sandbox').value) headers['X-Sandbox'] = element('sandbox').value;
    const post = async (path, body) =>
      (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    const client = await post('auth/register', { name: 'GraphQL page' });
    element('token').value = (await post('auth/token', client)).access_token || '';
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) element('run').click();
  });
`;

/** A page for trying operations. It loads nothing from other sites. */
export const LANDING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Leaky bucket: GraphQL</title>
<style>${STYLE}</style>
<h1>Leaky bucket: GraphQL</h1>
<p>Operations on this page use real tokens: a query that fails costs one.
  <a href="docs">Swagger UI</a> has the REST addresses.</p>
<main>
  <section>
    <label>Sandbox <input id="sandbox" placeholder="default" spellcheck="false"></label>
    <label>Access token <input id="token" spellcheck="false"></label>
    <button id="get-token">Register a client and get a token</button>
    <label>Operation
      <textarea id="query" spellcheck="false">mutation Query($key: String!) {
  queryInstantKey(key: $key) {
    key
    keyType
    holderName
    bucket { availableTokens capacity nextTokenAt fullAt }
  }
}</textarea></label>
    <label>Variables <input id="variables" spellcheck="false" value='{"key": "12345678901"}'></label>
    <button id="run">Run (Ctrl+Enter)</button>
  </section>
  <section><label>Response</label><pre id="answer"></pre></section>
</main>
<script>${SCRIPT}</script>
</html>
`;

/** The Content-Security-Policy of the page: it can only run its own script and call its own service. */
export const LANDING_PAGE_POLICY = [
  "default-src 'none'",
  `script-src '${digest(SCRIPT)}'`,
  `style-src '${digest(STYLE)}'`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
