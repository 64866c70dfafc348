import type { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { FormProvider } from 'react-hook-form'
import { invitations } from '#words/invitations'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { quoteTermsOf, useQuotedTerms } from '../../leases/index.ts'
import { useInvitePerson } from '../changes.ts'
import { bodyOf, carriesLease, checkInvite, type InviteValues, termsIn } from '../invite-values.ts'
import { addressOf } from '../parts/invitation-columns.tsx'
import { ROLES } from '../search.ts'
import { LanguageField } from './LanguageField.tsx'
import { LeaseOfInvitation } from './LeaseOfInvitation.tsx'
import { PlaceFields } from './PlaceFields.tsx'

const words = invitations.form
const SUBMIT = { save: words.send, saving: words.sending }
type NewLease = { role?: InvitedRole; estate_id?: string; property_id?: string; unit_id?: string }
type Props = { draft: NewLease; onSent: () => void }

const BELOW_LANDLORDS: readonly InvitedRole[] = ['TENANT', 'PROPERTY_MANAGER']
const optionsOf = (roles: readonly InvitedRole[]) =>
  roles.map((value) => ({
    value,
    title: invitations.roles[value],
    note: invitations.roleNotes[value],
  }))

/** Recipient, role and place. */
export function InviteForm({ draft, onSent }: Props) {
  const actor = useActor()
  const isLandlord = actor.user.role === 'LANDLORD'
  const form = useFields<InviteValues>(
    {
      role: draft.role ?? 'TENANT',
      estate_id: draft.estate_id ?? '',
      property_id: draft.property_id ?? '',
      unit_id: draft.unit_id ?? '',
      unit_ids: [],
      ...{ full_name: '', email: '', phone: '', message: '', language: 'en' },
      ...{ with_lease: hasPermission(actor, 'tenants_write'), start_date: today(), end_date: '' },
    },
    (values) => checkInvite(values, isLandlord),
  )
  const { control } = form
  const values = form.watch()
  const quoted = useQuotedTerms(carriesLease(values) ? values.unit_id : '', quoteTermsOf(termsIn(values)))
  const saving = useSave(form, useInvitePerson(), {
    before: async (sent) => !carriesLease(sent) || quoted.mayBeSaved(quoteTermsOf(termsIn(sent))),
    input: (values) => ({ body: bodyOf(values) }),
    said: (invitation) => words.sent(addressOf(invitation)),
    unknown: words.unknown,
    onSaved: onSent,
  })
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={saving.save}>
        <FieldGroup legend={words.as}>
          <FormRadioCards
            control={control}
            name="role"
            label={words.as}
            columns={2}
            options={optionsOf(isLandlord ? BELOW_LANDLORDS : ROLES)}
          />
        </FieldGroup>
        <PlaceFields form={form} isUnitNeeded={isLandlord} />
        <FormTextField control={control} name="full_name" label={words.name} opt={words.nameOpt} />
        <FieldGroup legend={words.reach} help={words.reachHelp}>
          <div className="grid gap-4 md:grid-cols-2">
            <FormTextField control={control} name="email" label={words.email} kind="email" />
            <FormTextField control={control} name="phone" label={words.phone} kind="phone" />
          </div>
        </FieldGroup>
        {values.role === 'TENANT' && values.unit_id && hasPermission(actor, 'tenants_write') && (
          <LeaseOfInvitation key={values.unit_id} form={form} quoted={quoted} />
        )}
        <LanguageField control={control} />
        <FormTextField
          control={control}
          name="message"
          label={words.message}
          opt={words.messageOpt}
          rows={3}
          maxLength={500}
        />
        <FormSubmit
          {...saving}
          words={{ ...SUBMIT, ...(quoted.isAsking && { save: words.sendAllTheSame }) }}
          big
        />
      </form>
    </FormProvider>
  )
}
