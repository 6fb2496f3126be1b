import { createServer, request } from 'node:http';
import { launchChromium } from '../../scripts/checks/chromium.mjs';
import { median, printTable } from '../print.mjs';
import { startService } from '../service.mjs';

const EVENTS = [1_000, 100_000, 300_000];
const FRAMES = 300;
const LOADS = 5;
/** A payment of which each has another id and amount. */
const AT = Date.parse('2999-01-01T12:00:00Z');

/** Measures the console in Chromium: its first view, and its timeline with many events. */
export async function consolePage() {
  const service = await startService('spi');
  const front = await startFront(service.address);
  const browser = await launchChromium();
  try {
    printTable([await firstView(browser, service.address)]);
    const rows = [];
    for (const events of EVENTS) rows.push(await timeline(browser, front, events));
    printTable(rows);
  } finally {
    await browser.close();
    front.server.close();
    front.server.closeAllConnections();
    await service.stop();
  }
}

async function firstView(browser, address) {
  const times = [];
  let bytes = 0;
  for (let load = 0; load < LOADS; load += 1) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.goto(`${address}/console`);
    await page.waitForSelector('main h1');
    times.push(await page.evaluate(() => performance.getEntriesByType('paint').at(-1).startTime));
    bytes = await page.evaluate(() =>
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type))
        .filter(({ name }) => name.includes('/console'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    await context.close();
  }
  return {
    'first view, ms': median(times).toFixed(0),
    'kB compressed': (bytes / 1_000).toFixed(1),
  };
}

async function timeline(browser, front, events) {
  front.events = events;
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${front.address}/console#/timeline`);
  const kept = Math.min(events, 95_000);
  await page.waitForFunction(
    (least) =>
      Number(
        /[\d.,]+/
          .exec(document.querySelector('.list-head')?.innerText ?? '')?.[0]
          .replace(/\D/g, ''),
      ) >= least,
    { timeout: 300_000 },
    kept,
  );
  const scrolled = await page.evaluate(scroll, FRAMES);
  const filtered = [];
  for (const text of ['E1', 'E12345678299901', '999', 'aceito', '']) {
    filtered.push(Math.max(...(await page.evaluate(filter, text, 60))));
  }
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize } = await page.metrics();
  await page.close();
  return {
    events,
    'scroll: median frame, ms': median(scrolled).toFixed(1),
    slowest: Math.max(...scrolled).toFixed(1),
    'filter: slowest frame, median, ms': median(filtered).toFixed(1),
    'slowest ': Math.max(...filtered).toFixed(1),
    'heap, MB': (JSHeapUsedSize / 1e6).toFixed(0),
  };
}

/** Runs in the page: scrolls down by some rows in each frame. Returns the time of each frame. */
async function scroll(frames) {
  const list = document.querySelector('.virtual-list');
  const times = [];
  let before = performance.now();
  for (let frame = 0; frame < frames; frame += 1) {
    list.scrollTop += 397;
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    times.push(now - before);
    before = now;
  }
  return times;
}

/** Runs in the page: enters a text. Returns the times of the frames until its result is shown, and of some after it. */
async function filter(text, frames) {
  const field = document.querySelector('[role=search] input');
  const times = [];
  let before = performance.now();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    times.push(now - before);
    before = now;
  }
  return times;
}

/** A server that has the console of a service, and a stream with as many events as are wanted. */
async function startFront(address) {
  const front = { events: 0, address: '', server: undefined };
  front.server = createServer((incoming, response) => {
    if (incoming.url.startsWith('/__admin/events/stream')) {
      if (incoming.headers['last-event-id'] === undefined) void sendEvents(response, front.events);
      return;
    }
    const { method, headers, url } = incoming;
    const passed = request(address + url, {
      method,
      headers: { ...headers, host: new URL(address).host },
    });
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });
  await new Promise((resolve) => front.server.listen(0, '127.0.0.1', resolve));
  front.address = `http://127.0.0.1:${front.server.address().port}`;
  return front;
}

async function sendEvents(response, events) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (let id = 1; id <= events; id += 1) {
    const isTaken = response.write(
      `event: request\nid: bench:${id}\ndata: ${JSON.stringify(eventWith(id))}\n\n`,
    );
    if (!isTaken) await new Promise((resolve) => response.once('drain', resolve));
  }
}

function eventWith(id) {
  const at = new Date(AT + id).toISOString();
  const number = String(id).padStart(11, '0');
  return {
    ...{
      id,
      at,
      receivedAt: at.replace('Z', '000Z'),
      method: 'POST',
      path: '/spi/pacs.008',
      status: 200,
    },
    ...{
      durationMs: 3,
      correlationId: `5a11b304-4e64-40c9-87a6-${number}0`,
      outcome: 'answered',
      name: 'pix.payment',
    },
    facts: {
      ...{
        amount: `${id}.75`,
        currency: 'BRL',
        messageId: `M${number}`,
        endToEndId: `E12345678299901011200${number}`,
      },
      ...{ payerIspb: '12345678', payeeIspb: '87654321', status: id % 7 === 0 ? 'RJCT' : 'ACCP' },
      ...(id % 7 === 0 ? { code: 'AM04' } : {}),
    },
  };
}
