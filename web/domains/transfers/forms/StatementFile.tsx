import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientsAccounts } from '#words/clients-accounts'
import { transfers } from '#words/transfers'
import { messageOf } from '../../../platform/http/errors.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { SpreadsheetDrop } from '../../../ui/form/pasted/SpreadsheetDrop.tsx'
import { TaskStep } from '../../../ui/layout/TaskStep.tsx'
import { useReadStatement } from '../changes.ts'
import { bankAccountsQuery } from '../queries.ts'
import { BankAccountForm } from './BankAccountForm.tsx'

const words = transfers.statement
const MOST_BYTES = 10_000_000
const NEW = 'new'

/** Chooses the account and the statement file, which is uploaded at once. */
export function StatementFile({ onRead }: { onRead: (id: string) => void }) {
  const answer = useQuery(bankAccountsQuery)
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const read = useReadStatement()
  const accounts = (answer.data?.data ?? []).filter(({ can }) => can.keep)
  const account = chosen ?? (accounts.length === 1 ? accounts[0]?.id : accounts.length === 0 ? NEW : '') ?? ''
  const options = [
    ...accounts.map(({ id, bank_name, account_number, estate_name, estates }) => ({
      value: id,
      label: clientsAccounts.option(bank_name, account_number.slice(-4), estate_name, estates.length - 1),
    })),
    { value: NEW, label: clientsAccounts.another },
  ]

  function send(file: File | undefined) {
    if (!file || read.isPending) return
    if (!account) return setProblem(words.chooseAccount)
    if (file.size > MOST_BYTES) return setProblem(words.tooLarge)
    setProblem(undefined)
    read.mutate({ bank_account_id: account, file }, { onSuccess: ({ id }) => onRead(id) })
  }
  const said = problem ?? (read.error && messageOf(read.error))
  return (
    <TaskStep words={words}>
      <Loaded bare of={answer}>
        {() => (
          <>
            {accounts.length > 0 && (
              <Field label={words.account}>
                <SelectField options={options} value={account} onChange={setChosen} />
              </Field>
            )}
            {account === NEW ? (
              <BankAccountForm onAdded={setChosen} />
            ) : (
              <SpreadsheetDrop
                choose={words.file}
                note={words.fileNote}
                reading={words.reading}
                percent={read.isPending ? read.percent : undefined}
                onFile={send}
              />
            )}
            <Refusal>{said}</Refusal>
          </>
        )}
      </Loaded>
    </TaskStep>
  )
}
