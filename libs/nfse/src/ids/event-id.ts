import { isAccessKey } from './access-key';

/**
 * The id of an event: `EVT`, the access key, the code of the event and its number (annex II, rule E1802).
 * @param eventCode 6 digits, for example 101101 for a cancellation
 * @param sequence from 1 to 999
 *
 * @example
 * eventId(key, '101101', 1); // 'EVT' + key + '101101001'
 */
export function eventId(key: string, eventCode: string, sequence: number): string {
  return `EVT${key}${eventCode}${String(sequence).padStart(3, '0')}`;
}

/**
 * The id of a request to register an event: `PRE`, the access key of 50 characters and the code of the event
 * (annex II, rule E1827).
 * @param requestNumber of older editions, 1 to 3 digits: the id ends with it
 */
export function eventRequestId(key: string, eventCode: string, requestNumber?: string): string {
  return `PRE${key}${eventCode}${requestNumber?.padStart(3, '0') ?? ''}`;
}

/** The key and the code in the id of a request, or undefined if the text is not such an id. */
export function parseEventRequestId(
  id: string,
): { readonly key: string; readonly eventCode: string } | undefined {
  const [, key = '', eventCode = ''] = /^PRE([0-9A-Z]{50})(\d{6})$/.exec(id) ?? [];
  return isAccessKey(key) ? { key, eventCode } : undefined;
}

/** The number of an event: its id without `EVT`, as other events name it (TSIdNumEvento). */
export function eventNumberOf(id: string): string {
  return id.replace(/^EVT/, '');
}
