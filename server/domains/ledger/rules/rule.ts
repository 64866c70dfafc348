/** Rules by description, each with a query for violations; none may return a row. */
export type LedgerRules = Record<string, string>
