import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { work } from '#words/work'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira, formatPhone } from '../../../platform/screens/format.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useAskVendors } from '../changes.ts'
import { vendorsQuery } from '../queries.ts'

const words = work.ask
type Props = { order: WorkOrderDetail; onClose: () => void }

/** Chooses vendors to ask by SMS, for a quote or to come at once; those of the trade come first. */
export function AskVendorsForm({ order, onClose }: Props) {
  const { data } = useQuery(vendorsQuery(order.estate_id))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [how, setHow] = useState('quote')
  const saving = useSave(useFields({}), useAskVendors(), {
    input: () => ({
      params: { id: order.id },
      body: { vendor_ids: [...chosen], needs_quote: how === 'quote' },
    }),
    beside: chosen.length > 0,
    said: words.said,
    onSaved: onClose,
  })
  const knows = ({ trades }: { trades: readonly string[] }) => Number(trades.includes(order.category))
  const vendors = [...(data?.data ?? [])].sort((one, other) => knows(other) - knows(one))
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const canGo = order.estimate !== null && order.status === 'OPEN'
  return (
    <FormSheet {...words} form={saving} onClose={onClose} disabled={chosen.length === 0}>
      <FieldGroup legend={words.who}>
        {data && vendors.length === 0 && <p className="text-ink-soft">{words.none}</p>}
        {vendors.map(({ id, name, phone, status }) => (
          <CheckRow
            key={id}
            plain
            title={name}
            note={status === 'ON_HOLD' ? words.onHold : formatPhone(phone)}
            disabled={status === 'ON_HOLD'}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </FieldGroup>
      <RadioCards
        label={words.how}
        name="how"
        value={how}
        onChange={setHow}
        options={[
          { value: 'quote', title: words.quote, note: words.quoteNote },
          {
            value: 'once',
            title: words.atOnce,
            note: canGo ? words.atOnceNote(formatNaira(order.estimate ?? 0, 'short')) : words.atOnceNeeds,
            disabled: !canGo,
          },
        ]}
      />
    </FormSheet>
  )
}
