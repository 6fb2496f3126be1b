import { createHash } from 'node:crypto';
import { BANK } from '../../bank/bank';
import { Markup, markup } from './markup';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 40rem; padding: 1rem; }
  dt { font-weight: bold; }
  dd { margin: 0 0 .75rem; }
  fieldset { margin: 1.5rem 0; padding: 1rem; }
  legend { font-weight: bold; }
  label { display: inline-block; padding: .6rem 0 .6rem .4rem; }
  input { height: 1.25rem; width: 1.25rem; vertical-align: middle; }
  button { font: inherit; margin: 0 1rem 1rem 0; min-height: 2.75rem; padding: .5rem 1.5rem; }
  .error { border-inline-start: .3rem solid; font-weight: bold; padding-inline-start: .75rem; }
  :focus-visible { outline: 3px solid; outline-offset: 3px; }
`;

/**
 * The Content-Security-Policy: the page may only have its own style, the icon of the service and a form. No other page may
 * show it in a frame.
 * @param goesOn whether the browser is redirected to another site after the form. Browsers apply form-action to all
 *   redirects
 */
export function contentPolicy(goesOn = false): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${goesOn ? ' http: https:' : ''}`,
    "frame-ancestors 'none'",
  ].join(';');
}

/** A page of the bank for the customer. */
export function page(title: string, content: Markup): string {
  return markup`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} - ${BANK.brandName}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header><p>${BANK.brandName}: simulador, sem dados de clientes reais.</p></header>
<main>
${content}
</main>
</body>
</html>
`.text;
}
