import { later } from './later.tsx'

/** A lazily loaded `Sheet`, for the first screen. */
export const LaterSheet = later(async () => (await import('./Sheet.tsx')).Sheet)
