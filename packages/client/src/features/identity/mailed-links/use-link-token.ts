import { useLocation } from 'react-router';

/** The one-time token of the link that led here; empty without one. */
export function useLinkToken(): string {
  return new URLSearchParams(useLocation().search).get('token') ?? '';
}
