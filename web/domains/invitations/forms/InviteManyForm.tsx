import type { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { MOST_ROWS } from '@gida/contract/domains/invitations/rules'
import type { Language } from '@gida/contract/shared/language'
import { invitations } from '#words/invitations'
import { checkLines, readyOf } from '../../../platform/forms/pasted-lines.ts'
import { useLeftLines } from '../../../platform/forms/use-left-lines.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { LinesPreview } from '../../../ui/form/pasted/LinesPreview.tsx'
import { PastedLines } from '../../../ui/form/pasted/PastedLines.tsx'
import { EstateField } from '../../estates/index.ts'
import { useInviteMany } from '../changes.ts'
import { type ReadLine, readLines } from '../read-lines.ts'
import { LanguageField } from './LanguageField.tsx'

const { form: texts, many: words } = invitations
type Values = { estate_id: string; role: InvitedRole; language: Language; text: string }
type Props = { draft: { role?: InvitedRole; estate_id?: string }; onAllSent: () => void }

/** Roles that can be invited in bulk; others need a property, and are invited one by one. */
const ROLES: readonly InvitedRole[] = ['TENANT', 'PROPERTY_MANAGER']
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: invitations.roles[value] }))

const check = ({ estate_id, text }: Values) => ({
  estate_id: estate_id ? undefined : texts.estateMissing,
  text: checkLines(readLines(text), MOST_ROWS, words),
})

/** Pasted lines with a preview of each; after sending, those that failed remain, with their reasons. */
export function InviteManyForm({ draft, onAllSent }: Props) {
  const form = useFields<Values>(
    {
      estate_id: draft.estate_id ?? '',
      role: ROLES.find((one) => one === draft.role) ?? 'TENANT',
      language: 'en',
      text: '',
    },
    check,
  )
  const { control, resetField } = form
  const text = form.watch('text')
  const { keepLeft, reasons } = useLeftLines<ReadLine>({
    text,
    onLeft: (kept) => {
      resetField('text', { defaultValue: '' })
      form.setValue('text', kept, { shouldDirty: true })
    },
    onNoneLeft: onAllSent,
    reasonOf: (message, place) => words.reason(place + 1, message),
  })
  const saving = useSave(form, useInviteMany(), {
    input: ({ text, ...to }) => ({ body: { ...to, rows: readyOf(readLines(text)).map(({ row }) => row) } }),
    said: ({ created }) => (created.length > 0 ? words.done(created.length) : undefined),
    unknown: texts.unknown,
    onSaved: (answer, sent) => keepLeft(readLines(sent.text), answer),
  })
  const lines = readLines(text)
  return (
    <form noValidate className="grid gap-4" onSubmit={saving.save}>
      <EstateField
        control={control}
        name="estate_id"
        onChange={(id) => resetField('estate_id', { defaultValue: id })}
      />
      <ChoiceField control={control} name="role" label={texts.as} options={ROLE_OPTIONS} />
      <LanguageField control={control} />
      <PastedLines
        control={control}
        name="text"
        label={words.lines}
        help={words.linesHelp(MOST_ROWS)}
        placeholder={words.example}
        isSaving={saving.isSaving}
        reasons={reasons}
        refused={words.some}
      />
      {lines.length > 0 && <LinesPreview lines={lines.map(shown)} words={words} />}
      <FormSubmit
        {...saving}
        words={{ save: words.send(readyOf(lines).length), saving: words.sending }}
        big
      />
    </form>
  )
}

function shown({ line, text, row: { full_name, email, phone, unit }, problem }: ReadLine) {
  const address = [email, phone].filter(Boolean).join(', ')
  const notes = [full_name && address, unit && words.unitNamed(unit)].filter((note) => note !== undefined)
  return { line, title: full_name ?? (address || text), notes, problem }
}
