import type { InvoiceState } from '@gida/contract/domains/subscriptions/rules'
import { subscriptions as words } from '#words/subscriptions'
import { Pill } from '../../../ui/display/Pill.tsx'

const LOOKS = {
  OPEN: { tone: 'wait', icon: 'clock' },
  OVERDUE: { tone: 'late', icon: 'warning' },
  PAID: { tone: 'in', icon: 'ok' },
  CREDITED: { tone: 'idle', icon: 'undo' },
} as const

export const InvoicePill = ({ state }: { state: InvoiceState }) => (
  <Pill {...LOOKS[state]}>{words.states[state]}</Pill>
)
