import { normaliseMessage } from '@bowerbird/domain/measurement/client-failures.ts';
import type { Metrics } from '../../core/metrics/metrics.ts';

/** Each message is a series of numbers that is kept: who invents them gets `other`. */
const MOST_MESSAGES = 100;
const known = new WeakMap<Metrics, Set<string>>();

/** The form that a message is counted in, and whether it is the first of that form. */
export function labelOf(metrics: Metrics, message: string): { readonly label: string; readonly isNew: boolean } {
  const labels = known.get(metrics) ?? new Set<string>();
  known.set(metrics, labels);
  const label = normaliseMessage(message);
  if (labels.has(label)) return { label, isNew: false };
  if (labels.size >= MOST_MESSAGES) return { label: 'other', isNew: false };
  labels.add(label);
  return { label, isNew: true };
}
