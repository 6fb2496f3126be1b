import { holdPassHeaders, RequestContext, runInContext } from './request-context';

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

  it.each([
    ['a request that a hold waits for', { isAdmitted: true }, { 'X-Hold-Pass': 'true' }],
    ['work for the holder', { passesHold: true }, { 'X-Hold-Pass': 'true' }],
    ['a job', { isJob: true }, { 'X-Hold-Pass': 'job' }],
    ['a job in a step of the clock', { isJob: true, passesHold: true }, { 'X-Hold-Pass': 'true' }],
    ['work that waits at holds', {}, {}],
  ])('lets the calls of %s pass the holds that it passes', (_, state, headers) => {
    const context = Object.assign(new RequestContext('c', 'default'), state);
    expect(runInContext(context, holdPassHeaders)).toEqual(headers);
    const later = context.background('d');
    expect(runInContext(later, holdPassHeaders)).toEqual(headers);
  });

  it('uses the time of the sandbox again when the clock no longer waits for it, in all its work', () => {
    const context = Object.assign(new RequestContext('c', 'default'), {
      ...{ instantMs: 5, passesHold: true },
    });
    const inner = context.background('d').background('e');
    const ended = context.background('f');
    ended.end();
    expect(inner.instantMs).toBe(5);
    context.letGo();
    for (const { instantMs, passesHold, isJob } of [context, inner]) {
      expect([instantMs, passesHold, isJob]).toEqual([undefined, false, true]);
    }
    expect(ended.instantMs).toBe(5);
  });
});
