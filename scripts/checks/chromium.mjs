// Chromium and its driver, for the tests in a browser. Run as a program, it fails if one of them is missing.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { loadPackage } from '../installed.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Why no browser can be driven on this machine; undefined if one can. */
export function whyNoChromium() {
  if (chromium() === undefined) {
    return 'no Chromium is installed (apt-get install chromium, or name it in CHROMIUM)';
  }
  try {
    loadPackage('puppeteer-core');
    loadPackage('axe-core');
    return undefined;
  } catch ({ message }) {
    return message;
  }
}

/**
 * Starts Chromium without a window.
 * @returns {Promise<import('puppeteer-core').Browser>}
 */
export function launchChromium() {
  const reason = whyNoChromium();
  if (reason !== undefined) throw new Error(reason);
  return loadPackage('puppeteer-core').launch({
    executablePath: chromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
    ],
    // The pages are large, and the machine can be slow.
    timeout: 300_000,
    protocolTimeout: 300_000,
  });
}

/** The program of axe-core, which finds barriers in a page for people with disabilities. */
export function axeSource() {
  return loadPackage('axe-core').source;
}

function chromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const find = NAMES.map((name) => `command -v ${name}`).join(' || ');
  try {
    return execFileSync('sh', ['-c', find], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const reason = whyNoChromium();
  if (reason !== undefined) {
    console.error(reason);
    process.exit(1);
  }
}
