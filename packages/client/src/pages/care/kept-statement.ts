/** The words that a moderator began about a case, kept in this tab while they look elsewhere. */
export interface KeptStatement {
  read(): string;
  keep(words: string): void;
}

export function keptStatementOf(viewerId: string, caseId: string): KeptStatement {
  const key = `statement:${viewerId}:${caseId}`;
  return {
    read: () => sessionStorage.getItem(key) ?? '',
    keep: (words) => (words === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, words)),
  };
}
