import { slot } from '../../platform/screens/slot.tsx'

/** Reports of the report engine, by group. */
export const ReportShelves = slot<{ estate_id: string | undefined }>()

/** Long-running reports that were requested, below the others. */
export const ReportFiles = slot<object>()
