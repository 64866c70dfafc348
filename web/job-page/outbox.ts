import { dropFiles, keepFiles, readFiles } from '../platform/browser/file-store.ts'
import { read, write } from '../platform/browser/storage.ts'

const KEY = 'gida.job-unsent'
const AGAIN_MS = 15_000
const LATER = [403, 429]

export type What = 'photo' | 'done'
/** A queued form with its idempotency key; a photo is stored separately under the same key. */
export type QueuedForm = { key: string; what: What; action: string; fields: [name: string, value: string][] }
type Outcome = 'sent' | 'later' | { refused: string }

export const kept = (): QueuedForm[] => read<QueuedForm[]>(KEY) ?? []
const keep = (all: readonly QueuedForm[]) => write(KEY, all)

/** Stores a form on this phone until the server has it. A key that is already queued is ignored. */
export async function add(one: QueuedForm, file?: File): Promise<void> {
  if (kept().some(({ key }) => key === one.key)) return
  if (file) await keepFiles(one.key, [file])
  keep([...kept(), one])
}

async function drop({ key }: QueuedForm): Promise<void> {
  keep(kept().filter((one) => one.key !== key))
  await dropFiles(key)
}

type OutboxListener = {
  waits: (all: readonly QueuedForm[]) => void
  /** Empty if the browser has lost the stored photo. */
  refused: (why: string) => void
  sent: () => void
}
let running = Promise.resolve()
let again: ReturnType<typeof setTimeout> | undefined

/** The job page it belongs to: `/j/…`. Jobs do not block each other. */
const jobOf = ({ action }: QueuedForm) =>
  new URL(action, location.href).pathname.split('/').slice(0, 3).join('/')

/** Sends what is queued, in order within each job, so that photos arrive before the job is reported done. Retries while offline. */
export function flush(told: OutboxListener): Promise<void> {
  running = running.then(() => sendAll(told))
  return running
}

async function sendAll(told: OutboxListener): Promise<void> {
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

/** Network errors, 5xx, 403 and 429 are retried later with the same key. */
async function send(one: QueuedForm): Promise<Outcome> {
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

async function bodyOf({ key, what, fields }: QueuedForm): Promise<BodyInit | null> {
  if (what === 'done') return new URLSearchParams(fields)
  const [file] = (await readFiles(key)) ?? []
  if (!file) return null
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  form.append('file', file)
  return form
}

/** The reason for a refusal, taken from the response page. */
function wordsOf(page: string): string {
  const read = new DOMParser().parseFromString(page, 'text/html')
  return (read.querySelector('[role=alert]') ?? read.querySelector('h1'))?.textContent?.trim() ?? ''
}
