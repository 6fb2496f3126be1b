import { Logger } from '@nestjs/common';
import { guarded } from './guarded';
import { RequestContext } from './request-context';

describe('guarded', () => {
  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  it('passes its parameters on, and keeps what the listener throws', () => {
    const seen: number[] = [];
    const listener = guarded((value: number) => {
      seen.push(value);
      throw new Error('broken on purpose');
    });
    expect(() => {
      listener(7);
    }).not.toThrow();
    expect(seen).toEqual([7]);
  });
});

describe('RequestContext', () => {
  it('calls every release, also after one that throws', () => {
    const context = new RequestContext('c', 'default');
    const released: string[] = [];
    context.onEnd(() => {
      throw new Error('broken on purpose');
    });
    context.onEnd(() => released.push('second'));
    context.end();
    expect(released).toEqual(['second']);
  });

  it('keeps the error of a release that is registered after the end', () => {
    const context = new RequestContext('c', 'default');
    context.end();
    expect(() => {
      context.onEnd(() => {
        throw new Error('broken on purpose');
      });
    }).not.toThrow();
  });
});
