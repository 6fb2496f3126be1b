import { REDIRECT_URI } from './institution.mjs';

const MOST_STEPS = 6;

/**
 * A browser of a customer, which follows redirects as far as the client, and sends the form of the page of the bank.
 * @param fetch without a client certificate, because a customer has none
 * @param decision `approve`, for all accounts of the page, or `refuse`
 */
export function browserOf(fetch, decision) {
  return async (address) => {
    let next = address;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (next.startsWith(REDIRECT_URI)) return new URL(next);
      const response = await fetch(next);
      const location = response.headers.get('location');
      next = new URL(location ?? (await decide(next, await response.text())), next).href;
    }
    throw new Error(`The browser did not come to the client; it was at ${next}.`);
  };

  async function decide(address, page) {
    const accounts = [...page.matchAll(/name="accountIds" value="([^"]+)"/g)];
    const fields = [['decision', decision], ...accounts.map(([, id]) => ['accountIds', id])];
    const [, action = ''] = /<form[^>]* action="([^"]*)"/.exec(page) ?? [];
    const response = await fetch(new URL(action.replaceAll('&amp;', '&'), address).href, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: new URL(address).origin,
      },
      body: new URLSearchParams(fields).toString(),
    });
    const location = response.headers.get('location');
    if (location !== null) return location;
    throw new Error(`The page answers ${response.status}: ${await response.text()}`);
  }
}
