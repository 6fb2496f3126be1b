import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Capture, CaptureMemory } from './capture';

const message = (): IncomingMessage => new IncomingMessage(new Socket());

describe('The memory of captured bodies', () => {
  it('holds as much as its limit, of all bodies together', () => {
    const memory = new CaptureMemory(10);
    const [first, second, third] = [message(), message(), message()];
    const captures = [first, second, third].map((each) => new Capture(each, 8, memory));
    first.emit('data', Buffer.alloc(6));
    second.emit('data', Buffer.alloc(6));
    expect(captures.map((each) => each.captured().isCut)).toEqual([false, true, false]);
    captures[0]?.release();
    third.emit('data', Buffer.alloc(8));
    expect(captures[2]?.captured()).toMatchObject({ isCut: false, body: { length: 8 } });
    second.emit('data', Buffer.alloc(1));
    expect(captures[1]?.captured().body.length).toBe(0);
  });

  it('is free again when a body is larger than its own limit', () => {
    const memory = new CaptureMemory(10);
    const large = message();
    const capture = new Capture(large, 8, memory);
    large.emit('data', Buffer.alloc(5));
    large.emit('data', Buffer.alloc(5));
    expect(capture.captured().isCut).toBe(true);
    expect(memory.take(10)).toBe(true);
  });
});
