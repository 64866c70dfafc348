export { remittanceFailed, remittanceMismatched, remittanceSent } from './events.ts'
export { holdForDispute, liftForDispute } from './remittances/hold-remittance.ts'
export { getRemittance, type RemittanceRow } from './remittances/remittance-queries.ts'
export { remittanceClocks, remittancesWaiting } from './remittances/remittances-waiting.ts'
