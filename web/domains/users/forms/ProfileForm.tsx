import type { Profile } from '@gida/contract/domains/users/profile'
import type { User } from '@gida/contract/domains/users/user'
import { settings } from '#words/settings'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useProfileForm } from './use-profile-form.ts'

const words = settings.profile

/** Who one is, how one is reached, and whom to call when something happens. */
export function ProfileForm({ user, profile }: { user: User; profile: Profile }) {
  const { typed, problems, refusal, submit, isSaving } = useProfileForm(user, profile)
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={words.name} error={problems.full_name}>
        <TextInput autoComplete="name" maxLength={120} {...typed('full_name')} />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={words.email}
          help={words.emailHelp}
          error={problems.email}
          caution={user.email && !user.email_verified ? words.unverified : undefined}
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            {...typed('email')}
          />
        </Field>
        <Field label={words.phone} error={problems.phone}>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" figures {...typed('phone')} />
        </Field>
      </div>
      <Field label={words.address} opt={words.optional} error={problems.address}>
        <TextInput autoComplete="street-address" maxLength={300} {...typed('address')} />
      </Field>
      <Field label={words.bio} opt={words.optional} help={words.bioHelp} error={problems.bio}>
        <TextArea rows={3} maxLength={1000} {...typed('bio')} />
      </Field>
      <FieldGroup
        legend={words.emergency}
        opt={words.optional}
        help={words.emergencyHelp}
        {...(problems.emergency && { error: problems.emergency })}
      >
        <div className="grid gap-4 md:grid-cols-3">
          <Field label={words.contactName}>
            <TextInput autoComplete="off" maxLength={120} {...typed('contact_name')} />
          </Field>
          <Field label={words.contactPhone}>
            <TextInput type="tel" inputMode="tel" autoComplete="off" figures {...typed('contact_phone')} />
          </Field>
          <Field label={words.relationship}>
            <TextInput
              autoComplete="off"
              maxLength={60}
              placeholder={words.relationshipHint}
              {...typed('contact_relationship')}
            />
          </Field>
        </div>
      </FieldGroup>
      {refusal && (
        <Banner tone="late" live>
          {refusal}
        </Banner>
      )}
      <div>
        <Button type="submit" size="big" busy={isSaving} busyText={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
