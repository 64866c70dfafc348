import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { invitations } from '#words/invitations'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { unitQuery } from '../../estates/index.ts'
import { QuotedTerms, TermsFields, termsOfUnit, type useQuotedTerms } from '../../leases/index.ts'
import type { InviteValues } from '../invite-values.ts'

const ASKED = ['frequency', 'instalments', 'rent_amount', 'caution_deposit', 'service_charge'] as const
const words = invitations.form
type Props = { form: UseFormReturn<InviteValues>; quoted: ReturnType<typeof useQuotedTerms> }

/** The lease of the unit that a tenant is invited to, with what the unit asks for from the start. */
export function LeaseOfInvitation({ form, quoted }: Props) {
  const { setValue, getValues, watch } = form
  const { unit_id, with_lease = false } = watch()
  const { data: unit } = useQuery(unitQuery(unit_id))
  // What was typed before the unit was known, or over what it asks for, stays when it comes or comes again.
  const proposed = useRef<Partial<InviteValues>>(getValues())
  useEffect(() => {
    if (!unit) return
    const terms = termsOfUnit(unit)
    for (const name of ASKED) if (getValues(name) === proposed.current[name]) setValue(name, terms[name])
    proposed.current = terms
  }, [unit, setValue, getValues])
  return (
    <FieldGroup legend={words.lease}>
      <CheckRow
        plain
        title={words.withLease}
        note={words.withLeaseNote}
        checked={with_lease}
        onChange={({ target }) => setValue('with_lease', target.checked, { shouldDirty: true })}
      />
      {with_lease && unit?.tenant_name && <p className="text-small">{words.unitTaken(unit.tenant_name)}</p>}
      {with_lease && (
        <div className="mt-3 grid gap-4">
          <TermsFields />
          <QuotedTerms {...quoted} />
        </div>
      )}
    </FieldGroup>
  )
}
