import { slot } from '../../platform/screens/slot.tsx'

/** The long reports that somebody asked for, below the others. */
export const ReportFiles = slot<object>()
