import { type RunningService } from '#libs/app';

/** The output of `npm start`: the address of each service, and commands to paste. */
export function banner(services: readonly RunningService[]): string {
  const rows = services.map(({ definition, address }) => ({
    service: definition.title,
    address,
    docs: `${address}/docs`,
  }));
  const head = { service: 'Service', address: 'Address', docs: 'Swagger UI' };
  const width = (column: keyof typeof head): number =>
    Math.max(...[head, ...rows].map((row) => row[column].length));
  const lines = [head, ...rows].map(
    ({ service, address, docs }) =>
      `  ${service.padEnd(width('service'))}  ${address.padEnd(width('address'))}  ${docs}`,
  );
  const sideListeners = services.flatMap((service) =>
    service.sideListeners.map(({ title, address }) => `  ${title}  ${address}\n`),
  );
  const examples = services.map(({ definition, address }) => `  ${definition.example(address)}\n`);
  return `\n${lines.join('\n')}\n${sideListeners.length === 0 ? '' : `\n${sideListeners.join('')}`}\nTry it:\n\n${examples.join('\n')}\nStop with Ctrl-C.\n`;
}
