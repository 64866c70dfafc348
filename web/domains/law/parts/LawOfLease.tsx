import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { law } from '#words/law'
import { today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { DayFilter } from '../../../ui/form/date/DayFilter.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useDebounced } from '../../../ui/form/use-debounced.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { lawOfLeaseQuery } from '../queries.ts'
import { NoticeCard } from './NoticeCard.tsx'
import { WouldChange } from './ProposedChange.tsx'
import { AdvanceRow, StampRow, WithholdingRow } from './Verdicts.tsx'

const words = law.lease
/** Excludes years still being typed, such as 0002, from queries. */
const NEAR_DAY = /^(199|20\d|21\d)\d-\d\d-\d\d$/
const TYPING_PAUSE_MS = 400
const isAgreed = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 730

/** The law on a lease: notice period by date, rent in advance, stamp duty and tax, each with its rule. */
export function LawOfLease({ leaseId }: { leaseId: string }) {
  const [written, setWritten] = useState(today())
  const [on, setOn] = useState(written)
  const [typed, setTyped] = useState('')
  const [agreed, setAgreed] = useState('')
  useDebounced(typed, setAgreed, TYPING_PAUSE_MS)
  const question = { on, ...(isAgreed(agreed) && { agreed_notice_days: Number(agreed) }) }
  const answer = useQuery(lawOfLeaseQuery(leaseId, question))

  function write(day: string) {
    setWritten(day)
    if (NEAR_DAY.test(day)) setOn(day)
  }

  const isWrong = typed !== '' && !isAgreed(typed)
  return (
    <Loaded of={answer} loading={words.loading}>
      {(data) => (
        <>
          <NoticeCard notice={data.notice}>
            <div className="grid items-start gap-4 md:grid-cols-2">
              <DayFilter label={words.givenOn} value={written} onDay={(day) => write(day ?? '')} />
              <Field
                label={words.agreed}
                opt={words.agreedOpt}
                help={words.agreedHelp}
                error={isWrong ? words.agreedWrong : undefined}
              >
                <TextInput
                  inputMode="numeric"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value.trim())}
                />
              </Field>
            </div>
          </NoticeCard>
          <Card aria-labelledby="law">
            <CardHead title={words.title} id="law" />
            <ul>
              <AdvanceRow advance={data.advance} />
              <StampRow duty={data.stamp_duty} />
              <WithholdingRow withholding={data.withholding} title={words.withholding} />
            </ul>
            {data.advance.would_change.length > 0 && (
              <div className="grid gap-3 px-4 pb-4 md:px-5">
                <WouldChange bills={data.advance.would_change} />
              </div>
            )}
            <p className="border-t border-line px-4 py-3 text-small text-ink-soft md:px-5">
              {law.disclaimer}
            </p>
          </Card>
        </>
      )}
    </Loaded>
  )
}
