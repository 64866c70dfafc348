import { MOST_UNREAD_COUNTED } from '@gida/contract/domains/conversations/rules'
import type { Services } from '../../platform/services.ts'
import { sha256Hex } from '../../platform/sha256.ts'
import type { Ended } from '../messages/talk.ts'
import type { SentMessage } from '../messages/write.ts'

type Row = {
  conversation_id: string
  number: number
  sender_id: string
  client_id: string
  content: string
  kind: string
}

/** All differences between stored and displayed messages and what people wrote, received and read. */
export async function faultsOfMessages(services: Services, talk: readonly Ended[]): Promise<string[]> {
  const rows: Row[] = await services.transaction('system', (tx) =>
    tx
      .selectFrom('message')
      .select(['conversation_id', 'number', 'sender_id', 'client_id', 'content', 'kind'])
      .orderBy('conversation_id')
      .orderBy('number')
      .execute(),
  )
  const said = talk.flatMap((one) => one.said)
  const shown = await Promise.all(talk.map((one) => faultsOfShown(one, rows)))
  return [
    ...talk.flatMap(({ faults, listener }) => [...faults, ...listener.faults]),
    ...faultsOfNumbers(rows),
    ...faultsOfSaid(rows, said),
    ...talk.flatMap((one) => faultsOfHeard(one, rows)),
    ...shown.flat(),
  ]
}

function faultsOfNumbers(rows: readonly Row[]): string[] {
  return [...Map.groupBy(rows, (row) => row.conversation_id)].flatMap(([id, all]) => {
    const wrong = all.findIndex(({ number }, index) => number !== index + 1)
    return wrong < 0 ? [] : [`conversation ${id}: message ${wrong + 1} has number ${all[wrong]?.number}`]
  })
}

/** Each message is stored once, in its sender's order, and nothing else is. */
function faultsOfSaid(rows: readonly Row[], said: readonly SentMessage[]): string[] {
  const kept = Map.groupBy(rows, ({ client_id }) => client_id)
  const last = new Map<string, number>()
  const wrong = said.flatMap(({ client_id, content, conversation_id, sender_id }) => {
    const [row, ...more] = kept.get(client_id) ?? []
    if (!row || more.length > 0) return [`"${content}" is here ${row ? more.length + 1 : 0} times`]
    const isSame = row.content === content && row.conversation_id === conversation_id
    const before = last.get(sender_id + conversation_id) ?? 0
    last.set(sender_id + conversation_id, row.number)
    if (!isSame) return [`"${content}" is here as "${row.content}"`]
    return row.number > before ? [] : [`"${content}" stands before what was written before it`]
  })
  const written = rows.filter(({ kind }) => kind !== 'SYSTEM').length
  return written === said.length ? wrong : [...wrong, `${written} messages are here of ${said.length}`]
}

/** Each open client received every message once, in order. */
function faultsOfHeard({ person, listener, conversations }: Ended, rows: readonly Row[]): string[] {
  return conversations.flatMap(({ id }) => {
    const numbers = listener.heard.flatMap((one) => (one.conversation_id === id ? [one.number] : []))
    const there = rows.filter((row) => row.conversation_id === id).map(({ number }) => number)
    return numbers.join() === there.join()
      ? []
      : [`${person.email} heard ${numbers} of ${there.length} in ${id}`]
  })
}

/** Lists and unread counts are recounted from what this person received; files are compared byte by byte. */
async function faultsOfShown({ person, phone, conversations, read, said }: Ended, rows: readonly Row[]) {
  const get = async (path: string) =>
    (await phone.ask(`/communication/${path}`, undefined, { method: 'GET' })).body as never
  const faults: string[] = []
  const listed: { data: { id: string; unread_count: number }[]; unread_count: number } =
    await get('conversations?limit=100')
  const sum = listed.data.reduce((total, { unread_count }) => total + unread_count, 0)
  if (sum !== listed.unread_count)
    faults.push(`${person.email} has ${sum} unread, and is told of ${listed.unread_count}`)
  for (const { id } of conversations) {
    const there = rows.filter((row) => row.conversation_id === id && row.kind !== 'SYSTEM')
    const own = there.filter(({ sender_id }) => sender_id === person.id).at(-1)?.number ?? 0
    const until = Math.max(own, read.get(id) ?? 0)
    const unread = there.filter((row) => row.number > until && row.sender_id !== person.id).length
    const shown = listed.data.find((one) => one.id === id)
    const told = shown ? shown.unread_count : there.length > 0 ? 'nothing' : 0 // conversations without messages are not listed
    if (told !== Math.min(unread, MOST_UNREAD_COUNTED))
      faults.push(`${person.email} has ${unread} unread in ${id}, and is told of ${told}`)
  }
  for (const { conversation_id, client_id, digest } of said.filter((one) => one.digest !== null)) {
    const number = rows.find((row) => row.client_id === client_id)?.number ?? 0
    const { data }: { data: { attachments: { id: string }[] }[] } = await get(
      `conversations/${conversation_id}/messages?before=${number + 1}&limit=1`,
    )
    const files = data[0]?.attachments ?? []
    const { bytes }: { bytes?: Buffer } = await get(`attachments/${files[0]?.id}`)
    if (files.length !== 1 || !bytes || sha256Hex(bytes) !== digest)
      faults.push(`the file of message ${number} in ${conversation_id} is not whole`)
  }
  return faults
}
