export { listPaymentInstructions } from './accounts/payment-instructions.ts'
export { clientsAccountShown } from './events.ts'
