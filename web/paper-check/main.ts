import type { SealKey } from '@gida/contract/domains/signing/read-seal'
import { formatInstant } from '@gida/contract/shared/dates'
import { type PaperState, paperVerdicts as words } from '#words/paper-check'
import { element, verdict } from '../check-page/element.ts'
import { get } from '../check-page/get.ts'
import { type Ask, type CheckedPaper, checkPaper } from './check-paper.ts'

const GOOD: readonly PaperState[] = ['GENUINE', 'OFFLINE']
const API = '/digital-signing'

const ask: Ask = {
  keys: async () => (await get<{ data: SealKey[] }>(`${API}/keys`))?.data ?? null,
  standing: (sha256) => get(`${API}/papers/${sha256}`),
}

const by = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
const pinned = JSON.parse(by('keys').textContent || '[]') as SealKey[]
const file = by<HTMLInputElement>('file')
const result = by('result')

async function check(paper: File): Promise<void> {
  result.textContent = words.checking
  const checked = await read(paper)
  if (file.files?.[0] === paper) draw(checked)
}

async function read(paper: File): Promise<CheckedPaper> {
  try {
    return await checkPaper(new Uint8Array(await paper.arrayBuffer()), pinned, ask)
  } catch {
    return { state: 'UNREADABLE', sha256: '', sealed_at: null }
  }
}

function draw({ state, sha256, sealed_at }: CheckedPaper): void {
  const box = verdict(GOOD.includes(state), words.states[state])
  if (sealed_at) box.append(element('p', {}, [words.sealedAt(formatInstant(sealed_at))]))
  const facts = element('dl', {}, [element('dt', {}, [words.fingerprint]), element('dd', {}, [sha256])])
  result.replaceChildren(box, ...(sha256 ? [facts] : []))
  box.querySelector('h1')?.focus()
}

file.addEventListener('change', () => {
  const [paper] = file.files ?? []
  if (paper) void check(paper)
})
