import type { WithheldMonth } from '@gida/contract/domains/bills/bill'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bills } from '#words/bills'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { useVoidWithheldRemittance } from '../changes.ts'
import { RemitForm } from '../forms/RemitForm.tsx'
import { withheldQuery } from '../queries.ts'

const words = bills.tax
type Sent = WithheldMonth['sent'][number]

/** Withheld tax by month and tax office; renders nothing if there is none. */
export function WithheldTax({ estateId }: { estateId: string | undefined }) {
  const { data } = useQuery(withheldQuery(estateId))
  const isOwner = useActor().user.role === 'LANDLORD'
  const [remitting, setRemitting] = useState<WithheldMonth>()
  const [undoing, setUndoing] = useState<Sent>()
  const months = data?.data ?? []
  if (months.length === 0) return null
  return (
    <Card aria-labelledby="withheld">
      <CardHead title={words.title} id="withheld" />
      <CardBody className="text-ink-soft">{words.note}</CardBody>
      <Rows label={words.title}>
        {months.map((row) => (
          <Row
            key={`${row.estate_id} ${row.month} ${row.office}`}
            title={`${row.month}, ${words.offices[row.office]}`}
            note={row.estate_name}
            value={<Money kobo={row.left > 0 ? row.left : row.remitted} />}
            valueNote={
              row.left > 0 && row.due_on ? `${words.heads.due} ${formatDay(row.due_on)}` : words.sent
            }
            end={
              <span className="flex items-center gap-2">
                {row.is_late && <Pill tone="late">{words.late}</Pill>}
                {row.left > 0 && !isOwner && (
                  <Button
                    kind="second"
                    size="small"
                    aria-label={words.remitOf(row.month, words.offices[row.office])}
                    onClick={() => setRemitting(row)}
                  >
                    {words.remit}
                  </Button>
                )}
                {row.sent.length > 0 && !isOwner && (
                  <RowMenu
                    label={words.actsOf(row.month, words.offices[row.office])}
                    items={row.sent.map((sent) => ({
                      label: words.undo(sent.reference),
                      icon: 'undo' as const,
                      onSelect: () => setUndoing(sent),
                    }))}
                  />
                )}
              </span>
            }
          />
        ))}
      </Rows>
      {undoing && <UndoRemittance of={undoing} onClose={() => setUndoing(undefined)} />}
      {remitting && <RemitForm month={remitting} onClose={() => setRemitting(undefined)} />}
    </Card>
  )
}

function UndoRemittance({ of, onClose }: { of: Sent; onClose: () => void }) {
  const { voiding: said } = bills
  return (
    <ReasonDialog
      change={useVoidWithheldRemittance()}
      input={(reason) => ({ params: { id: of.id }, body: { reason } })}
      said={words.undone}
      title={words.undoTitle(formatNaira(of.amount))}
      note={words.undoNote}
      label={said.reason}
      missing={said.reasonMissing}
      save={words.undo(of.reference)}
      saving={said.saving}
      cancel={said.keep}
      danger
      onClose={onClose}
    />
  )
}
