import type { Comparison } from '@gida/contract/domains/admin/merging'
import { useNavigate } from '@tanstack/react-router'
import { doubles } from '#words/doubles'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useMergePeople } from '../changes.ts'

const words = doubles.merging
type Care = 'closed_seen' | 'holds_seen'
const CARES: Record<Care, string> = { closed_seen: words.closed, holds_seen: words.holds }
type Values = { reason: string; confirm_contact: string } & Record<Care, boolean>

/** Final confirmation of an irreversible merge: reason, evidence, and the name of the account that ends. */
export function MergePeopleForm({ of, onClose }: { of: Comparison; onClose: () => void }) {
  const { first, second, obstacles } = of
  const contact = second.email ?? second.phone ?? ''
  const navigate = useNavigate()
  const asked = (Object.keys(CARES) as Care[]).filter((care) => obstacles.some(({ path }) => path === care))
  const form = useFields<Values>(
    { reason: '', confirm_contact: '', closed_seen: false, holds_seen: false },
    ({ reason, confirm_contact, ...seen }) => ({
      reason: checkReason(reason, words.missing),
      confirm_contact:
        confirm_contact.trim().toLowerCase() === contact.toLowerCase() ? undefined : words.wrongContact,
      ...Object.fromEntries(asked.flatMap((care) => (seen[care] ? [] : [[care, words.seen]]))),
    }),
  )
  const saving = useSave(form, useMergePeople(), {
    input: (body) => ({ params: { id: first.id }, body: { ...body, second_id: second.id } }),
    said: words.said(first.full_name),
    onSaved: () => void navigate({ to: '/dashboard/admin/people', search: { search: first.full_name } }),
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={words.title(second.full_name, first.full_name)}
      note={[words.note, ...waysOf(of)].join(' ')}
      save={words.save}
      saving={words.saving}
      cancel={words.cancel}
      danger
      form={saving}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="reason" label={words.reason} maxLength={300} />
      {asked.map((care) => (
        <FieldGroup key={care} legend="" error={errors[care]?.message}>
          <CheckRow plain title={CARES[care]} {...form.register(care)} />
        </FieldGroup>
      ))}
      <FormTextField
        control={form.control}
        name="confirm_contact"
        label={words.confirm}
        help={words.confirmHelp(contact)}
        maxLength={254}
      />
    </FormDialog>
  )
}

/** What happens to the second account's e-mail and phone. */
function waysOf({ second, takes }: Comparison): string[] {
  const ways = (['email', 'phone'] as const).filter((way) => second[way] !== null)
  const named = (some: readonly ('email' | 'phone')[]) => some.map((way) => words.ways[way]).join(words.and)
  const [taken, kept] = [ways.filter((way) => takes[way]), ways.filter((way) => !takes[way])]
  return [
    ...(taken.length > 0 ? [words.takes(named(taken))] : []),
    ...(kept.length > 0 ? [words.keeps(named(kept))] : []),
  ]
}
