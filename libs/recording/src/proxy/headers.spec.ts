import { passedBack } from './headers';

const RECORDER = 'http://127.0.0.1:4000';

describe('A redirect', () => {
  it.each([
    ['https://bank.example', 'https://bank.example/a?b=1#c', `${RECORDER}/a?b=1#c`],
    ['https://bank.example', 'https://bank.example', `${RECORDER}/`],
    ['https://bank.example', 'https://bank.example:443/a', `${RECORDER}/a`],
    ['https://bank.example', '/a', '/a'],
    ['https://bank.example', 'a', 'a'],
    ['https://bank.example', 'http://bank.example/a', 'http://bank.example/a'],
    ['https://bank.example', 'https://bank.example.evil/a', 'https://bank.example.evil/a'],
    ['https://bank.example', '//other.example/a', '//other.example/a'],
    ['https://bank.example', 'myapp://callback?code=1', 'myapp://callback?code=1'],
    ['https://bank.example/base/', 'https://bank.example/base/a', `${RECORDER}/a`],
    ['https://bank.example/base', '/base/a', '/a'],
    ['https://bank.example/base', 'https://bank.example/login', 'https://bank.example/login'],
    ['https://bank.example/base', '/baseline', '/baseline'],
  ])('of a service at %s to %s leads to %s', (service, to, expected) => {
    const places = { service: new URL(service), recorder: RECORDER };
    expect(passedBack(['Location', to], places)).toEqual(['Location', expected]);
  });
});

describe('A cookie', () => {
  it.each([
    ['a=1', 'a=1'],
    ['secure=1; HttpOnly', 'secure=1; HttpOnly'],
    ['a=b=c; Domain=bank.example; Secure; SameSite=Lax', 'a=b=c; SameSite=Lax'],
    ['a=1;domain = .bank.example;secure', 'a=1'],
    ['a=1; Path=/base', 'a=1; Path=/'],
    ['a=1; path=/base/x', 'a=1; path=/x'],
    ['a=1; Path=/other', 'a=1; Path=/other'],
  ])('%s is passed as %s', (value, expected) => {
    const places = { service: new URL('https://bank.example/base'), recorder: RECORDER };
    expect(passedBack(['set-cookie', value], places)).toEqual(['set-cookie', expected]);
  });
});
