import { cpuMsIn, judgeTime } from './cpu-time';

const stat = (name: string, user: number, system: number) =>
  `4711 (${name}) R 1 4711 4711 0 -1 4194304 100 0 0 0 ${String(user)} ${String(system)} 0 0 20 0 11 0 99`;

it.each([
  ['the sum of user and system time', stat('node', 12, 3), 150],
  ['that of a program with a strange name', stat('a) R 1 (b', 1, 0), 10],
  ['nothing of another text', 'nonsense', undefined],
])('the CPU time is %s', (_, text, ms) => {
  expect(cpuMsIn(text)).toBe(ms);
});

it.each([
  ['goes on before its limit', { cpuMs: 90, elapsedMs: 60 }, 40],
  ['is late when it has used its CPU time', { cpuMs: 100, elapsedMs: 100 }, 'late'],
  ['goes on while it got less CPU time', { cpuMs: 30, elapsedMs: 100 }, 70],
  ['goes on at least for a tick', { cpuMs: 99, elapsedMs: 500 }, 10],
  ['is starved when it got next to nothing', { cpuMs: 99, elapsedMs: 4_000 }, 'starved'],
  ['goes on where CPU time is not known', { cpuMs: undefined, elapsedMs: 100 }, 700],
  ['is late there in the end', { cpuMs: undefined, elapsedMs: 800 }, 'late'],
])('a request of 100 ms %s', (_, used, judgement) => {
  expect(judgeTime({ ...used, limitMs: 100 })).toBe(judgement);
});
