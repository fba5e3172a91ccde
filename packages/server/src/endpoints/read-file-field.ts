import type { FastifyRequest } from 'fastify';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { badField } from './bad-field.ts';

/** A file as it arrives in a form. */
export interface FileField {
  /** What its sender calls it. */
  readonly name: string;
  readonly bytes: AsyncGenerator<Uint8Array>;
}

/** The file in a multipart field. Throws for another kind of body, or a form without it. */
export async function readFileField(raw: FastifyRequest, field: string, options: { mostBytes?: number } = {}): Promise<FileField> {
  if (!raw.isMultipart()) throw new ApiError('unsupported_type', { detail: 'multipart/form-data' });
  const limits = options.mostBytes === undefined ? {} : { limits: { fileSize: options.mostBytes } };
  const part = await raw.file(limits).catch(refuseForm);
  if (part?.fieldname !== field) throw badField(field, 'required');
  return { name: part.filename, bytes: bytesOf(part.file) };
}

/** What arrives of the file; where the form ends within it, its sender is to blame. */
async function* bytesOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    refuseForm(error);
  }
}

/** The parser's own errors name a status where it refuses on purpose, and none where the form is malformed. */
function refuseForm(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new ApiError('bad_input', { detail: 'multipart', cause: error });
}
