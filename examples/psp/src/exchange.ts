/** No answer arrived, or none that says what was done. The request may have been carried out, or may still be. */
export class OutcomeUnknown extends Error {
  constructor(url: string, why: string) {
    super(`${url}: ${why}`);
    this.name = 'OutcomeUnknown';
  }
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Message {
  readonly method: 'GET' | 'POST';
  readonly timeoutMs: number;
  /** XML, or an object that is sent as JSON. */
  readonly body?: string | object;
}

/**
 * Sends a request and reads the whole answer.
 * @throws OutcomeUnknown after a time limit, a lost connection, a status of 500 or more, or 429
 */
export async function exchange(url: string, { method, timeoutMs, body }: Message): Promise<Answer> {
  const isXml = typeof body === 'string';
  let answer: Answer;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: isXml ? 'application/xml, application/json' : 'application/json',
        ...(body === undefined
          ? {}
          : { 'Content-Type': isXml ? 'application/xml' : 'application/json' }),
      },
      body: isXml ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    answer = { status: response.status, text: await response.text() };
  } catch (error) {
    throw new OutcomeUnknown(url, String(error));
  }
  if (answer.status >= 500 || answer.status === 429) {
    throw new OutcomeUnknown(url, `status ${answer.status}`);
  }
  return answer;
}
