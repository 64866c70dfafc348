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

/** A lease to offer with the invitation, prefilled with the unit's asking terms. */
export function LeaseOfInvitation({ form, quoted }: Props) {
  const { setValue, getValues, watch } = form
  const { unit_id, with_lease = false } = watch()
  const { data: unit } = useQuery(unitQuery(unit_id))
  // Input typed before the unit has loaded, or over its values, is kept when it is refetched.
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
