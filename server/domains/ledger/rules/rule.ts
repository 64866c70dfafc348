/** What must hold, in plain words, and the query that finds what breaks it; none may find anything. */
export type LedgerRules = Record<string, string>
