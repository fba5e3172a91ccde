import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { expect, test } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { problemsOfCall } from './form-problems.ts';

const words = { name: 'boards.nameTaken', description: 'app.fieldRefused' } as const;
const refusedFor = (...fields: string[]) =>
  new CallError(toErrorRecord(new ApiError('bad_input', { extra: { fields: fields.map((field) => ({ field, rule: 'maxLength' })) } })));

test('a refused field has its words beside it, and the form has none', () => {
  expect(problemsOfCall(refusedFor('description'), words, 'boards.changeFailed')).toEqual({
    fields: { description: { id: 'app.fieldRefused' } },
    form: null,
  });
});

test('a field that the form does not show is said for the whole form', () => {
  expect(problemsOfCall(refusedFor('cover'), words, 'boards.changeFailed')).toEqual({ fields: {}, form: { id: 'boards.changeFailed' } });
});

test('a server that was not reached is said for the whole form, beside no field', () => {
  expect(problemsOfCall(new CallError(null), words, 'app.offline')).toEqual({ fields: {}, form: { id: 'app.offline' } });
});
