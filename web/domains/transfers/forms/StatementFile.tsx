import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messageOf } from '../../../platform/errors.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FocusGrid } from '../../../ui/FocusGrid.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { transfers } from '../../../words/en/transfers.ts'
import { bankAccountsQuery, statementForm, useReadStatement } from '../queries.ts'
import { BankAccountForm } from './BankAccountForm.tsx'

const words = transfers.statement
const MOST_BYTES = 10_000_000
const NEW = 'new'

/** Of which account, and which file. The file is sent as soon as it is chosen. */
export function StatementFile({ onRead }: { onRead: (id: string) => void }) {
  const { data } = useQuery(bankAccountsQuery)
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const read = useReadStatement()
  const accounts = data?.data ?? []
  const account = chosen ?? (accounts.length === 1 ? accounts[0]?.id : accounts.length === 0 ? NEW : '') ?? ''
  const options = [
    ...accounts.map(({ id, bank_name, account_number, estate_name }) => ({
      value: id,
      label: words.accountOption(bank_name, account_number.slice(-4), estate_name),
    })),
    { value: NEW, label: words.newAccount },
  ]

  function send(file: File | undefined) {
    if (!file || read.isPending) return
    if (!account) return setProblem(words.chooseAccount)
    if (file.size > MOST_BYTES) return setProblem(words.tooLarge)
    setProblem(undefined)
    read.mutate(statementForm(file, account), { onSuccess: ({ id }) => onRead(id) })
  }
  const said = problem ?? (read.error && messageOf(read.error))
  return (
    <FocusGrid aside={<WhatHappens />}>
      <div>
        <h1>{words.title}</h1>
        <p className="text-ink-soft">{words.note}</p>
      </div>
      <Card className="grid gap-5 p-4 md:p-5">
        {!data ? (
          <SkeletonRows />
        ) : (
          <>
            {accounts.length > 0 && (
              <Field label={words.account}>
                <SelectField options={options} value={account} onChange={setChosen} />
              </Field>
            )}
            {account === NEW ? (
              <BankAccountForm onAdded={setChosen} />
            ) : (
              <FileChoice busy={read.isPending} onFile={send} />
            )}
            {said && (
              <Banner tone="late" live>
                {said}
              </Banner>
            )}
          </>
        )}
      </Card>
    </FocusGrid>
  )
}

function FileChoice({ busy, onFile }: { busy: boolean; onFile: (file: File | undefined) => void }) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onFile(event.dataTransfer.files[0])
      }}
      className="grid min-h-32 cursor-pointer place-content-center justify-items-center gap-1 rounded-3 border-[1.5px] border-dashed border-line-strong p-5 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-action"
    >
      {busy ? <Spinner size={24} /> : <Icon name="upload" size="l" className="text-ink-soft" />}
      <span className="font-semibold" role={busy ? 'status' : undefined}>
        {busy ? words.reading : words.file}
      </span>
      <span className="text-small text-ink-soft">{words.fileNote}</span>
      <input
        id={id}
        type="file"
        className="sr-only"
        disabled={busy}
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
