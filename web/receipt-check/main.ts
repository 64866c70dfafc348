import { verdicts as words } from '#words/receipt-check'
import { type Ask, checkCode, type PublicKey } from './check-code.ts'
import { drawResult } from './draw-result.ts'

const API = '/api/v1/receipts'
const WAIT_MS = 8_000

/** An answer, or null: a dead network is no answer, and no reason to doubt a signature. */
async function get<T>(path: string): Promise<T | null> {
  const limit = new AbortController() // the phones that are served have no `AbortSignal.timeout`
  const timer = setTimeout(() => limit.abort(), WAIT_MS)
  try {
    const answer = await fetch(API + path, { signal: limit.signal })
    return answer.ok ? ((await answer.json()) as T) : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

const ask: Ask = {
  keys: async () => (await get<{ data: PublicKey[] }>('/keys'))?.data ?? null,
  standing: async (number, digest) =>
    (
      await get<{ state: 'GENUINE' | 'VOIDED' | 'UNKNOWN' }>(
        `/check?${new URLSearchParams({ number, digest })}`,
      )
    )?.state ?? null,
}

const by = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
const pinned = JSON.parse(by('keys').textContent || '[]') as PublicKey[]
const form = by<HTMLFormElement>('form')
const code = by<HTMLTextAreaElement>('code')
const result = by('result')

async function show(): Promise<void> {
  const asked = location.hash.slice(1)
  form.hidden = asked !== ''
  by('again').hidden = asked === ''
  if (asked === '') return result.replaceChildren()
  result.textContent = words.checking
  const checked = await checkCode(asked, pinned, ask)
  if (location.hash.slice(1) === asked) drawResult(result, checked)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  location.hash = code.value.replace(/\s/g, '').replace(/^.*#/, '') || '-'
})
addEventListener('hashchange', () => void show())
void show()
