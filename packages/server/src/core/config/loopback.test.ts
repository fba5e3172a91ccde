import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each(['localhost', '127.0.0.1', '[::1]', '::1'])('%s is this machine', (name) => {
  expect(isLoopback(name)).toBe(true);
});

it.each(['localhost.example', 'pins.localhost', '0.0.0.0', '127.0.0.1.example', ''])('%j is another one', (name) => {
  expect(isLoopback(name)).toBe(false);
});
