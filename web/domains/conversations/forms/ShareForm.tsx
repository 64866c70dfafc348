import { MOST_SIGNS } from '@gida/contract/domains/conversations/rules'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { conversations } from '#words/conversations'
import { share as words } from '#words/share'
import { dropFiles } from '../../../platform/browser/file-store.ts'
import { useOfflineSince } from '../../../platform/browser/online.ts'
import type { Shared } from '../../../platform/browser/shared.ts'
import { SHARED } from '../../../platform/browser/shared-place.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { client } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { recipientsQuery } from '../find-queries.ts'
import { outbox } from '../outbox.ts'
import { AddFiles } from '../parts/composer/AddFiles.tsx'
import { ChosenFiles } from '../parts/composer/ChosenFiles.tsx'
import { useChosenFiles } from '../use-chosen-files.ts'

type SharedMessage = { office: string; content: string; files: readonly File[] }

/** Sends to the conversation with the office, through the outbox like any message. */
async function send({ office, content, files }: SharedMessage): Promise<{ id: string }> {
  const { id } = await client.conversations.openConversation({ body: { office_estate_id: office } })
  await outbox.add({ conversation_id: id, content }, files)
  await dropFiles(SHARED)
  return { id }
}

export function ShareForm({ shared }: { shared: Shared }) {
  const navigate = useNavigate()
  const isOffline = useOfflineSince() !== null
  const chosen = useChosenFiles(shared.files)
  const { data: offices = [] } = useQuery({
    ...recipientsQuery(''),
    select: (found: { offices: { estate_id: string; name: string }[] }) =>
      found.offices.map(({ estate_id, name }) => ({ value: estate_id, label: conversations.office(name) })),
  })
  const [thrownAway, setThrownAway] = useState(false)
  const form = useFields({ office: '', content: shared.text || words.paid }, ({ content }) => ({
    content: content.trim() || chosen.files.length > 0 ? undefined : words.missing,
  }))
  const saving = useSave(form, useMutation({ mutationFn: send }), {
    input: ({ office, content }) => ({
      ...{ office: office || (offices[0]?.value ?? ''), content: content.trim(), files: chosen.files },
    }),
    onSaved: ({ id }) =>
      void navigate({ to: '/dashboard/messages/$id', params: { id }, search: {}, replace: true }),
  })
  async function throwAway() {
    setThrownAway(true)
    await dropFiles(SHARED)
    void navigate({ to: '/dashboard', replace: true })
  }
  return (
    <Card className="mt-4 p-4 md:p-5">
      <form noValidate className="grid gap-4" onSubmit={saving.save}>
        {offices.length > 1 && (
          <ChoiceField control={form.control} name="office" label={words.office} options={offices} />
        )}
        <FormTextField
          control={form.control}
          name="content"
          label={words.content}
          rows={4}
          maxLength={MOST_SIGNS}
        />
        <div className="flex flex-wrap items-center gap-2">
          <AddFiles onChoose={chosen.add} />
          <ChosenFiles files={chosen.files} onRemove={chosen.remove} />
        </div>
        {isOffline && (
          <Banner tone="wait" icon="offline" title={words.offlineTitle} live>
            {words.offline}
          </Banner>
        )}
        <FormSubmit
          {...saving}
          big
          disabled={isOffline || offices.length === 0 || !chosen.isReady}
          words={words}
        />
        <Button kind="quiet" busy={thrownAway} onClick={() => void throwAway()}>
          {words.throwAway}
        </Button>
      </form>
    </Card>
  )
}
