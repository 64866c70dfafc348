import { later } from './later.tsx'

/** `Sheet` for what stands on the first screen. */
export const LaterSheet = later(async () => (await import('./Sheet.tsx')).Sheet)
