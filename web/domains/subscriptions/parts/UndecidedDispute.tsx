import { useState } from 'react'
import { subscriptions } from '#words/subscriptions'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useEndInvoiceDispute } from '../changes.ts'

const words = subscriptions.invoice.dispute
const OUTCOMES = ['WON', 'LOST'] as const
type Outcome = (typeof OUTCOMES)[number]
type Of = { id: string; number: string; amount: number }

/** A dispute that the provider archived without a decision: the super admin records the outcome. */
export function UndecidedDispute(of: Of) {
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <>
      <Banner
        tone="late"
        action={
          <div className="flex flex-wrap gap-2">
            {OUTCOMES.map((one) => (
              <Button key={one} kind="second" size="small" onClick={() => setOutcome(one)}>
                {words[one]}
              </Button>
            ))}
          </div>
        }
      >
        {words.archived}
      </Banner>
      {outcome && <EndDispute {...of} outcome={outcome} onDone={() => setOutcome(undefined)} />}
    </>
  )
}

function EndDispute({ id, number, amount, outcome, onDone }: Of & { outcome: Outcome; onDone: () => void }) {
  const sum = formatNaira(amount)
  const isLost = outcome === 'LOST'
  const confirmation = useConfirmation(useEndInvoiceDispute(), {
    input: { params: { id }, body: { outcome } },
    said: words.ended,
    onDone,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={isLost ? words.lostTitle(sum) : words.wonTitle(sum)}
      confirm={words[outcome]}
      danger={isLost}
      keep={words.keep}
      busyText={words.ending}
      {...confirmation}
    >
      {isLost ? words.lostNote(sum, number) : words.wonNote(number)}
    </ConfirmDialog>
  )
}
