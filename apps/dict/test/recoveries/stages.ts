import { B_BANK, C_BANK, D_BANK, sceneIn, START, type Reached } from './scene';

/** A recovery of R$ 1,000.00, of which R$ 600.00 and then R$ 300.00 went on. */
export async function created(test: Reached, sandbox: string) {
  const scene = sceneIn(test, sandbox);
  await scene.freeze(START);
  const root = await scene.pay('A', 'B', '1000.00', { key: 'mule@example.com' });
  const second = await scene.pay('B', 'C', '600.00', { settledAt: '2026-03-10T12:30:00Z' });
  const third = await scene.pay('C', 'D', '300.00', { settledAt: '2026-03-10T13:30:00Z' });
  await scene.freeze('2026-03-11T12:00:00.000Z');
  const answer = await scene.create(root);
  const id = answer.text('FundsRecovery/Id') ?? '';
  return { scene, root, second, third, answer, id };
}

/** The same, when all reports are open. */
export async function awaiting(test: Reached, sandbox: string) {
  const made = await created(test, sandbox);
  await made.scene.advance('PT20S');
  return made;
}

/** The same, when the receivers of the first two payments have agreed, and that of the third has not. */
export async function analysed(test: Reached, sandbox: string) {
  const made = await awaiting(test, sandbox);
  await made.scene.close(B_BANK, made.root, 'AGREED');
  await made.scene.close(C_BANK, made.second, 'AGREED');
  await made.scene.close(D_BANK, made.third, 'DISAGREED');
  return made;
}
