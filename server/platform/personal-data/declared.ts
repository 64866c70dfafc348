import type { Tx } from '../db/db.ts'
import type { PersonalData, PersonalDataOfDomain } from './personal-data.ts'

let declared: readonly PersonalDataOfDomain[] | undefined

/** Called once, by the module that knows every domain. */
export function declarePersonalData(of: readonly PersonalDataOfDomain[]): void {
  declared = of
}

function all(): readonly PersonalDataOfDomain[] {
  if (!declared) throw new Error('Nobody has said what is held about people: see app.ts.')
  return declared
}

/** All personal data that domains declare. */
export const personalData = (): PersonalData[] => all().flatMap(({ data }) => data)

/** Text columns that a domain declares free of personal data, by table. */
export const withoutPersonalData = (): [string, string[]][] =>
  all().flatMap(({ none }) =>
    Object.entries(none).map(([table, columns]): [string, string[]] => [table, columns.split(' ')]),
  )

/** Reasons why a person cannot be erased now; empty if there are none. */
export async function erasureBlockers(
  tx: Tx,
  user_id: string,
): Promise<{ reason: string; until: string | null }[]> {
  const found = []
  for (const { blocks } of all()) if (blocks) found.push(...(await blocks(tx, user_id)))
  return found
}
