import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useId, useState } from 'react'
import { messageOf } from '../../../platform/errors.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/Field.tsx'
import { FocusGrid } from '../../../ui/FocusGrid.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { imports } from '../../../words/en/imports.ts'
import { estatesQuery } from '../../estates/queries.ts'
import { saveTemplate, uploadForm, useCreateImport } from '../queries.ts'

const words = imports.file
const MOST_BYTES = 15_000_000
const IN_FILE = 'in-file'

type Props = { estateId: string | undefined; onUploaded: (id: string) => void }

/** Which estate, and which file. The file is sent as soon as it is chosen. */
export function FileStep({ estateId, onUploaded }: Props) {
  const { data, isPending } = useQuery(estatesQuery({ limit: 100 }))
  const [chosen, setChosen] = useState(estateId)
  const [tooLarge, setTooLarge] = useState(false)
  const [unchosen, setUnchosen] = useState(false)
  const create = useCreateImport()
  const estates = (data?.data ?? []).filter(({ can, status }) => can.write && status !== 'ARCHIVED')
  const estate = chosen ?? onlyChoice(data && estates)
  const options = [
    ...estates.map(({ id, name }) => ({ value: id, label: name })),
    { value: IN_FILE, label: words.inFile },
  ]

  function send(file: File | undefined) {
    if (!file || create.isPending) return
    setUnchosen(estate === '')
    if (estate === '') return
    setTooLarge(file.size > MOST_BYTES)
    if (file.size > MOST_BYTES) return
    create.mutate(uploadForm(file, estate === IN_FILE ? '' : estate), {
      onSuccess: ({ id }) => onUploaded(id),
    })
  }

  const problem = tooLarge ? words.tooLarge : create.error && messageOf(create.error)
  return (
    <FocusGrid aside={<WhatHappens />}>
      <div>
        <h1>{words.title}</h1>
        <p className="text-ink-soft">{words.note}</p>
      </div>
      <Card className="grid gap-5 p-4 md:p-5">
        <Field
          label={words.estate}
          {...(estate === IN_FILE ? { help: words.inFileHelp } : {})}
          {...(unchosen && estate === '' ? { error: words.chooseEstate } : {})}
        >
          <SelectField options={options} value={estate} onChange={setChosen} />
        </Field>
        <DropZone busy={create.isPending} waits={isPending && !chosen} onFile={send} />
        {problem && (
          <Banner tone="late" live>
            {problem}
          </Banner>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <span className="w-full text-ink-soft md:w-auto md:grow">{words.template}</span>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              kind="second"
              icon="download"
              onClick={() => void saveTemplate(format, words.templateName[format])}
            >
              {words.templateAs[format]}
            </Button>
          ))}
        </div>
      </Card>
    </FocusGrid>
  )
}

/** Who has one estate means it, and who has none yet has them in the file. Of several a person says which. */
function onlyChoice(estates: readonly { id: string }[] | undefined): string {
  if (!estates || estates.length > 1) return ''
  return estates[0]?.id ?? IN_FILE
}

type DropZoneProps = {
  busy: boolean
  /** Nobody knows yet which estate a file would be for. */
  waits: boolean
  onFile: (file: File | undefined) => void
}

function DropZone({ busy, waits, onFile }: DropZoneProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(is)
  }
  return (
    <label
      htmlFor={id}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        onFile(event.dataTransfer.files[0])
      }}
      className={cx(
        'grid min-h-40 cursor-pointer place-content-center justify-items-center gap-1 rounded-3 border-[1.5px] border-dashed p-5 text-center',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-action',
        isOver ? 'border-action bg-sunken' : 'border-line-strong',
      )}
    >
      {busy ? <Spinner size={24} /> : <Icon name="upload" size="l" className="text-ink-soft" />}
      <span className="font-semibold" role={busy ? 'status' : undefined}>
        {busy ? words.reading : words.choose}
      </span>
      <span className="only-desk text-ink-soft">{words.drop}</span>
      <span className="text-small text-ink-soft">{words.limit}</span>
      <input
        id={id}
        type="file"
        className="sr-only"
        disabled={busy || waits}
        accept=".xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = '' // the same file may be chosen again once it is mended
        }}
      />
    </label>
  )
}

const WhatHappens = () => (
  <Card className="p-5">
    <h2 className="mb-3">{words.aside.title}</h2>
    <ol className="grid list-decimal gap-3 ps-5">
      {words.aside.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </Card>
)
