/** What the page needs to know about the service that has sent it. */
export interface ConsoleSettings {
  /** The name of the service; `suite` for the suite control. */
  readonly service: string;
  readonly version: string;
  /** The services that the console shows. The suite control passes requests to them on. */
  readonly services: readonly string[];
  /** The start of the paths of the service, as a client behind a proxy sees it. */
  readonly basePath: string;
  /** The sandbox of the address of the page. */
  readonly sandbox: string;
}

/** The page can load only files of its own service, and send requests only to it. Images can be made from responses. */
export const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** The page of the console. The script builds its content, in the language that the user has chosen. */
export function consolePage(
  settings: ConsoleSettings,
  { script, style }: { readonly script: string; readonly style: string },
): string {
  const base = `${settings.basePath}/console`;
  return `<!doctype html>
<html lang="pt-BR" data-settings="${escapedJson(settings)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Console</title>
<link rel="icon" type="image/svg+xml" href="${settings.basePath}/favicon.ico">
<link rel="stylesheet" href="${base}/${style}">
<script type="module" src="${base}/${script}"></script>
<div id="console"></div>
<noscript>O console precisa de JavaScript. The console needs JavaScript.</noscript>
</html>
`;
}

/** JSON for an attribute in double quotes. */
function escapedJson(value: object): string {
  return JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
}
