import type { Debit, StandingInstruction } from '@gida/contract/domains/autopay/recurring'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ownMoney } from '#words/own-money'
import { messageOf } from '../../../platform/errors.ts'
import { formatDay, formatNaira } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useSkipDebit } from '../queries.ts'

const words = ownMoney.standing
type Props = { instruction: StandingInstruction; debits: readonly Debit[] }

/** The next ones, each to be skipped, and what became of the last. */
export function Debits({ instruction, debits }: Props) {
  const [skipped, setSkipped] = useState<Debit | null>(null)
  if (debits.length === 0) return null
  const maySkip = (debit: Debit) => debit.status === 'PLANNED' && instruction.status === 'ACTIVE'
  return (
    <>
      <Rows label={words.debits}>
        {debits.map((debit) => (
          <Row
            key={debit.id}
            title={debit.description}
            note={noteOf(debit)}
            value={<Money kobo={debit.amount} kind="short" />}
            end={
              maySkip(debit) && (
                <Button
                  kind="second"
                  size="small"
                  aria-label={words.skipOf(debit.description)}
                  onClick={() => setSkipped(debit)}
                >
                  {words.skip}
                </Button>
              )
            }
            {...(debit.payment_id &&
              !maySkip(debit) && {
                link: <Link to="/dashboard/payments/$id" params={{ id: debit.payment_id }} />,
              })}
          />
        ))}
      </Rows>
      {skipped && <SkipDebit id={instruction.id} debit={skipped} onDone={() => setSkipped(null)} />}
    </>
  )
}

function noteOf({ status, debit_on, failure, failures }: Debit): string {
  const day = formatDay(debit_on)
  const said = failure?.replace(/\.+$/, '')
  if (status === 'PLANNED' && failures > 0) return words.again(said ?? '', day)
  const text = words.debit[status](day)
  return status === 'STOPPED' && said ? `${text}: ${said}` : text
}

function SkipDebit({ id, debit, onDone }: { id: string; debit: Debit; onDone: () => void }) {
  const skip = useSkipDebit()
  const said = words.skipping
  const amount = formatNaira(debit.amount, 'short')
  const confirm = () =>
    skip.mutate(
      { params: { id }, body: { debit_id: debit.id } },
      {
        onSuccess: () => {
          toast.success(said.done)
          onDone()
        },
      },
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={said.title(amount, formatDay(debit.debit_on))}
      confirm={said.confirm(amount)}
      keep={said.keep}
      onConfirm={confirm}
      busy={skip.isPending}
      busyText={said.busy}
      error={skip.error ? messageOf(skip.error) : undefined}
    >
      {said.text(debit.description)}
    </ConfirmDialog>
  )
}
