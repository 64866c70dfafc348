import type { Charge } from '@gida/contract/domains/payments/charge'
import { type WaiverKind, WRITE_OFF_AFTER_DAYS } from '@gida/contract/domains/payments/waiver'
import { useState } from 'react'
import { hasPermission } from '../../platform/access.ts'
import type { MenuItem } from '../../ui/menu-item.ts'
import { moneyBack } from '../../words/en/money-back.ts'
import { useActor } from '../auth/queries.ts'
import { GiveUpCharge } from './forms/GiveUpCharge.tsx'

const words = moneyBack.giveUp

/** What the row of an open charge offers to who may give it up, and the dialog that does it. */
export function useGiveUp() {
  const actor = useActor()
  const [chosen, setChosen] = useState<{ charge: Charge; kind: WaiverKind } | null>(null)
  const { role } = actor.user
  const mayWaive =
    (role === 'ESTATE_MANAGER' || role === 'LANDLORD') && hasPermission(actor, 'payments_write')

  const items = (charge: Charge): MenuItem[] => {
    if (!mayWaive || charge.open_amount === 0) return []
    const isOld = charge.late_days > WRITE_OFF_AFTER_DAYS
    return [
      'line',
      { label: words.waive, icon: 'minus', onSelect: () => setChosen({ charge, kind: 'WAIVER' }) },
      ...(isOld && hasPermission(actor, 'payments_write_off')
        ? [
            {
              label: words.writeOff,
              icon: 'trash' as const,
              late: true,
              onSelect: () => setChosen({ charge, kind: 'WRITE_OFF' as const }),
            },
          ]
        : []),
    ]
  }
  const dialog = chosen && <GiveUpCharge {...chosen} onDone={() => setChosen(null)} />
  return { items, dialog }
}
