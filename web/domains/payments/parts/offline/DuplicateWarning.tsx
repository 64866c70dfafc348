import { Link } from '@tanstack/react-router'
import { offlinePayments } from '#words/offline-payments'
import { type ApiError, hasCode, messageOf } from '../../../../platform/http/errors.ts'
import { formatDay, formatNaira } from '../../../../platform/screens/format.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'

const words = offlinePayments.looks
type First = { payment_id: string; recorded_by: string; amount: number; payment_date: string }

/** Possible duplicate: shows the earlier payment and lets the person decide. */
export function DuplicateWarning({ error, onAnother }: { error: ApiError; onAnother: () => void }) {
  const { first } = (error.details ?? {}) as { first?: First }
  const isTaken = hasCode(error, 'BANK_REFERENCE_TAKEN')
  return (
    <Banner tone="wait" title={words.title} live>
      <span className="block">
        {!first && messageOf(error)}
        {first && isTaken && words.taken(first.recorded_by)}
        {first &&
          !isTaken &&
          words.text(first.recorded_by, formatNaira(first.amount, 'short'), formatDay(first.payment_date))}
      </span>
      <span className="mt-3 flex flex-wrap gap-2">
        {first && (
          <Button asChild kind="second">
            <Link to="/dashboard/payments/$id" params={{ id: first.payment_id }}>
              {words.see}
            </Link>
          </Button>
        )}
        {!isTaken && (
          <Button kind="second" onClick={onAnother}>
            {words.another}
          </Button>
        )}
      </span>
    </Banner>
  )
}
