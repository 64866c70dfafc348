import { settlements } from '#words/settlements'
import { Pill } from '../../../ui/display/Pill.tsx'

/** Whether a settlement matches the ledger. */
export const ReconciliationPill = ({ count }: { count: number }) =>
  count === 0 ? (
    <Pill tone="in" icon="ok">
      {settlements.list.ties}
    </Pill>
  ) : (
    <Pill tone="wait" icon="warning">
      {settlements.list.differs(count)}
    </Pill>
  )
