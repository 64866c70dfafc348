import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { debt as debtWords } from '#words/debt'
import { estates } from '#words/estates'
import { units } from '#words/units'
import { hasPermission } from '../../../platform/access.ts'
import { useActor } from '../../../platform/actor.ts'
import { formatDay, formatPeriod } from '../../../platform/format.ts'
import { Loaded } from '../../../platform/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { UnitForm } from '../forms/UnitForm.tsx'
import { leaseTermsQuery, unitQuery } from '../queries.ts'
import { VacantUnit } from '../slots.ts'
import { ChangeUnit } from './ChangeUnit.tsx'
import { UnitStandingPill } from './UnitStandingPill.tsx'

const words = estates.unit
type Props = { unitId: string | undefined; known?: Unit | undefined; onClose: () => void }

/** One unit beside its building: who lives there, under what lease, and how the money stands. */
export function UnitSheet({ unitId, known, onClose }: Props) {
  const answer = useQuery({
    ...unitQuery(unitId ?? ''),
    enabled: unitId !== undefined,
    ...(known && { placeholderData: known }),
  })
  const unit = unitId ? answer.data : undefined
  const [editing, setEditing] = useState<string>()
  const isEditing = unit !== undefined && editing === unit.id
  return (
    <Sheet
      open={unitId !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={isEditing ? units.form.title(unit.name) : (unit?.name ?? estates.property.units)}
      note={unit && placeOf(unit)}
      end={unit && <UnitStandingPill unit={unit} />}
      footer={unit && !isEditing && <UnitActions unit={unit} />}
    >
      <Loaded bare of={answer} rows={3} missing={words.missing}>
        {(unit) =>
          isEditing ? (
            <div className="border-t border-line p-4 md:p-5">
              <UnitForm
                unit={unit}
                onSaved={({ name }) => {
                  setEditing(undefined)
                  toast.success(units.form.saved(name))
                }}
              />
            </div>
          ) : (
            <>
              <UnitFace unit={unit} />
              {unit.can.write && (
                <ChangeUnit unit={unit} onEdit={() => setEditing(unit.id)} onRemoved={onClose} />
              )}
            </>
          )
        }
      </Loaded>
    </Sheet>
  )
}

/** `Block B, 2nd floor · 3 bedrooms` */
function placeOf({ block, floor, bedrooms, property_name }: Unit): string {
  const where = [block || property_name, floor === null ? '' : words.floor(floor)].filter(Boolean).join(', ')
  return bedrooms ? `${where} · ${words.bedrooms(bedrooms)}` : where
}

function UnitFace({ unit }: { unit: Unit }) {
  const { tenant_name, debt } = unit
  if (!tenant_name) {
    return (
      <>
        <div className="border-t border-line p-4 md:p-5">
          <p className="mb-3 text-ink-soft">{emptyNote(unit)}</p>
          <DescriptionList>
            <Terms rentLabel={words.asking} terms={unit} />
          </DescriptionList>
        </div>
        <VacantUnit unitId={unit.id} />
      </>
    )
  }
  return (
    <>
      <Rows label={words.tenant}>
        <Row avatar={tenant_name} title={tenant_name} />
      </Rows>
      <div className="border-t border-line p-4 md:p-5">
        <DescriptionList>
          <DescriptionItem label={debtWords.arrears} strong tone={debt.arrears > 0 ? 'late' : undefined}>
            {debt.arrears > 0 ? <Money kobo={debt.arrears} /> : words.nothing}
          </DescriptionItem>
          <DescriptionItem label={debtWords.dueNow}>
            {debt.due_now > 0 ? <Money kobo={debt.due_now} /> : words.nothing}
          </DescriptionItem>
          <LeaseTerms unit={unit} />
        </DescriptionList>
      </div>
    </>
  )
}

/** What the tenant agreed to, which need not be what the unit asks for now. */
function LeaseTerms({ unit: { lease_id, lease_end } }: { unit: Unit }) {
  const { data: lease } = useQuery({ ...leaseTermsQuery(lease_id ?? ''), enabled: lease_id !== null })
  return (
    <>
      {lease && <Terms rentLabel={words.rent} terms={lease} />}
      {lease && (
        <DescriptionItem label={words.lease}>
          {formatPeriod(lease.start_date, lease.end_date)}
        </DescriptionItem>
      )}
      {!lease && lease_end && (
        <DescriptionItem label={words.leaseEnds}>{formatDay(lease_end)}</DescriptionItem>
      )}
    </>
  )
}

type TermsOf = Pick<Unit, 'rent_amount' | 'frequency' | 'service_charge' | 'caution_deposit'>

function Terms({ rentLabel, terms }: { rentLabel: string; terms: TermsOf }) {
  const { rent_amount, frequency, service_charge, caution_deposit } = terms
  return (
    <>
      <DescriptionItem label={rentLabel}>
        <Money kobo={rent_amount} kind="short" />
        <span className="block text-small text-ink-soft">{estates.frequencies[frequency].toLowerCase()}</span>
      </DescriptionItem>
      {service_charge > 0 && (
        <DescriptionItem label={words.serviceCharge}>
          <Money kobo={service_charge} kind="short" />
        </DescriptionItem>
      )}
      {caution_deposit > 0 && (
        <DescriptionItem label={words.deposit}>
          <Money kobo={caution_deposit} kind="short" />
        </DescriptionItem>
      )}
    </>
  )
}

function emptyNote({ status }: Unit): string {
  if (status === 'OUT_OF_SERVICE') return words.outOfService
  return status === 'RESERVED' ? words.reserved : words.notYours
}

/** Let it while it is empty; else look at its money and its lease. */
function UnitActions({ unit: { id, estate_id, status, lease_id, tenant_id } }: { unit: Unit }) {
  const actor = useActor()
  const canLet = hasPermission(actor, 'tenants_write')
  if (!tenant_id) {
    if (!canLet || (status !== 'VACANT' && status !== 'RESERVED')) return null
    return (
      <>
        <Button asChild kind="second" className="grow">
          <Link to="/dashboard/units/$id/quote" params={{ id }}>
            {words.quote}
          </Link>
        </Button>
        <Button asChild className="grow">
          <Link to="/dashboard/leases/new" search={{ unit_id: id }}>
            {words.let}
          </Link>
        </Button>
        {hasPermission(actor, 'invitations_write') && (
          <Button asChild kind="second" className="grow">
            <Link to="/dashboard/invitations/new" search={{ role: 'TENANT', estate_id, unit_id: id }}>
              {words.invite}
            </Link>
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      <Button asChild kind="second" className="grow">
        <Link to="/dashboard/payments" search={{ property_unit_id: id }}>
          {words.payments}
        </Link>
      </Button>
      <Button asChild kind="second" className="grow">
        <Link to="/dashboard/payments/charges" search={{ unit_id: id, state: 'ALL' }}>
          {words.charges}
        </Link>
      </Button>
      {lease_id && (
        <Button asChild kind="second" className="grow">
          <Link to="/dashboard/leases/$id" params={{ id: lease_id }}>
            {words.lease}
          </Link>
        </Button>
      )}
    </>
  )
}
