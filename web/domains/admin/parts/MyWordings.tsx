import type { WordingProposal } from '@gida/contract/domains/admin/wording'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { betterWords } from '#words/better-words'
import { useSend } from '../../../platform/forms/use-send.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { useWithdrawWording } from '../changes.ts'
import { myWordingsQuery } from '../wording-queries.ts'

const words = betterWords.mine
const TONES = { OPEN: 'wait', ACCEPTED: 'in', DECLINED: 'idle' } as const

/** The person's own proposals, newest first, with the decisions. */
export function MyWordings() {
  const [page, setPage] = useState(1)
  return (
    <Card aria-labelledby="proposed">
      <CardHead title={words.title} id="proposed" />
      <CardBody className="grid gap-4">
        <Loaded of={useQuery(myWordingsQuery(page))} bare rows={1} loading={words.loading}>
          {({ data, pagination: { total } }) => (
            <>
              {data.length === 0 && <p className="text-ink-soft">{words.none}</p>}
              <ul className="grid gap-4">
                {data.map((one) => (
                  <Proposal key={one.id} one={one} />
                ))}
              </ul>
              {total > PAGE_SIZE && (
                <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
              )}
            </>
          )}
        </Loaded>
      </CardBody>
    </Card>
  )
}

function Proposal({ one }: { one: WordingProposal }) {
  const { send, refusal, isSaving } = useSend(useWithdrawWording(), { said: words.withdrawn })
  return (
    <li className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <Pill tone={TONES[one.state]}>{words.states[one.state]}</Pill>
        <span className="text-small text-ink-soft">{formatWhen(one.proposed_at)}</span>
      </p>
      <p className="font-semibold wrap-anywhere" lang={one.language}>
        {one.proposed}
      </p>
      <p className="text-small text-ink-soft wrap-anywhere" lang={one.language}>
        {one.present}
      </p>
      {one.state === 'ACCEPTED' && <p className="text-small">{words.accepted}</p>}
      {one.decline_reason && <p className="text-small">{one.decline_reason}</p>}
      {one.state === 'OPEN' && (
        <div>
          <Button
            kind="second"
            size="small"
            busy={isSaving}
            busyText={words.withdrawing}
            onClick={() => send({ params: { id: one.id } })}
          >
            {words.withdraw}
          </Button>
          <Refusal>{refusal}</Refusal>
        </div>
      )}
    </li>
  )
}
