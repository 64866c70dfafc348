import { formatDay } from '@gida/contract/shared/dates'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { documentsExpire, type ExpiringDocument, expiringDocuments } from '../../documents/index.ts'
import { notifyAll } from '../notify.ts'
import type { Words } from '../words/to-office.ts'
import { type ReaderWords, wordsOf } from '../words/words.ts'

/** Documents listed by name; beyond that only their number is given. */
const MOST_NAMED = 5

function newsOf({ documents: said, language }: ReaderWords, documents: readonly ExpiringDocument[]): Words {
  const lines = documents
    .slice(0, MOST_NAMED)
    .map(({ name, expires_on }) => `${name}, ${formatDay(expires_on, language)}`)
  const more = documents.length - lines.length
  return {
    title: said.title(documents.length),
    message: said.message([...lines, ...(more > 0 ? [said.more(more)] : [])].join('; ')),
  }
}

/** One notification per person for all documents that concern them. */
const notifyOfExpiry = listener({
  name: 'notify_of_expiry',
  event: documentsExpire,
  handle: async (tx, { document_ids, day }) => {
    const documents = await expiringDocuments(tx, document_ids)
    const people = [...new Set(documents.flatMap(({ user_ids }) => user_ids))]
    const own = await wordsOf(tx, people)
    await notifyAll(
      tx,
      people.map((user_id) => {
        const theirs = documents.filter(({ user_ids }) => user_ids.includes(user_id))
        const [first] = theirs
        const isOne = theirs.length === 1
        return {
          ...{ user_id, type: 'calendar' as const, ...newsOf(own(user_id), theirs) },
          key: `documents_expire:${first?.id}:${day}`,
          action_url: isOne ? `/dashboard/documents/${first?.id}` : '/dashboard/documents?shown=EXPIRING',
        }
      }),
    )
  },
})

export const documentListeners: AnyListener[] = [notifyOfExpiry]
