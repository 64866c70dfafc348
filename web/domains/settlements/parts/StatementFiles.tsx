import type { StatementOwner } from '@gida/contract/domains/settlements/statement'
import { statements as words } from '#words/statements'
import { client } from '../../../platform/api.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { useFile } from '../use-file.ts'

type Format = 'pdf' | 'xlsx'

/** The statement of a month to take along. */
export function StatementFiles({ owner, month }: { owner: StatementOwner; month: string }) {
  const file = useFile(words.downloadFailed)
  const { estate_id, landlord_id } = owner
  const save = (format: Format) =>
    file.save(
      () =>
        client.settlements.downloadOwnerStatement({
          params: { id: estate_id },
          query: { landlord_id, month, format },
        }),
      words.fileName(month, format),
    )
  const button = (format: Format) => (
    <Button
      kind="second"
      icon="download"
      busy={file.isFetching && file.name === words.fileName(month, format)}
      busyText={words.downloading}
      onClick={() => save(format)}
    >
      {words[format]}
    </Button>
  )
  return (
    <div className="flex gap-2">
      {button('pdf')}
      {button('xlsx')}
    </div>
  )
}
