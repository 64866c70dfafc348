import { NOTICE_KINDS, type NoticeKind } from '@gida/contract/domains/notices/kinds'
import type { NoticeOutlook } from '@gida/contract/domains/notices/notice'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { noticeDesk } from '#words/notice-desk'
import { notices } from '#words/notices'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatDay, today } from '../../../platform/screens/format.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { usePrepareNotice } from '../changes.ts'
import { NoticeSteps } from '../parts/NoticeSteps.tsx'
import { outlookQuery } from '../queries.ts'

const words = noticeDesk.form
type Values = {
  kind: NoticeKind
  given_on: string
  ends_on: string
  left_out: boolean
  given_by: string
  tenancy: string
  length: string
  signs: string
}
const KINDS = NOTICE_KINDS.map((value) => ({
  value,
  title: notices.kinds[value],
  note: noticeDesk.kindNotes[value],
}))
const emptyForm = (): Values => ({
  ...{ kind: 'QUIT', given_on: today(), ends_on: '', left_out: false },
  ...{ given_by: '', tenancy: '', length: '', signs: '' },
})

/** Kind and date of a notice, with the statutory dates beside it before it is drafted. */
export function PrepareForm({ leaseId }: { leaseId: string }) {
  const clientIdOf = useClientId()
  const navigate = useNavigate()
  const form = useFields<Values>(emptyForm(), ({ given_on }) => ({
    given_on: given_on ? undefined : words.missing,
  }))
  const { control, register, watch } = form
  const [kind, given_on, left_out] = watch(['kind', 'given_on', 'left_out'])
  const { data: law } = useQuery(outlookQuery(leaseId, { kind, given_on: given_on || today() }))
  const needsLawyer = left_out || law?.is_known === false
  const saving = useSave(form, usePrepareNotice(), {
    input: (typed) => {
      const said = {
        ...{ kind: typed.kind, given_on: typed.given_on, lies_in_left_out_area: typed.left_out },
        ...(typed.kind === 'QUIT' && typed.ends_on && { ends_on: typed.ends_on }),
        ...(typed.signs.trim() && { signs_for_landlord: typed.signs.trim() }),
        ...(needsLawyer && {
          advice: { given_by: typed.given_by, tenancy: typed.tenancy, length: typed.length },
        }),
      }
      return { params: { id: leaseId }, body: { ...said, client_id: clientIdOf(said) } }
    },
    said: words.done,
    onSaved: ({ id }) => void navigate({ to: '/dashboard/notices/$id', params: { id }, replace: true }),
  })
  return (
    <form noValidate onSubmit={saving.save} className="grid max-w-2xl gap-4">
      <FormRadioCards control={control} name="kind" label={noticeDesk.kind} options={KINDS} />
      <FormDateField control={control} name="given_on" label={words.given} min={today()} />
      {law && <LawCard law={law} />}
      {law?.asks_area && (
        <CheckRow
          plain
          title={words.leftOut(law.areas.join(', '))}
          note={words.leftOutNote}
          {...register('left_out')}
        />
      )}
      {needsLawyer && (
        <>
          <FormTextField control={control} name="given_by" label={words.lawyer} maxLength={120} />
          <FormTextField control={control} name="tenancy" label={words.tenancy} maxLength={60} />
          <FormTextField control={control} name="length" label={words.length} maxLength={60} />
        </>
      )}
      {kind === 'QUIT' && (
        <FormDateField
          control={control}
          name="ends_on"
          label={words.ends}
          {...(law?.earliest && !needsLawyer && { help: words.endsHelp(formatDay(law.earliest)) })}
        />
      )}
      <FormTextField control={control} name="signs" label={words.signs} opt={words.opt} maxLength={120} />
      <FormSubmit refusal={saving.refusal} isSaving={saving.isSaving} words={words} />
    </form>
  )
}

/** What the law allows, with the calculation; or why no notice is possible. */
function LawCard({ law }: { law: NoticeOutlook }) {
  if (!law.may || !law.is_known) return <Banner tone={law.may ? 'wait' : 'late'}>{law.says}</Banner>
  return (
    <Card aria-labelledby="working">
      <CardHead title={notices.working} id="working" />
      <CardBody className="grid gap-3">
        <p className="font-semibold">{law.says}</p>
        <NoticeSteps steps={law.steps} />
        {law.source && <p className="text-small text-ink-soft">{noticeDesk.source(law.source)}</p>}
        <p className="text-small text-ink-soft">{law.disclaimer}</p>
      </CardBody>
    </Card>
  )
}
