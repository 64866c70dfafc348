import type { Charge } from '@gida/contract/domains/charges/charge'
import type { WaiverKind } from '@gida/contract/domains/charges/waiver'
import { useState } from 'react'
import { refunds } from '#words/refunds'
import type { MenuItem } from '../../ui/overlay/menu-item.ts'
import { WaiveCharge } from './forms/WaiveCharge.tsx'

const words = refunds.giveUp

/** What the row of an open charge offers to who may give it up, as the server says, and the dialog that does it. */
export function useWaiveOrWriteOff() {
  const [chosen, setChosen] = useState<{ charge: Charge; kind: WaiverKind } | null>(null)

  const items = (charge: Charge): MenuItem[] => {
    const waive: MenuItem = {
      label: words.waive,
      icon: 'minus',
      onSelect: () => setChosen({ charge, kind: 'WAIVER' }),
    }
    const writeOff: MenuItem = {
      label: words.writeOff,
      icon: 'trash',
      late: true,
      onSelect: () => setChosen({ charge, kind: 'WRITE_OFF' }),
    }
    const offered = [...(charge.can.waive ? [waive] : []), ...(charge.can.write_off ? [writeOff] : [])]
    return offered.length > 0 ? ['line', ...offered] : []
  }
  const dialog = chosen && <WaiveCharge {...chosen} onDone={() => setChosen(null)} />
  return { items, dialog }
}
