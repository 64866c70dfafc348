export { paperSealed, paperSigned, signingEnded } from './events.ts'
export { getSigning, type Signing } from './requests/request-queries.ts'
