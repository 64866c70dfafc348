import type { Fee } from '@gida/contract/domains/charges/fee'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fees } from '#words/fees'
import { typeNames } from '#words/type-names'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { FeeForm } from '../forms/FeeForm.tsx'
import { RemoveFee } from '../forms/RemoveFee.tsx'
import { feesQuery } from '../queries.ts'

const words = fees

/** The fees of an estate for new tenants; its manager can edit them. */
export function FeeSchedule({ estateId }: { estateId: string }) {
  const answer = useQuery(feesQuery(estateId))
  const [edited, setEdited] = useState<Fee | 'new' | null>(null)
  const [removed, setRemoved] = useState<Fee | null>(null)
  const actor = useActor()
  const canAdd =
    answer.data?.data[0]?.can.write ??
    (hasPermission(actor, 'properties_write') && actor.user.role !== 'LANDLORD')
  return (
    <Card aria-labelledby="fees">
      <CardHead
        title={words.title}
        id="fees"
        end={
          canAdd && (
            <Button kind="second" size="small" icon="plus" onClick={() => setEdited('new')}>
              {words.add}
            </Button>
          )
        }
      />
      <CardBody className="text-small text-ink-soft">{words.note}</CardBody>
      <Loaded bare of={answer} rows={3} loading={words.loading}>
        {({ data: fees }) => (
          <>
            {fees.length === 0 && (
              <EmptyState title={words.empty} small>
                {words.emptyNote}
              </EmptyState>
            )}
            <Rows label={words.title}>
              {fees.map((fee) => (
                <Row
                  key={fee.id}
                  title={fee.name}
                  note={noteOf(fee)}
                  value={<HowMuch fee={fee} />}
                  end={
                    fee.can.write && (
                      <RowMenu
                        label={words.menu(fee.name)}
                        items={[
                          { label: words.edit, icon: 'pen', onSelect: () => setEdited(fee) },
                          { label: words.remove, icon: 'trash', late: true, onSelect: () => setRemoved(fee) },
                        ]}
                      />
                    )
                  }
                />
              ))}
            </Rows>
          </>
        )}
      </Loaded>
      {edited && (
        <FeeForm estateId={estateId} fee={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      )}
      {removed && <RemoveFee fee={removed} onDone={() => setRemoved(null)} />}
    </Card>
  )
}

function noteOf({ active, transaction_type, rhythm, on_renewal }: Fee): string {
  if (!active) return words.off
  return [typeNames[transaction_type], words.rhythms[rhythm], on_renewal && words.onRenewal]
    .filter(Boolean)
    .join(' · ')
}

const HowMuch = ({ fee: { amount, basis_points } }: { fee: Fee }) =>
  amount === null ? words.ofRent(`${(basis_points ?? 0) / 100} %`) : <Money kobo={amount} />
