import type { GivenRole } from '@gida/contract/domains/users/changes'
import type { UserDetail } from '@gida/contract/domains/users/user'
import { useState } from 'react'
import { users } from '#words/users'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useUpdateUser } from '../changes.ts'
import { ROLES } from '../search.ts'

const words = users.role
const OPTIONS = ROLES.map((value) => ({ value, label: users.roles[value] }))

type Props = { person: UserDetail }

/** Changes a person's role. A choice is one against the role that was seen: a colleague may give them another meanwhile. */
export const RoleCard = ({ person }: Props) => (
  <RoleForm key={`${person.id} ${person.role}`} person={person} />
)

function RoleForm({ person }: Props) {
  const [role, choose] = useState<string>(person.role)
  const update = useUpdateUser()
  const save = () =>
    update.mutate(
      { params: { id: person.id }, body: { role: role as GivenRole } },
      { onSuccess: () => toast.success(words.saved(person.full_name, users.roles[role as GivenRole])) },
    )
  return (
    <Card aria-labelledby="role">
      <CardHead title={words.title} id="role" />
      <CardBody className="grid gap-3">
        <Field
          label={words.label}
          help={users.roleNotes[role as GivenRole]}
          {...(update.error && { error: messageOf(update.error) })}
        >
          <SelectField
            options={OPTIONS}
            value={role}
            onChange={(next) => {
              update.reset()
              choose(next)
            }}
          />
        </Field>
        {role !== person.role && (
          <>
            <p className="text-small text-ink-soft">{words.note}</p>
            <Button busy={update.isPending} busyText={words.saving} onClick={save}>
              {words.save}
            </Button>
          </>
        )}
      </CardBody>
    </Card>
  )
}
