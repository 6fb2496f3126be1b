import { type Violation } from './run';
import { shrink, type Shrunk } from './shrink';
import { type Call, type Step } from './step';

const call = (number: number, sandbox: string, operation: string): Call => ({
  ...{ kind: 'call', number, sandbox, operation, args: null, instance: 0 },
});
const violation: Violation = { invariant: 'answer', number: 9, sandbox: 'a', details: [] };
const namesOf = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => {
    if (step.kind === 'call') return [step.operation];
    return step.kind === 'race' ? step.calls.map(({ operation }) => operation) : [step.kind];
  });

describe('Shrinking', () => {
  const noise = Array.from({ length: 40 }, (_, index) =>
    call(index, index % 3 === 0 ? 'a' : 'b', `noise-${String(index)}`),
  );

  it('keeps only the steps without which the rule holds', async () => {
    const steps: Step[] = [
      ...noise,
      call(50, 'a', 'first'),
      { kind: 'disturb', disturbance: { what: 'kill', service: 'spi', instance: 0 } },
      ...noise,
      call(51, 'a', 'second'),
    ];
    const found: Shrunk = { steps, violation };
    const replay = (tried: readonly Step[]) => {
      const names = namesOf(tried);
      const isBroken = names.includes('first') && names.at(-1) === 'second';
      return Promise.resolve(isBroken ? violation : undefined);
    };
    const { steps: left } = await shrink(found, replay, 500);
    expect(namesOf(left)).toEqual(['first', 'second']);
  });

  it('leaves calls out of races, and faults out of calls', async () => {
    const race: Step = {
      kind: 'race',
      calls: [call(1, 'a', 'x'), call(1, 'a', 'y'), call(1, 'a', 'z')],
    };
    const steps: Step[] = [{ ...call(0, 'a', 'w'), fault: 'slow' }, race];
    const replay = (tried: readonly Step[]) => {
      const names = namesOf(tried);
      const isBroken = ['w', 'x', 'z'].every((name) => names.includes(name));
      return Promise.resolve(isBroken ? violation : undefined);
    };
    const { steps: left } = await shrink({ steps, violation }, replay, 500);
    expect(left).toEqual([
      call(0, 'a', 'w'),
      { kind: 'race', calls: [call(1, 'a', 'x'), call(1, 'a', 'z')] },
    ]);
  });

  it('does not accept another violation', async () => {
    const steps: Step[] = [call(0, 'a', 'x'), call(1, 'a', 'y')];
    const other = { ...violation, invariant: 'no-crash' };
    const replay = (tried: readonly Step[]) =>
      Promise.resolve(tried.length < 2 ? other : violation);
    expect((await shrink({ steps, violation }, replay, 500)).steps).toEqual(steps);
  });

  it('ends when its tries are used up', async () => {
    let tries = 0;
    const replay = () => Promise.resolve((tries += 1) > 0 ? violation : undefined);
    await shrink({ steps: [...noise, ...noise], violation }, replay, 3);
    expect(tries).toBe(3);
  });
});
