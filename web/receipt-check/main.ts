import type { receiptVerdicts } from '#words/receipt-verdicts'
import { get } from '../check-page/get.ts'
import { pageWords } from '../check-page/page-words.ts'
import { type Ask, checkCode, type PublicKey } from './check-code.ts'
import { drawResult } from './draw-result.ts'

const words = pageWords<typeof receiptVerdicts>()
const API = '/receipts'

const ask: Ask = {
  keys: async () => (await get<{ data: PublicKey[] }>(`${API}/keys`))?.data ?? null,
  standing: async (number, digest) =>
    (
      await get<{ state: 'GENUINE' | 'VOIDED' | 'UNKNOWN' }>(
        `${API}/check?${new URLSearchParams({ number, digest })}`,
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
