/** Where the streams of the services are: `spi=1f0c2d3e-1:42,dict=5a6b7c8d-1:7`. */
export const POSITIONS =
  /^[a-z0-9]{1,20}=[0-9a-z-]{1,40}:\d{1,15}(?:,[a-z0-9]{1,20}=[0-9a-z-]{1,40}:\d{1,15}){0,19}$/;

/** @returns undefined if the text has another form */
export function readPositions(text: string): Map<string, string> | undefined {
  if (!POSITIONS.test(text)) return undefined;
  const positions = new Map<string, string>();
  for (const each of text.split(',')) {
    const [service = '', position = ''] = each.split('=');
    positions.set(service, position);
  }
  return positions;
}

export function writePositions(positions: ReadonlyMap<string, string>): string {
  return Array.from(positions, ([service, position]) => `${service}=${position}`).join(',');
}
