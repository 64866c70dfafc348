import type { ActivityKey, DataKind } from '@gida/contract/domains/privacy/activities'
import type { RawBuilder } from 'kysely'
import type { Tx } from '../db/db.ts'
import type { DB } from '../db/schema/generated.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Whose a row is: the column with the person's id, or a condition and the id column that names the rows. Null if rows
 * belong to nobody and only mention people.
 */
export type Whose = string | { by: string; where(person: RawBuilder<string>): RawBuilder<unknown> }

/** Personal data that a table holds about one kind of person. Declared by each domain next to its retention. */
export type PersonalData = {
  table: keyof DB
  activity: ActivityKey
  of: Whose | null
  /** Columns that may hold text, with the kind of data in each. */
  holds: Readonly<Record<string, DataKind>>
  /**
   * What happens when the person is erased. `keep`: must be kept by law; `rows`: the rows are deleted; `account`: the
   * account is pseudonymised; otherwise these columns get these values (null if nullable) and all others stay.
   * Elsewhere, in data that need not be kept, the pseudonym replaces the person's name and addresses.
   */
  erase: 'keep' | 'rows' | 'account' | Readonly<Record<string, string | null>>
  /** Columns left out of a person's data export: about others, or secret. */
  withheld?: readonly string[]
  /** Left out of the export entirely: said by or about others. */
  is_of_others?: true
  /** Not searched for mentions of others: most rows are kept by law with their text. */
  keeps_mentions?: true
  /** Erased even while the person as a whole cannot be. */
  goes_at_once?: true
  /** Files of a row in the store; the first one goes into the export. */
  files?(row: Row): { keys: string[]; name: string }
}

/** What a domain declares about people: its personal data, and text columns that hold none. */
export type PersonalDataOfDomain = {
  data: readonly PersonalData[]
  /** Space-separated columns by table. */
  none: Partial<Record<keyof DB, string>>
  /**
   * Reasons against erasing a person now, worded for them, and until which day if known. Legal holds register here too.
   * An empty list allows it.
   */
  blocks?(tx: Tx, user_id: string): Promise<{ reason: string; until: string | null }[]>
}

/** Replaces erased text. */
export const ERASED = '[erased]'
