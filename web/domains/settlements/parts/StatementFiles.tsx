import type { StatementOwner } from '@gida/contract/domains/settlements/statement'
import { statements as words } from '#words/statements'
import { client } from '../../../platform/http/api.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'

type Format = 'pdf' | 'xlsx'

/** Downloads of a month's statement. */
export function StatementFiles({ owner, month }: { owner: StatementOwner; month: string }) {
  const { estate_id, landlord_id } = owner
  const get = (format: Format) =>
    client.settlements.downloadOwnerStatement({
      params: { id: estate_id },
      query: { landlord_id, month, format },
    })
  const button = (format: Format) => (
    <DownloadButton
      get={() => get(format)}
      name={words.fileName(month, format)}
      failed={words.downloadFailed}
      busyText={words.downloading}
    >
      {words[format]}
    </DownloadButton>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {button('pdf')}
      {button('xlsx')}
    </div>
  )
}
