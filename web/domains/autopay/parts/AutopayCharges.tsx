import type { AutopayCharge, AutopayInstruction } from '@gida/contract/domains/autopay/autopay'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { tenantAccount } from '#words/tenant-account'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { useSkipAutopayCharge } from '../changes.ts'

const words = tenantAccount.standing
type Props = { instruction: AutopayInstruction; debits: readonly AutopayCharge[] }

/** The next autopay charges, each of which can be skipped, and the results of past ones. */
export function AutopayCharges({ instruction, debits }: Props) {
  const [skipped, setSkipped] = useState<AutopayCharge | null>(null)
  if (debits.length === 0) return null
  const maySkip = (debit: AutopayCharge) => debit.status === 'PLANNED' && instruction.status === 'ACTIVE'
  return (
    <>
      <Rows label={words.debits}>
        {debits.map((debit) => (
          <Row
            key={debit.id}
            title={debit.description}
            note={noteOf(debit)}
            value={<Money kobo={debit.amount} />}
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

function noteOf({ status, charge_on, failure, failures }: AutopayCharge): string {
  const day = formatDay(charge_on)
  const said = failure?.replace(/\.+$/, '')
  if (status === 'PLANNED' && failures > 0) return words.again(said ?? '', day)
  const text = words.debit[status](day)
  return status === 'STOPPED' && said ? `${text}: ${said}` : text
}

function SkipDebit({ id, debit, onDone }: { id: string; debit: AutopayCharge; onDone: () => void }) {
  const said = words.skipping
  const amount = formatNaira(debit.amount, 'short')
  return (
    <ActionDialog
      change={useSkipAutopayCharge()}
      input={{ params: { id }, body: { autopay_charge_id: debit.id } }}
      said={said.done}
      title={said.title(amount, formatDay(debit.charge_on))}
      confirm={said.confirm(amount)}
      keep={said.keep}
      busy={said.busy}
      onClose={onDone}
    >
      {said.text(debit.description)}
    </ActionDialog>
  )
}
