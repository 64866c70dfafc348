export { vendorPhoneChanged } from './events.ts'
export { refuseOthersEstates } from './policy.ts'
export { scoresOf } from './vendor-jobs.ts'
export { getVendor, type VendorRow } from './vendor-queries.ts'
