import type { EvidenceCheck } from '@gida/contract/domains/evidence/bundle'
import { checkBundle } from '@gida/contract/domains/evidence/check-bundle'
import type { SealKey } from '@gida/contract/domains/signing/read-seal'
import { formatInstant } from '@gida/contract/shared/dates'
import type { PaperState, paperVerdicts } from '#words/paper-verdicts'
import { element, verdict } from '../check-page/element.ts'
import { get } from '../check-page/get.ts'
import { pageWords } from '../check-page/page-words.ts'
import { type Ask, type CheckedPaper, checkPaper } from './check-paper.ts'

const words = pageWords<typeof paperVerdicts>()
const GOOD: readonly PaperState[] = ['GENUINE', 'OFFLINE', 'BUNDLE_GENUINE']
const API = '/digital-signing'

const ask: Ask = {
  keys: async () => (await get<{ data: SealKey[] }>(`${API}/keys`))?.data ?? null,
  standing: (sha256) => get(`${API}/papers/${sha256}`),
}

const askOfBundle = async (sha256: string) =>
  (await get<EvidenceCheck>(`/evidence-checks/${sha256}`))?.state ?? null

const by = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
const pinned = JSON.parse(by('keys').textContent || '[]') as SealKey[]
const file = by<HTMLInputElement>('file')
const result = by('result')

async function check(paper: File): Promise<void> {
  result.textContent = words.checking
  const checked = await read(paper)
  if (file.files?.[0] === paper) draw(checked)
}

type Checked = CheckedPaper & { altered?: readonly string[] }

/** A file that is no signed paper may be an evidence bundle. */
async function read(paper: File): Promise<Checked> {
  try {
    const bytes = new Uint8Array(await paper.arrayBuffer())
    const checked = await checkPaper(bytes, pinned, ask)
    if (checked.state !== 'UNKNOWN') return checked
    const { state, altered } = await checkBundle(bytes, askOfBundle)
    return state === 'UNKNOWN' ? checked : { ...checked, state: `BUNDLE_${state}`, altered }
  } catch {
    return { state: 'UNREADABLE', sha256: '', sealed_at: null }
  }
}

function draw({ state, sha256, sealed_at, altered = [] }: Checked): void {
  const box = verdict(GOOD.includes(state), words.states[state])
  if (sealed_at) box.append(element('p', {}, [`${words.sealedAt}: ${formatInstant(sealed_at)}`]))
  if (altered.length > 0) box.append(element('p', {}, [`${words.alteredFiles}: ${altered.join(', ')}`]))
  const facts = element('dl', {}, [element('dt', {}, [words.fingerprint]), element('dd', {}, [sha256])])
  result.replaceChildren(box, ...(sha256 ? [facts] : []))
  box.querySelector('h1')?.focus()
}

file.addEventListener('change', () => {
  const [paper] = file.files ?? []
  if (paper) void check(paper)
})
