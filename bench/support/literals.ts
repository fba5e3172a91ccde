import { escapeLiteral } from 'pg';

/** Writes a parameter of a statement as an SQL literal that PostgreSQL reads as the same value. */
export function writeLiteral(value: unknown): string {
  return value === null || value === undefined ? 'NULL' : escapeLiteral(writeText(value));
}

function writeText(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(writeElement).join(',')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function writeElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return writeText(value);
  return `"${writeText(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
