export { BATCH as CHAIN_BATCH, chainEntries } from './chain/chain-entries.ts'
export { checkChain } from './check/check-chain.ts'
export { eraseFromAudit } from './erase-from-audit.ts'
