import { keys } from './key-endpoints.ts'

/** What others build on: keys for their programs. */
export const integrations = { ...keys }
