import { wordLikeness } from '../../../platform/names/name-likeness.ts'
import { nameWords } from '../../../platform/names/name-words.ts'

/** A tenancy with everything that a transfer can be matched by; whole kobo. */
export type Candidate = {
  lease_id: string
  /** Of this lease and its predecessors on the unit. */
  codes: readonly string[]
  /** Virtual accounts of this tenancy. */
  accounts: readonly string[]
  tenant_name: string
  /** Open charges, oldest first. */
  charges: readonly { amount: number; due_date: string }[]
  /** Payer keys learnt from manual assignments. */
  payers: readonly string[]
  /** Manual records of transfers not yet found in a statement. */
  recorded: readonly { amount: number; day: string }[]
}

export type IndexedTenancy = Candidate & { words: readonly string[]; open: number }

/** Index of the tenancies of one estate. */
export type TransferBook = {
  byCode(code: string): IndexedTenancy | undefined
  /** Candidates with a code that starts or ends like this. */
  byCutCode(part: string): IndexedTenancy[]
  byAccount(number: string): IndexedTenancy | undefined
  byPayer(key: string): IndexedTenancy[]
  /** Candidates with a similar name word. */
  byWords(words: readonly string[]): IndexedTenancy[]
  all(): Iterable<IndexedTenancy>
  /** Replaces a candidate after a payment or a learnt payer. */
  put(candidate: Candidate): void
}

const SHORTEST_CUT = 5

export function makeBook(candidates: Iterable<Candidate>): TransferBook {
  const known = new Map<string, IndexedTenancy>()
  const codes = new Map<string, string>()
  const cuts = new Map<string, Set<string>>()
  const accounts = new Map<string, string>()
  const payers = new Map<string, Set<string>>()
  /** Name words by first letter, since similarity never crosses it. */
  const words = new Map<string, Map<string, Set<string>>>()

  const of = (ids: Iterable<string>) => [...ids].flatMap((id) => known.get(id) ?? [])
  const also = (map: Map<string, Set<string>>, key: string, id: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(id))

  function put(candidate: Candidate): void {
    const { lease_id, charges } = candidate
    const of_name = nameWords(candidate.tenant_name)
    const open = charges.reduce((sum, { amount }) => sum + amount, 0)
    known.set(lease_id, { ...candidate, words: of_name, open })
    for (const code of candidate.codes) {
      codes.set(code, lease_id)
      for (let length = SHORTEST_CUT; length < code.length; length++) {
        also(cuts, code.slice(0, length), lease_id)
        also(cuts, code.slice(-length), lease_id)
      }
    }
    for (const number of candidate.accounts) accounts.set(number, lease_id)
    for (const key of candidate.payers) also(payers, key, lease_id)
    for (const word of of_name) {
      const alike = words.get(word[0] ?? '') ?? new Map<string, Set<string>>()
      words.set(word[0] ?? '', alike)
      also(alike, word, lease_id)
    }
  }
  for (const candidate of candidates) put(candidate)

  return {
    byCode: (code) => known.get(codes.get(code) ?? ''),
    byCutCode: (part) => of(cuts.get(part) ?? []),
    byAccount: (number) => known.get(accounts.get(number) ?? ''),
    byPayer: (key) => of(payers.get(key) ?? []),
    byWords: (said) => {
      const found = new Set<string>()
      for (const word of said.filter(({ length }) => length > 1)) {
        for (const [other, ids] of words.get(word[0] ?? '') ?? []) {
          if (other.length > 1 && wordLikeness(word, other) > 0) for (const id of ids) found.add(id)
        }
      }
      return of(found)
    },
    all: () => known.values(),
    put,
  }
}
