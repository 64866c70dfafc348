import { everyday } from './everyday.ts'
import { office } from './office.ts'

/** Every call, by domain and name. */
export const api = { ...everyday, ...office }
export type Api = typeof api
