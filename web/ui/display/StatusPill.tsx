import type { ReactNode } from 'react'
import type { IconName } from '../action/Icon.tsx'
import { Pill } from './Pill.tsx'
import type { Tone } from './tone.ts'

type Look = readonly [Tone, IconName]

const IS_IN: Look = ['in', 'ok']
const WAITS: Look = ['wait', 'clock']
const UNDER_WAY: Look = ['info', 'processing']
const WENT_WRONG: Look = ['late', 'failed']
const IS_OVER: Look = ['idle', 'stopped']

const LOOKS: Record<string, Look> = {
  COMPLETED: IS_IN,
  PAID: IS_IN,
  ACTIVE: IS_IN,
  VERIFIED: IS_IN,
  APPROVED: IS_IN,
  ACCEPTED: IS_IN,
  CONFIRMED: IS_IN,
  SIGNED: IS_IN,
  RESOLVED: IS_IN,
  PENDING: WAITS,
  DUE: WAITS,
  OPEN: WAITS,
  SCHEDULED: WAITS,
  PART_PAID: ['wait', 'half'],
  QUEUED: ['wait', 'queue'],
  PROCESSING: UNDER_WAY,
  IN_PROGRESS: UNDER_WAY,
  ASSIGNED: ['info', 'user'],
  SENT: ['info', 'send'],
  FAILED: WENT_WRONG,
  REJECTED: WENT_WRONG,
  DECLINED: WENT_WRONG,
  OVERDUE: ['late', 'warning'],
  REFUNDED: ['refund', 'undo'],
  CANCELLED: IS_OVER,
  TERMINATED: IS_OVER,
  EXPIRED: IS_OVER,
  ENDED: IS_OVER,
  CLOSED: IS_OVER,
  REVOKED: IS_OVER,
  WITHDRAWN: IS_OVER,
  SUBMITTED: WAITS,
  UNDER_REVIEW: UNDER_WAY,
  WAIVED: ['idle', 'minus'],
  DRAFT: ['idle', 'pen'],
}

/** A status with its label. An unknown status is shown like a pending one. */
export function StatusPill({
  status,
  children,
  className,
}: {
  status: string
  children: ReactNode
  className?: string
}) {
  const [tone, icon] = LOOKS[status.toUpperCase()] ?? WAITS
  return (
    <Pill tone={tone} icon={icon} className={className}>
      {children}
    </Pill>
  )
}
