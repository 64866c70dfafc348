import type { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { MOST_ROWS } from '@gida/contract/domains/invitations/rules'
import { type SubmitEvent, useRef, useState } from 'react'
import { invitations } from '#words/invitations'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PastedLines } from '../../../ui/form/PastedLines.tsx'
import { EstateField } from '../../estates/index.ts'
import { InviteLinesPreview } from '../parts/InviteLinesPreview.tsx'
import { useInviteMany } from '../queries.ts'
import { readLines } from '../read-lines.ts'

const { form, many: words } = invitations
type Props = { draft: { role?: InvitedRole; estate_id?: string }; onAllSent: (count: number) => void }

/** People without a unit of their own in the estate are invited one by one: they need a property, or more thought. */
const ROLES: readonly InvitedRole[] = ['TENANT', 'PROPERTY_MANAGER']
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: invitations.roles[value] }))

/** Pasted lines, what was read in each, and after sending the lines that did not go, each with its reason. */
export function InviteManyForm({ draft, onAllSent }: Props) {
  const invite = useInviteMany()
  const [estateId, setEstateId] = useState(draft.estate_id ?? '')
  const [role, setRole] = useState<InvitedRole>(ROLES.find((one) => one === draft.role) ?? 'TENANT')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [reasons, setReasons] = useState<readonly string[]>([])
  const isUnderWay = useRef(false) // two taps may come before the first is drawn as busy

  const lines = readLines(text)
  const ready = lines.filter((line) => !line.problem)
  const textProblem = linesProblem(lines.length)

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    setRefusal(undefined)
    if (isUnderWay.current || !estateId || textProblem || ready.length === 0) return
    isUnderWay.current = true
    const sent = ready
    const left = lines.filter((line) => line.problem)
    invite.mutate(
      { body: { estate_id: estateId, role, rows: sent.map((line) => line.row) } },
      {
        onSuccess: ({ created, failed }) => {
          const kept = [...failed.flatMap(({ index }) => sent[index] ?? []), ...left]
          if (kept.length === 0) return onAllSent(created.length)
          if (created.length > 0) toast.success(words.done(created.length))
          setText(kept.map((line) => line.text).join('\n'))
          setReasons(failed.map(({ message }, place) => words.reason(place + 1, message)))
        },
        onError: (error) => setRefusal(isUnanswered(error) ? form.unknown : messageOf(error)),
        onSettled: () => {
          isUnderWay.current = false
        },
      },
    )
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <EstateField
        value={estateId}
        error={isTried && !estateId ? form.estateMissing : undefined}
        onChange={setEstateId}
      />
      <Field label={form.as}>
        <SelectField
          options={ROLE_OPTIONS}
          value={role}
          onChange={(value) => setRole((value || 'TENANT') as InvitedRole)}
        />
      </Field>
      <PastedLines
        label={words.lines}
        help={words.linesHelp(MOST_ROWS)}
        error={isTried ? textProblem : undefined}
        placeholder={words.example}
        value={text}
        onChange={(pasted) => {
          setText(pasted)
          setReasons([])
        }}
        reasons={reasons}
        refused={words.some}
      />
      {lines.length > 0 && <InviteLinesPreview lines={lines} />}
      {refusal && (
        <Banner tone="late" live>
          {refusal}
        </Banner>
      )}
      <Button type="submit" size="big" wide busy={invite.isPending} busyText={words.sending}>
        {words.send(ready.length)}
      </Button>
    </form>
  )
}

function linesProblem(count: number): string | undefined {
  if (count === 0) return words.nobody
  return count > MOST_ROWS ? words.tooMany(MOST_ROWS) : undefined
}
