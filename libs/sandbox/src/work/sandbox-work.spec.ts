import { RequestContext } from '#libs/http';
import { workOf } from './sandbox-work';

const contextWith = (headers = {}) => new RequestContext('c', 'default', headers);

describe('SandboxWork', () => {
  it.each([
    ['a request that a hold waits for', { isAdmitted: true }, { 'X-Hold-Pass': 'true' }],
    ['work for the holder', { passesHold: true }, { 'X-Hold-Pass': 'true' }],
    ['a job', { isJob: true }, { 'X-Hold-Pass': 'job' }],
    ['a job in a step of the clock', { isJob: true, passesHold: true }, { 'X-Hold-Pass': 'true' }],
    ['work that waits at holds', {}, {}],
  ])('lets the calls of %s pass the holds that it passes', (_, state, headers) => {
    const work = Object.assign(workOf(contextWith()), state);
    expect(work.callHeaders()).toEqual(headers);
    expect(workOf(work.background('d')).callHeaders()).toEqual(headers);
  });

  it.each(['true', 'job'])('passes on the pass %s of its request', (pass) => {
    const context = contextWith({ 'x-hold-pass': pass });
    expect(workOf(context).callHeaders()).toEqual({ 'X-Hold-Pass': pass });
  });

  it('uses the time of the sandbox again when the clock no longer waits for it, in all its work', () => {
    const work = Object.assign(workOf(contextWith()), { instantMs: 5, passesHold: true });
    const inner = workOf(workOf(work.background('d')).background('e'));
    const endedContext = work.background('f');
    endedContext.end();
    expect(inner.instantMs).toBe(5);
    work.letGo();
    for (const { instantMs, passesHold, isJob } of [work, inner]) {
      expect([instantMs, passesHold, isJob]).toEqual([undefined, false, true]);
    }
    expect(workOf(endedContext).instantMs).toBe(5);
  });
});
