import { joinClauses } from '@gida/contract/domains/templates/language/clauses'
import type { TemplateDetail } from '@gida/contract/domains/templates/template'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { templates as words } from '#words/templates'
import { useTitle } from '../../../platform/browser/title.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useSend } from '../../../platform/forms/use-send.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { usePublishTemplate, useUpdateTemplate } from '../changes.ts'
import { type Draft, draftOf } from '../edit/draft.ts'
import { ClauseList } from '../parts/ClauseList.tsx'
import { DraftPreview } from '../parts/DraftPreview.tsx'
import { OwnVariables } from '../parts/OwnVariables.tsx'
import { TemplateActs } from '../parts/TemplateActs.tsx'
import { VersionList } from '../parts/VersionList.tsx'
import { Warnings } from '../parts/Warnings.tsx'
import { templateQuery } from '../queries.ts'

const templateScreen = getRouteApi('/signed-in/frame/dashboard/templates/$id')
const TABS = ['clauses', 'preview', 'values', 'versions'] as const

/** A template: its clauses, with a preview beside them. */
export function TemplatePage() {
  const answer = useQuery(templateQuery(templateScreen.useParams().id))
  useTitle(answer.data?.name)
  return (
    <Loaded of={answer} head={<PageHead title={words.title} />} missing={words.missing}>
      {(template) => <Editor key={template.id} of={template} />}
    </Loaded>
  )
}

function Editor({ of: template }: { of: TemplateDetail }) {
  const { id, can, draft, published } = template
  const isPhone = useIsPhone()
  const [tab, setTab] = useState<string>('clauses')
  const form = useFields<Draft>(draftOf(template), ({ name }) => ({
    name: name.trim() ? undefined : words.form.errors.name,
  }))
  const shown = useShown(form, template)
  const saving = useSave(form, useUpdateTemplate(), {
    input: ({ name, clauses, variables }) => ({
      params: { id },
      body: { name: name.trim(), body: joinClauses(clauses), variables, revision: shown.current.revision },
    }),
    onSaved: (answer) => {
      shown.current = answer
    },
    said: words.edit.saved,
    unknown: words.edit.unknown,
  })
  const publishing = useSend(usePublishTemplate(), { said: words.edit.published })
  const { isDirty } = form.formState
  const written = useWatch({
    control: form.control,
    compute: ({ clauses, variables }: Draft) => ({ clauses, variables }),
  })
  const shows = (one: (typeof TABS)[number]) => !isPhone || tab === one
  return (
    <form noValidate onSubmit={saving.save}>
      <PageHead
        crumb={
          <Link to="/dashboard/templates" search={{}}>
            {words.title}
          </Link>
        }
        title={template.name}
        note={words.line(
          words.kinds[template.kind],
          draft === null ? words.inUse(published ?? 1) : words.draftOf(draft),
          template.estate_name,
        )}
        actions={
          <>
            {can.write && (
              <Button
                type="submit"
                kind="second"
                disabled={!isDirty}
                busy={saving.isSaving}
                busyText={words.edit.saving}
              >
                {words.edit.save}
              </Button>
            )}
            {can.write && draft !== null && (
              <Button
                disabled={isDirty}
                busy={publishing.isSaving}
                busyText={words.edit.publishing}
                onClick={() =>
                  publishing.send({ params: { id }, body: { revision: shown.current.revision } })
                }
              >
                {words.edit.publish(draft)}
              </Button>
            )}
            <TemplateActs of={template} />
          </>
        }
        wraps
      />
      <div className="grid gap-4">
        <Refusal>{saving.refusal ?? publishing.refusal}</Refusal>
        {isPhone && (
          <Tabs
            label={words.edit.parts}
            items={TABS.map((value) => ({ value, label: words.edit[value] }))}
            value={tab}
            onChange={setTab}
          />
        )}
        <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <div className="grid gap-4">
            {shows('clauses') && (
              <>
                <Warnings clauses={written.clauses} />
                <ClauseList form={form} mayWrite={can.write} />
                <Banner tone="info" title={words.lawyer.title}>
                  {words.lawyer.note}
                </Banner>
              </>
            )}
          </div>
          <div className="grid gap-4 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
            {shows('preview') && <DraftPreview name={template.name} draft={written} />}
            {shows('values') && <OwnVariables form={form} mayWrite={can.write} />}
            {shows('versions') && <VersionList of={template} />}
          </div>
        </div>
      </div>
    </form>
  )
}

/** Follows changes by others until something is typed; after that they are not overwritten silently. */
function useShown(form: UseFormReturn<Draft>, template: TemplateDetail) {
  const shown = useRef(template)
  const { isDirty } = form.formState
  useEffect(() => {
    if (isDirty || shown.current === template) return
    shown.current = template
    form.reset(draftOf(template))
  }, [form, template, isDirty])
  return shown
}
