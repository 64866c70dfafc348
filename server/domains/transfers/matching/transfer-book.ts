import { wordLikeness } from '../../../platform/names/name-likeness.ts'
import { nameWords } from '../../../platform/names/name-words.ts'

/** A tenancy that money may be for, with all that a transfer can be known by. Whole kobo. */
export type Candidate = {
  lease_id: string
  /** Of this lease and of those before it on the same unit. */
  codes: readonly string[]
  /** Accounts that are this tenancy's alone. */
  accounts: readonly string[]
  tenant_name: string
  /** Open, the oldest first. */
  charges: readonly { amount: number; due_date: string }[]
  /** Keys of payers that people have named. */
  payers: readonly string[]
  /** Transfers that somebody wrote down by hand, and no statement has shown yet. */
  recorded: readonly { amount: number; day: string }[]
}

export type Known = Candidate & { words: readonly string[]; open: number }

/** The tenancies of one estate, to be looked up by what a transfer says. */
export type TransferBook = {
  byCode(code: string): Known | undefined
  /** Those one of whose codes begins or ends like this. */
  byCutCode(part: string): Known[]
  byAccount(number: string): Known | undefined
  byPayer(key: string): Known[]
  /** Those that share a word with this name, or something like it. */
  byWords(words: readonly string[]): Known[]
  all(): Iterable<Known>
  /** Money came or a payer was learnt: this is how a tenancy stands now. */
  put(candidate: Candidate): void
}

const SHORTEST_CUT = 5

export function makeBook(candidates: Iterable<Candidate>): TransferBook {
  const known = new Map<string, Known>()
  const codes = new Map<string, string>()
  const cuts = new Map<string, Set<string>>()
  const accounts = new Map<string, string>()
  const payers = new Map<string, Set<string>>()
  /** Every word of a tenant's name, by its first letter: likeness never crosses it. */
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
