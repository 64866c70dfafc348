import type { ComponentProps } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { useDownload } from './use-download.ts'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy' | 'name'> & {
  get: () => Promise<Blob>
  /** By the file, where its kind is not known before. */
  name: string | ((file: Blob) => string)
  failed?: string
}

/** A button that hands over one file: busy while it comes, and in words when it does not. */
export function DownloadButton({ get, name, failed, kind = 'second', icon = 'download', ...rest }: Props) {
  const { save, isFetching } = useDownload(failed ? { failed } : {})
  return <Button kind={kind} icon={icon} busy={isFetching} onClick={() => save({ get, name })} {...rest} />
}
