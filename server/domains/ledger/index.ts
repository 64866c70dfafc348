export { account, type Owner, owed, owedTo, uncollected } from './accounts.ts'
export { checkRule, ledgerTotals, RULE_NAMES } from './check-ledger.ts'
export { lockBooks, lockBooksOf } from './lock-books.ts'
export { type Entry, type Journal, postJournal, postJournals } from './post-journal.ts'
