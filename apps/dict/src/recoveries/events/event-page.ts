const CURSOR = /^after-([1-9][0-9]{0,14})$/;

/** The cursor of the page after an event. */
export function cursorAfter(sequence: number): string {
  return Buffer.from(`after-${String(sequence)}`).toString('base64url');
}

/** The id of the event after which a page begins; undefined if the text is not a cursor. */
export function placeOf(cursor: string): number | undefined {
  const [, sequence] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return sequence === undefined ? undefined : Number(sequence);
}
