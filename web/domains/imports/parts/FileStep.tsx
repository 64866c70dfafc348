import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { imports } from '#words/imports'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { messageOf } from '../../../platform/http/errors.ts'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { SpreadsheetDrop } from '../../../ui/form/pasted/SpreadsheetDrop.tsx'
import { TaskStep } from '../../../ui/layout/TaskStep.tsx'
import { estatesQuery } from '../../estates/index.ts'
import { getTemplate, useCreateImport } from '../changes.ts'

const words = imports.file
const MOST_BYTES = 15_000_000
const IN_FILE = 'in-file'

type Props = { estateId: string | undefined; onUploaded: (id: string) => void }

/** Chooses estate and file; the upload starts once both are chosen. */
export function FileStep({ estateId, onUploaded }: Props) {
  const { data, isPending } = useQuery(estatesQuery({ limit: 100 }))
  const [chosen, setChosen] = useState(estateId)
  const [waiting, setWaiting] = useState<File>()
  const [isTooLarge, setTooLarge] = useState(false)
  const create = useCreateImport()
  const estates = (data?.data ?? []).filter(({ can, status }) => can.write && status !== 'ARCHIVED')
  const estate = chosen ?? onlyChoice(data && estates)
  const options = [
    ...estates.map(({ id, name }) => ({ value: id, label: name })),
    { value: IN_FILE, label: words.inFile },
  ]

  function send(file: File | undefined, of = estate) {
    if (!file || create.isPending) return
    setTooLarge(file.size > MOST_BYTES)
    if (file.size > MOST_BYTES) return
    setWaiting(of === '' ? file : undefined)
    if (of === '') return
    create.mutate(
      { ...(of !== IN_FILE && { estate_id: of }), file },
      { onSuccess: ({ id }) => onUploaded(id) },
    )
  }

  return (
    <TaskStep words={words}>
      <Field
        label={words.estate}
        {...(estate === IN_FILE ? { help: words.inFileHelp } : {})}
        error={waiting && words.chooseEstate(waiting.name)}
      >
        <SelectField
          options={options}
          value={estate}
          onChange={(next) => {
            setChosen(next)
            send(waiting, next)
          }}
        />
      </Field>
      <SpreadsheetDrop
        choose={words.choose}
        note={words.limit}
        reading={words.reading}
        percent={create.isPending ? create.percent : undefined}
        disabled={isPending && !chosen} // the estate is not known yet
        onFile={send}
      />
      <Refusal>{isTooLarge ? words.tooLarge : create.error && messageOf(create.error)}</Refusal>
      <div className="flex flex-wrap items-center gap-2">
        <span className="w-full text-ink-soft md:w-auto md:grow">{words.template}</span>
        {(['xlsx', 'csv'] as const).map((format) => (
          <DownloadButton key={format} get={() => getTemplate(format)} name={words.templateName[format]}>
            {words.templateAs[format]}
          </DownloadButton>
        ))}
      </div>
    </TaskStep>
  )
}

/** Preselects a single estate; without any, they come from the file. Of several the person chooses. */
function onlyChoice(estates: readonly { id: string }[] | undefined): string {
  if (!estates || estates.length > 1) return ''
  return estates[0]?.id ?? IN_FILE
}
