export { getBrokenPromise } from './arrears/review-promises.ts'
export { lateFeeRaised, promiseBroken, tenantsReminded } from './events.ts'
export { getLateFee } from './late-fees/get-late-fee.ts'
export { payLink, readLetter } from './reminders/deliver-letters.ts'
