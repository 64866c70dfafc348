import { z } from 'zod'

export const ReportStatus = z.enum(['WAITING', 'RUNNING', 'READY', 'FAILED', 'CANCELLED'])
export type ReportStatus = z.infer<typeof ReportStatus>

/** So long a file is kept once it is ready. */
export const DAYS_KEPT = 7

/** Whether somebody or something is still at it. */
export const isUnderWay = (status: ReportStatus): boolean => status === 'WAITING' || status === 'RUNNING'
