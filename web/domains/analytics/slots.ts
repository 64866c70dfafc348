import { slot } from '../../platform/screens/slot.tsx'

/** The reports that are made by one engine, on their shelves. */
export const ReportShelves = slot<{ estate_id: string | undefined }>()

/** The long reports that somebody asked for, below the others. */
export const ReportFiles = slot<object>()
