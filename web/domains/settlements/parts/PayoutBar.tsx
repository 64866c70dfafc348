import { useState } from 'react'
import { settlements } from '#words/settlements'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { RecordRemittances } from '../forms/RecordRemittances.tsx'
import { SendRemittances } from '../forms/SendRemittances.tsx'

const words = settlements.due
type Props = {
  estateId: string
  owners: { landlord_id: string; amount: number }[]
  /** Clears the selection. */
  onDone: () => void
}

/** Actions on the selected landlords. */
export function PayoutBar({ estateId, owners, onDone }: Props) {
  // A snapshot: amounts that change while the dialog is open are not what was transferred or confirmed.
  const [doing, setDoing] = useState<{ way: 'record' | 'send'; owners: Props['owners']; sum: number } | null>(
    null,
  )
  const sum = owners.reduce((all, { amount }) => all + amount, 0)
  const run = doing && {
    ...{ estateId, owners: doing.owners, sum: doing.sum },
    onDone: () => {
      setDoing(null)
      onDone()
    },
    onClose: () => setDoing(null),
  }
  return (
    <section
      aria-label={words.chosenLabel}
      className="sticky bottom-20 z-20 flex flex-wrap items-center gap-2 rounded-3 border border-line bg-raised p-3 shadow-sheet md:bottom-4 md:px-5"
    >
      <p className="figures grow font-semibold max-md:basis-full" aria-live="polite">
        {words.chosen(owners.length, formatNaira(sum))}
      </p>
      <Button kind="quiet" onClick={onDone}>
        {words.clear}
      </Button>
      <Button kind="second" onClick={() => setDoing({ way: 'send', owners, sum })}>
        {words.send}
      </Button>
      <Button onClick={() => setDoing({ way: 'record', owners, sum })}>{words.record}</Button>
      {run && doing.way === 'record' && <RecordRemittances {...run} />}
      {run && doing.way === 'send' && <SendRemittances {...run} />}
    </section>
  )
}
