import { dropFiles, keepFiles, readFiles } from '../platform/browser/file-store.ts'
import { read, write } from '../platform/browser/storage.ts'

const KEY = 'gida.job-unsent'
const AGAIN_MS = 15_000
const LATER = [403, 429]

export type What = 'photo' | 'done'
/** What a form said, under the key that makes it one however often it is sent; a photo lies beside it in the store of files. */
export type Kept = { key: string; what: What; action: string; fields: [name: string, value: string][] }
type Outcome = 'sent' | 'later' | { refused: string }

export const kept = (): Kept[] => read<Kept[]>(KEY) ?? []
const keep = (all: readonly Kept[]) => write(KEY, all)

/** Keeps it on this phone until the server has it. What waits already does not wait twice. */
export async function add(one: Kept, file?: File): Promise<void> {
  if (kept().some(({ key }) => key === one.key)) return
  if (file) await keepFiles(one.key, [file])
  keep([...kept(), one])
}

async function drop({ key }: Kept): Promise<void> {
  keep(kept().filter((one) => one.key !== key))
  await dropFiles(key)
}

type Told = {
  waits: (all: readonly Kept[]) => void
  /** Nothing, where the browser has lost what was kept. */
  refused: (why: string) => void
  sent: () => void
}
let running = Promise.resolve()
let again: ReturnType<typeof setTimeout> | undefined

/** Whose page it is: `/j/…`. What waits for one job holds up no other. */
const jobOf = ({ action }: Kept) => new URL(action, location.href).pathname.split('/').slice(0, 3).join('/')

/** Sends what waits, of each job in the order in which it was said: photos before the word that it is done. Without a line it tries again. */
export function flush(told: Told): Promise<void> {
  running = running.then(() => sendAll(told))
  return running
}

async function sendAll(told: Told): Promise<void> {
  clearTimeout(again)
  let isAnySent = false
  let isAnyRefused = false
  const later = new Set<string>()
  const next = () => kept().find((one) => !later.has(jobOf(one)))
  for (let one = next(); one; one = next()) {
    told.waits(kept())
    const outcome = await send(one)
    if (outcome === 'later') {
      later.add(jobOf(one))
      continue
    }
    await drop(one)
    if (outcome === 'sent') isAnySent = true
    else {
      isAnyRefused = true
      told.refused(outcome.refused)
    }
  }
  if (later.size > 0) again = setTimeout(() => void flush(told), AGAIN_MS)
  told.waits(kept())
  if (isAnySent && !isAnyRefused && kept().length === 0) told.sent()
}

/** No answer, a server that is down or busy, a page that is not open to this phone now: it is tried again under the same key. */
async function send(one: Kept): Promise<Outcome> {
  const body = await bodyOf(one)
  if (!body) return { refused: '' }
  try {
    const answer = await fetch(one.action, { method: 'POST', body })
    if (answer.ok) return 'sent'
    if (answer.status >= 500 || LATER.includes(answer.status)) return 'later'
    return { refused: wordsOf(await answer.text()) }
  } catch {
    return 'later'
  }
}

async function bodyOf({ key, what, fields }: Kept): Promise<BodyInit | null> {
  if (what === 'done') return new URLSearchParams(fields)
  const [file] = (await readFiles(key)) ?? []
  if (!file) return null
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  form.append('file', file)
  return form
}

/** Why it was refused, as the page says it. */
function wordsOf(page: string): string {
  const read = new DOMParser().parseFromString(page, 'text/html')
  return (read.querySelector('[role=alert]') ?? read.querySelector('h1'))?.textContent?.trim() ?? ''
}
