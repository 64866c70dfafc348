export { listPaymentInstructions } from './accounts/payment-instructions.ts'
export { serves } from './accounts/served-estates.ts'
export { clientsAccountShown } from './events.ts'
