import { RequestContext } from './request-context';

describe('RequestContext', () => {
  it('releases its resources once when the work ends', () => {
    const context = new RequestContext('c', 'default');
    const released: string[] = [];
    context.onEnd(() => released.push('first'));
    context.onEnd(() => released.push('second'));
    expect(released).toEqual([]);
    context.end();
    context.end();
    expect(released).toEqual(['first', 'second']);
  });

  it('releases at once what it is given after its end, as when the client has left', () => {
    const context = new RequestContext('c', 'default');
    context.end();
    const released: string[] = [];
    context.onEnd(() => released.push('late'));
    expect(released).toEqual(['late']);
  });
});
