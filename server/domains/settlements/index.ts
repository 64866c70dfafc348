export { remittanceFailed, remittanceMismatched, remittanceSent } from './events.ts'
export { holdForDispute, liftForDispute } from './remittances/hold-remittance.ts'
export { lateRemittances, remittanceClocks } from './remittances/late-remittances.ts'
export { getRemittance, type RemittanceRow } from './remittances/remittance-queries.ts'
