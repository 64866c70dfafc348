import type { LegalHold, PlaceHold as Wanted } from '@gida/contract/domains/admin/hold'
import { holds as words } from '#words/holds'
import { checkReason, ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useLiftHold, usePlaceHold, useReviewHold } from '../changes.ts'

const checkDay = (review_on: string) => (review_on > today() ? undefined : words.reviewMissing)

export type HeldThing = Pick<Wanted, 'user_id' | 'estate_id' | 'lease_id'>

/** Places a legal hold on a person, an estate or a lease, with a reason and a review date. */
export function PlaceHold({ on, name, onClose }: { on: HeldThing; name: string; onClose: () => void }) {
  const form = useFields({ reason: '', review_on: '' }, ({ reason, review_on }) => ({
    reason: checkReason(reason, words.missing),
    review_on: checkDay(review_on),
  }))
  const saving = useSave(form, usePlaceHold(), {
    input: ({ reason, review_on }) => ({ body: { ...on, reason: reason.trim(), review_on } }),
    said: words.placing.said(name),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.placing.title(name)}
      note={words.placing.note}
      save={words.placing.save}
      saving={words.placing.saving}
      cancel={words.cancel}
      form={saving}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="reason" label={words.reason} maxLength={300} />
      <FormDateField control={form.control} name="review_on" label={words.reviewOn} min={today()} />
    </FormDialog>
  )
}

type Props = { hold: LegalHold; onClose: () => void }

/** Extends a legal hold to a new review date. */
export function ReviewHold({ hold: { id, on_name }, onClose }: Props) {
  const form = useFields({ review_on: '' }, ({ review_on }) => ({ review_on: checkDay(review_on) }))
  const saving = useSave(form, useReviewHold(), {
    input: (body) => ({ params: { id }, body }),
    said: words.reviewing.said,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.reviewing.title(on_name)}
      save={words.reviewing.save}
      saving={words.reviewing.saving}
      cancel={words.cancel}
      form={saving}
      onClose={onClose}
    >
      <FormDateField control={form.control} name="review_on" label={words.reviewOn} min={today()} />
    </FormDialog>
  )
}

export const LiftHold = ({ hold: { id, on_name }, onClose }: Props) => (
  <ReasonDialog
    change={useLiftHold()}
    input={(reason) => ({ params: { id }, body: { reason } })}
    title={words.lifting.title(on_name)}
    note={words.lifting.note}
    label={words.reason}
    missing={words.missing}
    save={words.lifting.save}
    saving={words.lifting.saving}
    cancel={words.cancel}
    said={words.lifting.said(on_name)}
    danger
    onClose={onClose}
  />
)
