/** How long the page may take to show an operation, and to send its request. */
const PATIENCE_MS = 30_000;
/** The page is busy: a click before it has put the example into its fields does nothing. */
const CLICKS = 5;

/**
 * Opens an operation in Swagger UI, presses Execute, and waits for the response.
 *
 * @param {import('puppeteer-core').Page} page
 * @param {string} address of the service
 * @param {string} id of the element of the operation
 * @param {object} options
 * @param {number} [options.times] how often Execute is pressed
 * @param {(block: string) => Promise<void>} [options.prepare] what is done in the opened operation before; gets its selector
 * @returns {Promise<{ operation: string, status: number, mediaType?: string, body: string, file?: string }>} the last one;
 *   status 0 if there was no response
 */
export async function executeOperation(page, address, id, { times = 1, prepare } = {}) {
  const block = `[id="${id}"]`;
  const click = (selector) => page.$eval(`${block} ${selector}`, (element) => element.click());
  const text = (selector) => page.$eval(`${block} ${selector}`, (element) => element.textContent);
  const method = await text('.opblock-summary-method');
  const path = await text('.opblock-summary-path, .opblock-summary-path__deprecated');
  const operation = `${method} ${path.replaceAll('\u200B', '')}`;
  await click('.opblock-summary-control');
  await page.waitForSelector(`${block} .execute`, { timeout: PATIENCE_MS });
  // The button is there before the page has read the schemas. Without the fields, an empty request would be sent.
  await page.waitForFunction(
    (loading) => document.querySelector(loading) === null,
    { timeout: PATIENCE_MS },
    `${block} .opblock-loading-animation`,
  );
  try {
    await prepare?.(block);
    let result = {
      operation,
      status: 0,
      body: 'Nothing was sent: does a required field lack an example?',
    };
    let left = times;
    for (let clicks = 1; clicks <= CLICKS && left > 0; clicks += 1) {
      const response = await responseTo(page, address, () => click('.execute'));
      if (response === undefined) continue;
      left -= 1;
      const { 'content-type': mediaType = '' } = response.headers();
      const file = mediaType === 'application/pdf' ? await offeredFile(page, block) : undefined;
      result = {
        operation,
        status: response.status(),
        mediaType,
        body: await bodyOf(response),
        file,
      };
    }
    return result;
  } finally {
    await click('.opblock-summary-control');
  }
}

/** The response of the service to the request that `work` sends; undefined if it sends none. */
async function responseTo(page, address, work) {
  const isSent = (request) => request.url().startsWith(address) && request.method() !== 'OPTIONS';
  const sent = page
    .waitForRequest(isSent, { timeout: PATIENCE_MS / CLICKS })
    .catch(() => undefined);
  await work();
  const request = await sent;
  if (request === undefined) return undefined;
  const earlier = request.response();
  if (earlier !== null) return earlier;
  const answered = (response) => response.request() === request;
  return page.waitForResponse(answered, { timeout: PATIENCE_MS }).catch(() => request.response());
}

function bodyOf(response) {
  return response.text().catch(() => '');
}

/** The name of the file that the page offers after the response. Chromium does not give the body of a file to its driver. */
async function offeredFile(page, block) {
  const link = `${block} .live-responses-table a[download]`;
  await page.waitForSelector(link, { timeout: PATIENCE_MS });
  return page.$eval(link, ({ download }) => download);
}
