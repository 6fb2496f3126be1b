import { type Session } from '../session/session';

/** The words that a running service knows; none if nothing answers in time. */
export async function askedWords(
  session: Session,
  what: 'sandboxes' | 'outcomes',
  patienceMs: number,
): Promise<readonly { readonly value: string; readonly description: string }[]> {
  try {
    const found = what === 'sandboxes' ? sandboxes(session) : outcomes(session);
    return await Promise.race([found, patience(patienceMs)]);
  } catch {
    return [];
  }
}

function patience(ms: number): Promise<readonly never[]> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve([]);
    }, ms).unref();
  });
}

async function sandboxes({ controlOfAll }: Session) {
  type Named = readonly { readonly name: string }[];
  const found = await controlOfAll.send<Named | { readonly sandboxes: Named }>(
    'GET',
    '/__admin/sandboxes',
  );
  const list = 'sandboxes' in found ? found.sandboxes : found;
  return list.map(({ name }) => ({ value: name, description: '' }));
}

async function outcomes({ controlOfAll, service }: Session) {
  const found = await controlOfAll.send<object>('GET', '/__admin/rules/outcomes');
  const tables = service === undefined ? Object.values(found) : [found];
  return tables.flatMap((table) =>
    Object.entries(table as Readonly<Record<string, string>>).map(([value, description]) => ({
      value,
      description,
    })),
  );
}
