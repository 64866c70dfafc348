export { account, type Owner, owedTo, uncollected } from './accounts.ts'
export { checkRule, ledgerTotals, RULE_NAMES } from './check-ledger.ts'
export { type Entry, type Journal, postJournal, postJournals } from './post-journal.ts'
