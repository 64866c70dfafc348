import type { Invitation, InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { type SubmitEvent, useRef, useState } from 'react'
import { invitations } from '#words/invitations'
import { useActor } from '../../../platform/actor.ts'
import { fieldProblems, hasCode, isUnanswered, messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { bodyOf, checkInvite, type InviteProblems, type InviteValues } from '../invite-values.ts'
import { useInvitePerson } from '../queries.ts'
import { ROLES } from '../search.ts'
import { PlaceFields } from './PlaceFields.tsx'

const words = invitations.form
type NewLease = { role?: InvitedRole; estate_id?: string; property_id?: string; unit_id?: string }
type Props = { draft: NewLease; onSent: (invitation: Invitation) => void }

const BELOW_LANDLORDS: readonly InvitedRole[] = ['TENANT', 'PROPERTY_MANAGER']
const optionsOf = (roles: readonly InvitedRole[]) =>
  roles.map((value) => ({
    value,
    title: invitations.roles[value],
    note: invitations.roleNotes[value],
  }))

/** Whom, as what, and where to. */
export function InviteForm({ draft, onSent }: Props) {
  const isLandlord = useActor().user.role === 'LANDLORD'
  const invite = useInvitePerson()
  const [values, setValues] = useState<InviteValues>({
    role: draft.role ?? 'TENANT',
    estate_id: draft.estate_id ?? '',
    property_id: draft.property_id ?? '',
    unit_id: draft.unit_id ?? '',
    unit_ids: [],
    ...{ full_name: '', email: '', phone: '', message: '' },
  })
  const [problems, setProblems] = useState<InviteProblems>({})
  const [refusal, setRefusal] = useState<string>()
  const isUnderWay = useRef(false) // two taps may come before the first is drawn as busy

  function change(next: Partial<InviteValues>) {
    setValues((old) => ({ ...old, ...next }))
    setProblems((old) => ({
      ...old,
      ...Object.fromEntries(Object.keys(next).map((name) => [name, undefined])),
    }))
  }
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    const wrong = checkInvite(values, isLandlord)
    setProblems(wrong)
    setRefusal(undefined)
    if (Object.keys(wrong).length > 0) return
    isUnderWay.current = true
    invite.mutate(
      { body: bodyOf(values) },
      {
        onSuccess: onSent,
        onError: refuse,
        onSettled: () => {
          isUnderWay.current = false
        },
      },
    )
  }
  function refuse(error: unknown) {
    const known = Object.entries(fieldProblems(error)).filter(([field]) => field in values)
    setProblems(Object.fromEntries(known))
    if (known.length > 0) return
    if (isUnanswered(error)) setRefusal(words.unknown)
    else setRefusal(hasCode(error, 'INTERNAL_ERROR') ? words.failed : messageOf(error))
  }

  const text = (name: 'full_name' | 'email' | 'phone') => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <FieldGroup legend={words.as}>
        <RadioCards
          label={words.as}
          name="role"
          columns={2}
          options={optionsOf(isLandlord ? BELOW_LANDLORDS : ROLES)}
          value={values.role}
          onChange={(role) => change({ role: role as InvitedRole })}
        />
      </FieldGroup>
      <PlaceFields values={values} problems={problems} isUnitNeeded={isLandlord} onChange={change} />
      <Field label={words.name} opt={words.nameOpt} error={problems.full_name}>
        <TextInput {...text('full_name')} autoComplete="off" />
      </Field>
      <FieldGroup legend={words.reach} help={words.reachHelp}>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.email} error={problems.email}>
            <TextInput
              {...text('email')}
              type="email"
              inputMode="email"
              autoCapitalize="none"
              autoComplete="off"
            />
          </Field>
          <Field label={words.phone} error={problems.phone}>
            <TextInput {...text('phone')} type="tel" inputMode="tel" figures autoComplete="off" />
          </Field>
        </div>
      </FieldGroup>
      <Field label={words.message} opt={words.messageOpt} error={problems.message}>
        <TextArea
          rows={3}
          maxLength={500}
          value={values.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      {refusal && (
        <Banner tone="late" live>
          {refusal}
        </Banner>
      )}
      <Button type="submit" size="big" wide busy={invite.isPending} busyText={words.sending}>
        {words.send}
      </Button>
    </form>
  )
}
