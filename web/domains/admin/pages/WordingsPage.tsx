import type { WordingToDecide } from '@gida/contract/domains/admin/wording'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordings as words } from '#words/wordings'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { listOf } from '../../../platform/http/list-of.ts'
import { QueueTable } from '../../../platform/screens/QueueTable.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { AcceptWording, DeclineWording } from '../forms/DecideWording.tsx'
import { COLUMNS, detailsOf, placeOf, stateOf } from '../parts/wording-columns.tsx'
import { useQueue } from '../use-queue.ts'
import { acceptedWordingsFile, wordingsQuery } from '../wording-queries.ts'

const DIALOGS = { accept: AcceptWording, decline: DeclineWording }

/** Proposed texts, oldest first, and past decisions. */
export function WordingsPage() {
  const { search, change } = useQueue()
  const list = useQuery(wordingsQuery(search))
  const canWrite = hasPermission(useActor(), 'platform_write')
  const [asked, ask] = useState<{ action: keyof typeof DIALOGS; said: WordingToDecide } | null>(null)
  const ChosenDialog = asked && DIALOGS[asked.action]
  return (
    <>
      <PageHead
        title={words.title}
        note={words.note}
        actions={
          <DownloadButton get={acceptedWordingsFile} name="accepted-wordings.csv">
            {words.csv}
          </DownloadButton>
        }
        wraps
      />
      <QueueTable<WordingToDecide>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        search={search}
        show={{
          ...{ label: words.show, waiting: words.shows.OPEN, value: search.show },
          done: { value: 'DONE', label: words.shows.DECIDED },
        }}
        onShow={(show) => change({ show })}
        onQuery={change}
        renderCard={(said) => (
          <CardLines
            title={<span className="wrap-anywhere whitespace-normal">{said.proposed}</span>}
            second={<span className="wrap-anywhere">{`${said.english} · ${words.now(said.present)}`}</span>}
            date={`${placeOf(said)} · ${said.proposer_name}`}
            status={<span className="text-small">{[stateOf(said), ...detailsOf(said)].join(' · ')}</span>}
          />
        )}
        rowMenu={(said) =>
          canWrite && said.state === 'OPEN'
            ? [
                {
                  label: words.accepting.action,
                  icon: 'ok',
                  onSelect: () => ask({ action: 'accept', said }),
                },
                {
                  label: words.declining.action,
                  icon: 'close',
                  onSelect: () => ask({ action: 'decline', said }),
                },
              ]
            : []
        }
        rowMenuLabel={({ proposed }) => words.actionsFor(proposed)}
        loadingText={words.loading}
        empty={
          <EmptyState title={search.show ? words.emptyDecided : words.empty}>{words.emptyNote}</EmptyState>
        }
      />
      {ChosenDialog && <ChosenDialog said={asked.said} onClose={() => ask(null)} />}
    </>
  )
}
