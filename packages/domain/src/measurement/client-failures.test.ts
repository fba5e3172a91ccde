import { expect, it } from 'vitest';
import { normaliseMessage } from './client-failures.ts';

it.each([
  ['Error loading reCAPTCHA Enterprise', 'error_loading_recaptcha_enterprise'],
  ['The other host answered with 502.', 'the_other_host_answered_with'],
  ['The other host answered with 418.', 'the_other_host_answered_with'],
  ['<script>"}\n# HELP', 'script_help'],
  ['', ''],
  ['9'.repeat(500), ''],
  ['a'.repeat(500), 'a'.repeat(60)],
])('counts %j as %j', (message, label) => {
  expect(normaliseMessage(message)).toBe(label);
});
